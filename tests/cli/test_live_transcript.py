"""``bgaudit live`` on a .bga transcript: its own lines amend it."""

from __future__ import annotations

from live_process import live
from running import process

BEGIN = """\
match to 7
players: Anna, Marc

game 1
Anna 31: 8/5 6/5
"""
ILLEGAL = "Marc 62: 24/18 13/10\n"
AMENDED = "amend 6: Marc 62: 24/18 13/11\n"


def test_a_line_is_amended_and_one_is_struck() -> None:
    with live("-") as following:
        following.send(BEGIN + ILLEGAL)
        told = following.block()
        assert told.startswith("error MV002 wrong-distance · line 6 · game 1")
        assert "\n  open: it can still be challenged\n" in told
        assert "\n  24/16        13/11 13/7   13/11 8/2 " in told
        following.send(AMENDED)
        assert following.block().startswith("withdrawn: error MV002 wrong-distance · line 6")
        following.send("Anna 61: 13/7\n")
        assert following.block().startswith("error MV012 unplayed-die · line 8")
        following.send("strike\n")
        assert following.block().startswith("withdrawn: error MV012 unplayed-die · line 8")
        record = BEGIN + ILLEGAL + AMENDED + "Anna 61: 13/7\nstrike\n"
        assert following.end() == process("check", "-", stdin=record.encode())


def test_a_header_that_begins_like_another_format_is_not_held_against_it() -> None:
    with live("-") as following:
        for line in BEGIN.replace("players", "event: final\nplayers").splitlines(keepends=True):
            following.send(line)
        following.send(ILLEGAL)
        assert following.block().startswith("error MV002 wrong-distance · line 7 · game 1")
