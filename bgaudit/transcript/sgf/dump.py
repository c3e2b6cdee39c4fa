"""The position after a play that is declared illegal, as a line of Snowie's position fields.

The fields: match length, Jacoby rule, 0, money, side on roll, the players (the one on roll first),
Crawford game, their points, cube, its owner (1 on roll, -1 the other), bar, points 1 to 24 and bar
from the view of the side on roll, whose men count above zero, and two dice. The side on roll is the
one that did not make the play.
"""

from __future__ import annotations

from collections.abc import Iterable

from bgaudit.transcript.model import Beaver, Double, Event, Raccoon, Take
from bgaudit.transcript.sgf.position import letter_of, men_of
from bgaudit.transcript.sgf.root import Root
from bgaudit.transcript.sgf.values import WHITE

_FIELDS = 38
"""Those before the dice."""
_NAME, _FIRST = 5, 12


def written_dump(letters: str, mover: int, root: Root, before: Iterable[Event]) -> str:
    """The fields of a position after a play in a game with these events before it."""
    on_roll = 3 - mover
    men = [*map(men_of, letters)]
    if on_roll != WHITE:
        men = [-count for count in reversed(men)]
    names, score = list(root.names), list(root.score or (0, 0))
    if on_roll != WHITE:
        names.reverse()
        score.reverse()
    value, owner = _cube(before)
    money = not root.length
    tag = root.tags().get("jacoby")
    jacoby = tag is not None and tag.value == "On"
    fields = (
        *(root.length or 0, int(jacoby), 0, int(money), on_roll - 1),
        *(name.replace(";", ",") for name in names),
        *(int(root.is_crawford_game), *score, value),
        0 if owner is None else 1 if owner == on_roll else -1,
        *men,
        *(0, 0),
    )
    return "".join(f"{field};" for field in fields)


def read_dump(dump: str, mover: int, names: tuple[str, str]) -> str | None:
    """The position, as 26 letters; None if it is none."""
    fields = [field.strip() for field in dump.split(";")]
    if len(fields) < _FIELDS:
        return None
    by_name = names[0] != names[1] and fields[_NAME] == names[mover - 1]
    on_roll = mover if by_name else 3 - mover
    try:
        men = [int(field) for field in fields[_FIRST:_FIELDS]]
        if on_roll != WHITE:
            men = [-count for count in reversed(men)]
        letters = "".join(map(letter_of, men))
    except ValueError:
        return None
    # Only Black's men are on the first bar, and only White's on the last.
    return letters if men[0] <= 0 <= men[-1] else None


def _cube(before: Iterable[Event]) -> tuple[int, int | None]:
    """What the cube shows after these events, and whose it is."""
    value, owner = 1, None
    offered, taker = 1, owner
    for event in before:
        side = event.side
        match event.action:
            case Double():
                offered, taker = value * 2, None if side is None else 3 - side
            case Beaver():
                offered, taker = offered * 2, side
            case Raccoon():
                offered *= 2
            case Take():
                value, owner = offered, taker
            case _:
                pass
    return value, owner
