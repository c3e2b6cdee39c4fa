"""SGF, the Smart Game Format, as GNU Backgammon and others write it for backgammon."""

from bgaudit.transcript.sgf.reader import read
from bgaudit.transcript.sgf.writer import cannot_hold, write

__all__ = ["cannot_hold", "read", "write"]
