"""Snowie's position line. :func:`read` takes any text and never raises."""

from bgaudit.transcript.snowie.reader import read

__all__ = ["read"]
