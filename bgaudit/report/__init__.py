"""What audits look like: one pure module per output, each with the same ``render``.

Audits come from an iterator and are let go one by one, so that a report on ten thousand files
needs no more memory than a report on one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from bgaudit.replay.outcome import Audit

_MODULES = {
    "text": "bgaudit.report.as_text",
    "json": "bgaudit.report.as_json",
}

FORMATS = tuple(_MODULES)
"""The names of all outputs."""

FOR_MACHINES = frozenset({"json"})
"""The outputs that are UTF-8 with LF line ends wherever they are written."""

USUAL_WIDTH = 120
"""How wide a text report is where no terminal sets its width."""


@dataclass(frozen=True, slots=True)
class Settings:
    """What a report depends on beside the audits.

    ``rules`` names the rule set of the run. ``width`` is what a line of a text report should keep
    to. ``every_note`` shows the notes of many files, too, which a text report else only counts.
    """

    rules: str
    width: int = USUAL_WIDTH
    every_note: bool = False


Render = Callable[[Iterable["Audit"], Settings], Iterator[str]]


def renderer(name: str) -> Render:
    """The function that renders audits as one of :data:`FORMATS`, piece by piece."""
    return cast(Render, import_module(_MODULES[name]).render)
