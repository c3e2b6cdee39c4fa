"""Doing without the rights of the superuser, who may read and write everything."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager

NOBODY = 65534


@contextmanager
def as_somebody_else() -> Iterator[None]:
    """Within it the superuser is nobody; anybody else stays who he is."""
    before = os.geteuid()
    if before == 0:
        os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(before)
