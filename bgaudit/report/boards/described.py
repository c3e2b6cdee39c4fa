"""A board in words, for those who hear a page and do not see it."""

from __future__ import annotations

from bgaudit.report.boards.view import View, occasion, turn
from bgaudit.rules.board import BAR, OFF, Men

_MEN = ("filled men", "ringed men")


def title(view: View) -> str:
    """Whose turn it is."""
    position = view.position
    other = view.name(3 - position.on_roll)
    return f"{view.name(position.on_roll)} {turn(position)} against {other}"


def description(view: View) -> str:
    """The match, the cube, and the men of both sides, each in its own numbering."""
    position = view.position
    owner = position.cube_owner
    held = "in the middle" if owner is None else f"owned by {view.name(owner)}"
    sides = (_side(view, side) for side in (view.seen_from, view.opposite))
    return " ".join([f"{occasion(position)}.", f"Cube {position.cube}, {held}.", *sides])


def _side(view: View, side: int) -> str:
    men = view.men(side)
    facts = [f"{view.score(side)}, pips {view.pips(side)}", *_places(men)]
    return f"{view.name(side)} ({_MEN[side - 1]}): {'; '.join(facts)}."


def _places(men: Men) -> list[str]:
    """Where the men stand, from the back."""
    names = {BAR: "on the bar", OFF: "off"}
    places = ((names.get(point, f"on {point}"), men[point]) for point in range(BAR, OFF - 1, -1))
    return [f"{count} {place}" for place, count in places if count]
