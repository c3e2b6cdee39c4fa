"""A Dask cluster for one run: one that answers at an address, or one that is made for it."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from bgaudit.cli.refusal import RefusalError

if TYPE_CHECKING:
    from bgaudit.running.dask import Cluster

_PATIENCE = 5
"""In seconds: so long an address may take to answer."""
_EXTRA = "--executor dask needs what the extra has: pip install 'bgaudit[cluster]'"


@contextmanager
def cluster(address: str, jobs: int) -> Iterator[Cluster]:
    """The workers at the address, or so many processes here if there is none.

    Raises :class:`~bgaudit.cli.refusal.RefusalError` where nothing answers.
    """
    try:
        from distributed import Client, LocalCluster
    except ModuleNotFoundError:
        raise RefusalError(_EXTRA) from None
    from bgaudit.running.dask import Cluster

    # What becomes of its workers is seen in the report.
    logging.getLogger("distributed").setLevel(logging.CRITICAL)
    if not address:
        with (
            LocalCluster(
                n_workers=jobs,
                threads_per_worker=1,
                dashboard_address=None,
                silence_logs=logging.CRITICAL,
            ) as made,
            Client(made) as client,
        ):
            yield Cluster(client)
        return
    try:
        client = Client(address, timeout=_PATIENCE)
    except (OSError, ValueError):
        raise RefusalError(f"no Dask scheduler answers at {address}") from None
    with client:
        yield Cluster(client)
