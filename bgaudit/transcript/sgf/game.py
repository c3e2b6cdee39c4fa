"""One game: the nodes of its main line read as events."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from bgaudit.source import Span
from bgaudit.transcript.model import (
    Action,
    Beaver,
    CrawfordStated,
    CubeStated,
    Double,
    Event,
    Game,
    Oddity,
    Raccoon,
    Remark,
    ResignationAnswered,
    Resigns,
    Result,
    Row,
    ScoreLine,
    Turn,
    Unreadable,
)
from bgaudit.transcript.sgf.root import Root
from bgaudit.transcript.sgf.setup import Setup
from bgaudit.transcript.sgf.tree import Damage, Node, simple_text
from bgaudit.transcript.sgf.values import BLACK, WHITE, read_move, read_result

_SIDES = {"W": WHITE, "B": BLACK}
_AT_THE_TABLE = CrawfordStated | CubeStated | Resigns | ResignationAnswered
_NO_RESULT = ("", "?", "0", "draw", "void")
_WITHOUT_BRACKET = re.compile(r"([WB])\s*([0-9a-z]+)\s*\]")
_NO_BRACKET = "a `[` is missing in `{}`: it is read as if it were there"
_MAY_BE_MOVE = re.compile(r"\d\d|double|take|drop", re.IGNORECASE)


def read_game(
    number: int | None, root: Root, nodes: Sequence[Node], damage: Sequence[Damage]
) -> Game:
    """A game with its events; ``damage`` is what lies among its nodes and may have been moves."""
    game = Game(number, root.span, remarks=root.remarks)
    info = root.properties.get("MI")
    if root.score is not None and info is not None:
        game.score = ScoreLine(root.names, root.score, info.span)
    if root.is_crawford_game:
        game.events.append(_event(None, CrawfordStated(), root.properties["RU"].span))
    game.events += _Moves(root, damage, game.remarks).read(nodes)
    game.events += _result(nodes)
    game.by_event = any(isinstance(event.action, _AT_THE_TABLE) for event in game.events)
    return game


def may_be_a_move(damage: Damage) -> bool:
    """Whether damaged text may have been what a player did."""
    return _MAY_BE_MOVE.search(damage.text) is not None


class _Moves:
    """Reads turns, cube actions and setup."""

    def __init__(self, root: Root, damage: Sequence[Damage], remarks: list[Remark]) -> None:
        self._events: list[Event] = []
        self._setup = Setup(root)
        self._damage = list(damage)
        self._remarks = remarks

    def read(self, nodes: Sequence[Node]) -> list[Event]:
        """All events of the nodes, in their order."""
        for node in nodes:
            for prop in node.properties:
                self._take_damage(prop.span.start)
                for value in prop.values if prop.name in _SIDES else ():
                    self._move(_SIDES[prop.name], simple_text(value), prop.span)
            self._setup.take(node, self._events)
        self._setup.settle(self._events)
        self._take_damage(None)
        return self._events

    def _take_damage(self, before: int | None) -> None:
        """Add what cannot be read up to an offset."""
        while self._damage and (before is None or self._damage[0].span.start < before):
            span, text = self._damage.pop(0)
            found = _WITHOUT_BRACKET.fullmatch(text)
            if found:
                self._remarks.append(Remark(Oddity.NOT_UNDERSTOOD, span, _NO_BRACKET.format(text)))
                self._move(_SIDES[found[1]], found[2], span)
                continue
            why = f"`{text}` is no part of a game tree where it stands"
            self._events.append(_event(None, Unreadable(text, why), span))
            self._setup.on_roll = None

    def _move(self, side: int, text: str, span: Span) -> None:
        action: Action = read_move(text, side)
        if isinstance(action, Double) and self._is_offered(3 - side):
            action = Beaver(None)
        event = _event(side, action, span)
        self._setup.settle(self._events, event)
        self._events.append(event)
        if isinstance(action, Turn):
            self._setup.on_roll = 3 - side
        elif isinstance(action, Unreadable):
            self._setup.on_roll = None

    def _is_offered(self, side: int) -> bool:
        """Whether a side's double, or its beaver, waits for an answer."""
        last = self._events[-1] if self._events else None
        offers = Double | Beaver | Raccoon
        return last is not None and last.side == side and isinstance(last.action, offers)


def _result(nodes: Sequence[Node]) -> Iterator[Event]:
    """The game's result, where it is given."""
    props = [prop for node in nodes for prop in node.properties if prop.name == "RE"]
    for prop in props[:1]:
        text = simple_text(prop.values[0])
        outcome = read_result(text)
        if outcome is not None and outcome.points >= 0:
            yield _event(outcome.winner, Result(outcome.points), prop.span)
        elif text.lower() not in _NO_RESULT:
            why = f"`{text}` is no result such as W+2, with the winner's colour and his points"
            yield _event(None, Unreadable(text, why), prop.span)


def _event(side: int | None, action: Action, span: Span) -> Event:
    return Event(side, action, span, Row(None, span))
