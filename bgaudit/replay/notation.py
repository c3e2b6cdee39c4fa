"""Signs in plays that not every program reads, told where that is selected."""

from __future__ import annotations

import re
from dataclasses import dataclass

from bgaudit.replay.checks.record import UNUSUAL_NOTATION
from bgaudit.replay.log import GameLog, Log
from bgaudit.transcript.model import Event, Play, Record, Turn

_SIGNS = re.compile(r"(?P<bar>\b25/)|(?P<off>/0\b)|(?P<at>@)|(?P<comma>,)|(?P<star>\*\()", re.ASCII)
_MEANINGS = {
    "bar": ("the bar is written as 25", "bar"),
    "off": ("off is written as 0", "off"),
    "at": ("a hit is marked with @", "*"),
    "comma": ("steps are set apart by commas", "a space"),
    "star": ("a hit is marked before a count", "the star behind it, as in 8/5(2)*"),
}


@dataclass(slots=True)
class _Sign:
    log: GameLog
    event: Event
    count: int = 0


def report_notation(log: Log, record: Record) -> None:
    """Tell of each unusual sign once for a match, where it first stands."""
    if not log.wants(UNUSUAL_NOTATION):
        return
    for number, match in enumerate(record.matches, 1):
        signs: dict[str, _Sign] = {}
        for place, game in enumerate(match.games, 1):
            game_log = GameLog(log, number, game.number or place)
            for event in game.events:
                if isinstance(event.action, Turn) and isinstance(event.action.played, Play):
                    for kind in _kinds(game_log, event):
                        signs.setdefault(kind, _Sign(game_log, event)).count += 1
        for kind, sign in signs.items():
            _report(kind, sign)


def _kinds(log: GameLog, event: Event) -> set[str]:
    _, _, play = log.text(event.span).rpartition(":")
    return {str(sign.lastgroup) for sign in _SIGNS.finditer(play)}


def _report(kind: str, sign: _Sign) -> None:
    what, usual = _MEANINGS[kind]
    more = f", as in {sign.count - 1} more turns of the match" if sign.count > 2 else ""
    sign.log.report(UNUSUAL_NOTATION, what + more, sign.event, help=f"usual is {usual}")
