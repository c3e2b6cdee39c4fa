"""What the referee of the clock says of a few events at the table, under each rule set."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

import pytest
from table import HIT_CLOCK, PLAY, ROLL, WINS, Line, anna, director, marc, match_of, said_of

from bgaudit import load_preset
from bgaudit.transcript.model import (
    Challenge,
    ClockDeclared,
    ClockReading,
    ClockSet,
    ClockStarted,
    DelayDemanded,
    Double,
    FlagFell,
    Flaw,
    Interrupted,
    Late,
    Opening,
    Penalty,
    Resigns,
    Resumed,
    Roll,
    Ruling,
    Standing,
    Take,
    TimeClaimed,
    TimeUsed,
)

CLAIM = TimeClaimed()
FALLS = FlagFell()


def turn(player: Callable[[Any], Line], seconds: int) -> list[Line]:
    """A whole turn, with the time that it took."""
    return [player(ROLL), player(PLAY), player(TimeUsed(seconds))]


def simple(reserve: int, delay: int = 12) -> ClockDeclared:
    return ClockDeclared("simple", delay, (reserve, reserve))


def bronstein(reserve: int, delay: int = 12) -> ClockDeclared:
    return ClockDeclared("bronstein", delay, (reserve, reserve))


@dataclass
class Told:
    """Events, one to a line from 1 on, and what is said of them; a loss by the line it shows at."""

    name: str
    lines: list[Line]
    findings: list[str] = field(default_factory=list)
    losses: list[str] = field(default_factory=list)
    rules: str = "us-clock-2013"
    clock: ClockDeclared | None = None
    length: int | None = 7
    score: tuple[int, int] | None = None
    lapses: bool | None = None
    select: str = ""


THREE_TURNS = [
    *(*turn(anna, 15), *turn(marc, 5)),
    *(*turn(anna, 11), *turn(marc, 5)),
    *(*turn(anna, 60), *turn(marc, 5)),
]
"""Of 90 seconds Anna has 86, 86 and 37 left."""

CLAIMS = [
    Told(
        "T30 the reserve after each turn",
        [
            *(*turn(anna, 15), anna(ClockReading(86)), *turn(marc, 5)),
            *(*turn(anna, 11), anna(ClockReading(86)), *turn(marc, 5)),
            *(*turn(anna, 60), anna(ClockReading(37)), *turn(marc, 5)),
        ],
    ),
    Told(
        "T30 the fourth turn passes 48 seconds, and is claimed",
        [*THREE_TURNS, anna(ROLL), anna(TimeUsed(60)), marc(CLAIM), marc(WINS)],
        losses=["21 Anna game"],
    ),
    Told("T30 the fourth turn takes 48 seconds", [*THREE_TURNS, *turn(anna, 48), *turn(marc, 5)]),
    Told(
        "T30 nobody claims, and play goes on",
        [*THREE_TURNS, *turn(anna, 60), *turn(marc, 5)],
        [
            "22 TM004 Marc: play goes on, and nobody claims the time that is up: a turn of 1:00, "
            "up to 0:11 of it free, with 0:37 in reserve"
        ],
    ),
    Told(
        "the same once more in the game is told once",
        [*turn(anna, 120), *turn(marc, 5), *turn(anna, 30), *turn(marc, 5)],
        [
            "4 TM004 Marc: play goes on, and nobody claims the time that is up: a turn of 2:00, "
            "up to 0:11 of it free, with 1:30 in reserve"
        ],
    ),
    Told(
        "T30 a claim after the third turn",
        [*THREE_TURNS[:-3], marc(CLAIM), marc(ROLL)],
        ["16 TM005 Marc: a claim on time with 0:37 left"],
    ),
    Told(
        "T30 a claim in the third turn, which takes 60 seconds in the end",
        [*THREE_TURNS[:12], anna(ROLL), marc(CLAIM), anna(PLAY), anna(TimeUsed(60)), marc(ROLL)],
        ["14 TM005 Marc: a claim on time with 0:37 left after the turn"],
    ),
    Told(
        "T30 a claim in the third turn that nothing comes of",
        [*THREE_TURNS[:12], anna(ROLL), marc(CLAIM), anna(PLAY), marc(ROLL)],
        [
            "14 TM005 Marc: a claim on time that is not upheld, in a turn that began with 1:26 in "
            "reserve"
        ],
    ),
    Told(
        "a claim in a turn of unknown length, and the game is given for it",
        [*THREE_TURNS, anna(ROLL), marc(CLAIM), marc(WINS)],
        losses=["20 Anna game"],
    ),
    Told(
        "a claim in a turn that is then said to have been too long",
        [*THREE_TURNS, anna(ROLL), marc(CLAIM), anna(TimeUsed(49)), marc(WINS)],
        losses=["20 Anna game"],
    ),
    Told(
        "a claim with 8 seconds of reserve left",
        [anna(ROLL), anna(ClockReading(8)), marc(CLAIM), anna(PLAY)],
        ["3 TM005 Marc: a claim on time with 0:08 left"],
    ),
    Told(
        "a claim too early by the times of day",
        [
            anna(Opening(3), "14:00:01"),
            marc(Opening(1), "14:00:01"),
            anna(ROLL, "14:00:05"),
            marc(CLAIM, "14:00:41"),
            anna(PLAY, "14:00:45"),
        ],
        ["4 TM005 Marc: a claim on time with 1:00 to 1:02 left"],
    ),
    Told(
        "a claim in time by the times of day",
        [
            anna(Opening(3), "14:00:01"),
            marc(Opening(1), "14:00:01"),
            anna(ROLL, "14:00:05"),
            marc(CLAIM, "14:01:45"),
        ],
        losses=["4 Anna game"],
    ),
    Told(
        "a flag that is seen, and claimed",
        [anna(ROLL), anna(FALLS), marc(CLAIM), marc(WINS)],
        losses=["3 Anna game"],
    ),
    Told(
        "the time is up and the game is given for it without a word",
        [*turn(anna, 120), marc(WINS)],
        losses=["3 Anna game"],
    ),
    Told(
        "the time is up and its owner resigns",
        [*turn(anna, 120), anna(Resigns(1)), marc(WINS)],
    ),
    Told("the time is up and its owner wins all the same", [*turn(anna, 120), anna(WINS)]),
    *(
        Told(
            f"TM006 a claim after the player has moved, lapses: {lapses}",
            [anna(ROLL), anna(TimeUsed(120)), anna(PLAY), marc(CLAIM), marc(ROLL)],
            findings,
            losses,
            lapses=lapses,
        )
        for lapses, findings, losses in (
            (
                None,
                [
                    "4 IN013 Marc: a claim on time after the player whose time was up has moved",
                ],
                [],
            ),
            (
                True,
                ["4 TM006 Marc: a claim on time after the player whose time was up has moved"],
                [],
            ),
            (
                False,
                ["5 TM010 Marc: the record goes on after the game was lost on time"],
                ["4 Anna game", "4 Anna game, and plays on"],
            ),
        )
    ),
    *(
        Told(
            f"TM006 a claim when both have played on, lapses: {lapses}",
            [*turn(anna, 120), *turn(marc, 5), *turn(anna, 5), marc(CLAIM), marc(WINS)],
            findings,
            ["10 Anna game"],
            lapses=lapses,
        )
        for lapses, findings in (
            (None, ["10 IN013 Marc: a claim on time after play has gone on"]),
            (True, ["10 TM006 Marc: a claim on time after play has gone on"]),
            (False, []),
        )
    ),
]
"""Under the rules of an app, where a game is lost on time only if it is claimed."""

FLAGS = [
    *(
        Told(
            f"T33 {clock.system}, a turn of {seconds} s with 5 s in reserve",
            [*turn(anna, seconds), *([anna(ClockReading(left))] if left else []), marc(ROLL)],
            findings,
            rules="standard",
            clock=clock,
        )
        for clock, seconds, left, findings in (
            (simple(5), 10, 5, []),
            (simple(5), 14, 3, []),
            (
                bronstein(5),
                10,
                None,
                [
                    "3 TM001 Anna: the flag fell and play went on: a turn of 0:10, up to 0:12 of "
                    "it given back, with 0:05 in reserve"
                ],
            ),
            (
                bronstein(5),
                14,
                None,
                [
                    "3 TM001 Anna: the flag fell and play went on: a turn of 0:14, up to 0:12 of "
                    "it given back, with 0:05 in reserve"
                ],
            ),
        )
    ),
    Told(
        "TM003 where the kind of delay decides",
        [*turn(anna, 10), *turn(marc, 3), *turn(anna, 4)],
        [
            "3 TM003 Anna: under a Bronstein delay the flag would fall: a turn of 0:10, up to 0:12 "
            "of it free, with 0:05 in reserve"
        ],
        rules="standard",
        clock=simple(5),
        select="TM003",
    ),
    Told(
        "TM001 nobody sees it, and the reserve is used up",
        [*turn(anna, 20), *turn(marc, 5), *turn(anna, 12), marc(ROLL)],
        [
            "3 TM001 Anna: the flag fell and play went on: a turn of 0:20, up to 0:12 of it free, "
            "with 0:03 in reserve"
        ],
        rules="standard",
        clock=simple(3),
    ),
    Told(
        "TM001 by the times of day",
        [
            anna(Opening(3), "14:00:01"),
            marc(Opening(1), "14:00:01"),
            anna(ROLL, "14:00:02"),
            anna(PLAY, "14:01:30"),
            anna(HIT_CLOCK, "14:01:31"),
            marc(ROLL, "14:01:33"),
        ],
        [
            "4 TM001 Anna: the flag fell and play went on: a turn of at least 1:28, up to 0:12 of "
            "it free, with 1:00 in reserve"
        ],
        rules="standard",
        clock=simple(60),
    ),
    Told(
        "times of day without seconds may be any in their minute",
        [
            anna(Opening(3), "14:00"),
            marc(Opening(1), "14:00"),
            anna(ROLL, "14:01"),
            anna(PLAY, "14:02"),
            anna(HIT_CLOCK, "14:02"),
            anna(ClockReading(3)),
            marc(ROLL, "14:02"),
        ],
        rules="standard",
        clock=simple(60),
    ),
    Told(
        "the clocks are stopped for a dispute",
        [
            anna(Opening(3), "14:00:01"),
            marc(Opening(1), "14:00:01"),
            anna(ROLL, "14:00:02"),
            marc(Challenge(), "14:00:05"),
            anna(PLAY, "14:20:30"),
            anna(HIT_CLOCK, "14:20:31"),
            marc(ROLL, "14:20:33"),
        ],
        rules="standard",
        clock=simple(60),
    ),
    Told(
        "the game is given without a word when a flag has fallen",
        [*turn(anna, 20), marc(WINS)],
        losses=["3 Anna match"],
        rules="standard",
        clock=simple(3),
    ),
    Told(
        "TM010 play after a flag that was seen",
        [anna(ROLL), anna(FALLS), anna(PLAY), marc(ROLL), marc(PLAY)],
        ["3 TM010 Anna: the record goes on after the match was lost on time"],
        ["2 Anna match", "2 Anna match, and plays on"],
    ),
    Told(
        "a flag that is seen, and claimed on top of it",
        [anna(ROLL), anna(FALLS), marc(CLAIM), marc(WINS)],
        losses=["2 Anna match"],
    ),
    Told(
        "no match is lost in a money session",
        [anna(ROLL), anna(FALLS)],
        losses=["2 Anna game"],
        length=0,
    ),
    Told(
        "TM011 both flags: the first one loses",
        [anna(ROLL), anna(FALLS, "15:02:07"), marc(FALLS, "15:02:31")],
        ["3 TM011 Anna: both flags have fallen"],
        ["2 Anna match", "2 Anna match"],
    ),
    Told(
        "TM011 both flags, written in the wrong order",
        [anna(ROLL), anna(FALLS, "15:02:31"), marc(FALLS, "15:02:07")],
        ["3 TM011 Marc: both flags have fallen"],
        ["2 Anna match", "3 Marc match"],
    ),
    Told(
        "a flag falls too early",
        [*turn(anna, 15), anna(FALLS)],
        ["4 TM002 Anna: the flag is seen to fall, but 13:57 is left"],
        ["4 Anna match"],
    ),
]

READINGS = [
    *(
        Told(
            f"TM002 {clock.system}: a turn of 25 s with 60 s in reserve leaves 47 s, not {shown}",
            [*turn(anna, 25), anna(ClockReading(shown)), *turn(marc, 5)],
            findings,
            rules="standard",
            clock=clock,
        )
        for clock in (simple(60), bronstein(60))
        for shown, findings in (
            (47, []),
            (48, ["4 TM002 Anna: the clock shows 0:48, but 0:47 is left"]),
            (35, ["4 TM002 Anna: the clock shows 0:35, but 0:47 is left"]),
        )
    ),
    Told(
        "the reading before the time",
        [anna(ROLL), anna(PLAY), anna(ClockReading(35)), anna(TimeUsed(25)), *turn(marc, 5)],
        ["4 TM002 Anna: the clock shows 0:35, but 0:47 is left after 0:25"],
        clock=simple(60),
        rules="standard",
    ),
    *(
        Told(
            f"a wrong reading is told once, and then {shown} is shown",
            [
                *(*turn(anna, 25), anna(ClockReading(35)), *turn(marc, 5)),
                *(*turn(anna, 22), anna(ClockReading(shown)), *turn(marc, 5)),
            ],
            ["4 TM002 Anna: the clock shows 0:35, but 0:47 is left", *findings],
            clock=simple(60),
            rules="standard",
        )
        for shown, findings in (
            (37, []),
            (25, []),
            (20, ["11 TM002 Anna: the clock shows 0:20, but 0:25 to 0:37 is left"]),
        )
    ),
    Told(
        "a second of rounding where the times of day tell",
        [
            anna(Opening(3), "14:00:01"),
            marc(Opening(1), "14:00:01"),
            anna(ROLL, "14:00:03"),
            anna(PLAY, "14:00:25"),
            anna(HIT_CLOCK, "14:00:26"),
            anna(ClockReading(46)),
            marc(ROLL, "14:00:30"),
            marc(PLAY, "14:00:40"),
            marc(HIT_CLOCK, "14:00:51"),
            marc(ClockReading(49)),
        ],
        ["10 TM002 Marc: the clock shows 0:49, but 0:46 to 0:48 is left"],
        rules="standard",
        clock=simple(60),
    ),
    Told(
        "past midnight",
        [
            anna(Opening(3), "23:59:50"),
            marc(Opening(1), "23:59:50"),
            anna(ROLL, "23:59:51"),
            anna(HIT_CLOCK, "00:00:15"),
            anna(ClockReading(47)),
        ],
        rules="standard",
        clock=simple(60),
    ),
    Told(
        "TM009 a reserve grows",
        [anna(ROLL), anna(PLAY), anna(ClockReading(310)), *turn(marc, 5), anna(ClockReading(325))],
        ["7 TM009 Anna: the clock shows 5:25, after 5:10 before"],
        rules="standard",
    ),
    Told(
        "a Bronstein delay gives time back, but no more than the delay",
        [
            *(anna(ROLL), anna(ClockReading(310)), anna(PLAY), anna(ClockReading(322))),
            *(marc(ROLL), marc(ClockReading(310)), marc(PLAY), marc(ClockReading(323))),
        ],
        ["8 TM009 Marc: the clock shows 5:23, after 5:10 before"],
        rules="standard",
        clock=bronstein(840),
    ),
    Told(
        "TM009 the clock of the player who is not on turn runs",
        [*turn(anna, 15), anna(ClockReading(837)), anna(HIT_CLOCK), anna(ClockReading(830))],
        [
            "6 TM009 Anna: the clock shows 13:50, after 13:57 before: it ran while the player was "
            "not on turn"
        ],
    ),
    Told(
        "a clock that may have been hit without a word",
        [*turn(anna, 15), marc(ClockReading(838)), marc(ROLL), marc(ClockReading(830))],
    ),
    Told(
        "a clock that is read in the middle of a turn",
        [anna(ROLL), anna(ClockReading(838)), anna(PLAY), anna(TimeUsed(20)), marc(ROLL)],
    ),
    Told(
        "a cube that is turned and taken in a turn of so many seconds",
        [
            *(*turn(anna, 5), *turn(marc, 5)),
            *(anna(Double(2)), marc(Take()), anna(ROLL), anna(PLAY), anna(TimeUsed(25))),
            *(anna(ClockReading(827)), marc(ROLL), marc(ClockReading(800))),
        ],
    ),
    Told(
        "the time of a cube, by the times of day",
        [
            *(anna(Opening(3), "14:00:01"), marc(Opening(1), "14:00:01"), anna(ROLL, "14:00:02")),
            *(anna(HIT_CLOCK, "14:00:10"), marc(Double(2), "14:00:50"), anna(Take(), "14:02:10")),
            *(marc(ROLL, "14:02:11"), marc(HIT_CLOCK, "14:02:20")),
            *(anna(ClockReading(840 - 68)), marc(ClockReading(840 - 28))),
        ],
    ),
    Told(
        "a roll that was too soon does not end a turn",
        [
            *(anna(ROLL), marc(Roll("66", (6, 6), (Flaw.PREMATURE,))), anna(PLAY)),
            *(anna(TimeUsed(25)), anna(ClockReading(827)), marc(ROLL)),
        ],
    ),
    Told(
        "a clock that the director sets",
        [*turn(anna, 25), director(Ruling(order=ClockSet(1, 900))), anna(ClockReading(900))],
    ),
    Told(
        "clocks as they are written down where a match is interrupted",
        [
            *turn(anna, 25),
            director(Interrupted(Standing(clocks=(827, 840)))),
            director(Resumed(Standing(clocks=(827, 840)))),
            *turn(marc, 22),
            marc(ClockReading(830)),
            anna(ROLL),
            anna(ClockReading(820)),
        ],
    ),
]

SETTINGS = [
    *(
        Told(
            f"T34 {minutes} minutes each in an 11-point match at {score}",
            [],
            findings,
            clock=simple(minutes * 60),
            length=11,
            score=score,
        )
        for minutes, score, findings in (
            (22, (0, 0), []),
            (17, (3, 2), []),
            (
                22,
                (3, 2),
                ["0 TM007 -: a reserve of 22:00, where the rule set gives 17:00"],
            ),
            (
                17,
                (0, 0),
                ["0 TM007 -: a reserve of 17:00, where the rule set gives 22:00"],
            ),
        )
    ),
    Told(
        "clocks that have been running in a match that is gone on with",
        [],
        clock=ClockDeclared("simple", 12, (18 * 60 + 3, 19 * 60)),
        length=11,
        score=(3, 2),
    ),
    Told(
        "clocks that differ from the start",
        [],
        ["0 TM007 -: a reserve of 13:00, where the rule set gives 14:00"],
        clock=ClockDeclared("simple", 12, (14 * 60, 13 * 60)),
    ),
    Told(
        "a first reserve that is only read off",
        [anna(ClockReading(900)), marc(ClockReading(840)), *turn(anna, 5)],
        ["1 TM007 Anna: the clock shows 15:00, and began with 14:00"],
    ),
    Told(
        "a clock that is brought in between two games",
        [director(ClockStarted(simple(17 * 60))), *turn(anna, 25), anna(ClockReading(1007))],
        length=11,
        score=(3, 2),
    ),
    Told(
        "a clock that is brought in between two games, and set wrongly",
        [director(ClockStarted(simple(22 * 60))), *turn(anna, 25), anna(ClockReading(1307))],
        ["1 TM007 -: a reserve of 22:00, where the rule set gives 17:00"],
        length=11,
        score=(3, 2),
    ),
    Told(
        "TM014 a clock that is brought in during a game",
        [anna(ROLL), director(ClockStarted(simple(22 * 60))), anna(PLAY), anna(ClockReading(1300))],
        ["2 TM014 -: the clock is brought in during a game"],
        length=11,
    ),
    Told(
        "TM008 a wrong delay",
        [*turn(anna, 25), anna(ClockReading(824))],
        ["0 TM008 -: a delay of 9 s"],
        clock=simple(840, delay=9),
    ),
    Told(
        "another kind of delay",
        [],
        [
            "0 IN016 -: the clock is said to be bronstein, but the rule set us-clock-2013 says "
            "otherwise"
        ],
        clock=bronstein(840),
    ),
    Told("the same kind of delay by another name", [], clock=simple(90, 11), rules="timed-app"),
    Told(
        "a match that is played without a clock", [*turn(anna, 2000)], clock=ClockDeclared("none")
    ),
    Told("a rule set that has no clock", [], clock=simple(5, delay=3), rules="standard"),
    Told(
        "TM013 a delay is demanded, and the next turn has none",
        [
            *(anna(ROLL), anna(PLAY), anna(DelayDemanded()), anna(HIT_CLOCK)),
            *(*turn(marc, 20), marc(ClockReading(820)), marc(HIT_CLOCK)),
            *(*turn(anna, 20), *turn(marc, 20), marc(ClockReading(812))),
        ],
        ["3 TM013 Anna: the opponent was too quick at the dice, and his turn has no delay"],
        rules="usbgf-2024",
    ),
]

LATENESS = [
    Told(
        name,
        lines,
        findings,
        rules=rules,
    )
    for name, lines, findings, rules in (
        (
            "TM012 late, and no penalty",
            [anna(Late(12)), anna(ROLL)],
            ["1 TM012 Anna: no penalty for being 12 minutes late"],
            "ukbgf-2019",
        ),
        (
            "TM012 late, and too small a penalty",
            [anna(Late(12)), anna(Penalty(1)), anna(ROLL)],
            ["2 TM012 Anna: 1 penalty point for being 12 minutes late"],
            "ukbgf-2019",
        ),
        (
            "late, and the right penalty",
            [anna(Late(12)), anna(Penalty(2)), anna(ROLL)],
            [],
            "ukbgf-2019",
        ),
        (
            "late, and the penalty written down later",
            [anna(Late(12)), anna(ROLL), anna(Penalty(2, "late"))],
            [],
            "ukbgf-2019",
        ),
        (
            "late, and a penalty for something else",
            [anna(Late(12)), anna(Penalty(2, "noise")), anna(ROLL)],
            ["1 TM012 Anna: no penalty for being 12 minutes late"],
            "ukbgf-2019",
        ),
        (
            "a penalty though he was in time",
            [marc(Late(4)), marc(Penalty(1, "late"))],
            ["2 TM012 Marc: 1 penalty point for being 4 minutes late"],
            "ukbgf-2019",
        ),
        (
            "late, where the rules have no penalty",
            [anna(Late(12)), anna(ROLL)],
            [],
            "us-clock-2013",
        ),
    )
]

FOR_THE_APP = [replace(told, rules="timed-app") for told in CLAIMS]


@pytest.mark.parametrize(
    "told", [*FOR_THE_APP, *FLAGS, *READINGS, *SETTINGS, *LATENESS], ids=lambda told: told.name
)
def test_what_is_told(told: Told) -> None:
    rules = load_preset(told.rules)
    rules = replace(rules, time=replace(rules.time, claim_lapses_on_move=told.lapses))
    match = match_of(told.lines, length=told.length, clock=told.clock, score=told.score)
    assert said_of(match, rules, told.select) == (told.findings, told.losses)


@pytest.mark.parametrize(("rules", "shown"), [("us-clock-2013", 827 - 13), ("timed-app", 76)])
def test_a_reserve_is_for_the_match_or_for_each_game(rules: str, shown: int) -> None:
    games = [*turn(anna, 25), marc(WINS)], [*turn(anna, 25), anna(ClockReading(shown))]
    assert said_of(match_of(*games), load_preset(rules)) == ([], [])


def test_a_game_that_is_read_once_more_begins_with_the_same_clock() -> None:
    match = match_of([*turn(anna, 25), anna(ClockReading(827))])
    match.games *= 2
    assert said_of(match, load_preset("us-clock-2013")) == ([], [])
