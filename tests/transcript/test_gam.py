"""Single games: the players, and rows as in a .mat record."""

from __future__ import annotations

import pytest
from told_findings import audited, told

from bgaudit.source import Source
from bgaudit.transcript.gam import read

DROP_OF_TWO = "a drop with the cube at 1 before the offer is 1 point, recorded as 2"
NAMES = " Anna Bianchi                   Marc Dubois\n"
ROWS = (
    "  1) 31: 8/5 6/5                  Doubles => 2\n"
    "  2)  Drops\n"
    "                                  Wins 1 point\n"
)


def players(text: str) -> list[tuple[str, ...]]:
    return [match.players for match in read(Source.from_text("x.gam", text)).matches]


@pytest.mark.parametrize(
    ("line", "names"),
    [
        ("Anna Bianchi                   Marc Dubois", ("Anna Bianchi", "Marc Dubois")),
        ("anna marc", ("anna", "marc")),
        (" Anna\tMarc", ("Anna", "Marc")),
        ("Anna  Marc Dubois", ("Anna", "Marc Dubois")),
    ],
)
def test_the_players(line: str, names: tuple[str, str]) -> None:
    assert players(f"{line}\n{ROWS}") == [names]


def test_a_game_has_no_length_and_needs_none() -> None:
    assert told(NAMES + ROWS, "gam") == []
    (match,) = audited(NAMES + ROWS, "gam").matches
    assert (match.length, match.score) == (None, (0, 1))


def test_several_games() -> None:
    text = f"{NAMES}{ROWS}\n{NAMES}{ROWS}\n Marc Dubois         Anna Bianchi\n{ROWS}"
    assert told(text, "gam") == []
    (match,) = audited(text, "gam").matches
    assert (len(match.games), match.score) == (3, (1, 2))


def test_other_players_play_another_match() -> None:
    assert len(players(f"{NAMES}{ROWS}anna marc\n{ROWS}")) == 2


def test_a_resignation() -> None:
    text = f"{NAMES}  1) 31: 8/5 6/5                  Resigns\n      Wins 1 point\n"
    assert told(text, "gam") == []
    (game,) = audited(text, "gam").matches[0].games
    assert (game.winner, game.points, game.ended_by) == (1, 1, "resign")


@pytest.mark.parametrize(
    ("text", "found"),
    [
        (
            f"{NAMES}{ROWS.replace('8/5', '8/4')}",
            (2, "MV003", 1, "8/4 6/5 with 3-1: more is moved than the dice give"),
        ),
        (
            f"{NAMES}{ROWS.replace('Wins 1 point', 'Wins 2 points')}",
            (4, "SC002", 2, DROP_OF_TWO),
        ),
        (
            f"{NAMES}{ROWS.replace('2)', '3)')}",
            (3, "IN014", None, "row 3 does not follow the row before it"),
        ),
        (
            f"{NAMES}{ROWS}good game\n",
            (5, "TX003", None, "`good game` is no part of a match record"),
        ),
        (ROWS, (1, "TX004", None, "no line gives the players and the score")),
    ],
)
def test_one_fault_is_one_finding(text: str, found: tuple[int, str, int | None, str]) -> None:
    assert told(text, "gam") == [found]
