"""What a person gets wrong: each gives one clear finding, and the rest of the record is read."""

from __future__ import annotations

import pytest
from bga_notation import HEAD, events, remarks, why

from bgaudit import Source, audit, load_preset
from bgaudit.transcript.model import EndTurn, Turn, TurnEnded, Unreadable


@pytest.mark.parametrize(
    ("line", "said", "at"),
    [
        (
            "Anna rols 31",
            "`rols` is no word that may stand here; did you mean `rolls`?",
            "rols",
        ),
        (
            "Anna chalenges",
            "`chalenges` is no word that may stand here; did you mean `challenges`?",
            "chalenges",
        ),
        (
            "Anna lifts the dcie",
            "`dcie` is no word that may stand here; did you mean `dice`?",
            "dcie",
        ),
        (
            "openning 3-1",
            "`openning` is no word that may stand here; did you mean `opening`?",
            "openning",
        ),
        ("gmae 2", "`gmae` is no word that may stand here; did you mean `game`?", "gmae"),
        (
            "directr rules: no",
            "`directr` is no word that may stand here; did you mean `director`?",
            "directr",
        ),
        (
            "Anna rolls 31 coked",
            "`coked` is no word that may stand here; did you mean `cocked`?",
            "coked",
        ),
        ("setup eror", "`eror` is no word that may stand here; did you mean `error`?", "eror"),
        ("Anna dealt 31", "`dealt` is no word that may stand here", "dealt"),
        ("Anna hits the ceiling", "`ceiling` stands where `clock` should", "ceiling"),
        ("Anna votes maybe", "`maybe` stands where `no` or `yes` should", "maybe"),
        ("Anna opens six", "`six` stands where a die from 1 to 6 should", "six"),
        ("Anna takes all", "`all` stands where `double` should", "all"),
        ("score 2", "`2` stands where `corrected` or a score such as `2-1` should", "2"),
        ("Anna", "the line does not say what Anna does", "Anna"),
        ("Anna lifts", "the line breaks off: `dice` should follow", "lifts"),
        ("cube", "the line breaks off: a number should follow", "cube"),
        (
            "position -b----E-C---eE---c-e----B",
            "`-b----E-C---eE---c-e----B` stands where the 26 letters of a position should",
            "-b----E-C---eE---c-e----B",
        ),
    ],
)
def test_words(line: str, said: str, at: str) -> None:
    assert why(line) == (said, at)


@pytest.mark.parametrize(
    ("line", "said", "at"),
    [
        ("Anna opens 7", "`7` is no die: it shows 1 to 6", "7"),
        ("opening 3-7", "`3-7` is no roll of two dice, each from 1 to 6", "3-7"),
        ("Marc disputes the roll: 70", "`70` is no roll of two dice, each from 1 to 6", "70"),
        (
            "Anna plays 8/5 6/x",
            "`6/x` is no step of a play, such as `8/5`, `bar/20` or `6/off`",
            "6/x",
        ),
        (
            "Anna plays quietly",
            "`quietly` is no step of a play, such as `8/5`, `bar/20` or `6/off`",
            "quietly",
        ),
        (
            "Anna corrects that",
            "`that` is no step of a play, such as `8/5`, `bar/20` or `6/off`",
            "that",
        ),
        (
            "Anna puts a man from 26 off",
            "there is no point 26: they are numbered from 1 to 24",
            "26",
        ),
    ],
)
def test_values(line: str, said: str, at: str) -> None:
    assert why(line) == (said, at)


def test_ledgers_that_leave_a_player_out_or_name_one_twice() -> None:
    head = "players: Aldo, Bea, Carla\nmoney session\ngame 1\n"
    assert why("ledger Aldo 1, Bea -1", head)[0] == "the line does not say what Carla has"
    twice = "ledger Aldo 1, Bea -1, Carla 0, Bea 1"
    assert why(twice, head)[0] == "a player stands in this line twice"


def test_a_roll_may_be_read_where_its_play_may_not() -> None:
    assert events("Anna 31: 8/x 6/5") == [
        (1, None, Turn("31", (3, 1), Unreadable("8/x 6/5"))),
    ]


def test_a_line_that_is_too_long_is_not_looked_at() -> None:
    line = "Anna plays " + "8/5 " * 300 + "6/5"
    assert why(line)[0] == "the line is too long to be read"


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        (("14:72 Anna rolls 31",), ["4 impossible-time: 14:72 cannot be"]),
        (("31:00 Anna rolls 31",), ["4 impossible-time: 31:00 cannot be"]),
        (("14:7:61 Anna rolls 31",), ["4 impossible-time: 14:7:61 cannot be"]),
        (("Anna clock 11:78",), ["4 impossible-time: 11:78 cannot be"]),
        (("Anna used 1 min 75 s",), ["4 impossible-time: 1 min 75 s cannot be"]),
        (("director sets clock Anna 1:60",), ["4 impossible-time: 1:60 cannot be"]),
        (
            ("14:20 Anna rolls 31", "14:02 Marc rolls 42", "14:03 Anna rolls 65"),
            ["5 impossible-time: 14:02 comes before 14:20, which stands above it"],
        ),
        (
            ("14:02 Anna rolls 31", "14:20 Marc rolls 42", "14:03 Anna rolls 65"),
            ["6 impossible-time: 14:03 comes before 14:20, which stands above it"],
        ),
        (("23:59 Anna rolls 31", "00:01:10 Marc rolls 42"), []),
        (("[14:02:07] Anna rolls 31", "(14:02:07) Marc rolls 42", "14:03 Anna rolls 11"), []),
    ],
)
def test_times(lines: tuple[str, ...], told: list[str]) -> None:
    assert remarks(HEAD + "\n".join(lines)) == told


def test_what_a_line_says_besides_a_time_that_cannot_be_stays() -> None:
    assert events("14:72 Anna hits the clock 11:78") == [
        (1, None, EndTurn(TurnEnded.CLOCK_HIT)),
    ]


FAULTY = """\
players: Anna, Marc
match to 7
game 1
opening 3-1
Anna plays 8/5 6/5
{line}
Marc rolls 42
Marc plays 8/4 6/4
"""


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("Anna lifs the dice", "TX002"),
        ("Bob lifts the dice", "TX002"),
        ("Anna", "TX002"),
        ("amend 12: Anna rolls 31", "TX002"),
        ("14:72 Anna lifts the dice", "TX005"),
        ("Anna clock 11:78", "TX005"),
    ],
)
def test_each_fault_is_one_finding(line: str, code: str) -> None:
    source = Source.from_text("table.bga", FAULTY.format(line=line))
    findings = audit(source, load_preset("standard")).findings
    place = [(f.code, source.place(f.span.start).line) for f in findings if f.code[:2] == "TX"]
    assert place == [(code, 6)]
