"""Clean records of drawn matches: nothing is found in them but the notes that are due."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from mat_writer import STYLES, Style, write
from match_maker import Match, Turn, all_turns, play_match

from bgaudit.pipeline import audit
from bgaudit.rules.presets import load_preset
from bgaudit.source import Source

LENGTHS = (0, 1, 2, 3, 5, 7, 9, 11)
TAGS: tuple[dict[str, str], ...] = (
    {},
    {"Event": "Club championship", "EventDate": "2026.11.29"},
    {"Crawford": "On", "Jacoby": "True", "Beaver": "False"},
    {"Crawford": "Off", "Jacoby": "False", "CubeLimit": "1024"},
)


def notes_due(match: Match, style: Style) -> Counter[str]:
    """The notes that a clean record of this match gives, by code."""
    due: Counter[str] = Counter()
    hits = any(move.hit for _, _, turn in all_turns(match) for move in turn.moves)
    due["IN001"] += hits and not style.stars
    due["IN014"] += bool(style.mark)
    for game in match.games:
        last = game.events[-1]
        due["IN011"] += isinstance(last, Turn) and last.unknown
        undoubled = not match.length and game.cube.owner is None
        if undoubled and game.ended_by == "bear_off" and game.kind > 1:
            due["IN013"] += "Jacoby" not in match.tags
    return +due


@pytest.mark.parametrize("seed", range(80))
def test_a_clean_record_gives_the_notes_due_and_nothing_else(seed: int) -> None:
    random = Random(f"clean {seed}")
    match = play_match(random, LENGTHS[seed % len(LENGTHS)], tags=random.choice(TAGS))
    style = STYLES[seed // len(LENGTHS) % len(STYLES)]
    record = write(match, style)

    result = audit(Source.from_bytes("match.mat", record.text.encode()), load_preset("standard"))

    found = [finding for finding in result.findings if finding.severity != "note"]
    assert found == [], record.text
    assert Counter(finding.code for finding in result.findings) == notes_due(match, style)
    (outcome,) = result.matches
    assert outcome.players == match.names
    assert outcome.length == match.length
    assert [
        (game.number, game.score_before, game.crawford, game.winner, game.points, game.ended_by)
        for game in outcome.games
    ] == [
        (game.number, game.score, game.crawford, game.winner, game.points, game.ended_by)
        for game in match.games
    ]
    assert [game.cube for game in outcome.games] == [game.cube.value for game in match.games]
    assert outcome.score == match.score_after()
