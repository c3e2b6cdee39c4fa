"""Reading the record to convert, and telling what of it is lost."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from bgaudit.inputs.input import named_input, reason
from bgaudit.source import Source, Span
from bgaudit.transcript.binary import CannotReadError
from bgaudit.transcript.detect import READERS, detect_format
from bgaudit.transcript.model import Oddity, Record, Remark
from bgaudit.transcript.writers import Target

_NOT_READ = {
    Oddity.UNREADABLE_LINE,
    Oddity.NOT_UNDERSTOOD,
    Oddity.NO_SUCH_LINE,
    Oddity.IMPOSSIBLE_TIME,
    Oddity.DAMAGED,
}
"""Text that no part of the model stands for; other remarks are about how a record is written."""
_LONGEST = 60


class ConversionError(Exception):
    """The record is not written; the message says why."""


class Lost(NamedTuple):
    """What a conversion leaves out: where it stands in which source, its text, and why."""

    source: Source
    span: Span
    why: str


def converted(path: str, target: Target, input_format: str | None) -> tuple[Record, list[Lost]]:
    """The record in a file, and all of it that the format cannot hold."""
    source, record = _read(path, input_format)
    losses = [Lost(source, loss.of.span, loss.why) for loss in target.writer.cannot_hold(record)]
    if target.name != "json":
        losses += [Lost(source, remark.span, "it cannot be read") for remark in _unread(record)]
    return record, losses


def _read(path: str, input_format: str | None) -> tuple[Source, Record]:
    item = named_input(path)
    try:
        source = item.read()
    except OSError as error:
        raise ConversionError(f"{item.path}: {reason(error)}") from error
    name = input_format or detect_format(source)
    if name is None:
        raise ConversionError(f"{item.path}: no match record")
    try:
        record = READERS[name](source)
    except CannotReadError as error:
        advice = f": {error.help}" if error.help else ""
        raise ConversionError(f"{item.path}: {error}{advice}") from error
    if not any(match.games for match in record.matches):
        raise ConversionError(f"{item.path}: no game is found in it")
    return source.listed(record.listing) if source.data else source, record


def _unread(record: Record) -> Iterator[Remark]:
    remarks = [*record.remarks]
    for match in record.matches:
        remarks += match.remarks
        for game in match.games:
            remarks += game.remarks
    return (remark for remark in remarks if remark.oddity in _NOT_READ)


def described(losses: list[Lost]) -> Iterator[str]:
    """A line for each reason: how often it is so, and where first."""
    reasons: dict[str, list[Lost]] = {}
    for loss in losses:
        reasons.setdefault(loss.why, []).append(loss)
    for why, (first, *others) in reasons.items():
        text = " ".join(first.source.text[slice(*first.span)].split())
        shown = text if len(text) <= _LONGEST else text[: _LONGEST - 1] + "…"
        place = first.source.shown_place(first.span.start)
        where = f"{first.source.path}:{place.line}" if place else first.source.path
        more = f" ({len(others)} more like it)" if others else ""
        yield f"{where}: {shown}: {why}{more}" if shown else f"{where}: {why}{more}"


def pieces(record: Record, target: Target) -> list[str]:
    """The texts of the files that a record comes to."""
    if target.many or len(record.matches) == 1:
        return [target.writer.write(record)]
    return [target.writer.write(replace(record, matches=[match])) for match in record.matches]
