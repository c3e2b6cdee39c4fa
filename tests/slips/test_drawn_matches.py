"""The drawn matches are clean as long as no slip is put into them."""

from __future__ import annotations

from random import Random

import pytest
from drawn_matches import play_match
from mat_text import NAMES, mat_text

from bgaudit.pipeline import audit
from bgaudit.rules.presets import load_preset
from bgaudit.source import Source


@pytest.mark.parametrize("length", [*range(3, 10), 64])
def test_a_drawn_match_is_clean(length: int) -> None:
    match = play_match(Random(length), length)

    result = audit(Source.from_text("drawn.mat", mat_text(match)), load_preset("standard"))

    assert [finding for finding in result.findings if finding.severity != "note"] == []
    (outcome,) = result.matches
    assert (outcome.players, outcome.length, outcome.score) == (NAMES, length, match.score)
    assert [(game.score_before, game.winner, game.points) for game in outcome.games] == [
        (game.score, game.winner, game.points) for game in match.games
    ]


def test_a_seed_always_gives_the_same_match() -> None:
    assert mat_text(play_match(Random(7), 5)) == mat_text(play_match(Random(7), 5))


def test_how_a_drawn_match_is_written() -> None:
    lines = mat_text(play_match(Random(0), 3)).splitlines()

    assert lines[:6] + lines[10:15] == [
        " 3 point match",
        "",
        " Game 1",
        " Anna Bianchi : 0                Marc Dubois : 0",
        "  1)                             64: 8/2 6/2",
        "  2) 54: 13/8 13/9               43: 6/2 13/10",
        "  7) 54: 24/20 20/15*            53: 25/20 14/11",
        "  8) 51: 12/7 15/14*             64:",
        "  9)  Doubles => 2                Drops",
        "      Wins 1 point",
        "",
    ]
