"""Plays that are made in the place of others: before the turn is over, in time, or too late."""

from __future__ import annotations

from bgaudit.finding import Status
from bgaudit.replay.checks import procedure as checks
from bgaudit.replay.log import GameLog
from bgaudit.replay.table.made_play import MadePlay, MadePlays
from bgaudit.replay.turns.challenge_window import ChallengeWindow
from bgaudit.replay.turns.judged import as_written
from bgaudit.replay.turns.wording import roll
from bgaudit.rules.options.moves import MoveRules
from bgaudit.transcript.model import Correction, Event, Played, Turn


class Corrections:
    """Takes plays back and has the roll played again.

    ``ordered`` tells that a director has a play made again, ``agreed`` that both players want it.
    """

    def __init__(
        self,
        log: GameLog,
        rules: MoveRules,
        plays: MadePlays,
        window: ChallengeWindow,
    ) -> None:
        self.ordered = False
        self.agreed = False
        self._log = log
        self._rules = rules
        self._plays = plays
        self._window = window

    def unasked(self, event: Event, made: MadePlay | None, said: Correction) -> None:
        """A player puts his own play right without a challenge that waits."""
        if made is None:
            self._log.report(
                checks.BAD_CORRECTION,
                "there is no play to put right",
                event,
                help="a correction is for a play that has been made",
            )
        elif made.attempt is None:
            self.change(event, made, said.played)
        elif self.ordered or self._window.is_open(made.attempt):
            self.in_time(event, made, said)
        else:
            self._too_late(event, made, said)

    def in_time(self, event: Event, made: MadePlay, said: Correction) -> None:
        """An illegal play is taken back, and its roll played again."""
        self.ordered = False
        if made is not self._plays.last:
            self._lose_track(event, made)
            return
        self._plays.take_back(made)
        other_dice = said.dice is not None and sorted(said.dice) != sorted(made.dice or ())
        again = self._again(event, made, said.played)
        if made.attempt is None:
            return
        written = as_written(self._log, made.event) or "the turn without a play"
        if again.attempt is None and not other_dice:
            self._window.settle(made.attempt, Status.CORRECTED)
            self._log.report(
                checks.CORRECTED_PLAY,
                f"{written} is taken back, and {as_written(self._log, event) or 'nothing'} played "
                "instead",
                event,
            )
            return
        self._window.settle(made.attempt, Status.CHALLENGED_IN_TIME)
        what = "is illegal too"
        if other_dice and said.dice is not None and made.dice is not None:
            what = f"is for {roll(said.dice)}, and the roll was {roll(made.dice)}"
        self._log.report(
            checks.BAD_CORRECTION,
            f"the play in the place of {written} {what}",
            event,
            help="the same roll has to be played, legally",
        )

    def change(self, event: Event, made: MadePlay, played: Played) -> None:
        """A player plays his roll otherwise; he may until he has ended his turn."""
        if made.ended and not self.ordered:
            self._log.report(
                checks.CHANGED_PLAY,
                f"{as_written(self._log, made.event) or 'the turn'} is changed after the turn's "
                "end",
                event,
                help="it is final when the turn is over",
            )
        self.ordered = False
        if made is not self._plays.last:
            self._lose_track(event, made)
            return
        self._plays.forget(made)
        self._again(event, made, played)

    def _too_late(self, event: Event, made: MadePlay, said: Correction) -> None:
        accepted = self.agreed and self._rules.late_correction == "accept_if_agreed"
        if not accepted:
            self._log.report(
                checks.LATE_CORRECTION,
                f"{as_written(self._log, made.event) or 'the turn without a play'} is put right "
                "although it stands",
                event,
                help="it can be put right by agreement, which is not recorded"
                if self._rules.late_correction == "accept_if_agreed"
                else "the rule set lets it stand as it was played",
            )
        if made is self._plays.last:
            self._plays.put_back(made)
            self._again(event, made, said.played)
        else:
            self._lose_track(event, made)

    def _again(self, event: Event, made: MadePlay, played: Played) -> MadePlay:
        """The roll of a play that was taken back is played once more."""
        return self._plays.make(event, made.side, Turn(made.roll, made.dice, played))

    def _lose_track(self, event: Event, made: MadePlay) -> None:
        """A play with others after it cannot be taken back without knowing what becomes of them."""
        self._plays.lose_track(event.side or made.side)
