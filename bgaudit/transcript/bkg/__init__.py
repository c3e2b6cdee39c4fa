"""Games of Berliner's BKG. :func:`read` takes any text and never raises."""

from bgaudit.transcript.bkg.reader import read

__all__ = ["read"]
