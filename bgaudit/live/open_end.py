"""The audit of a record that is still being written: what only its end may yet settle waits."""

from __future__ import annotations

from dataclasses import replace
from itertools import takewhile
from typing import NamedTuple

from bgaudit.config.conditions import Conditions
from bgaudit.finding import Finding
from bgaudit.replay import replay
from bgaudit.replay.checks import chouette, dice, match, moves, procedure, reading, record, score
from bgaudit.replay.outcome import Audit
from bgaudit.source import Source, Span
from bgaudit.transcript.detect import READERS, detect_format
from bgaudit.transcript.model import Game, Moved, Opening, Record, Result, Roll, Turn

_WAIT_FOR_THE_END = {
    reading.NOT_A_RECORD.code,
    match.UNFINISHED_MATCH.code,
    # These two speak of the record as a whole.
    record.MISSING_HIT_MARK.code,
    dice.UNEVEN_DICE.code,
}
# A header of one format may begin like that of another.
_WAIT_FOR_THE_FIRST_GAME = {reading.UNREADABLE_LINE.code}
# The players and the score follow the header of a game.
_WAIT_FOR_THE_FIRST_EVENT = {reading.MISSING_HEADER.code, chouette.WRONG_ORDER.code}
_WAIT_FOR_THE_RESULT = {score.MISSING_RESULT.code, record.NOT_VERIFIABLE.code}
_WAIT_FOR_THE_NEXT_GAME = {chouette.WRONG_END_PAYMENT.code}
_WAIT_FOR_THE_NEXT_TURN = {
    record.BROKEN_OFF.code,
    moves.AMBIGUOUS_ROUTE.code,
    procedure.DISPUTED_ROLL.code,
    chouette.WRONG_ORDER.code,
    chouette.UNANSWERED_MEMBER.code,
}
# Who plays next shows whose turn it was.
_WAIT_FOR_THE_PLAY = {
    dice.WRONG_STARTER.code,
    dice.OPENING_DICE_CHANGED.code,
    moves.OUT_OF_TURN.code,
    moves.NO_PLAY.code,
}

_TURN = (Turn, Roll, Moved)


class SoFar(NamedTuple):
    """A record that is not finished, and its audit without what has to wait."""

    record: Record
    audit: Audit


def audit_so_far(source: Source, conditions: Conditions, input_format: str | None) -> SoFar:
    """Audit a record that goes on; as long as its format does not show, nothing is found."""
    name = input_format or detect_format(source)
    if name is None:
        return SoFar(Record(), Audit(source, None, conditions.rules.name, (), ()))
    so_far = READERS[name](source)
    if any(match.games for match in so_far.matches[-1:]):
        so_far.matches[-1].games[-1].goes_on = True
    end = _OpenEnd(so_far)
    enabled, aliases = conditions.selection.enabled, conditions.aliases
    audit = replay(source, so_far, name, conditions.rules, enabled, aliases)
    audit = conditions.selection.told(audit)
    told = tuple(finding for finding in audit.findings if not end.leaves_open(finding))
    return SoFar(so_far, replace(audit, findings=told))


class _OpenEnd:
    """Where a record goes on: its last game, unless that has its result, and the last turn of it.

    Places are compared, not their order: a line that amends another stands after the last turn.
    """

    def __init__(self, record: Record) -> None:
        games = [game for match in record.matches for game in match.games]
        self._begun = bool(games)
        self._header: Span | None = None
        self._game: set[Span] = set()
        self._turn: set[Span] = set()
        self._rolls: set[Span] = set()
        self._last_game = {event.span for event in games[-1].events} if games else set[Span]()
        if games and games[-1].goes_on:
            self._take(games[-1])

    def _take(self, game: Game) -> None:
        events = game.events
        if any(isinstance(event.action, Result) for event in events):
            return
        turns = [place for place, event in enumerate(events) if isinstance(event.action, _TURN)]
        self._header = None if events else game.span
        self._game = {span for event in events for span in (event.span, event.row.span)}
        self._turn = {event.span for event in events[turns[-1] if turns else 0 :]}
        unplayed = takewhile(
            lambda event: isinstance(event.action, Roll | Opening),
            (event for event in reversed(events) if isinstance(event.action, (*_TURN, Opening))),
        )
        self._rolls = {event.span for event in unplayed}

    def leaves_open(self, finding: Finding) -> bool:
        """Whether what is written next may show that there is nothing to be told."""
        code, span = finding.code, finding.span
        return (
            code in _WAIT_FOR_THE_END
            or (code in _WAIT_FOR_THE_FIRST_GAME and not self._begun)
            or (code in _WAIT_FOR_THE_FIRST_EVENT and span == self._header)
            or (code in _WAIT_FOR_THE_RESULT and span in self._game)
            or (code in _WAIT_FOR_THE_NEXT_GAME and span in self._last_game)
            or (code in _WAIT_FOR_THE_NEXT_TURN and span in self._turn)
            or (code in _WAIT_FOR_THE_PLAY and span in self._rolls)
        )
