"""Reading the inputs, each in its turn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from bgaudit.inputs.input import Input, InputError, reason
from bgaudit.inputs.skipped import PathList, Skipped
from bgaudit.source import Source
from bgaudit.transcript.detect import detect_format


@dataclass(frozen=True, slots=True)
class Reading:
    """What came of reading an input: its text in a format, or why there is none.

    The format is None where it is not known, as it is of one that is still ``to_be_read``.
    """

    item: Input
    source: Source
    format: str | None = None
    defect: str | None = None
    to_be_read: bool = False

    @property
    def is_no_record(self) -> bool:
        """Whether it is nothing that a search would have to report on."""
        return self.format is None and not self.item.named and not self.to_be_read


def readings(
    inputs: Iterable[Input], input_format: str | None, skipped: Skipped, *, here: bool = True
) -> Iterator[Reading]:
    """What is to be reported on; what is remote is only read if all is to be read ``here``.

    What was only found and is no match record is not, but added to ``skipped``. Raises
    :class:`InputError`, before the first, if not one of the inputs can be read.
    """
    held: list[Reading] = []
    unread = PathList()
    any_read = False
    for item in inputs:
        is_left = item.remote and not here
        reading = _still_to_be_read(item, input_format) if is_left else _read(item, input_format)
        if reading.defect is not None:
            unread.add(f"{item.path}: {reading.defect}")
        elif reading.is_no_record:
            skipped.no_records.add(item.path)
            continue
        else:
            any_read = True
        held.append(reading)
        if any_read:
            yield from held
            held.clear()
    if not any_read:
        raise InputError(str(unread if unread.number else skipped.no_records))


def _read(item: Input, input_format: str | None) -> Reading:
    try:
        source = item.read()
    except OSError as error:
        return Reading(item, _empty(item.path), defect=reason(error))
    return Reading(item, source, input_format or detect_format(source))


def _still_to_be_read(item: Input, input_format: str | None) -> Reading:
    return Reading(item, _empty(item.path), input_format, to_be_read=True)


def _empty(path: str) -> Source:
    return Source(path, text="", sha256="")
