"""GMD, the format of Gibbon. :func:`read` takes any text and never raises."""

from bgaudit.transcript.gmd.reader import read

__all__ = ["read"]
