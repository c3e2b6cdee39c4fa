"""Positions: the men that setup properties clear and put, and the 26 letters of the model.

The letters are those of an XGID from side 1's view, and so from White's: the first is Black's bar,
the last White's, capitals are White's men.
"""

from __future__ import annotations

from collections import Counter

from bgaudit.transcript.sgf.tree import Property, simple_text
from bgaudit.transcript.sgf.values import BAR_LETTER, BLACK, LETTERS, WHITE, read_points

_MOST = 16
"""More men on a point have no letter in an XGID."""
_NOBODY = "-"
CLEARED, PUT = "AE", {"AW": WHITE, "AB": BLACK}
_PLACES = LETTERS + BAR_LETTER


class PositionError(Exception):
    """Setup properties that give no position; the message says why."""


def read_position(properties: list[Property]) -> str:
    """The position that AE, AW and AB of one node give. Raises :class:`PositionError`.

    Every point must be cleared or have men put on it: the men who stay where they are cannot be
    told from the file alone.
    """
    cleared: set[str] = set()
    men = {WHITE: Counter[str](), BLACK: Counter[str]()}
    for prop in properties:
        for value in prop.values:
            text = simple_text(value)
            points = read_points(text)
            if points is None:
                raise PositionError(f"`{text}` is no point from a to z, and not two as in a:y")
            if prop.name == CLEARED:
                cleared.update(points)
            else:
                men[PUT[prop.name]].update(points)
    left = [
        point for point in LETTERS if not (point in cleared or any(m[point] for m in men.values()))
    ]
    if left:
        raise PositionError(f"which men stay on {left[0]} is not told: AE[a:y] clears all points")
    return "".join(
        (
            _letter(0, men[BLACK][BAR_LETTER], BAR_LETTER),
            *(_letter(men[WHITE][point], men[BLACK][point], point) for point in LETTERS),
            _letter(men[WHITE][BAR_LETTER], 0, BAR_LETTER),
        )
    )


def written_position(letters: str) -> str:
    """A position as setup properties, all points cleared first."""
    black_bar, points, white_bar = letters[0], letters[1:-1], letters[-1]
    places = [*zip(LETTERS, points, strict=True), (BAR_LETTER, white_bar), (BAR_LETTER, black_bar)]
    white = "".join(f"[{at}]" * men for at, put in places if (men := men_of(put)) > 0)
    black = "".join(f"[{at}]" * -men for at, put in places if (men := men_of(put)) < 0)
    return f"AE[a:y]{'AW' if white else ''}{white}{'AB' if black else ''}{black}"


def men_of(letter: str) -> int:
    """How many men a letter stands for: White's above zero, Black's below."""
    if letter == _NOBODY:
        return 0
    return ord(letter) - ord("A") + 1 if letter.isupper() else ord("a") - 1 - ord(letter)


def letter_of(men: int) -> str:
    """The letter for so many men. Raises :class:`ValueError` if there is none."""
    if abs(men) > _MOST:
        raise ValueError(f"{abs(men)} men stand on one point")
    if not men:
        return _NOBODY
    return chr(ord("A") + men - 1) if men > 0 else chr(ord("a") - 1 - men)


def _letter(white: int, black: int, point: str) -> str:
    if white and black:
        raise PositionError(f"men of both players are put on {point}")
    try:
        return letter_of(white - black)
    except ValueError as error:
        raise PositionError(f"{error}, {point}") from None
