"""Whatever edits are written into a record, it reads as the record with these edits."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from random_edits import some_edits

from bgaudit.source import Source
from bgaudit.transcript.amending import amended
from bgaudit.transcript.amendment import MARK, Amendment, CannotAmendError
from bgaudit.transcript.detect import READERS, detect_format
from bgaudit.transcript.edits import Edit, Replaced, Scored, edited
from bgaudit.transcript.model import Record
from bgaudit.transcript.writers import TARGETS

ROOT = Path(__file__).parents[2]
CORPUS = ROOT.parent / "shared" / "corpus"
REAL = sorted(path for path in CORPUS.glob("real/mat*/**/*") if path.is_file())
FIXTURES = sorted(ROOT.glob("fixtures/mat/*.mat"))


def said(record: Record) -> list[object]:
    """Sides and actions, score lines and headers."""
    return [
        (
            match.length,
            {key: tag.value for key, tag in match.tags.items()},
            [
                (
                    game.number,
                    game.score and (game.score.names, game.score.points),
                    [event[:2] for event in game.events],
                )
                for game in match.games
            ],
        )
        for match in record.matches
    ]


def written(source: Source, record: Record, format: str, edits: Sequence[Edit]) -> str | None:
    """The text with these edits; None where they are refused."""
    try:
        return amended(source, record, format, [Amendment(edit, "a1 a slip") for edit in edits])
    except CannotAmendError:
        return None


def assert_amended(source: Source, record: Record, edits: Sequence[Edit], text: str) -> None:
    again = READERS["mat"](Source.from_text("again.mat", text))
    assert said(again) == said(edited(record, edits))
    before = source.text.splitlines(keepends=True)
    now = [line for line in text.splitlines(keepends=True) if not line.startswith(f"; {MARK}: ")]
    game = record.matches[edits[0].match].games[edits[0].game]
    stops = [event.row.span.end for event in game.events]
    begin = source.place((game.score or game).span.start).line - 1
    begin = min([begin, *(source.place(event.row.span.start).line - 1 for event in game.events)])
    behind = len(before) - source.place(max(stops)).line - 1
    assert now[:begin] == before[:begin]
    assert behind <= 0 or now[-behind:] == before[-behind:]
    if isinstance(edits[0], Replaced | Scored):
        assert len(now) == len(before)
        assert sum(one != other for one, other in zip(now, before, strict=True)) <= 1


def a_source(path: Path) -> tuple[Source, Record] | None:
    source = Source.from_bytes(path.name, path.read_bytes())
    if source.data or detect_format(source) != "mat":
        return None
    record = READERS["mat"](source)
    has_events = any(game.events for match in record.matches for game in match.games)
    return (source, record) if has_events else None


@settings(max_examples=300, deadline=None)
@given(st.sampled_from(FIXTURES), st.randoms(use_true_random=False))
def test_fixtures(path: Path, chance: Random) -> None:
    found = a_source(path)
    if found is None:
        return
    edits = some_edits(chance, found[1])
    text = written(*found, "mat", edits)
    if text is not None:
        assert_amended(*found, edits, text)


@pytest.mark.skipif(not REAL, reason="no ../shared/corpus here")
def test_real_records() -> None:
    """Three slips put right in each of a hundred; none is refused."""
    chance = Random(7)
    refused: Counter[str] = Counter()
    tried = 0
    for path in chance.sample(REAL, 100):
        found = a_source(path)
        for _ in range(3 if found else 0):
            assert found is not None
            edits = some_edits(chance, found[1])
            text = written(*found, "mat", edits)
            tried += 1
            if text is None:
                refused[path.name] += 1
            else:
                assert_amended(*found, edits, text)
    assert tried > 250
    assert refused == {}


@pytest.mark.skipif(not REAL, reason="no ../shared/corpus here")
@pytest.mark.parametrize(
    ("format", "why"),
    [("sgf", {"nothing comes behind a result, which stands at the root"}), ("bga", set())],
)
def test_the_same_records_in_the_other_formats(format: str, why: set[str]) -> None:
    chance = Random(7)
    refused: set[str] = set()
    for path in chance.sample(REAL, 20):
        found = a_source(path)
        if found is None:
            continue
        source = Source.from_text(f"x.{format}", TARGETS[format].writer.write(found[1]))
        record = READERS[format](source)
        for _ in range(5):
            edits = some_edits(chance, record)
            try:
                amended(source, record, format, [Amendment(edit, "a1") for edit in edits])
            except CannotAmendError as refusal:
                refused.add(str(refusal))
    assert refused == why
