"""The .mat family of match texts. :func:`read` takes any text and never raises."""

from bgaudit.transcript.mat.reader import read

__all__ = ["read"]
