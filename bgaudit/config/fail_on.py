"""From which findings on a run fails."""

from __future__ import annotations

NEVER = "never"
FAIL_ON = ("error", "warning", "note", NEVER)
"""The least grave finding that makes the exit status 1."""
