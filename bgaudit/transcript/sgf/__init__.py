"""SGF, the Smart Game Format, as GNU Backgammon and others write it for backgammon."""

from bgaudit.transcript.sgf.reader import read

__all__ = ["read"]
