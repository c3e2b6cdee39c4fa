"""Every file of ``../shared/corpus`` is known by its content alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from bgaudit import Source
from bgaudit.transcript.detect import detect_format
from bgaudit.transcript.lookalikes import looks_like

CORPUS = Path(__file__).parents[3] / "shared" / "corpus"
FORMATS = {
    "gnubg/*/*.mat": {"mat"},
    "gnubg/*/*.gam": {"gam"},
    "gnubg/*/*.sgf": {"sgf"},
    "gnubg/*/*.sst.txt": {"mat"},
    "gnubg/*/*.pos.snowie.txt": {"snowie"},
    "real/gmd/*/*": {"gmd"},
    "real/javafibs/*/*": {"javafibs"},
    "real/mat*/*/*": {"mat"},
    "real/sgf/*/*": {"sgf"},
    "real/sgf-fixture/*/*.in": {"sgf"},
    "real/sgf-fixture/*/*.sgf": {"sgf", None},
    "real/xg/*/*": {"xg"},
}

pytestmark = pytest.mark.skipif(not CORPUS.is_dir(), reason="no ../shared/corpus here")


def content(path: Path) -> Source:
    return Source.from_bytes("without an extension", path.read_bytes())


@pytest.mark.parametrize("files", FORMATS)
def test_every_file_is_known_without_its_name(files: str) -> None:
    paths = [path for path in CORPUS.glob(files) if path.is_file()]
    assert {detect_format(content(path)) for path in paths} == FORMATS[files]


def test_no_file_is_left_out() -> None:
    known = {path for files in FORMATS for path in CORPUS.glob(files)}
    left = {path.name for path in CORPUS.rglob("*") if path.is_file() and path not in known}
    assert {name for name in left if not name.endswith((".tsv", ".md"))} == set()


def test_what_is_not_known_is_sgf_of_another_game() -> None:
    sources = map(content, sorted(CORPUS.glob("real/sgf-fixture/*/*.sgf")))
    told = {looks_like(source) for source in sources if detect_format(source) is None}
    assert told == {
        "it is SGF of Go (GM[1])",
        "it is SGF that does not say that it is of backgammon: GM[6] is missing",
    }
