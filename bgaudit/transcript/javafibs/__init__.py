"""The match files of JavaFIBS. :func:`read` takes any text and never raises."""

from bgaudit.transcript.javafibs.reader import read

__all__ = ["read"]
