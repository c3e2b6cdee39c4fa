"""XG's text with positions in it. :func:`read` takes any text and never raises."""

from bgaudit.transcript.xgtext.reader import read

__all__ = ["read"]
