"""The .xg files of eXtreme Gammon."""

from bgaudit.transcript.xg.reader import read

__all__ = ["read"]
