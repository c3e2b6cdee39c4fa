"""BGRoom text. :func:`read` takes any text and never raises."""

from bgaudit.transcript.bgroom.reader import read

__all__ = ["read"]
