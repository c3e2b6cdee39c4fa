"""Until when an illegal play can be challenged, and what becomes of it when nobody does.

It stands, or is let pass, once the time in which it can be challenged is over; until then it is
open. Rule sets differ in what ends that time.
"""

from __future__ import annotations

from dataclasses import replace

from bgaudit.finding import Severity, Status
from bgaudit.replay.checks.procedure import BEYOND_CONDONING
from bgaudit.replay.log import GameLog
from bgaudit.replay.turns.attempt import Attempt, kinds_of
from bgaudit.rules.options.moves import MoveRules


class ChallengeWindow:
    """The illegal plays of one game that can still be challenged."""

    def __init__(self, log: GameLog, rules: MoveRules) -> None:
        self._log = log
        self._rules = rules
        self._open: list[Attempt] = []

    @property
    def at_first(self) -> Status:
        """The status of an illegal play when it has just been made."""
        if self._rules.challenge_window == "none" or self._rules.illegal_play == "server_enforced":
            return Status.NOT_APPLICABLE
        return Status.OPEN

    def opened_by(self, attempt: Attempt) -> None:
        """An illegal play is made."""
        if self.at_first is Status.OPEN:
            self._open.append(attempt)

    def is_open(self, attempt: Attempt) -> bool:
        """Whether a play can still be challenged; under rules without a window it always can."""
        return attempt in self._open or self.at_first is not Status.OPEN

    @property
    def any_open(self) -> bool:
        """Whether the time to challenge some play is running."""
        return bool(self._open)

    def rolled(self, side: int) -> None:
        """A side has rolled, and the roll counts."""
        if self._rules.challenge_window in ("before_next_roll_or_double", "before_next_roll"):
            self._close(3 - side)

    def doubled(self, side: int) -> None:
        """A side has offered a double."""
        if self._rules.challenge_window == "before_next_roll_or_double":
            self._close(3 - side)

    def played(self, side: int) -> None:
        """A side has completed its play."""
        if self._rules.challenge_window == "before_next_play_completed":
            self._close(3 - side)

    def game_is_past(self) -> None:
        """The next game has begun."""
        if self._rules.challenge_window != "until_resolved":
            self._close(1)
            self._close(2)

    def settle(self, attempt: Attempt, status: Status) -> None:
        """Something else than the time decides what becomes of a play."""
        if attempt in self._open:
            self._open.remove(attempt)
        self._mark(attempt, status)

    def let_pass(self, attempt: Attempt) -> None:
        """The opponent lets a play pass: by not challenging it in time, or because he says so."""
        if attempt in self._open:
            self._open.remove(attempt)
        if self._rules.illegal_play == "condoned":
            self._mark(attempt, Status.CONDONED, Severity.WARNING)
            self._look_whether_he_may(attempt)
        else:
            self._mark(attempt, Status.STOOD)

    def _close(self, side: int) -> None:
        """Nobody has challenged a side's plays in time."""
        for attempt in [each for each in self._open if each.side == side]:
            self.let_pass(attempt)

    def _look_whether_he_may(self, attempt: Attempt) -> None:
        beyond = self._rules.non_condonable
        if not any(kind in beyond for kind in kinds_of(attempt)):
            return
        self._log.report(
            BEYOND_CONDONING,
            "the opponent lets an illegal play pass that he cannot accept",
            attempt.event,
            player=3 - attempt.side,
            help="by the rule set it has to be put right",
        )

    def _mark(self, attempt: Attempt, status: Status, severity: Severity | None = None) -> None:
        finding = self._log.log.get(attempt.finding)
        if finding is not None:
            changed = replace(finding, status=status, severity=severity or finding.severity)
            self._log.log.put(attempt.finding, changed)
