"""How a record is written: what its reader noticed about the text."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from bgaudit.replay.checks import record as checks
from bgaudit.replay.checks.check import Check
from bgaudit.replay.log import GameLog, Log
from bgaudit.source import Span
from bgaudit.transcript.model import Oddity, Record, Remark

_CHECKS: dict[Oddity, tuple[Check, str]] = {
    Oddity.UNREADABLE_LINE: (checks.UNREADABLE_LINE, "`{text}` is no part of a match record"),
    Oddity.NO_MATCH_HEADER: (
        checks.MISSING_HEADER,
        "no line says how many points the match is played to",
    ),
    Oddity.NO_GAME_HEADER: (checks.MISSING_HEADER, "no line says which game this is"),
    Oddity.NO_SCORE_LINE: (checks.MISSING_HEADER, "no line gives the players and the score"),
    Oddity.ROW_NUMBER: (checks.FILE_QUIRK, "row {text} does not follow the row before it"),
    Oddity.UNNUMBERED_ROW: (checks.FILE_QUIRK, "a row has no number"),
    Oddity.GLUED_ROW: (checks.FILE_QUIRK, "row {text} stands on the line of the row before it"),
    Oddity.BYTE_ORDER_MARK: (checks.FILE_QUIRK, "the file begins with a byte order mark"),
}
_LONGEST = 60


def report_remarks(log: GameLog, remarks: Sequence[Remark]) -> None:
    """Report what a reader noticed; a run of unreadable lines, and odd row numbers, once."""
    for oddity, group in groupby(remarks, key=lambda remark: remark.oddity):
        alike = list(group)
        check, message = _CHECKS[oddity]
        first, last = alike[0], alike[-1]
        more = ""
        if len(alike) > 1:
            count = "one more is" if len(alike) == 2 else f"{len(alike) - 1} more are"
            more = f"; {count} like it"
        span = Span(first.span.start, (last if len(alike) == 1 else first).span.end)
        log.report(check, message.format(text=_cut(first.text)) + more, span)


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


def _cut(text: str) -> str:
    return text if len(text) <= _LONGEST else text[: _LONGEST - 1] + "…"
