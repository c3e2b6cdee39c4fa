"""Challenges of plays in one game, and what is played instead."""

from __future__ import annotations

from bgaudit.finding import Status
from bgaudit.replay.checks import procedure as checks
from bgaudit.replay.checks.record import RULES_DO_NOT_DECIDE
from bgaudit.replay.log import GameLog
from bgaudit.replay.table.corrections import Corrections
from bgaudit.replay.table.dice_on_table import DiceOnTable
from bgaudit.replay.table.hand import Void
from bgaudit.replay.table.made_play import MadePlay, MadePlays
from bgaudit.replay.turns.challenge_window import ChallengeWindow
from bgaudit.replay.turns.judged import as_written
from bgaudit.rules.options.moves import MoveRules
from bgaudit.transcript.model import Challenge, Correction, Event, Play, Voice

_MAY = {
    "players": (Voice.PLAYER,),
    "players_and_officials": (Voice.PLAYER, Voice.OFFICIAL),
    "anyone": tuple(Voice),
}
_OVER = {
    "before_next_roll_or_double": "when the opponent has rolled or doubled",
    "before_next_roll": "when the opponent has rolled",
    "before_next_play_completed": "when the opponent has played",
}


class Challenges:
    """Decides which challenges come in time, and tells of those that do not."""

    def __init__(
        self,
        log: GameLog,
        rules: MoveRules,
        plays: MadePlays,
        window: ChallengeWindow,
        dice: DiceOnTable,
        corrections: Corrections,
    ) -> None:
        self._log = log
        self._rules = rules
        self._plays = plays
        self._window = window
        self._dice = dice
        self._corrections = corrections
        self._waiting: tuple[Event, MadePlay] | None = None
        """A challenge that was made in time, and the play that is to be put right."""

    def challenge(self, event: Event, side: int | None, said: Challenge) -> None:
        """A play is challenged, by a side or by somebody else."""
        if said.voice not in _MAY[self._rules.challengers]:
            self._unauthorised(event, said.voice)
        made = self._target(side, said)
        if made is None:
            self._log.report(
                checks.UNFOUNDED_CHALLENGE,
                "there is no such play to challenge",
                event,
                help="a challenge is about a play that has been made",
            )
        elif made.attempt is None:
            self._unfounded(event, made)
        elif self._window.is_open(made.attempt):
            self._in_time(event, made)
        elif made is not self._challenged:
            self._too_late(event, made)

    def correct(self, event: Event, side: int, said: Correction) -> None:
        """A side makes a play in the place of another of its own."""
        challenged = self._challenged
        if challenged is not None and challenged.side == side:
            self._waiting = None
            self._corrections.in_time(event, challenged, said)
        else:
            self._corrections.unasked(event, self._plays.last_of(side), said)

    def accept(self, event: Event, side: int) -> None:
        """A side says that it accepts the opponent's play."""
        made = self._plays.last_of(3 - side)
        if made is None or made.attempt is None or not self._window.is_open(made.attempt):
            return
        may = self._rules.illegal_play == "condoned"
        self._log.report(
            checks.CONDONED_PLAY,
            f"{self._written(made)} is illegal, and the opponent accepts it",
            event,
            help="the rule set leaves it to him" if may else "it has to be put right",
        )
        self._window.let_pass(made.attempt)

    def play_goes_on(self) -> None:
        """The game goes on: a challenge that nothing came of is told."""
        if self._waiting is None:
            return
        (event, made), self._waiting = self._waiting, None
        self._log.report(
            checks.IGNORED_CHALLENGE,
            f"{self._written(made)} is challenged in time, and stands all the same",
            event,
            help="it has to be put right before the game goes on",
        )

    def play_stands(self) -> None:
        """A director rules that the play in question stands."""
        made = self._challenged or self._plays.last
        self._waiting = None
        if made is not None and made.attempt is not None:
            self._window.settle(made.attempt, Status.STOOD)

    @property
    def _challenged(self) -> MadePlay | None:
        return self._waiting[1] if self._waiting is not None else None

    def _target(self, side: int | None, said: Challenge) -> MadePlay | None:
        plays = self._plays.all
        if said.turn is not None:
            return plays[said.turn - 1] if 0 < said.turn <= len(plays) else None
        if said.quoted is not None:
            wanted = sorted(said.quoted.moves)
            return next(
                (
                    made
                    for made in reversed(plays)
                    if isinstance(made.played, Play) and sorted(made.played.moves) == wanted
                ),
                None,
            )
        return self._plays.last_of(3 - side if side else None)

    def _unauthorised(self, event: Event, voice: Voice) -> None:
        may = "players" if self._rules.challengers == "players" else "players and officials"
        self._log.report(
            checks.UNAUTHORISED_CHALLENGE,
            f"a challenge by {'an official' if voice is Voice.OFFICIAL else 'a spectator'}",
            event,
            help=f"only the {may} may challenge a play",
        )

    def _unfounded(self, event: Event, made: MadePlay) -> None:
        if made.view is not None:
            self._log.report(
                checks.UNFOUNDED_CHALLENGE,
                f"{self._written(made)} is legal",
                event,
                help="it stands as it was played",
            )

    def _in_time(self, event: Event, made: MadePlay) -> None:
        self.play_goes_on()
        if made.attempt is not None:
            self._window.settle(made.attempt, Status.CHALLENGED_IN_TIME)
        self._waiting = (event, made)
        if self._rules.challenge_window == "before_next_play_completed":
            void = Void(checks.ROLL_NOT_WITHDRAWN, "the play before it was challenged")
            self._dice.to_be_made_again(3 - made.side, void)

    def _too_late(self, event: Event, made: MadePlay) -> None:
        if made.attempt is None:
            return
        written = self._written(made)
        hand = self._dice.hand(3 - made.side)
        if hand is not None and hand.stands_early:
            self._log.report(
                RULES_DO_NOT_DECIDE,
                f"{written} is challenged after a roll that was made too soon and stands: PR007 if "
                "that roll ends the time to challenge, in time if it does not",
                event,
                help="the rule set does not say which",
            )
            return
        self._window.settle(made.attempt, Status.CHALLENGE_LATE)
        self._log.report(
            checks.LATE_CHALLENGE,
            f"{written} is challenged when it already stands",
            event,
            help=f"the time to challenge it is over {_OVER[self._rules.challenge_window]}",
        )

    def _written(self, made: MadePlay) -> str:
        return as_written(self._log, made.event) or "the turn without a play"
