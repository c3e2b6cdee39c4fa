"""Edits in the text of an SGF file: values of properties, and nodes that come or go.

Each edit is noted in the comment of its node. What programs say of a move beside it, such as their
analysis, stays with the node.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import groupby

from bgaudit.source import Source, Span
from bgaudit.transcript.amendment import Amendment, CannotAmendError, Splice, spliced
from bgaudit.transcript.edits import (
    Inserted,
    Removed,
    Replaced,
    Scored,
    Swapped,
    changed_events,
)
from bgaudit.transcript.model import (
    Action,
    Beaver,
    Double,
    Drop,
    Event,
    Game,
    Match,
    Raccoon,
    Record,
    Result,
    Take,
    Turn,
)
from bgaudit.transcript.sgf.mending import parse_mended
from bgaudit.transcript.sgf.tree import Node, Property, nodes_of
from bgaudit.transcript.sgf.written_root import names
from bgaudit.transcript.sgf.written_turn import COLOURS, written_turn

_MOVES = ("W", "B")
_RESULT = "RE"
_TO_ESCAPE = re.compile(r"([\\\]])")


def amended(source: Source, record: Record, amendments: Sequence[Amendment]) -> str:
    """The text of an SGF file with these edits. Raises :class:`CannotAmendError`."""
    text = _Text(source.text)
    by_game = sorted(amendments, key=_game_of)
    for (match, number), together in groupby(by_game, key=_game_of):
        text.amend(record.matches[match], record.matches[match].games[number], [*together])
    return spliced(source.text, text.splices())


def _game_of(amendment: Amendment) -> tuple[int, int]:
    return amendment.edit.match, amendment.edit.game


class _Text:
    """The nodes of a file, what is to stand in the place of their properties, and their notes."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._node_of: dict[Span, Node] = {}
        self._property_at: dict[Span, Property] = {}
        for node in nodes_of(parse_mended(text)[0].trees):
            for prop in node.properties:
                self._node_of[prop.span] = node
                self._property_at[prop.span] = prop
        self._splices: list[Splice] = []
        self._notes: dict[Span, list[str]] = {}
        """By the places of the first properties of the nodes."""

    def splices(self) -> list[Splice]:
        """All changes of the text."""
        return self._splices + [self._commented(first) for first in self._notes]

    def amend(self, match: Match, game: Game, amendments: Sequence[Amendment]) -> None:
        """Change one game."""
        both = names(match, game)
        for amendment in amendments:
            match amendment.edit:
                case Replaced(event=place) | Removed(event=place):
                    span = game.events[place].span
                    self._note(span, amendment.told(self._text[slice(*span)]))
                case Swapped(first=first):
                    self._note(game.events[first].span, amendment.told())
                case Inserted(event=place, side=side, action=action):
                    node = f"{_written(side, action, both)}{_comment(amendment.told())}"
                    self._insert(game, place, node)
                case Scored():
                    self._score(game, amendment)
        changed = changed_events(game, (amendment.edit for amendment in amendments))
        for place, event in changed.items():
            if event != game.events[place]:
                self._put(game.events[place], event, both)

    def _put(self, old: Event, event: Event | None, both: tuple[str, str]) -> None:
        """Another event in the place of one, or none."""
        prop = self._property(old)
        written = ""
        if event is not None:
            written = _written(event.side or 1, event.action, both)
            if (prop.name == _RESULT) is not isinstance(event.action, Result):
                raise CannotAmendError(f"{written} cannot stand in the place of {_shown(prop)}")
            if prop.name == _RESULT and prop.values[0].rstrip("]").upper().endswith("R"):
                written = f"{written[:-1]}R]"
        self._splices.append(Splice(*prop.span, written))

    def _property(self, event: Event) -> Property:
        """The property that is an event and nothing else."""
        prop = self._property_at.get(event.span)
        if prop is None or prop.name not in (*_MOVES, _RESULT) or len(prop.values) != 1:
            raise CannotAmendError(
                f"`{self._text[slice(*event.span)]}` is not amended: it is no move"
            )
        return prop

    def _insert(self, game: Game, place: int, node: str) -> None:
        """A node before the one of an event, or behind the last if only the result comes then."""
        moves = [event for event in game.events if not isinstance(event.action, Result)]
        if place < len(moves):
            begin = self._begin(moves[place].span)
            self._splices.append(Splice(begin, begin, f";{node}{self._blanks_before(begin)}"))
            return
        if any(isinstance(event.action, Result) for event in game.events[:place]):
            raise CannotAmendError("nothing comes behind a result, which stands at the root")
        last = self._node(moves[-1].span if moves else game.span)
        end = last.properties[-1].span.end
        blanks = self._blanks_before(self._begin(last.properties[0].span))
        self._splices.append(Splice(end, end, f"{blanks};{node}"))

    def _score(self, game: Game, amendment: Amendment) -> None:
        if game.score is None or not isinstance(amendment.edit, Scored):
            raise CannotAmendError("the game gives no score that could be written anew")
        prop = self._property_at[game.score.span]
        written = dict(zip(("ws", "bs"), amendment.edit.points, strict=True))
        for value in prop.values:
            key = value[1:-1].partition(":")[0].strip().lower()
            if key in written:
                begin = int(value.start_pos or 0)
                text = f"[{key}:{written[key]}]"
                self._splices.append(Splice(begin, begin + len(value), text))
        self._note(prop.span, amendment.told("{}-{}".format(*game.score.points)))

    # ---- Nodes and their comments

    def _node(self, span: Span) -> Node:
        node = self._node_of.get(span)
        if node is None:
            raise CannotAmendError(f"`{self._text[slice(*span)]}` is no property of a node")
        return node

    def _begin(self, span: Span) -> int:
        """Where the node of a property begins."""
        return self._text.rfind(";", 0, self._node(span).properties[0].span.start)

    def _blanks_before(self, place: int) -> str:
        before = self._text[:place]
        return before[len(before.rstrip()) :]

    def _note(self, span: Span, told: str) -> None:
        self._notes.setdefault(self._node(span).properties[0].span, []).append(told)

    def _commented(self, first: Span) -> Splice:
        """The notes on a node, behind its comment or as one."""
        node = self._node_of[first]
        there = next((prop for prop in node.properties if prop.name == "C" and prop.values), None)
        told = "\n".join(self._notes[first])
        if there is None:
            end = node.properties[-1].span.end
            return Splice(end, end, _comment(told))
        end = there.span.end - 1
        return Splice(end, end, f"\n{_escaped(told)}")


def _written(side: int, action: Action, both: tuple[str, str]) -> str:
    """The property that says what a side does."""
    match action:
        case Turn(roll, _, played):
            written = written_turn(side, roll, played, both)
            if written.lost or len(written.nodes) != 1:
                raise CannotAmendError(f"no node says this: {written.lost or 'it takes several'}")
            return written.nodes[0]
        case Double() | Beaver() | Raccoon():
            return f"{COLOURS[side]}[double]"
        case Take() | Drop():
            return f"{COLOURS[side]}[{type(action).__name__.lower()}]"
        case Result(points):
            return f"{_RESULT}[{COLOURS[side]}+{points}]"
    raise CannotAmendError("no property of a node says this")


def _shown(prop: Property) -> str:
    return f"{prop.name}{''.join(prop.values)}"


def _comment(told: str) -> str:
    return f"C[{_escaped(told)}]"


def _escaped(text: str) -> str:
    return _TO_ESCAPE.sub(r"\\\1", text)
