"""A board as SVG that stands by itself or in a page, with no font, no id and no style sheet.

The men of side 1 are filled and those of side 2 ringed, so that no colour is needed to tell them
apart. A page may set the colours, see :data:`bgaudit.report.boards.paint.PAINTS`.
"""

from __future__ import annotations

from html import escape

from bgaudit.report.boards.captions import captions
from bgaudit.report.boards.described import description, title
from bgaudit.report.boards.dice_and_cube import cube, dice
from bgaudit.report.boards.frame import frame
from bgaudit.report.boards.men import men
from bgaudit.report.boards.plan import HEIGHT, WIDTH
from bgaudit.report.boards.strokes import number
from bgaudit.report.boards.view import View
from bgaudit.report.characters import plain


def board_svg(view: View) -> str:
    """The board as one ``svg`` element, a part of it on each line.

    It scales to whatever room it is given. Names are written in capitals without their accents;
    the title and the description have them whole.
    """
    box = f"0 0 {number(WIDTH)} {number(HEIGHT)}"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" role="img">',
        f"<title>{escape(plain(title(view)))}</title>",
        f"<desc>{escape(plain(description(view)))}</desc>",
        *frame(),
        *captions(view),
        *men(view),
        *dice(view),
        *cube(view),
        "</svg>\n",
    ]
    return "\n".join(filter(None, parts))
