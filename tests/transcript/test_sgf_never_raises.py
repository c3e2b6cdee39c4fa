"""Whatever a file contains, reading it gives a model whose places lie inside the text."""

from __future__ import annotations

from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from bgaudit import Source, audit, load_preset
from bgaudit.transcript import sgf

STANDARD = load_preset("standard")
PIECES = [
    *("(", ")", ";", "[", "]", "\\", ":", "\n", " ", "(;", "])", "];", ")(", "\x00", "\ufeff", "]"),
    *(
        "GM[6]",
        "GM[1]",
        "FF[4]",
        "MI[length:3]",
        "MI[length:x][game:-1]",
        "[game:1]",
        "[ws:2][bs:9]",
    ),
    *("PW[Anna]", "PB[Marc]", "RU[Crawford:CrawfordGame]", "RU[x]", "RE[W+2R]", "RE[B+]", "RE[]"),
    *(
        ";W[31hefe]",
        ";B[42qusu]",
        ";W[double]",
        ";B[take]",
        ";W[drop]",
        ";B[66]",
        ";W[99zz]",
        "W31]",
    ),
    *(";B[resign:2]", ";W[accept]", "DI[31]", "DI[]", "PL[B]", "PL[]", "CV[4]", "CV[x]", "CP[w]"),
    *(
        "AE[a:y]",
        "AW[a][a][y]",
        "AB[x]",
        "AB[7]",
        "C[; W[1\\]]",
        "TG[a:b][c]",
        "A[0][x",
        "(;B[11])",
    ),
]
files = st.lists(st.sampled_from(PIECES) | st.text(max_size=3), max_size=40).map("".join)
texts = files | files.map("(;GM[6]MI[length:3][game:0][ws:0][bs:0]PW[Anna]PB[Marc]{}".format)
FIXTURES = sorted((Path(__file__).parents[2] / "fixtures" / "sgf").glob("*.sgf"))


def assert_sound(source: Source) -> None:
    record = sgf.read(source)
    for match in record.matches:
        for game in match.games:
            for event in game.events:
                assert source.text[event.span.start : event.span.end].strip()
                assert event.side in (None, 1, 2)
    for finding in audit(source, STANDARD, "sgf").findings:
        assert 0 <= finding.span.start <= finding.span.end <= len(source.text)
    assert list(sgf.cannot_hold(record)) == list(sgf.cannot_hold(record))
    written = sgf.write(record)
    assert sgf.write(sgf.read(Source.from_text("y.sgf", written))).count("(;") <= written.count(
        "(;"
    )


@settings(max_examples=300, deadline=None)
@given(texts)
def test_texts(text: str) -> None:
    assert_sound(Source.from_text("x.sgf", text))


@settings(max_examples=100, deadline=None)
@given(st.binary(max_size=300) | texts.map(lambda text: text.encode("utf-16", "replace")))
def test_bytes(data: bytes) -> None:
    assert_sound(Source.from_bytes("x.sgf", data))


@settings(max_examples=150, deadline=None)
@given(
    st.sampled_from(FIXTURES),
    st.lists(st.tuples(st.integers(0, 3000), st.integers(0, 12), st.text(max_size=3)), max_size=6),
)
def test_damaged_fixtures(path: Path, cuts: list[tuple[int, int, str]]) -> None:
    text = path.read_text(encoding="utf-8")
    for at, length, put in cuts:
        text = text[:at] + put + text[at + length :]
    assert_sound(Source.from_text(path.name, text))


def test_deep_and_long_texts_are_read_in_good_time() -> None:
    for text in (
        "(;" * 20000,
        "(;" + "[" * 20000,
        "(;GM[6]" + "x;" * 20000,
        "(;W[31" + "\\]" * 9999,
    ):
        assert sgf.read(Source.from_text("x.sgf", text)).matches is not None
