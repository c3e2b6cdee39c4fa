"""Reports take audits one by one, and let them go."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest
from samples import audit

from bgaudit import Audit, Source
from bgaudit.report import FORMATS, Settings, new_report, rendered
from bgaudit.report.totals import Totals

AT_ONCE = 4


@pytest.fixture
def quick_collections() -> Iterator[None]:
    """What other tests have left behind is not gone through at every collection."""
    gc.collect()
    gc.freeze()
    yield
    gc.unfreeze()


@pytest.mark.usefixtures("quick_collections")
@pytest.mark.parametrize("name", FORMATS)
def test_only_a_few_of_many_audits_are_held_at_once(name: str) -> None:
    sources: list[weakref.ref[Source]] = []

    def audits() -> Iterator[Audit]:
        for number in range(50):
            made = audit(f"{number}.mat")
            sources.append(weakref.ref(made.source))
            yield made
            del made
            gc.collect()
            assert sum(source() is not None for source in sources) <= AT_ONCE

    pieces = list(rendered(new_report(name, Settings("standard")), audits(), Totals()))
    assert len(sources) == 50
    assert pieces


def test_a_text_report_tells_of_a_file_as_soon_as_the_next_one_is_there() -> None:
    taken = 0

    def audits() -> Iterator[Audit]:
        nonlocal taken
        for taken in range(1, 50):
            yield audit(f"{taken}.mat")

    first = next(rendered(new_report("text", Settings("standard")), audits(), Totals()))
    assert first.startswith("1.mat · ")
    assert taken == 2
