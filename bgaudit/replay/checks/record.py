"""The record itself: what it leaves open, and how it is written. The IN and TX families."""

from __future__ import annotations

from bgaudit.replay.checks.check import error, note, warning

MISSING_HIT_MARK = note("IN001", "missing-hit-mark", "a hit has no mark")
BROKEN_OFF = note("IN011", "broken-off", "a turn or a game breaks off")
NOT_VERIFIABLE = note("IN012", "not-verifiable", "something cannot be checked against the board")
RULES_DO_NOT_DECIDE = note("IN013", "rules-do-not-decide", "the rule set leaves the verdict open")
FILE_QUIRK = note("IN014", "file-quirk", "the file is written in an unusual way")
CLOSED_OUT = note("IN015", "closed-out", "a turn is skipped because the player is closed out")
TAG_CONTRADICTS = warning(
    "IN016", "tag-contradicts-rules", "a header tag names another rule than the rule set"
)
PRODUCER_HABIT = warning(
    "IN019", "producer-habit", "a site writes what it played as something else"
)
NOT_A_RECORD = error("TX001", "not-a-record", "the file holds no match record that can be read")
UNREADABLE_CELL = error(
    "TX002", "unreadable-cell", "a cell is no roll, play, cube action or result"
)
UNREADABLE_LINE = warning("TX003", "unreadable-line", "a line is no part of a match record")
MISSING_HEADER = warning("TX004", "missing-header", "a header line is missing")
