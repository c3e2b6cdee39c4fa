"""Boards as text and SVG: ten as they were reviewed, and the men of any other counted back.

``pytest --update-golden`` rewrites what differs.
"""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest
from board_positions import NAMES, POSITIONS, START
from board_reader import board_in, men_in_svg, men_in_text
from hypothesis import given
from hypothesis import strategies as st

from bgaudit.report.boards.strokes import SIGNS, capitals
from bgaudit.report.boards.svg import board_svg
from bgaudit.report.boards.text import board_text
from bgaudit.report.boards.view import View
from bgaudit.rules.board import BAR, Board, men
from bgaudit.rules.position_id import Position

GOLDEN = Path(__file__).parent / "golden"
WAYS = {
    "unicode.txt": lambda view: board_text(view, ascii_only=False) + "\n",
    "ascii.txt": lambda view: board_text(view, ascii_only=True) + "\n",
    "svg": board_svg,
}


@pytest.mark.parametrize("name", POSITIONS)
@pytest.mark.parametrize("way", WAYS)
def test_the_board_is_the_reviewed_one(way: str, name: str, *, update_golden: bool) -> None:
    shown = WAYS[way](POSITIONS[name]).encode()
    golden = GOLDEN / f"{name}.{way}"
    if update_golden:
        golden.parent.mkdir(exist_ok=True)
        golden.write_bytes(shown)
    assert shown == golden.read_bytes()


def test_there_is_no_golden_that_no_board_is_held_to() -> None:
    held = {GOLDEN / f"{name}.{way}" for way in WAYS for name in POSITIONS}
    assert set(GOLDEN.iterdir()) == held


sides = st.lists(st.integers(0, BAR), min_size=15, max_size=15).map(
    lambda points: men({point: points.count(point) for point in points})
)
views = st.builds(
    View,
    st.builds(
        Position,
        st.builds(Board, sides, sides),
        on_roll=st.integers(1, 2),
        cube=st.integers(0, 20).map(lambda times: 2**times),
        cube_owner=st.sampled_from([None, 1, 2]),
        dice=st.none() | st.tuples(st.integers(1, 6), st.integers(1, 6)),
        length=st.integers(0, 99),
        score=st.tuples(st.integers(0, 99), st.integers(0, 99)),
        crawford=st.booleans(),
        jacoby=st.booleans(),
        beaver=st.booleans(),
    ),
    st.tuples(st.text(max_size=60), st.text(max_size=60)),
    seen_from=st.integers(1, 2),
)


@given(views)
def test_every_man_of_a_text_board_is_counted_back(view: View) -> None:
    for ascii_only, signs in ((False, "●○"), (True, "XO")):
        text = board_text(view, ascii_only=ascii_only)
        assert board_in(men_in_text(text, view.seen_from, signs), view.seen_from) == view.board


@given(views)
def test_every_man_of_a_drawn_board_is_counted_back(view: View) -> None:
    assert board_in(men_in_svg(board_svg(view)), view.seen_from) == view.board


@given(views)
def test_a_text_board_keeps_to_80_columns_and_to_ascii_where_it_has_to(view: View) -> None:
    text = board_text(view, ascii_only=True)
    assert text.isascii()
    assert max(map(len, text.split("\n"))) <= 80
    assert len(text.split("\n")) == len(board_text(view, ascii_only=False).split("\n")) == 15


@given(views)
def test_a_drawn_board_needs_no_font_and_has_nothing_that_two_could_clash_on(view: View) -> None:
    drawn = list(ElementTree.fromstring(board_svg(view)).iter())
    assert {element.tag.partition("}")[2] for element in drawn} <= {
        *("svg", "title", "desc"),
        *("g", "rect", "circle", "path"),
    }
    attributes = {name for element in drawn for name in element.attrib}
    assert not attributes & {"id", "class", "href", "font-family"}


def test_names_are_text_whatever_they_hold() -> None:
    names = ("<b onload='x'>&amp;\x1b\ud800</b>", 'a"b')
    svg = board_svg(View(Position(START, dice=(2, 1), length=5), names, 1))
    title, description = list(ElementTree.fromstring(svg))[:2]
    assert title.text == ("<b onload='x'>&amp;\\x1b\\ud800</b> to play 2-1 against a\"b")
    assert description.text == (
        "5-point match. Cube 1, in the middle. "
        "<b onload='x'>&amp;\\x1b\\ud800</b> (filled men): score 0, 5 away, pips 167; "
        "2 on 24; 5 on 13; 3 on 8; 5 on 6. "
        'a"b (ringed men): score 0, 5 away, pips 167; 2 on 24; 5 on 13; 3 on 8; 5 on 6.'
    )


def test_a_description_names_the_bar_the_men_off_and_the_owner_of_the_cube() -> None:
    board = Board(men({25: 2, 6: 1}), men({1: 3}))
    svg = board_svg(View(Position(board, on_roll=2, cube=4, cube_owner=2), NAMES, 2))
    title, description = list(ElementTree.fromstring(svg))[:2]
    assert title.text == "Marc Dubois on roll against Anna Bianchi"
    assert description.text == (
        "money session. Cube 4, owned by Marc Dubois. "
        "Marc Dubois (ringed men): score 0, pips 56; 2 on the bar; 1 on 6; 12 off. "
        "Anna Bianchi (filled men): score 0, pips 3; 3 on 1; 12 off."
    )


@pytest.mark.parametrize(
    ("name", "drawn"),
    [
        ("Zoë Jensen", "ZOE JENSEN"),
        ("Weiß", "WEISS"),
        ("山田", None),
        ("", None),
    ],
)
def test_what_of_a_name_can_be_drawn(name: str, drawn: str | None) -> None:
    assert capitals(name) == drawn


def test_no_two_signs_are_drawn_alike() -> None:
    assert len(set(SIGNS.values())) == len(SIGNS)
