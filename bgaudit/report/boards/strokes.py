"""Letters and digits as strokes, so that a drawing needs no font.

A sign stands in a box 4 wide and 6 high with its top left corner at 0, 0. It is path data in
relative commands, to be stroked with round ends.
"""

from __future__ import annotations

import unicodedata

HEIGHT = 6.0
_ADVANCE = 5.7

SIGNS = {
    " ": "",
    "0": "m2 0a2 2.2 0 0 0-2 2.2v1.6a2 2.2 0 0 0 4 0v-1.6a2 2.2 0 0 0-2-2.2",
    "1": "m.6 1.4l1.8-1.4v6",
    "2": "m.1 1.6c0-2.1 3.7-2.1 3.7.1c0 1.5-2.3 2.6-3.7 4.3h3.9",
    "3": "m.2 1c.7-1.4 3.5-1.3 3.5.6c0 1-.9 1.3-2.1 1.3c1.5 0 2.4.5 2.4 1.5c0 2.1-3.2 2-4 .6",
    "4": "m3.1 6v-6l-3.1 4.3h4",
    "5": "m3.6 0h-3l-.4 2.8c1.3-.9 3.8-.5 3.8 1.3c0 2.3-3 2.4-4 1",
    "6": "m3.3 0c-2 .6-3.3 2.2-3.3 4.1a2 1.9 0 1 0 4 0a2 1.9 0 0 0-3.9-.4",
    "7": "m0 0h4l-2.5 6",
    "8": "m2 2.7a1.6 1.35 0 1 1 .01 0a1.9 1.65 0 1 1-.01 0",
    "9": "m.7 6c2-.6 3.3-2.2 3.3-4.1a2 1.9 0 1 0-4 0a2 1.9 0 0 0 3.9.4",
    "A": "m0 6l2-6 2 6m-.7-2h-2.6",
    "B": "m0 2.8h2.2a1.4 1.4 0 0 0 0-2.8h-2.2v6h2.4a1.6 1.6 0 0 0 0-3.2",
    "C": "m4 1.2c-.9-1.8-4-1.6-4 1.8s3.1 3.6 4 1.8",
    "D": "m0 0v6h1.4c3.5 0 3.5-6 0-6z",
    "E": "m3.7 0h-3.7v6h3.7m-3.7-3.1h3",
    "F": "m3.7 0h-3.7v6m0-3.1h3",
    "G": "m4 1.2c-.9-1.8-4-1.6-4 1.8s3 3.6 4 2v-1.7h-1.7",
    "H": "m0 0v6m4-6v6m-4-3.1h4",
    "I": "m2 0v6",
    "J": "m3.2 0v4.3c0 2.3-2.8 2.2-3.2.3",
    "K": "m0 0v6m3.8-6l-3.8 3.6m1.3-1.2l2.7 3.6",
    "L": "m0 0v6h3.6",
    "M": "m0 6v-6l2 3.6 2-3.6v6",
    "N": "m0 6v-6l4 6v-6",
    "O": "m2 0c-2.7 0-2.7 6 0 6s2.7-6 0-6",
    "P": "m0 6v-6h2.3a1.6 1.6 0 0 1 0 3.3h-2.3",
    "Q": "m2 0c-2.7 0-2.7 6 0 6s2.7-6 0-6m.5 4.2l1.5 1.9",
    "R": "m0 6v-6h2.3a1.6 1.6 0 0 1 0 3.2h-2.3m1.9 0l2 2.8",
    "S": "m3.7 1c-.8-1.5-3.5-1.3-3.5.5s3.8.9 3.8 2.9c0 2.2-3.3 2-4 .5",
    "T": "m0 0h4m-2 0v6",
    "U": "m0 0v4c0 2.7 4 2.7 4 0v-4",
    "V": "m0 0l2 6 2-6",
    "W": "m0 0l1 6 1-4 1 4 1-6",
    "X": "m0 0l4 6m0-6l-4 6",
    "Y": "m0 0l2 3 2-3m-2 3v3",
    "Z": "m0 0h4l-4 6h4",
    ".": "m1.9 5.9h.2",
    ",": "m2.1 5.6l-.6 1.3",
    "-": "m.8 3.2h2.4",
    "'": "m2 0v1.4",
    "_": "m0 6.4h4",
    "(": "m2.8-.4c-1.8 1.6-1.8 5.2 0 6.8",
    ")": "m1.2-.4c1.8 1.6 1.8 5.2 0 6.8",
}


def capitals(text: str) -> str | None:
    """A text as it can be written in strokes, without its accents; None if it has other signs."""
    letters = unicodedata.normalize("NFKD", text.replace("ß", "ss")).upper()
    plain = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return plain if plain and SIGNS.keys() >= set(plain) else None


def width(text: str) -> float:
    """How wide a text is, in the units of the signs."""
    return len(text) * _ADVANCE - (_ADVANCE - 4)


def path(text: str, x: float, y: float) -> str:
    """The path data of capitals from a point on, in the units of the signs."""
    return "".join(
        f"M{number(x + at * _ADVANCE)} {number(y)}{SIGNS[sign]}"
        for at, sign in enumerate(text)
        if sign != " "
    )


def number(value: float) -> str:
    """A coordinate, as short as it can be written."""
    return f"{value:.2f}".rstrip("0").rstrip(".")
