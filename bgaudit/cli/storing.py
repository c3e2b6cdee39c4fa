"""``--store``: results are kept in a database, and what is in two of its files is told."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from bgaudit.cli.report_options import Output
    from bgaudit.running.in_order import Audited

StoreOption = Annotated[
    str | None,
    typer.Option(
        "--store",
        metavar="FILE",
        help="Keep the results in this database, which bgaudit stats prints tables of, and tell of "
        "matches that are in two of its files.",
    ),
]
_MOST_FILES = 200
_MOST_CHARACTERS = 4_000_000
"""What is written in one go; it has to be kept until then."""


def require_store(path: str, outputs: Iterable[Output]) -> None:
    """Raise where a store cannot be written to that file, before anything else is done.

    :class:`~bgaudit.store.errors.StoreError`, or :class:`~bgaudit.cli.refusal.RefusalError` if a
    report goes there.
    """
    from bgaudit.cli.refusal import RefusalError
    from bgaudit.store.opening import require_store_or_nothing

    if os.path.realpath(path) in {os.path.realpath(output.path) for output in outputs}:
        raise RefusalError(f"a report and the store are to be written to '{path}'")
    require_store_or_nothing(path)


def storing(audits: Iterable[Audited], path: str, rules: str) -> Iterator[Audited]:
    """The same audits, each as soon as it is stored, with what it has in common with others.

    Raises :class:`~bgaudit.store.errors.StoreError`.
    """
    from bgaudit.archive.repeats import repeated
    from bgaudit.running.in_order import Audited
    from bgaudit.store.writing import store_at

    # Where there is nothing to audit no store is made.
    batches = _batches(audits)
    batch = next(batches, [])
    with store_at(path, rules) as store:
        while batch:
            store.add(audit for audit, _ in batch)
            for audit, conditions in batch:
                found = repeated(audit, store.earlier)
                more = audit.with_more(found) if found else audit
                yield Audited(conditions.selection.told(more), conditions)
            batch = next(batches, [])


def _batches(audits: Iterable[Audited]) -> Iterator[list[Audited]]:
    batch: list[Audited] = []
    characters = 0
    for audited in audits:
        batch.append(audited)
        characters += len(audited[0].source.text)
        if len(batch) == _MOST_FILES or characters > _MOST_CHARACTERS:
            yield batch
            batch, characters = [], 0
    if batch:
        yield batch
