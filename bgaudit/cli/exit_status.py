"""What the exit status says."""

from __future__ import annotations

CLEAN = 0
"""Nothing was found that is as grave as asked for."""
FOUND = 1
"""Something was."""
NOT_RUN = 2
"""The run could not be made: bad usage, or no input that can be read. Typer's own, too."""
INTERRUPTED = 130
"""Ctrl-C ended it, as a shell tells the signal."""
