"""What is told of a record as a whole, before its games are replayed."""

from __future__ import annotations

from bgaudit.replay.log import Log
from bgaudit.replay.record.dice_statistics import report_uneven_dice
from bgaudit.replay.record.quirks import report_quiet_quirks
from bgaudit.replay.record.repeats import report_repeats
from bgaudit.replay.record.unusual_signs import report_unusual_signs
from bgaudit.transcript.model import Record


def look_at_the_whole(log: Log, record: Record) -> None:
    """Copies, the dice of a long record, and how it is written."""
    report_quiet_quirks(log, record)
    report_unusual_signs(log, record)
    report_repeats(log, record)
    report_uneven_dice(log, record)
