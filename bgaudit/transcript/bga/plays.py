"""How plays are written: the notation of ``grammars/notation.lark``, from the model."""

from __future__ import annotations

from bgaudit.transcript.model import (
    BAR,
    OFF,
    DeclaredIllegal,
    NoPlay,
    Play,
    Played,
    Resigned,
    UnknownPlay,
    Unreadable,
    WrittenStep,
)


def written_play(played: Played) -> str:
    """A play as it is read: ``8/5*(2) 6/off``, or words."""
    match played:
        case Play(steps):
            return " ".join(map(_step, steps))
        case NoPlay(words) | Resigned(words):
            return words
        case UnknownPlay():
            return "????"
        case DeclaredIllegal(dump):
            return f"Illegal play ({dump})"
        case Unreadable(text):
            return text


def _step(step: WrittenStep) -> str:
    """One man's way; of equal points the last one carries the mark."""
    marks = list(step.marks)
    path: list[str] = []
    for place, point in reversed([*enumerate(step.points)]):
        mark = ""
        if point in marks:
            marks.remove(point)
            mark = "*"
        path.append(written_point(point, first=not place) + mark)
    return "/".join(reversed(path)) + (f"({step.times})" if step.times > 1 else "")


def written_point(point: int, *, first: bool = False) -> str:
    """A point as it is read; no way begins with the word ``off``."""
    if point == BAR:
        return "bar"
    return "off" if point == OFF and not first else str(point)
