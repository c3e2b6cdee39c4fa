"""The options of ``check`` that say how audits are made; they change nothing in a report."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from typing import TYPE_CHECKING, Annotated, NamedTuple

import typer

if TYPE_CHECKING:
    from bgaudit.running.in_order import Executor, Memory

_AUTO = "auto"
_DASK = "dask"
_WORTH_PROCESSES = 64
"""So many records take as long as a second process takes to start, and some more."""
_WORTH_A_CACHE = 16
"""Fewer are mostly those that were just written, as in a hook before a commit."""

JobsOption = Annotated[
    str,
    typer.Option(
        "--jobs",
        "-j",
        metavar="N|auto",
        help="How many processes audit; auto has one for each core where there are many records.",
        autocompletion=lambda: [_AUTO],
    ),
]
ExecutorOption = Annotated[
    str | None,
    typer.Option(
        "--executor",
        metavar="dask[=ADDRESS]",
        help="Audit with Dask: with --jobs processes here, or with the cluster at an address such "
        "as tcp://host:8786. Inputs that are given by URL are then read there.",
        autocompletion=lambda: [_DASK],
    ),
]
CacheOption = Annotated[
    bool | None,
    typer.Option(
        "--cache/--no-cache",
        help="Whether audits are kept, and not made again while a record is unchanged; without "
        f"either, from {_WORTH_A_CACHE} records on.",
        show_default=False,
    ),
]
CacheDirOption = Annotated[
    str | None,
    typer.Option(
        "--cache-dir",
        metavar="DIR",
        help="Where they are kept, in place of BGAUDIT_CACHE_DIR or the user's own directory.",
    ),
]


class Running(NamedTuple):
    """How audits are made: by how many processes, None for as many as are worth it.

    ``cluster`` is the address of one, empty for one that is made here.
    """

    jobs: int | None
    cluster: str | None
    cache: bool | None
    cache_dir: str | None

    @contextmanager
    def for_files(self, files: int) -> Iterator[tuple[Executor, Memory]]:
        """What makes the audits of so many files, and what may know them."""
        with ExitStack() as stack:
            yield self._executor(files, stack), self._memory(files, stack)

    def _executor(self, files: int, stack: ExitStack) -> Executor:
        if self.cluster is not None:
            from bgaudit.cli.clusters import cluster

            return stack.enter_context(cluster(self.cluster, self.jobs or _cores()))
        jobs = self.jobs or (_cores() if files >= _WORTH_PROCESSES else 1)
        if min(jobs, files) < 2:
            from bgaudit.running.in_order import ThisProcess

            return ThisProcess()
        from bgaudit.running.pool import Pool

        return stack.enter_context(closing(Pool(min(jobs, files), files)))

    def _memory(self, files: int, stack: ExitStack) -> Memory:
        is_wanted = files >= _WORTH_A_CACHE if self.cache is None else self.cache
        if not is_wanted:
            from bgaudit.running.in_order import Nothing

            return Nothing()
        from bgaudit.cache.memory import Cache
        from bgaudit.cache.place import directory
        from bgaudit.cli.refusal import tell

        return stack.enter_context(closing(Cache(directory(self.cache_dir), tell)))


def running(jobs: str, executor: str | None, cache: bool | None, cache_dir: str | None) -> Running:
    """What the options ask for. Raises :class:`~bgaudit.cli.refusal.RefusalError`."""
    from bgaudit.cli.refusal import RefusalError

    if cache is False and cache_dir is not None:
        raise RefusalError("give --cache-dir or --no-cache, not both")
    if jobs == _AUTO:
        number = None
    elif jobs.isascii() and jobs.isdigit() and int(jobs):
        number = int(jobs)
    else:
        raise RefusalError(f"'{jobs}' is no number of processes: give 1 or more, or {_AUTO}")
    # A directory that is named is meant to be used.
    return Running(
        number, _cluster(executor), cache or (True if cache_dir is not None else cache), cache_dir
    )


def _cluster(executor: str | None) -> str | None:
    """The address that an executor names, empty if it names none."""
    from bgaudit.cli.refusal import RefusalError

    if executor is None:
        return None
    name, equals, address = executor.partition("=")
    if name != _DASK or (equals and not address):
        raise RefusalError(
            f"'{executor}' is no executor: it is {_DASK}, or {_DASK}=tcp://host:port"
        )
    return address


def _cores() -> int:
    """Those that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
