"""A short way to write down what a record says, so that tests can compare all of it at once.

A cell is written as its side, ``L``, ``R`` or ``?``, and what it says: ``L 31: 8/5 6/5``. Plays are
put in one spelling, with ``bar`` and ``off``, so that a test shows what was understood.
"""

from __future__ import annotations

from bgaudit.source import Source
from bgaudit.transcript.mat import read
from bgaudit.transcript.model import (
    BAR,
    OFF,
    Action,
    Beaver,
    DeclaredIllegal,
    Double,
    Drop,
    Event,
    Game,
    Loss,
    Match,
    NoPlay,
    Play,
    Played,
    Raccoon,
    Record,
    Remark,
    Resigned,
    Result,
    SetPosition,
    Take,
    Turn,
    UnknownPlay,
    Unreadable,
    WrittenStep,
)

HEAD = " 5 point match\n\n Game 1\n Anna : 0                          Marc : 0\n"
"""What stands before the rows of a game."""


def cells(*rows: str) -> list[str]:
    """What the cells of some rows say, as the first rows of a game."""
    source = Source.from_text("rows.mat", HEAD + "".join(f"{row}\n" for row in rows))
    (match,) = read(source).matches
    (game,) = match.games
    return [cell(event) for event in game.events]


def remarks(*rows: str) -> list[str]:
    """What is noticed about the same rows, without their numbers."""
    source = Source.from_text("rows.mat", HEAD + "".join(f"{row}\n" for row in rows))
    (match,) = read(source).matches
    lines = HEAD.count("\n")
    return [
        _remark(remark, source.place(remark.span.start).line - lines)
        for game in match.games
        for remark in game.remarks
        if remark.oddity.value != "row-number"
    ]


def told(source: Source | str) -> str:
    """All that a record says, one row to a line."""
    if isinstance(source, str):
        source = Source.from_text("record.mat", source)
    record = read(source)
    lines = _remarks(source, record.remarks, "")
    for match in record.matches:
        lines += _match(source, match)
    return "\n".join(lines)


def all_events(record: Record) -> list[Event]:
    """Every event of every game."""
    return [e for match in record.matches for game in match.games for e in game.events]


def cell(event: Event) -> str:
    side = {1: "L", 2: "R", None: "?"}[event.side]
    return f"{side} {_action(event.action)}"


def _match(source: Source, match: Match) -> list[str]:
    tags = "".join(f"; {key}={tag.value}" for key, tag in match.tags.items())
    length = "unknown length" if match.length is None else f"{match.length} points"
    lines = [f"match, {length}{tags}", *_remarks(source, match.remarks, " ")]
    for game in match.games:
        lines += _game(source, game)
    return lines


def _game(source: Source, game: Game) -> list[str]:
    score = "no score"
    if game.score is not None:
        score = " - ".join(
            f"{name} {points}"
            for name, points in zip(game.score.names, game.score.points, strict=True)
        )
    lines = [f" game {game.number}: {score}"]
    rows: dict[tuple[int, int | None], list[Event]] = {}
    for event in game.events:
        rows.setdefault((event.row.span.start, event.row.number), []).append(event)
    for (_, number), events in rows.items():
        lines.append(f"  {'-' if number is None else number}  {'  '.join(map(cell, events))}")
    return lines + _remarks(source, game.remarks, "  ")


def _remarks(source: Source, found: list[Remark], indent: str) -> list[str]:
    return [indent + _remark(remark, source.place(remark.span.start).line) for remark in found]


def _remark(remark: Remark, line: int) -> str:
    return f"! {remark.oddity.value} {line}" + (f": {remark.text}" if remark.text else "")


def _action(action: Action) -> str:
    match action:
        case Turn(roll, dice, played):
            return f"{roll}{'' if dice else '?'}: {_played(played)}".strip()
        case Double(value) | Beaver(value) | Raccoon(value):
            return type(action).__name__.lower() + (f" {value}" if value is not None else "")
        case Take() | Drop():
            return type(action).__name__.lower()
        case Result(points, and_the_match):
            return f"wins {points}{' and the match' if and_the_match else ''}"
        case Loss(points):
            return f"loses {points}"
        case SetPosition(letters):
            return f"position {letters}"
        case Resigned() | UnknownPlay() | Unreadable():
            return _played(action)


def _played(played: Played) -> str:
    match played:
        case Play(steps):
            return " ".join(map(_step, steps))
        case NoPlay(words):
            return f"({words})" if words else ""
        case UnknownPlay():
            return "????"
        case DeclaredIllegal(dump):
            return f"illegal ({dump})"
        case Resigned(words):
            return f"resigned: {words}"
        case Unreadable(text):
            return f"unreadable: {text}"


def _step(step: WrittenStep) -> str:
    names = {BAR: "bar", OFF: "off"}
    path = "/".join(
        names.get(point, str(point)) + ("*" if place and point in step.marks else "")
        for place, point in enumerate(step.points)
    )
    return path + (f"({step.times})" if step.times > 1 else "")
