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

    The format is None where it is not known.
    """

    item: Input
    source: Source
    format: str | None = None
    defect: str | None = None


def readings(
    inputs: Iterable[Input], input_format: str | None, skipped: Skipped
) -> Iterator[Reading]:
    """What is to be reported on.

    What was only found and is no match record is not, but added to ``skipped``. Raises
    :class:`InputError`, before the first, if not one of the inputs can be read.
    """
    held: list[Reading] = []
    unread = PathList()
    any_read = False
    for item in inputs:
        try:
            source = item.read()
        except OSError as error:
            unread.add(f"{item.path}: {reason(error)}")
            held.append(Reading(item, _empty(item.path), defect=reason(error)))
        else:
            known_format = input_format or detect_format(source)
            if known_format is None and not item.named:
                skipped.no_records.add(item.path)
                continue
            any_read = True
            held.append(Reading(item, source, known_format))
        if any_read:
            yield from held
            held.clear()
    if not any_read:
        raise InputError(str(unread if unread.number else skipped.no_records))


def _empty(path: str) -> Source:
    return Source(path, text="", sha256="")
