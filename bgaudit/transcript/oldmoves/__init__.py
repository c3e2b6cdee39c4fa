"""FIBS "oldmoves". :func:`read` takes any text and never raises."""

from bgaudit.transcript.oldmoves.reader import read

__all__ = ["read"]
