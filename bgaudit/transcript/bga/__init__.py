"""The .bga transcript. :func:`read` takes any text and never raises; :func:`write` any record."""

from bgaudit.transcript.bga.reader import read
from bgaudit.transcript.bga.writer import write

__all__ = ["read", "write"]
