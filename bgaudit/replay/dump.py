"""The position in an ``Illegal play (…)`` cell: one line of Snowie's position fields.

Fields 12 to 37 are the bar, points 1 to 24 and the bar again, from the view of the side that the
dump calls on roll; that side's men count above zero. The position is the one after the play, so the
side on roll is the opponent; as writers do not agree on that, the other reading is given too.
"""

from __future__ import annotations

from bgaudit.rules.board import BAR, OFF, Board

_FIRST_FIELD = 12
_FIELDS = 26


def board_from_dump(dump: str) -> list[Board]:
    """The boards that a dump can mean from the view of the player who made the play.

    The likelier first; empty where the dump is damaged.
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
    if sum(own) > 15 or sum(other) > 15:
        return []
    own[OFF], other[OFF] = 15 - sum(own), 15 - sum(other)
    board = Board(tuple(own), tuple(other))
    return [board.turned(), board]
