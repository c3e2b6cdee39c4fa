"""Short ways to read SGF, and to write down what a record says as a whole."""

from __future__ import annotations

from typing import NamedTuple

from bgaudit import Source, audit, load_preset
from bgaudit.transcript import sgf
from bgaudit.transcript.model import Action, Event, Game, NoPlay, Play, Record, Turn

ROOT = "GM[6]MI[length:7][game:0][ws:0][bs:0]PW[Anna]PB[Marc]"
HEAD = f"(;{ROOT}"


class Said(NamedTuple):
    """An event without its place."""

    side: int | None
    action: Action


def read(text: str) -> Record:
    return sgf.read(Source.from_text("x.sgf", text))


def game_of(nodes: str, root: str = ROOT) -> Game:
    """The only game of a file with these nodes behind its root."""
    (match,) = read(f"(;{root}{nodes})").matches
    (game,) = match.games
    return game


def said(nodes: str, root: str = ROOT) -> list[Said]:
    """The events of that game."""
    return [Said(event.side, event.action) for event in game_of(nodes, root).events]


def plays(game: Game) -> list[str]:
    """Turns as a two-column record has them, with the side before each: ``1 31: 8/5 6/5``."""
    return [f"{e.side} {_turn(e.action)}" for e in game.events if isinstance(e.action, Turn)]


def _turn(turn: Turn) -> str:
    if isinstance(turn.played, Play):
        return f"{turn.roll}: " + " ".join(f"{one}/{other}" for one, other in turn.played.moves)
    return f"{turn.roll}: {'' if isinstance(turn.played, NoPlay) else turn.played}"


def found(text: str, rules: str = "standard") -> list[str]:
    """Everything that is found in a file: line, severity, code and message."""
    source = Source.from_text("x.sgf", text)
    return [
        f"{source.place(finding.span.start).line} {finding.severity.value} {finding.code} "
        f"{finding.message}"
        for finding in audit(source, load_preset(rules)).findings
    ]


def plain(event: Event) -> tuple[object, ...]:
    """What SGF holds of an event: no hit marks, no words, no value of a cube."""
    action = event.action
    if isinstance(action, Turn):
        played = action.played
        if isinstance(played, Play):
            return event.side, action.roll, played.moves
        return event.side, action.roll, type(played).__name__
    return event.side, type(action).__name__, getattr(action, "points", None)
