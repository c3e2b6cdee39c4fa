"""The position in an ``Illegal play (…)`` cell: one line of Snowie's position fields.

Fields 12 to 37 are the bar, points 1 to 24 and the bar again, from the view of the side that the
dump calls on roll; that side's men count above zero. The position is the one after the play, so the
side on roll is the opponent; as writers do not agree on that, the other reading is given too.
"""

from __future__ import annotations

from bgaudit.replay.turns.stated_position import with_rest_off
from bgaudit.rules.board import BAR, OFF, Board

_FIRST_FIELD = 12
_FIELDS = 26
_MOST_MEN = 30
"""More on a side are no men at all."""


def boards_from_dump(dump: str, men: int) -> list[Board]:
    """The boards that a dump can mean from the view of the player who made the play.

    The likelier first; empty where the dump is damaged. Each side has so many ``men``; those that
    are not on the board are borne off.
    """
    fields = [field.strip() for field in dump.split(";")]
    try:
        counts = [int(field) for field in fields[_FIRST_FIELD : _FIRST_FIELD + _FIELDS]]
    except ValueError:
        return []
    if len(counts) != _FIELDS:
        return []
    own, other = [0] * 26, [0] * 26
    for point, count in enumerate(counts):
        if count > 0:
            own[point or BAR] += count
        elif count < 0:
            other[BAR if point in (OFF, BAR) else 25 - point] -= count
    if sum(own) > _MOST_MEN or sum(other) > _MOST_MEN:
        return []
    board = Board(with_rest_off(own, men), with_rest_off(other, men))
    return [board.turned(), board]
