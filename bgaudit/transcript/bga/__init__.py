"""The .bga transcript. :func:`read` takes any text and never raises."""

from bgaudit.transcript.bga.reader import read

__all__ = ["read"]
