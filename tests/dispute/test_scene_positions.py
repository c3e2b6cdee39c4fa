"""The scene of a finding stands at the very position that the finding was made in."""

from __future__ import annotations

from pathlib import Path

import pytest

from bgaudit.dispute.scene import scene_of_finding
from bgaudit.pipeline import audit
from bgaudit.replay.checks.check import Check
from bgaudit.replay.checks.example import whole_record
from bgaudit.replay.checks.registry import ALL_CHECKS
from bgaudit.replay.moments import Moments
from bgaudit.rules.loading import load_rules
from bgaudit.rules.position_id import Position
from bgaudit.source import Source

FIXTURES = sorted(
    path for path in (Path(__file__).parents[2] / "fixtures").rglob("*.*") if path.suffix != ".md"
)
Positions = list[Position | None]
BOTH_ON_ONE_POINT = """\
 5 point match

 Game 1
 Anna : 0                     Marc : 0
  1) 51: 24/23 6/1            31: 8/5 8/6
"""


def positions(source: Source, rules: str, wanted: str = "") -> tuple[Positions, Positions]:
    """The positions of all findings that have one, and those of their scenes."""
    rule_set, moments = load_rules(rules), Moments()
    found = audit(source, rule_set, selected=frozenset({wanted}), onlooker=moments)
    scenes = [
        scene_of_finding(found, number, moments, rule_set)
        for number, finding in enumerate(found.findings, 1)
        if finding.position is not None
    ]
    shown = [scene.moment.position if scene.moment else None for scene in scenes]
    return [finding.position for finding in found.findings if finding.position], shown


@pytest.mark.parametrize("path", FIXTURES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_of_a_fixture(path: Path) -> None:
    told, shown = positions(Source.from_bytes(path.name, path.read_bytes()), "standard")
    assert shown == told


@pytest.mark.parametrize("check", ALL_CHECKS, ids=lambda check: check.code)
def test_of_the_bad_example_of_a_check(check: Check) -> None:
    source = Source.from_text(check.name, whole_record(check.bad))
    told, shown = positions(source, check.rules, check.code)
    assert shown == told


def test_of_a_board_with_both_colours_on_one_point() -> None:
    told, shown = positions(Source.from_text("record", BOTH_ON_ONE_POINT), "standard")
    assert shown == told
    assert [position and position.board.other[1] for position in shown] == [0, 1]
