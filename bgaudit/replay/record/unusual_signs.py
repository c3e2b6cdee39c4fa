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
    "comma": ("steps are set apart by commas", "a space between them"),
    "star": ("a hit is marked before a count", "the star behind it, as in 8/5(2)*"),
}


@dataclass(slots=True)
class _Sign:
    """Where a sign first stands, and in how many turns."""

    log: GameLog
    event: Event
    turns: int = 0


def report_unusual_signs(log: Log, record: Record) -> None:
    """Tell of each unusual sign once for a match."""
    if not log.wants(UNUSUAL_NOTATION):
        return
    for number, match in enumerate(record.matches, 1):
        signs: dict[str, _Sign] = {}
        for place, game in enumerate(match.games, 1):
            game_log = GameLog(log, number, game.number or place)
            for event in game.events:
                for kind in _kinds(game_log, event):
                    signs.setdefault(kind, _Sign(game_log, event)).turns += 1
        for kind, sign in signs.items():
            _report(kind, sign)


def _kinds(log: GameLog, event: Event) -> set[str]:
    if not isinstance(event.action, Turn) or not isinstance(event.action.played, Play):
        return set()
    _, _, play = log.text(event.span).rpartition(":")
    return {str(sign.lastgroup) for sign in _SIGNS.finditer(play)}


def _report(kind: str, sign: _Sign) -> None:
    what, usual = _MEANINGS[kind]
    others = sign.turns - 1
    if others:
        what += f", here and in {others} more {'turn' if others == 1 else 'turns'} of the match"
    sign.log.report(UNUSUAL_NOTATION, what, sign.event, help=f"usual is {usual}")
