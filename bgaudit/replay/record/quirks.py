"""How a record is written: what its reader noticed about the text."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from bgaudit.replay.checks import reading
from bgaudit.replay.checks import record as checks
from bgaudit.replay.checks.check import Check
from bgaudit.replay.log import GameLog, Log
from bgaudit.source import Span
from bgaudit.transcript.model import Oddity, Record, Remark

_CHECKS: dict[Oddity, tuple[Check, str]] = {
    Oddity.UNREADABLE_LINE: (reading.UNREADABLE_LINE, "`{text}` is no part of a match record"),
    Oddity.NOT_UNDERSTOOD: (reading.UNREADABLE_LINE, "{text}"),
    Oddity.NO_SUCH_LINE: (reading.UNREADABLE_CELL, "{text}"),
    Oddity.IMPOSSIBLE_TIME: (reading.IMPOSSIBLE_TIME, "the time {text}"),
    Oddity.DAMAGED: (reading.NOT_A_RECORD, "a part of the file cannot be read: {text}"),
    Oddity.NO_MATCH_HEADER: (
        reading.MISSING_HEADER,
        "no line says how many points the match is played to",
    ),
    Oddity.NO_PLAYERS: (reading.MISSING_HEADER, "no line `players:` names two players"),
    Oddity.NO_GAME_HEADER: (reading.MISSING_HEADER, "no line says which game this is"),
    Oddity.NO_SCORE_LINE: (reading.MISSING_HEADER, "no line gives the players and the score"),
    Oddity.ROW_NUMBER: (checks.FILE_QUIRK, "row {text} does not follow the row before it"),
    Oddity.UNNUMBERED_ROW: (checks.FILE_QUIRK, "a row has no number"),
    Oddity.GLUED_ROW: (checks.FILE_QUIRK, "row {text} stands on the line of the row before it"),
    Oddity.BYTE_ORDER_MARK: (checks.FILE_QUIRK, "the file begins with a byte order mark"),
}
_LONGEST = 60
_WORDED = {
    Oddity.NOT_UNDERSTOOD,
    Oddity.NO_SUCH_LINE,
    Oddity.IMPOSSIBLE_TIME,
    Oddity.DAMAGED,
}
"""What is told in the reader's own words, one by one."""


def report_remarks(log: GameLog, remarks: Sequence[Remark]) -> None:
    """Report what a reader noticed; a run of unreadable lines, and odd row numbers, once."""
    for (oddity, _), group in groupby(remarks, key=_alike):
        alike = list(group)
        check, message = _CHECKS[oddity]
        first, last = alike[0], alike[-1]
        more = ""
        if len(alike) > 1:
            count = "one more is" if len(alike) == 2 else f"{len(alike) - 1} more are"
            more = f"; {count} like it"
        span = Span(first.span.start, (last if len(alike) == 1 else first).span.end)
        text = first.text if oddity in _WORDED else _cut(first.text)
        log.report(check, message.format(text=text) + more, span)


def report_quiet_quirks(log: Log, record: Record) -> None:
    """Report what is told only where it is asked for: the encoding, and colons in names."""
    if not log.selects(checks.FILE_QUIRK):
        return
    if log.source.encoding != "utf-8":
        message = f"the file is written in {log.source.encoding}, not in UTF-8"
        GameLog(log).report(checks.FILE_QUIRK, message, Span(0, 0))
    for number, match in enumerate(record.matches, 1):
        lines = [game.score for game in match.games if game.score]
        for name in dict.fromkeys(name for line in lines for name in line.names if ":" in name):
            first = next(line for line in lines if name in line.names)
            message = f"the name {_cut(name)} has a colon, which also stands before the points"
            GameLog(log, number).report(checks.FILE_QUIRK, message, first.span)


def _alike(remark: Remark) -> tuple[Oddity, Span | None]:
    return remark.oddity, remark.span if remark.oddity in _WORDED else None


def _cut(text: str) -> str:
    return text if len(text) <= _LONGEST else text[: _LONGEST - 1] + "…"
