"""What is told while a record is being written, and how it is laid out."""

from __future__ import annotations

from dataclasses import replace

from samples import MATCH, WRONG_DISTANCE, WRONG_POINTS, audit

from bgaudit.finding import Finding, Status
from bgaudit.live.news import Changed, News
from bgaudit.live.watch import Step
from bgaudit.replay.turns.ruling import Choice, Choices
from bgaudit.report.as_live import WIDTH, render
from bgaudit.rules.board import starting_board
from bgaudit.transcript.mat.put_right import Rewritten


def told(
    *new: tuple[Finding, Choices | None],
    withdrawn: tuple[Finding, ...] = (),
    changed: tuple[Changed, ...] = (),
    rewritten: tuple[Rewritten, ...] = (),
) -> str:
    """What is printed for one step."""
    news = News(withdrawn, changed, tuple(finding for finding, _ in new))
    step = Step(audit(), audit(), news, tuple(legal for _, legal in new), rewritten)
    return "".join(render(step, WIDTH))


def choices(*written: str) -> tuple[Choice, ...]:
    return tuple(Choice(play, starting_board("standard")) for play in written)


def test_a_finding_that_is_about_no_play() -> None:
    assert (
        told((WRONG_POINTS, None))
        == """\
error SC003 wrong-points · line 12 · game 2 · Marc Dubois
  gammon on a 2-cube is 4 points, not 2

"""
    )


def test_legal_plays_stand_in_columns() -> None:
    legal = Choices(choices(*["24/18 13/11", "13/5"] * 4))
    assert told((WRONG_DISTANCE, legal)) == (
        """\
error MV002 wrong-distance · line 5 · game 1, move 1 · Anna Bianchi
  6-2 24/18 13/10: no die is a 3
  stood: not challenged before the next roll
  help: 17 plays are legal
  legal:
  24/18 13/11  13/5         24/18 13/11  13/5         24/18 13/11  13/5
  24/18 13/11  13/5

"""
    )


def test_what_the_rule_set_leaves_open_is_listed_apart() -> None:
    legal = Choices(
        choices("13/5"), if_passing=choices("24/16"), unless_passing=choices("8/6", "8/2")
    )
    assert told((WRONG_DISTANCE, legal)).endswith(
        """\
  legal:
  13/5
  legal too if a man moved with two dice needs no open point between them:
  24/16
  illegal if a man moved with two dice needs no open point between them:
  8/6  8/2

"""
    )


def test_what_is_gone_and_what_changed_come_before_what_is_new() -> None:
    is_open = replace(WRONG_DISTANCE, status=Status.OPEN)
    assert told(
        (WRONG_POINTS, None),
        withdrawn=(WRONG_POINTS,),
        changed=(Changed(is_open, WRONG_DISTANCE),),
    ).split("\n\n") == [
        "withdrawn: error SC003 wrong-points · line 12 · game 2 · Marc Dubois",
        "now: error MV002 wrong-distance · line 5 · game 1, move 1 · Anna Bianchi\n"
        "  stood: not challenged before the next roll",
        "error SC003 wrong-points · line 12 · game 2 · Marc Dubois\n"
        "  gammon on a 2-cube is 4 points, not 2",
        "",
    ]


def test_other_words_are_told_with_the_severity_of_now() -> None:
    now = replace(WRONG_POINTS, message="a drop is 1 point, not 2")
    assert (
        told(changed=(Changed(WRONG_POINTS, now),))
        == """\
now: error SC003 wrong-points · line 12 · game 2 · Marc Dubois
  a drop is 1 point, not 2

"""
    )


def test_a_row_that_is_put_right_is_shown_and_one_that_is_completed_is_not() -> None:
    put_right = Rewritten("2) 42: 8/4 6/3", "2) 42: 8/4 6/4")
    completed = Rewritten("2) 42: 8/4 6/4", "2) 42: 8/4 6/4      31: 8/5 6/5")
    assert (
        told(rewritten=(put_right, completed))
        == """\
written again: 2) 42: 8/4 6/4
  instead of:  2) 42: 8/4 6/3

"""
    )


def test_a_file_of_several_matches_is_told_which() -> None:
    both = audit(matches=(MATCH, MATCH))
    news = News((), (), (WRONG_POINTS,))
    assert "".join(render(Step(both, both, news, (None,), ()), WIDTH)).startswith(
        "error SC003 wrong-points · line 12 · match 1 · game 2 · Marc Dubois\n"
    )
