"""Which program or site wrote a record."""

from __future__ import annotations

from pathlib import Path

import pytest

from bgaudit import Source, audit, load_preset

FIXTURES = Path(__file__).parents[2] / "fixtures"


@pytest.mark.parametrize(
    ("record", "producer"),
    [
        ("mat/backgammon-galaxy.mat", "Backgammon Galaxy"),
        ("mat/backgammon-studio.mat", "Backgammon Studio"),
        ("mat/extreme-gammon.mat", "eXtreme Gammon"),
        ("mat/gridgammon.mat", "GridGammon"),
        ("mat/club-final.mat", None),
        ("sgf/club-final.sgf", "bgaudit"),
        ("gmd/club-final.gmd", "Gibbon"),
        ("oldmoves/clean.fibs", "FIBS"),
        ("bga/clean-game.bga", None),
    ],
)
def test_producers(record: str, producer: str | None) -> None:
    source = Source.from_bytes(record, (FIXTURES / record).read_bytes())
    assert audit(source, load_preset("standard")).producer == producer


@pytest.mark.parametrize(
    ("tag", "producer"),
    [
        ('[Site "PlayOK"]', "PlayOK"),
        ('[Site "Aarhus"]', None),
        ('[Match ID "-1203948571"]', "eXtreme Gammon"),
        ('[Match ID "1203948571"]', None),
    ],
)
def test_producers_of_mat_records_by_their_tags(tag: str, producer: str | None) -> None:
    text = f"; {tag}\n 3 point match\n\n Game 1\n Anna : 0   Marc : 0\n 1) 31: 8/5 6/5\n"
    found = audit(Source.from_text("a.mat", text), load_preset("standard"))
    assert found.producer == producer
