"""The cells of a game as they are after some edits, each with its text and what is noted of it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from bgaudit.transcript.amendment import Amendment, CannotAmendError
from bgaudit.transcript.edits import Inserted, Removed, Replaced, Swapped
from bgaudit.transcript.mat.amended_lines import Lines, in_comment
from bgaudit.transcript.mat.written_cells import written_cell
from bgaudit.transcript.model import Action, Event, Game, Loss, Play, Result, Turn

_BAR = re.compile(r"(?<=[ \t])(bar|25)(?=\*?/)", re.IGNORECASE)
_OFF = re.compile(r"(?<=/)(off|0)(?![\d/])", re.IGNORECASE)


class Hand(NamedTuple):
    """How a record writes the bar and what is off."""

    bar: str = "bar"
    off: str = "off"

    @classmethod
    def of(cls, text: str) -> Hand:
        """As it is written first."""
        bar, off = _BAR.search(text), _OFF.search(text)
        return cls(bar[0] if bar else "bar", off[0] if off else "off")

    def cell(self, action: Action, old: Event | None = None, text: str = "") -> str:
        """The text of a cell; of a cell that says the same roll or play, that part stays."""
        written = written_cell(action)
        if written is None:
            raise CannotAmendError("no cell of a .mat record says this")
        if not isinstance(action, Turn):
            return written
        roll, colon, play = written.partition(":")
        if isinstance(action.played, Play):
            play = _OFF.sub(self.off, _BAR.sub(self.bar, f" {play.strip()}"))
        if old and isinstance(old.action, Turn) and colon and ":" in text:
            old_roll, _, old_play = text.partition(":")
            roll = old_roll if old.action.roll == action.roll else roll
            play = old_play if old.action.played == action.played else play
        return f"{roll}{colon}{play}".strip()


@dataclass(slots=True)
class Cell:
    """One cell: in which column it stands, what it says, and what comments are due before it.

    ``line``, ``start``, ``end`` and ``stood`` tell where it stood and on which side; ``line`` is
    None if it is new. ``moved`` tells that it changes sides, ``gone`` that it is there no longer.
    An event in a comment is ``told``.
    """

    side: int | None
    text: str
    turn: bool
    result: bool = False
    line: int | None = None
    start: int = 0
    end: int = 0
    stood: int | None = None
    changed: bool = False
    moved: bool = False
    gone: bool = False
    told: bool = False
    notes: list[str] = field(default_factory=list)

    @property
    def displaced(self) -> bool:
        """Whether it does not stand where it stood."""
        return self.moved or self.gone or self.line is None

    @property
    def touched(self) -> bool:
        """Whether anything of it is not as it was."""
        return self.changed or self.displaced

    def sticks_to(self, before: Cell) -> bool:
        """Whether it stands in the same column as the cell before it, or belongs to it."""
        together = self.line is not None and self.line == before.line
        return together and self.stood in (None, before.stood)


def final_cells(
    lines: Lines, game: Game, amendments: Sequence[Amendment], hand: Hand
) -> list[Cell]:
    """All cells of a game in their order, with those that are gone, after these edits."""
    old = [_as_it_stands(lines, place, event) for place, event in enumerate(game.events)]
    new: dict[int, list[Cell]] = {}
    for amendment in amendments:
        match amendment.edit:
            case Replaced(event=place, action=action):
                cell, event = _cell(old, place), game.events[place]
                cell.notes.append(amendment.told(cell.text))
                cell.text = hand.cell(action, event, cell.text)
                cell.turn = isinstance(action, Turn)
                cell.changed = True
            case Removed(event=place):
                cell = _cell(old, place)
                cell.notes.append(amendment.told(cell.text))
                cell.gone = True
            case Inserted(event=place, side=side, action=action):
                text, turn = hand.cell(action), isinstance(action, Turn)
                result = isinstance(action, Result | Loss)
                cell = Cell(side, text, turn, result, notes=[amendment.told()])
                new.setdefault(min(place, len(old)), []).append(cell)
            case Swapped(first=first, last=last):
                for cell in old[first : last + 1]:
                    if cell.side is not None:
                        cell.side, cell.moved = 3 - cell.side, not cell.moved
                _cell(old, first).notes.append(amendment.told())
    together = [[*new.get(place, ()), cell] for place, cell in enumerate(old)]
    return [cell for cells in together for cell in cells] + new.get(len(old), [])


def _as_it_stands(lines: Lines, place: int, event: Event) -> Cell:
    number = lines.by_event[place]
    line = lines.lines[number]
    start, end = event.span.start - line.start, event.span.end - line.start
    return Cell(
        event.side,
        line.text[start:end],
        isinstance(event.action, Turn),
        isinstance(event.action, Result | Loss),
        number,
        start,
        end,
        event.side,
        told=in_comment(event, line),
    )


def _cell(cells: Sequence[Cell], place: int) -> Cell:
    """The cell of an event, which must be one."""
    cell = cells[place]
    if cell.told:
        raise CannotAmendError(f"`{cell.text}` stands in a comment, and is not amended")
    return cell
