"""Single games of JellyFish and GammonEmpire. :func:`read` takes any text and never raises."""

from bgaudit.transcript.gam.reader import read

__all__ = ["read"]
