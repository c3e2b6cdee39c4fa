"""An audit comes out of its parcel as it went in."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bgaudit.config.conditions import Conditions
from bgaudit.pipeline import audit_under
from bgaudit.replay import unreadable
from bgaudit.rules.presets import load_preset
from bgaudit.selection import Selection
from bgaudit.source import Source
from bgaudit.wire.parcels import packed, unpacked

FIXTURES = Path(__file__).parents[2] / "fixtures"
FILES = sorted(path for path in FIXTURES.rglob("*") if path.is_file())
CONDITIONS = Conditions(load_preset("standard"), Selection.of(extend=["ALL"], ignore=["IN"]))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_the_audit_of_every_fixture(file: Path) -> None:
    data = file.read_bytes()
    audit = audit_under(CONDITIONS, Source.from_bytes(file.name, data))
    again = unpacked(packed(audit), Source.from_bytes(file.name, data))
    assert again == audit


def test_no_text_and_no_path_is_in_it() -> None:
    source = Source.from_text("secret.mat", "Welcome!\n")
    audit = unreadable(source, CONDITIONS.rules, "it is empty")
    finding = [
        *["TX001", "not-a-record", "error"],
        "this is no match record that can be read: it is empty",
        *[[0, 0], audit.findings[0].rule, None, "n/a"],
        *[None] * 11,
    ]
    assert json.loads(packed(audit)) == [None, "standard", [], [finding], [], None, None]


@pytest.mark.parametrize(
    "data", [b"", b"{}", b"[]", b"[1, 2]", b'[null, "", [[1]], [], [], null, null]']
)
def test_what_is_no_parcel_is_refused(data: bytes) -> None:
    with pytest.raises((ValueError, TypeError, LookupError)):
        unpacked(data, Source.from_text("a.mat", ""))
