"""Headers, games, scores, several matches in one file, and lines that amend others."""

from __future__ import annotations

import codecs

import pytest
from bga_notation import HEAD, content, events, game_of, games, remarks, source_of

from bgaudit.source import Source
from bgaudit.transcript.bga import read
from bgaudit.transcript.model import ClockDeclared, Opening, Result, Roll, ScoreStated, Turn

HEADER = """\
; typed at the table
Players: Anna Bianchi, Marc Dubois
match to 7 points   # the final
rules: backgammon-circle
option: dice.on_checker = valid
Option: cube.max=64
event: Club championship
date: 2026-11-29
Beavers: no
cube limit: 64
Board owner: Anna
clock: simple, delay 12 s, reserve 14:00 and 13:00
"""


def read_text(text: str) -> list[object]:
    return [*content(read(Source.from_text("table.bga", text)))]


def test_a_header() -> None:
    (match,) = content(read(Source.from_text("table.bga", HEADER)))
    assert match == (
        7,
        ("Anna Bianchi", "Marc Dubois"),
        "backgammon-circle",
        {"dice.on_checker": "valid", "cube.max": "64"},
        ClockDeclared("simple", 12, (840, 780)),
        {
            "event": "Club championship",
            "date": "2026-11-29",
            "beaver": "no",
            "cubelimit": "64",
            "board owner": "Anna",
        },
        [],
    )
    assert remarks(HEADER) == []


@pytest.mark.parametrize(
    ("line", "length"),
    [("match to 7", 7), ("7 point match", 7), ("11-point match", 11), ("money session", 0)],
)
def test_what_is_played_for(line: str, length: int) -> None:
    (match,) = read(Source.from_text("table.bga", f"players: Anna, Marc\n{line}\n")).matches
    assert match.length == length


@pytest.mark.parametrize("value", ["Anna, Marc", "Anna ,  Marc", "Anna and Marc", "Anna vs. Marc"])
def test_two_players(value: str) -> None:
    (match,) = read(Source.from_text("table.bga", f"players: {value}\n")).matches
    assert match.players == ("Anna", "Marc")


@pytest.mark.parametrize(
    ("value", "clock"),
    [
        ("none", ClockDeclared("none")),
        ("bronstein, delay 8 s", ClockDeclared("bronstein", 8)),
        ("Turn plus reserve", ClockDeclared("turn plus reserve")),
        ("turn_plus_reserve, reserve 90 s", ClockDeclared("turn plus reserve", None, (90, 90))),
        ("reserve 14 min", ClockDeclared(None, None, (840, 840))),
    ],
)
def test_clocks(value: str, clock: ClockDeclared) -> None:
    (match,) = read(Source.from_text("table.bga", f"clock: {value}\n")).matches
    assert match.clock == clock


@pytest.mark.parametrize(
    ("line", "told"),
    [
        (
            "playrs: Anna, Marc",
            "not-understood: `playrs:` is no header that is known; did you mean `players:`?",
        ),
        (
            "evnt: Club",
            "not-understood: `evnt:` is no header that is known; did you mean `event:`?",
        ),
        (
            "option: dice.on_checker",
            "not-understood: `option: dice.on_checker` is no option such as "
            "`option: dice.on_checker = valid`",
        ),
        (
            "clock: simpel",
            "not-understood: the clock cannot be read: `simpel` is no word that may stand here; "
            "did you mean `simple`?",
        ),
        ("clock: reserve 14:72", "impossible-time: 14:72 cannot be"),
        ("mach to 7", "not-understood: `mach` is no word that may stand here; "
         "did you mean `match`?"),
        ("Club championship", "unreadable-line: Club championship"),
        ("weather: fine", None),
    ],
)  # fmt: skip
def test_header_lines(line: str, told: str | None) -> None:
    assert remarks(f"{line}\n") == ([f"1 {told}"] if told else [])


GAME = "game 1\nopening 3-1\nAnna plays 8/5 6/5\nMarc rolls 42\n"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("players: Anna, Marc\nmatch to 7\n" + GAME, []),
        ("players: Anna, Marc\n" + GAME, ["2 no-match-header"]),
        ("match to 7\n" + GAME, ["4 no-players"]),
        (GAME, ["3 no-players", "1 no-match-header"]),
        (GAME.removeprefix("game 1\n"), ["2 no-players", "1 no-match-header"]),
        ("players: Anna, Marc\nmatch to 7\n" + GAME[7:], ["3 no-game-header"]),
        ("players: Anna, Marc\nmatch to 7\n" + GAME.replace(" 1", "", 1), []),
        ("playrs: Anna, Marc\nmatch to 7\n" + GAME, [
            "1 not-understood: `playrs:` is no header that is known; did you mean `players:`?",
        ]),
        ("players: Anna, Marc\nmach to 7\n" + GAME, [
            "2 not-understood: `mach` is no word that may stand here; did you mean `match`?",
        ]),
    ],
)  # fmt: skip
def test_what_a_header_lacks_is_told_once(text: str, told: list[str]) -> None:
    assert remarks(text) == told


def test_players_are_taken_from_the_events_where_no_line_names_them() -> None:
    text = (
        "match to 7\ngame 1\nMarc opens 3\nanna opens 1\nMarc 31: 8/5 6/5\nspectator challenges\n"
    )
    (match,) = read(Source.from_text("table.bga", text)).matches
    assert match.players == ("Marc", "anna")
    assert [event.side for event in match.games[0].events] == [1, 2, 1, None]


def test_nobody_is_guessed_at_where_three_names_are_used() -> None:
    text = "match to 7\ngame 1\nMarc opens 3\nAnna opens 1\nMrac 31: 8/5 6/5\n"
    (match,) = read(Source.from_text("table.bga", text)).matches
    assert match.players == ()
    told = [getattr(event.action, "why", "") for event in match.games[0].events]
    assert told == [f"no `players:` line says who `{name}` is" for name in ("Marc", "Anna", "Mrac")]


class TestScores:
    def test_before_the_first_event_it_is_that_of_the_game(self) -> None:
        game = game_of("score 2-1", "opening 3-1")
        assert game.score is not None
        assert game.score.names == ("Anna Bianchi", "Marc Dubois")
        assert game.score.points == (2, 1)
        assert len(game.events) == 2

    def test_before_the_line_of_the_game_too(self) -> None:
        game = game_of("score 2-1", "game 4", head=HEAD.replace("game 1\n", ""))
        assert (game.number, game.score and game.score.points) == (4, (2, 1))

    def test_later_it_is_an_event(self) -> None:
        assert events("opening 3-1", "score 2-1")[-1] == (None, None, ScoreStated((2, 1)))

    def test_nothing_is_missed_without_one(self) -> None:
        assert game_of("opening 3-1").remarks == []


def test_opening_dice_after_a_result_begin_another_game() -> None:
    source = source_of("Anna wins 1 point", "Marc opens 3", "Anna opens 1")
    assert games(read(source)) == [
        [
            (1, None, [(1, None, None, Result(1))]),
            (None, None, [(2, None, None, Opening(3)), (1, None, None, Opening(1))]),
        ]
    ]
    assert remarks(source.text) == ["5 no-game-header"]


def test_several_matches() -> None:
    second = "date: 2026-11-30\nplayers: Carla, Dino\nevent: Final\nmatch to 9\ngame 1\n"
    text = f"event: Semifinal\n{HEAD}opening 3-1\n{second}Dino opens 3\n"
    one, two = content(read(Source.from_text("table.bga", text)))
    assert (one.players, one.length, one.tags) == (
        ("Anna Bianchi", "Marc Dubois"),
        7,
        {"event": "Semifinal"},
    )
    assert (two.players, two.length, two.tags) == (
        ("Carla", "Dino"),
        9,
        {"date": "2026-11-30", "event": "Final"},
    )
    assert two.games == [(1, None, [(2, None, None, Opening(3))])]


def test_a_header_line_in_the_midst_of_a_match_belongs_to_it() -> None:
    (match,) = content(read(source_of("opening 3-1", "date: 2026-11-29", "Anna rolls 31")))
    assert match.tags == {"date": "2026-11-29"}
    assert len(match.games) == 1


def test_the_time_of_day() -> None:
    game = game_of("14:02:07 Anna rolls 31", "[14:03] Marc rolls 42", "Anna rolls 65")
    assert [event.time for event in game.events] == [50527, 50580, None]


def test_no_event_has_a_time_before_that_of_an_earlier_one() -> None:
    """A slip is told once; where it is the first time that is wrong, none is taken until later."""
    game = game_of("14:20 Anna takes", "14:03 Marc takes", "14:04 Anna takes", "14:21 Marc takes")
    assert [event.time for event in game.events] == [51600, None, None, 51660]
    assert len(game.remarks) == 1


def test_an_event_spans_its_text_without_time_and_comment() -> None:
    source = source_of("  14:02:07  Anna rolls 31  # cocked?")
    (event,) = read(source).matches[0].games[0].events
    assert source.text[event.span.start : event.span.end] == "Anna rolls 31"
    row = source.text[event.row.span.start : event.row.span.end]
    assert row == "  14:02:07  Anna rolls 31  # cocked?"
    assert event.row.number is None


LINES = ("Anna rolls 31", "# a comment", "Marc rolls 42")
"""They stand in lines 4 to 6."""
ANNA = (1, None, Roll("31", (3, 1)))
MARC = (2, None, Roll("42", (4, 2)))
NEW = (1, None, Roll("65", (6, 5)))


class TestAmendments:
    @pytest.mark.parametrize(
        ("amendment", "said"),
        [
            ("amend 4: Anna rolls 65", [NEW, MARC]),
            ("AMEND line 4: Anna rolls 65", [NEW, MARC]),
            ("amend 6: Anna rolls 65", [ANNA, NEW]),
            ("amend: Anna rolls 65", [ANNA, NEW]),
            ("strike 4", [MARC]),
            ("strike line 6", [ANNA]),
            ("strike", [ANNA]),
            ("strike # it was cocked", [ANNA]),
        ],
    )
    def test_another_line_stands_in_its_place(self, amendment: str, said: list[object]) -> None:
        assert events(*LINES, amendment) == said

    def test_an_amendment_may_be_amended(self) -> None:
        assert events(*LINES, "amend 4: Anna rolls 11", "amend 7: Anna rolls 65") == [NEW, MARC]
        assert events(*LINES, "amend 4: Anna rolls 11", "strike 7") == [MARC]

    def test_a_header_may_be_amended(self) -> None:
        (match,) = content(read(source_of(*LINES, "amend 2: match to 9")))
        assert match.length == 9

    def test_what_is_found_in_it_stands_where_it_is_written(self) -> None:
        source = source_of(*LINES, "amend 4: Anna rols 31")
        event = read(source).matches[0].games[0].events[0]
        assert source.place(event.span.start) == (7, 15)

    @pytest.mark.parametrize(
        ("amendment", "why"),
        [
            ("amend 99: Anna rolls 65", "line 99 does not stand before this one"),
            ("amend 7: Anna rolls 65", "line 7 does not stand before this one"),
            ("strike 0", "there is no line before this one that could be amended"),
            ("amend 5: Anna rolls 65", "line 5 says nothing that could be amended"),
            ("amend 4:", "the amendment does not say what should stand there"),
        ],
    )
    def test_what_cannot_be_amended(self, amendment: str, why: str) -> None:
        assert events(*LINES, amendment) == [ANNA, MARC]
        (told,) = remarks(source_of(*LINES, amendment).text)
        assert told.startswith(f"7 no-such-line: {why}")


TEXT = HEAD + "Anna opens 3\n\nMarc opens 1 # so Anna begins\nAnna 31: 8/5 6/5\n"


class TestTexts:
    @pytest.mark.parametrize("end", ["\n", "\r\n", "\r"], ids=repr)
    def test_line_ends(self, end: str) -> None:
        source = Source.from_bytes("x.bga", TEXT.replace("\n", end).encode())
        assert content(read(source)) == content(read(Source.from_text("x.bga", TEXT)))
        places = [source.place(e.span.start).line for e in read(source).matches[0].games[0].events]
        assert places == [4, 6, 7]

    @pytest.mark.parametrize(
        ("mark", "encoding"), [(codecs.BOM_UTF8, "utf-8"), (codecs.BOM_UTF16_LE, "utf-16-le")]
    )
    def test_byte_order_marks(self, mark: bytes, encoding: str) -> None:
        source = Source.from_bytes("x.bga", mark + TEXT.encode(encoding))
        assert content(read(source)) == content(read(Source.from_text("x.bga", TEXT)))
        assert [remark.oddity.value for remark in read(source).remarks] == ["byte-order-mark"]

    def test_characters_that_are_not_seen_are_blanks(self) -> None:
        hidden = TEXT.replace("Anna opens", "\x00Anna\u200b opens\xa0").replace("\n\n", "\n\x0c\n")
        assert content(read(Source.from_text("x.bga", hidden))) == content(
            read(Source.from_text("x.bga", TEXT))
        )

    def test_a_dump_may_hold_semicolons(self) -> None:
        dump = "; ".join(["0"] * 40)
        ((_, _, turn),) = events(f"Anna 31: Illegal play ({dump}; )  ; so it was")
        assert isinstance(turn, Turn)
        assert turn.played == type(turn.played)(f"{dump}; ")
