"""Setup in a game: men put on the board, the cube set, dice rolled but not played.

Setup comes in any order over several nodes, and the next turn shows what it comes to: dice that are
then played were only shown before, and a position right behind a roll is an illegal play.
"""

from __future__ import annotations

from bgaudit.source import Span
from bgaudit.transcript.model import (
    Action,
    CubeStated,
    DeclaredIllegal,
    Event,
    Row,
    SetPosition,
    Turn,
    UnknownPlay,
    Unreadable,
)
from bgaudit.transcript.notation import read_roll
from bgaudit.transcript.sgf.dump import written_dump
from bgaudit.transcript.sgf.position import CLEARED, PUT, PositionError, read_position
from bgaudit.transcript.sgf.root import Root
from bgaudit.transcript.sgf.tree import Node, Property, simple_text
from bgaudit.transcript.sgf.values import BLACK, WHITE

_MEN = (CLEARED, *PUT)
_CUBE = ("CV", "CP", "CO")
_SIDES = {"w": WHITE, "b": BLACK}


class Setup:
    """The setup of one game; ``on_roll`` is the side whose turn it is, where that is known."""

    def __init__(self, root: Root) -> None:
        self.on_roll: int | None = None
        self._root = root
        self._cube = CubeStated(1)
        self._set: dict[str, Event] = {}
        """What has been set since the last turn: the men, the cube, the dice."""

    def take(self, node: Node, events: list[Event]) -> None:
        """Look at one node; what it makes certain is added to the events."""
        said = {prop.name: prop for prop in node.properties}
        if "PL" in said:
            self.on_roll = _SIDES.get(_first(said["PL"])[:1].lower(), self.on_roll)
        men = [prop for prop in node.properties if prop.name in _MEN]
        behind_a_roll = [*self._set] == ["dice"] and "DI" not in said
        # Where a game begins, a position may be set up in the same way, but without PL.
        if men and behind_a_roll and (events or "PL" in said):
            self._illegal_play(men, events)
        elif men:
            self._set["men"] = self._event(None, _position(men), men[0])
        cube = [prop for prop in node.properties if prop.name in _CUBE]
        if cube:
            self._set["cube"] = self._event(None, self._cube_after(cube), cube[0])
        if "DI" in said:
            turn = Turn(*read_roll(_first(said["DI"])), UnknownPlay())
            self._set["dice"] = self._event(self.on_roll, turn, said["DI"])

    def settle(self, events: list[Event], before: Event | None = None) -> None:
        """Add what is set to the events: a turn follows, or nothing does."""
        cube = self._set.get("cube")
        if cube and cube.action == CubeStated(1) and not events and "men" not in self._set:
            del self._set["cube"]  # It lies there when a game begins.
        dice = self._set.get("dice")
        if dice and before and _plays(before, dice):
            del self._set["dice"]
        events += [self._set[what] for what in ("men", "cube", "dice") if what in self._set]
        self._set.clear()

    def _illegal_play(self, men: list[Property], events: list[Event]) -> None:
        """The position after a roll is the one that an illegal play has led to."""
        dice = self._set.pop("dice")
        position = _position(men)
        if dice.side is None or not isinstance(position, SetPosition) or position.letters is None:
            self._set |= {"men": self._event(None, position, men[0]), "dice": dice}
            return
        assert isinstance(dice.action, Turn)
        dump = written_dump(position.letters, dice.side, self._root, events)
        span = Span(dice.span.start, men[-1].span.end)
        turn = dice.action._replace(played=DeclaredIllegal(dump))
        events.append(Event(dice.side, turn, span, Row(None, span)))
        self.on_roll = 3 - dice.side

    def _cube_after(self, properties: list[Property]) -> CubeStated | Unreadable:
        value, owner = self._cube.value, self._cube.owner
        for prop in properties:
            text = _first(prop)
            if prop.name != "CV":
                owner = _SIDES.get(text[:1].lower())
            elif text.isdecimal() and len(text) < 9:
                value = int(text)
            else:
                return Unreadable(text, f"`{text}` is no value of the cube")
        self._cube = CubeStated(value, owner)
        return self._cube

    def _event(self, side: int | None, action: Action, prop: Property) -> Event:
        return Event(side, action, prop.span, Row(None, prop.span))


def _position(men: list[Property]) -> SetPosition | Unreadable:
    try:
        return SetPosition(read_position(men))
    except PositionError as error:
        return Unreadable(" ".join(prop.name for prop in men), str(error))


def _plays(event: Event, dice: Event) -> bool:
    """Whether a turn is the one that the dice were rolled for."""
    turn, rolled = event.action, dice.action
    if not isinstance(turn, Turn) or not isinstance(rolled, Turn):
        return False
    return dice.side in (None, event.side) and sorted(turn.roll) == sorted(rolled.roll)


def _first(prop: Property) -> str:
    return simple_text(prop.values[0])
