"""What probably happened stands beside the verdict, on the page and as data."""

from __future__ import annotations

import json
from dataclasses import replace
from textwrap import dedent

from bgaudit.dispute.scene import Scene, scene_of_finding
from bgaudit.pipeline import audit
from bgaudit.replay.moments import Moments
from bgaudit.report.show_facts import scenes_as_json
from bgaudit.report.show_pages import scene_page
from bgaudit.rules.loading import load_rules
from bgaudit.slips.explanation import Explanation, Hypothesis, Probably
from bgaudit.source import Source
from bgaudit.transcript.edits import Removed

RECORD = """\
 5 point match

 Game 1
 Anna : 0                     Marc : 0
  1) 62: 24/18 13/10          31: 8/5 6/5
"""
EXPLANATION = Explanation(
    Probably.MISTRANSCRIBED,
    "all that follows fits 13/11, and 1 turn does not fit 13/10",
    (
        Hypothesis("1.1.1a", "point-off", "13/11 was played, not 13/10", (), 3),
        Hypothesis("1.1.1b", "die-misread", "the roll was 6-3", (Removed(0, 0, 0),), 2),
    ),
    bound="broken off after 2000 turns",
)


def explained(explanation: Explanation) -> Scene:
    """The scene of the one illegal play, with what probably happened."""
    rules = load_rules("standard")
    moments = Moments()
    told = audit(Source.from_text("a.mat", RECORD), rules, onlooker=moments)
    findings = tuple(
        replace(finding, probably=explanation) if finding.code == "MV002" else finding
        for finding in told.findings
    )
    number = 1 + [finding.code for finding in findings].index("MV002")
    return scene_of_finding(replace(told, findings=findings), number, moments, rules)


def page(explanation: Explanation) -> str:
    """The page, as far as it is about what probably happened."""
    text = scene_page(explained(explanation), (), seen_from=None, ascii_only=True, width=80)
    return text.partition("\nprobably ")[2].partition("\n\n")[0]


def test_the_page_has_the_verdict_and_every_candidate_with_its_name() -> None:
    expected = """\
        mistranscribed: all that follows fits 13/11, and 1 turn does not fit
        13/10 (broken off after 2000 turns)
          1.1.1a: 13/11 was played, not 13/10 (point-off)
          1.1.1b: the roll was 6-3 (die-misread)"""
    assert page(EXPLANATION) == dedent(expected)


def test_without_candidates_there_is_the_verdict_alone() -> None:
    really = Explanation(Probably.REALLY_PLAYED, "3 later turns fit only the board as played")
    assert page(really) == "really played: 3 later turns fit only the board as played"


def test_the_data_have_it_all() -> None:
    scene = explained(EXPLANATION)
    shown = json.loads(scenes_as_json(scene.audit, [(scene, ())]))["scenes"][0]
    assert shown["findings"][0]["probably"] == {
        "verdict": "mistranscribed",
        "why": "all that follows fits 13/11, and 1 turn does not fit 13/10",
        "bound": "broken off after 2000 turns",
        "candidates": [
            {
                "id": "1.1.1a",
                "kind": "point-off",
                "message": "13/11 was played, not 13/10",
                "explains": 3,
                "repairable": False,
            },
            {
                "id": "1.1.1b",
                "kind": "die-misread",
                "message": "the roll was 6-3",
                "explains": 2,
                "repairable": True,
            },
        ],
    }
