"""The formats that a record can be written in."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from typing import NamedTuple, Protocol, cast

from bgaudit.transcript.losses import Loss
from bgaudit.transcript.model import Record


class Writer(Protocol):
    """The module that writes a format."""

    def write(self, record: Record) -> str:
        """The text of a record, without what the format has no place for."""

    def cannot_hold(self, record: Record) -> Iterator[Loss]:
        """All that the text leaves out or has otherwise."""


class Target(NamedTuple):
    """A format, the module of its :class:`Writer`, and whether a file holds many matches."""

    name: str
    module: str
    many: bool

    @property
    def writer(self) -> Writer:
        """The module, imported now."""
        return cast(Writer, import_module(f"bgaudit.transcript.{self.module}"))


TARGETS = {
    target.name: target
    for target in (
        Target("mat", "mat.writer", many=False),
        Target("sgf", "sgf.writer", many=False),
        Target("bga", "bga.writer", many=True),
        Target("json", "as_json", many=True),
    )
}
"""By their names, which are the endings of their files too."""
