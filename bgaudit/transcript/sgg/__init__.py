"""GamesGrid and GridGammon .sgg. :func:`read` takes any text and never raises."""

from bgaudit.transcript.sgg.reader import read

__all__ = ["read"]
