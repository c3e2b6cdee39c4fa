"""``bgaudit live`` on standard input: told before the next line is sent."""

from __future__ import annotations

from live_process import live
from running import CLEAN, FAULTY, process

HEADER = """\
 2 point match

 Game 1
 Anna : 0                     Marc : 0
"""
ILLEGAL = "  1) 62: 24/18 13/10\n"
COMPLETE = "  1) 62: 24/18 13/10          31: 8/5 6/5\n"
LEGAL = "  1) 62: 24/18 13/11          31: 8/5 6/5\n"
REST = FAULTY.removeprefix(HEADER + COMPLETE)

TOLD = """\
error MV002 wrong-distance · line 5 · game 1, move 1 · Anna
  6-2 24/18 13/10: no die is a 3
  open: it can still be challenged
  help: 14 plays are legal, such as 24/18 13/11 or 24/18 24/22
  legal:
  24/22 24/18  24/22 13/7   24/22 8/2    24/18 13/11  24/18 8/6    24/18 6/4
  24/16        13/11 13/7   13/11 8/2    13/7 8/6     13/7 6/4     13/5
  8/6 8/2      8/2 6/4
"""
STOOD = """\
now: error MV002 wrong-distance · line 5 · game 1, move 1 · Anna
  stood: not challenged before the next roll
"""
PUT_RIGHT = """\
written again: 1) 62: 24/18 13/11          31: 8/5 6/5
  instead of:  1) 62: 24/18 13/10          31: 8/5 6/5
"""
WITHDRAWN = "withdrawn: error MV002 wrong-distance · line 5 · game 1, move 1 · Anna\n"


def test_an_illegal_play_is_told_before_the_next_line_is_sent_and_taken_back_when_put_right() -> (
    None
):
    with live("-") as following:
        assert following.notice == "bgaudit: following <stdin>; Ctrl-C ends it with the report\n"
        following.send(HEADER + ILLEGAL)
        assert following.block() == TOLD
        following.send(COMPLETE)
        assert following.block() == STOOD
        following.send(LEGAL)
        assert following.block() == PUT_RIGHT
        assert following.block() == WITHDRAWN
        following.send(REST)
        assert following.end() == process("check", "-", stdin=CLEAN.encode())


def test_what_is_not_put_right_is_in_the_report_and_in_the_exit_status() -> None:
    with live("-") as following:
        following.send(HEADER + COMPLETE)
        assert following.block() == TOLD.replace(
            "open: it can still be challenged", "stood: not challenged before the next roll"
        )
        following.send(REST)
        assert following.end() == process("check", "-", stdin=FAULTY.encode())


def test_half_a_line_is_not_judged() -> None:
    with live("-") as following:
        following.send(HEADER + "  1) 62: 24/18 13/1")
        following.send("1          31: 8/5 6/5\n  2) 31: 8/5\n")
        assert following.block().startswith("error MV012 unplayed-die · line 6 · game 1, move 2")


def test_lines_with_carriage_returns_and_a_character_in_two_pieces() -> None:
    record = FAULTY.replace("Anna", "Zoë").replace("\n", "\r\n").encode()
    middle = record.index("ë".encode()) + 1
    with live("-") as following:
        following.send(record[:middle])
        following.send(record[middle:])
        assert following.block().startswith("error MV002 wrong-distance · line 5 · game 1, move 1")
        assert following.end() == process("check", "-", stdin=record)


def test_the_last_line_counts_without_its_end() -> None:
    record = (HEADER + ILLEGAL).rstrip().encode()
    with live("-") as following:
        following.send(record)
        assert following.end() == process("check", "-", stdin=record)


def test_nothing_at_all_is_no_record() -> None:
    with live("-") as following:
        assert following.end() == process("check", "-")


def test_the_options_of_check_are_followed() -> None:
    options = ("--rules", "money", "--fail-on", "never", "--match-length", "3")
    options += ("--extend-select", "IN002", "--ignore", "SC")
    with live(*options, "-") as following:
        following.send(FAULTY)
        following.block()
        done = following.end()
    checked = process("check", *options, "-", stdin=FAULTY.encode())
    assert (done.status, done.err) == (0, "")
    assert done.out.endswith(checked.out)


def test_an_option_that_cannot_be_met_is_refused() -> None:
    run = process("live", "--rules", "standart", "-")
    message = "bgaudit: unknown rule set 'standart': did you mean 'standard'?\n"
    assert (run.status, run.out, run.err) == (2, "", message)
