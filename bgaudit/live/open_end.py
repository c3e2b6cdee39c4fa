"""The audit of a record that is still being written: what only its end may yet settle waits."""

from __future__ import annotations

from typing import NamedTuple

from bgaudit.finding import Finding
from bgaudit.replay import replay
from bgaudit.replay.checks import match, moves, record, score
from bgaudit.replay.checks.dice import UNEVEN_DICE
from bgaudit.replay.outcome import Audit
from bgaudit.rules.ruleset import RuleSet
from bgaudit.source import Source
from bgaudit.transcript.detect import READERS, detect_format
from bgaudit.transcript.model import Game, Record, Result, Turn

_WAIT_FOR_THE_END = {
    check.code
    for check in (
        record.NOT_A_RECORD,
        match.UNFINISHED_MATCH,
        # Both speak of the record as a whole.
        record.MISSING_HIT_MARK,
        UNEVEN_DICE,
    )
}
_WAIT_FOR_THE_RESULT = {score.MISSING_RESULT.code, record.NOT_VERIFIABLE.code}
_WAIT_FOR_THE_NEXT_TURN = {record.BROKEN_OFF.code, moves.AMBIGUOUS_ROUTE.code}


class SoFar(NamedTuple):
    """A record that is not finished, and its audit without what has to wait."""

    record: Record
    audit: Audit


def audit_so_far(
    source: Source, rules: RuleSet, input_format: str | None, selected: frozenset[str]
) -> SoFar:
    """Audit a record that goes on; as long as its format does not show, nothing is found."""
    name = input_format or detect_format(source)
    if name is None:
        return SoFar(Record(), Audit(source, None, rules.name, (), ()))
    so_far = READERS[name](source)
    game = _last_game(so_far)
    if game is not None:
        game.goes_on = True
    audit = replay(source, so_far, name, rules, selected)
    told = tuple(finding for finding in audit.findings if not _waits(finding, game))
    return SoFar(so_far, Audit(source, name, audit.rules, audit.matches, told))


def _last_game(record: Record) -> Game | None:
    games = record.matches[-1].games if record.matches else []
    return games[-1] if games else None


def _waits(finding: Finding, last: Game | None) -> bool:
    """Whether what is written next may show that there is nothing to be told."""
    if finding.code in _WAIT_FOR_THE_END:
        return True
    if last is None or any(isinstance(event.action, Result) for event in last.events):
        return False
    start = finding.span.start
    if finding.code in _WAIT_FOR_THE_RESULT:
        return start >= last.span.start
    if finding.code in _WAIT_FOR_THE_NEXT_TURN:
        return start >= _last_turn(last)
    # The players and the score follow the game's header.
    header_only = not last.events and finding.span == last.span
    return finding.code == record.MISSING_HEADER.code and header_only


def _last_turn(game: Game) -> int:
    """Where the last turn of a game stands."""
    turns = [event.span.start for event in game.events if isinstance(event.action, Turn)]
    return turns[-1] if turns else game.span.start
