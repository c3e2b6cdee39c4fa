"""What a game lost on time is worth, and what it does to the score."""

from __future__ import annotations

from dataclasses import replace

import pytest
from table import Line, anna, marc, match_of

from bgaudit import RuleSet, Source, load_preset
from bgaudit.replay import replay
from bgaudit.replay.outcome import Audit
from bgaudit.source import Span
from bgaudit.transcript.model import (
    FlagFell,
    Play,
    Record,
    Result,
    ScoreLine,
    SetPosition,
    TimeClaimed,
    TimeUsed,
    Turn,
    WrittenStep,
)


def played(roll: str, *steps: tuple[int, int]) -> Turn:
    """A roll, and a play in these steps."""
    written = tuple(WrittenStep(step, (), 1) for step in steps)
    return Turn(roll, (int(roll[0]), int(roll[1])), Play.of(written))


OPENING = anna(played("31", (8, 5), (6, 5)))
ANSWER = marc(played("42", (8, 4), (6, 4)))
SOME_OFF: Line = (None, SetPosition("-----D------------eec-----"), "")
"""Anna has borne off some men, and has four left on her five point."""


def audit_of(*games: list[Line], rules: RuleSet, length: int = 7) -> Audit:
    match = match_of(*games, length=length)
    for game in match.games:
        game.score = ScoreLine(("Anna", "Marc"), (0, 0), Span(0, 0))
    return replay(Source.from_text("", " " * 99), Record([match]), "bga", rules)


def told(audit: Audit) -> list[str]:
    return [f"{found.code}: {found.message}" for found in audit.findings if found.code != "MT003"]


def came_out(audit: Audit) -> list[tuple[int | None, int | None, str | None, str]]:
    return [(game.winner, game.points, game.kind, game.ended_by) for game in audit.matches[0].games]


@pytest.mark.parametrize("start", [OPENING, SOME_OFF], ids=["none off", "some off"])
@pytest.mark.parametrize(
    ("points", "findings"),
    [
        (2, []),
        (1, ["SC015: a game lost on time with the cube at 1 is 2 points, recorded as 1"]),
        (3, ["SC015: a game lost on time with the cube at 1 is 2 points, recorded as 3"]),
    ],
)
def test_two_games_whatever_is_borne_off(start: Line, points: int, findings: list[str]) -> None:
    lines = [start, anna(TimeUsed(120)), marc(TimeClaimed()), marc(Result(points))]
    audit = audit_of(lines, rules=load_preset("timed-app"))
    assert told(audit) == findings
    assert came_out(audit) == [(2, 2, "gammon", "time")]
    assert audit.matches[0].score == (0, 2)


def test_the_result_in_the_column_of_the_player_whose_flag_fell() -> None:
    rules = load_preset("us-clock-2013")
    audit = audit_of([OPENING, anna(FlagFell()), anna(Result(7))], rules=rules)
    assert told(audit) == ["SC001: the result stands in the loser's column"]
    assert came_out(audit) == [(2, None, None, "time")]
    assert audit.matches[0].winner == 2


@pytest.mark.parametrize("points", [1, 7])
def test_a_match_is_lost_however_many_points_are_written(points: int) -> None:
    rules = load_preset("us-clock-2013")
    result = Result(points, and_the_match=True)
    audit = audit_of([OPENING, anna(FlagFell()), marc(result)], rules=rules)
    assert told(audit) == []
    assert (audit.matches[0].winner, audit.matches[0].score) == (2, (0, 7))


def test_a_game_after_a_match_that_was_lost_on_time() -> None:
    rules = load_preset("us-clock-2013")
    games = [OPENING, anna(FlagFell()), marc(Result(1))], [OPENING]
    assert told(audit_of(*games, rules=rules)) == [
        "MT002: the match to 7 was won 0–7 before this game"
    ]


def test_a_game_lost_on_time_without_a_result_line() -> None:
    audit = audit_of(
        [OPENING, anna(TimeUsed(120)), marc(TimeClaimed())], rules=load_preset("timed-app")
    )
    assert told(audit) == ["SC013: the game is over, but no line says who wins how many points"]
    assert came_out(audit) == [(2, 2, "gammon", "time")]


@pytest.mark.parametrize(
    ("start", "points"), [(OPENING, 2), (SOME_OFF, 1)], ids=["none off", "some off"]
)
def test_a_value_by_the_position(start: Line, points: int) -> None:
    rules = load_preset("timed-app")
    rules = replace(rules, time=replace(rules.time, expiry_value=None))
    lines = [start, anna(TimeUsed(120)), marc(TimeClaimed()), marc(Result(points))]
    audit = audit_of(lines, rules=rules)
    assert told(audit) == []
    assert audit.matches[0].score == (0, points)


def test_what_is_played_after_the_flag_is_told_once() -> None:
    rules = load_preset("us-clock-2013")
    audit = audit_of([OPENING, anna(FlagFell()), ANSWER, anna(Result(1))], rules=rules)
    assert told(audit) == [
        "TM010: the record goes on after the match was lost on time",
    ]
    assert audit.matches[0].winner == 2
