"""Events of the table in the comments of a .mat record."""

from __future__ import annotations

import pytest
from bga_notation import events as said_in_a_transcript
from bga_notation import play

from bgaudit.source import Source
from bgaudit.transcript.mat import read
from bgaudit.transcript.model import Action, Game, ScoreStated, TimeUsed, Turn

HEAD = " 7 point match\n\n Game 1\n Anna : 0                         Marc : 0\n"
ROW = "  1) 31: 8/5 6/5                  42: 8/4 6/4"


def game_of(*lines: str) -> Game:
    text = HEAD + "".join(f"{line}\n" for line in lines)
    (match,) = read(Source.from_text("x.mat", text)).matches
    (game,) = match.games
    return game


def events(*lines: str) -> list[tuple[int | None, Action]]:
    return [(event.side, event.action) for event in game_of(*lines).events]


def remarks(*lines: str) -> list[tuple[str, str]]:
    found = game_of(*lines).remarks
    return [(remark.oddity.value, remark.text) for remark in found]


@pytest.mark.parametrize(
    ("annotation", "line"),
    [
        ("@opening 1=3 2=1", "opening 3-1"),
        ("@roll by=O dice=66", "Marc rolls 66"),
        ("@roll by=O dice=66 why=premature", "Marc rolls 66 premature"),
        ("@roll by=2 dice=6-6 why=cocked,off", "Marc rolls 66 cocked, off the right half"),
        ("@roll by=1 dice=6 why=on_checker", "Anna rolls 6 on a checker"),
        ("@roll by=x dice=31 why=leaning,out_of_turn", "Anna rolls 31 leaning, out of turn"),
        ("@roll by=X dice=31 why=foreign_die", "Anna rolls 31 with a foreign die"),
        ("@roll by=X dice=31 why=without_a_cup", "Anna rolls 31 without a cup"),
        ("@roll_withdrawn by=O", "Marc withdraws the roll"),
        ('@play by=X play="8/5 6/5"', "Anna plays 8/5 6/5"),
        ("@end_turn by=X", "Anna ends her turn"),
        ("@end_turn by=X how=clock", "Anna hits the clock"),
        ("@end_turn by=X how=dice", "Anna lifts the dice"),
        ("@end_turn by=X how=confirm", "Anna confirms"),
        ("@challenge by=O", "Marc challenges"),
        ("@challenge by=O ply=3", "Marc challenges turn 3"),
        ("@challenge by=2 turn=3", "Marc challenges turn 3"),
        ("@challenge by=spectator", "spectator challenges"),
        ("@challenge by=director turn=3", "director challenges turn 3"),
        ('@correct by=X play="8/5 6/5"', "Anna corrects 8/5 6/5"),
        ('@correct by=X dice=41 play="8/4 6/5"', "Anna corrects 41: 8/4 6/5"),
        ("@condone by=O", "Marc accepts the play"),
        ("@resign by=X", "Anna resigns"),
        ("@resign by=X value=2", "Anna resigns a gammon"),
        ("@accept by=O", "Marc accepts"),
        ("@decline by=O", "Marc declines"),
        ("@clock by=X left=11:48", "Anna clock 11:48"),
        ("@time by=X used=15", "Anna used 15 s"),
        ("@time by=X used=1:05", "Anna used 65 s"),
        ("@pips by=X count=157", "Anna has 157 pips"),
        ("@flag by=X", "Anna's flag falls"),
        ("@time_claim by=O", "Marc claims the game on time"),
        ("@penalty by=X points=1", "Anna penalty 1 point"),
        ('@penalty by=X points=2 reason="late again"', "Anna penalty 2 points: late again"),
        ('@ruling text="both misread; go on"', "director rules: both misread; go on"),
        ("@double by=X value=2", "Anna doubles to 2"),
        ("@DOUBLE BY=X", "Anna doubles"),
        ("@take by=O", "Marc takes"),
        ("@drop by=O", "Marc drops"),
        ("@beaver by=O value=4", "Marc beavers to 4"),
    ],
)
def test_each_says_what_a_line_of_a_transcript_says(annotation: str, line: str) -> None:
    said = [(side, action) for side, _, action in said_in_a_transcript(line)]
    assert events(f"; {annotation}") == said


def test_a_score() -> None:
    assert events("; @score_set score=2-1") == [(None, ScoreStated((2, 1)))]


FIRST = (1, Turn("31", (3, 1), play("8/5 6/5")))
SECOND = (2, Turn("42", (4, 2), play("8/4 6/4")))
USED = (2, TimeUsed(15))


@pytest.mark.parametrize("mark", [";", "#", "|"])
def test_an_event_stands_where_its_comment_stands(mark: str) -> None:
    assert events(f"{mark} @time by=O used=15", ROW) == [USED, FIRST, SECOND]
    assert events(ROW, f"{mark} @time by=O used=15") == [FIRST, SECOND, USED]


def test_at_the_end_of_a_row_it_comes_after_the_cells() -> None:
    assert events(f"{ROW}   ; @time by=O used=15") == [FIRST, SECOND, USED]


@pytest.mark.parametrize("between", [" ", " ; ", "; ", " # "])
def test_several_in_one_comment(between: str) -> None:
    assert events(f"; @time by=O used=15{between}@time by=O used=15") == [USED, USED]


@pytest.mark.parametrize(
    "comment", ["; @Marc a nice play", "; marc@example.org", "; by=O", "; @", "; see @challenge"]
)
def test_other_comments_say_nothing(comment: str) -> None:
    assert events(ROW, comment) == [FIRST, SECOND]
    assert remarks(ROW, comment) == []


def test_a_hit_may_be_marked_with_the_same_sign() -> None:
    assert events("  1) 31: 8/5@ 6/5   ; @time by=O used=15") == [
        (1, Turn("31", (3, 1), play("8/5* 6/5"))),
        USED,
    ]


@pytest.mark.parametrize(
    ("annotation", "why"),
    [
        (
            "@chalenge by=O",
            "`@chalenge` is no annotation that is known; did you mean `@challenge`?",
        ),
        (
            "@weather by=O",
            "`@weather` is no annotation that is known; grammars/bga.md lists them",
        ),
        ("@take", "the annotation lacks `by=`"),
        ("@take by=Q", "`by=Q` is none of 1, x, left, 2, o, right"),
        ("@take by=O value=2", "`value=` is no field of `@take`: it takes `by=`"),
        ("@challenge by=O turn=x", "`turn=x` is not a number"),
        ("@roll by=O dice=66 why=late", "`why=late` is none of cocked, off, on_checker, leaning, "
         "foreign_die, without_a_cup, premature, out_of_turn"),
        ("@opening 1=3 2=7", "`2=7` is not a die from 1 to 6"),
        ('@correct by=X play="8/x"', '`play="8/x"` is no play such as `8/5 6/5`'),
        ("@clock by=X left=soon", "`left=soon` is not a time such as 11:48 or 15"),
        ("@clock by=X left=11:78", "the time 11:78 cannot be"),
        ("@score_set score=2", "`score=2` is not a score such as 2-1"),
        ("@take by=O at once", "`at once` is no field of an annotation, such as `by=O`"),
        ('@ruling text=""', "the annotation lacks `text=`"),
    ],
)  # fmt: skip
def test_one_that_cannot_be_read_is_told_once(annotation: str, why: str) -> None:
    assert events(ROW, f"; {annotation}") == [FIRST, SECOND]
    ((oddity, text),) = remarks(ROW, f"; {annotation}")
    assert oddity == "not-understood"
    assert text.startswith(why)


def test_before_the_first_game_nothing_can_happen() -> None:
    record = read(Source.from_text("x.mat", "; @take by=O\n" + HEAD))
    (remark,) = record.remarks
    assert remark.text == "no game has begun in which this could have happened"
