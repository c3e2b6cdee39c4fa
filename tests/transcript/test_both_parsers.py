"""hyperlark must read every record as lark does: the one is only there to be faster."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest
from grammar_starts import STARTS
from lark import Transformer

from bgaudit.source import Source
from bgaudit.transcript import grammar, notation
from bgaudit.transcript.detect import READERS, detect_format
from bgaudit.transcript.model import Record, Result

pytest.importorskip("hyperlark", reason="pip install '.[fast]' brings the other parser")

FIXTURES = Path(__file__).parents[2] / "fixtures"
CORPUS = Path(__file__).parents[3] / "shared" / "corpus"
STRANGE = ' \t:;#()*/0123456789-barofwins?@"[]\\\n\r\x1c\x85\u2028\x00éſK٣İ\ufeff\xa0\ud800'
LARGEST = 60_000
DAMAGED_FILES = 200


def forget() -> None:
    """Nothing that was parsed before is remembered, and no parser is built."""
    for name, module in list(sys.modules.items()):
        if name.startswith("bgaudit.transcript"):
            for value in vars(module).values():
                if hasattr(value, "cache_clear"):
                    value.cache_clear()


@pytest.fixture(autouse=True)
def other_tests_are_left_alone() -> Iterator[None]:
    yield
    forget()


def sources(folder: Path) -> Iterator[tuple[str, Source]]:
    """The text records below a folder, each with its format."""
    for path in sorted(folder.rglob("*")):
        if path.is_file() and path.stat().st_size <= LARGEST:
            source = Source.from_bytes(path.name, path.read_bytes())
            format = None if source.data else detect_format(source)
            if format is not None:
                yield format, source


def damaged(format: str, source: Source, chance: random.Random) -> tuple[str, Source]:
    """The same record with some characters put in the place of others."""
    text = list(source.text)
    for _ in range(chance.choice((3, 30, 200))):
        text[chance.randrange(len(text))] = chance.choice(STRANGE)
    return format, Source.from_text(source.path, "".join(text))


def records(
    texts: list[tuple[str, Source]], few: int, monkeypatch: pytest.MonkeyPatch
) -> list[Record]:
    """What the readers make of the texts if hyperlark is loaded after so few characters."""
    forget()
    monkeypatch.setattr(grammar, "FEW_CHARACTERS", few)
    return [READERS[format](source) for format, source in texts]


def assert_read_alike(texts: list[tuple[str, Source]], monkeypatch: pytest.MonkeyPatch) -> None:
    by_lark = records(texts, sys.maxsize, monkeypatch)
    by_hyperlark = records(texts, 0, monkeypatch)
    differing = [
        source.path
        for (_, source), one, other in zip(texts, by_lark, by_hyperlark, strict=True)
        if one != other
    ]
    assert texts
    assert differing == []


@pytest.mark.parametrize("name", STARTS)
def test_hyperlark_takes_each_grammar(name: str) -> None:
    assert grammar.hyperlark_parser(name, STARTS[name], Transformer()) is not None


def test_hyperlark_runs_the_transformer_of_lark() -> None:
    read = grammar.hyperlark_parser("notation.lark", ["play", "action"], notation._Notation())
    assert read is not None
    assert read("24/18*/13 8/5(2)", "play") == notation.read_play("24/18*/13 8/5(2)")
    assert read("Wins 2 points", "action") == Result(2)
    assert read("24/18 and so on", "play") is grammar.REFUSED


def test_fixtures(monkeypatch: pytest.MonkeyPatch) -> None:
    assert_read_alike(list(sources(FIXTURES)), monkeypatch)


def test_damaged_fixtures(monkeypatch: pytest.MonkeyPatch) -> None:
    chance = random.Random(8)
    found = islice(sources(FIXTURES), DAMAGED_FILES)
    assert_read_alike([damaged(*each, chance) for each in found], monkeypatch)


@pytest.mark.skipif(not CORPUS.is_dir(), reason="no ../shared/corpus here")
def test_the_corpus(monkeypatch: pytest.MonkeyPatch) -> None:
    chance = random.Random(8)
    found = list(sources(CORPUS))
    some = [damaged(*each, chance) for each in found[:: max(1, len(found) // DAMAGED_FILES)]]
    assert_read_alike(found + some, monkeypatch)
