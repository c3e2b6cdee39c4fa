"""Watching a record while it is being written."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from bgaudit.config.conditions import Conditions
from bgaudit.finding import Finding
from bgaudit.live.following import Draft
from bgaudit.live.news import News, news
from bgaudit.live.open_end import audit_so_far
from bgaudit.replay.log import GameLog, Log
from bgaudit.replay.outcome import Audit
from bgaudit.replay.record.declared_rules import declared_rules
from bgaudit.replay.record.options import rules_in_force
from bgaudit.replay.turns.ruling import Choices, choices
from bgaudit.rules.position_id import from_xgid
from bgaudit.source import Source
from bgaudit.transcript.mat.put_right import Rewritten
from bgaudit.transcript.model import Record


class Step(NamedTuple):
    """What came of one more look: the audits before and now, and the news between the two.

    ``legal`` are the plays that could have been made instead of each new illegal one, in the order
    of the news; None where the finding is about something else. ``rewritten`` are the rows that
    were written again since the last look.
    """

    before: Audit
    now: Audit
    news: News
    legal: tuple[Choices | None, ...]
    rewritten: tuple[Rewritten, ...]


class Watch:
    """Looks at a record again and again, and tells what has changed."""

    def __init__(self, conditions: Conditions, input_format: str | None) -> None:
        self._conditions = conditions
        self._input_format = input_format
        self._before: Audit | None = None
        self._rewritten = 0

    def look(self, draft: Draft) -> Step:
        """Audit the record as it stands now."""
        record, now = audit_so_far(draft.source, self._conditions, self._input_format)
        before, self._before = self._before or replace(now, findings=()), now
        told, self._rewritten = self._rewritten, len(draft.rewritten)
        what = news(before.findings, now.findings)
        legal = tuple(self._legal(record, finding) for finding in what.new)
        return Step(before, now, what, legal, draft.rewritten[told:])

    def _legal(self, record: Record, finding: Finding) -> Choices | None:
        """All that could have been played instead of an illegal play."""
        if finding.xgid is None or finding.dice is None or finding.match is None:
            return None
        try:
            board = from_xgid(finding.xgid).board
        except ValueError:
            return None  # More men are on it than a player has.
        nowhere = GameLog(Log(Source.from_text("", "")))
        match = record.matches[finding.match - 1]
        rules = declared_rules(nowhere, match, self._conditions.rules)
        rules = rules_in_force(nowhere, match, rules)
        return choices(board, finding.dice, rules.moves)
