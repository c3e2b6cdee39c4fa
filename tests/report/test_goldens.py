"""Every format of the same three records: a clean one, one with a fault, one with many.

``pytest --update-golden`` rewrites what differs.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from audited import RECORDS, golden_record
from samples import report

from bgaudit.report import FORMATS

GOLDEN = Path(__file__).parent / "golden"
WAYS: dict[str, tuple[str, dict[str, Any]]] = {
    **{name: (name, {}) for name in FORMATS},
    "csv-scores": ("csv", {"table": "scores"}),
    "text-source": ("text", {"show_source": True}),
    "text-colour-80": ("text", {"show_source": True, "coloured": True, "width": 80}),
}
NAMES = ("clean.mat", "one-fault.mat", "many.mat")


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("way", WAYS)
def test_the_report_is_the_reviewed_one(way: str, name: str, *, update_golden: bool) -> None:
    output, settings = WAYS[way]
    shown = report(output, golden_record(name), **settings).encode()
    golden = GOLDEN / way / f"{name}.out"
    if update_golden:
        golden.parent.mkdir(exist_ok=True)
        golden.write_bytes(shown)
    assert shown == golden.read_bytes()


def test_there_is_no_golden_that_nothing_is_held_to() -> None:
    held = {GOLDEN / way / f"{name}.out" for way in WAYS for name in NAMES}
    assert {path for path in GOLDEN.rglob("*") if path.is_file()} - held == {
        RECORDS / name for name in NAMES
    }
