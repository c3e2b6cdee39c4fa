"""Notes about single turns that are no fault; they are made only where they are selected."""

from __future__ import annotations

from bgaudit.replay.checks.dice import LOW_DIE_FIRST
from bgaudit.replay.checks.record import DANCE, FORCED_PLAY, IMPORTER_DEPENDENT, ODDLY_WRITTEN
from bgaudit.replay.log import GameLog
from bgaudit.replay.turns.judged import Judged
from bgaudit.replay.turns.wording import play_in_words, point, roll
from bgaudit.rules.allowed import allowed_plays
from bgaudit.rules.board import OFF
from bgaudit.rules.options.moves import MoveRules
from bgaudit.rules.plays import Dice
from bgaudit.transcript.model import Play

_CHECKS = (LOW_DIE_FIRST, DANCE, FORCED_PLAY, IMPORTER_DEPENDENT, ODDLY_WRITTEN)


class TurnNotes:
    """Makes the notes of one game; ``wanted`` tells whether any are selected."""

    def __init__(self, log: GameLog, rules: MoveRules) -> None:
        self.wanted = any(map(log.log.wants, _CHECKS))
        self._log = log
        self._rules = rules

    def look_at(self, turn: Judged) -> None:
        """Note what is worth knowing about a turn."""
        log, event, dice = self._log, turn.event, turn.dice
        if dice[0] < dice[1]:
            low, high = dice
            log.report(LOW_DIE_FIRST, f"{low}{high} is written for {high}{low}", event, dice=dice)
            self._look_at_the_way(turn)
        if log.log.wants(FORCED_PLAY) or log.log.wants(DANCE):
            plays = allowed_plays(turn.view, dice, self._rules)
            if not plays:
                log.report(DANCE, f"{roll(dice)} cannot be played", event, dice=dice)
            elif len(plays) == 1:
                only = play_in_words(next(iter(plays.values())))
                message = f"the only play with {roll(dice)} is {only}"
                log.report(FORCED_PLAY, message, event, dice=dice, recorded=turn.recorded)
        self._look_at_the_steps(turn)

    def _look_at_the_way(self, turn: Judged) -> None:
        """A step for both dice whose way is left to the order in which they are written."""
        for step in turn.play.steps if isinstance(turn.play, Play) else ():
            source, target = step.points[0], step.points[-1]
            between = [source - die for die in turn.dice]
            if len(step.points) != 2 or source - target != sum(turn.dice):
                continue
            if any(turn.view.other[25 - stop] > 1 for stop in between):
                continue
            self._log.report(
                IMPORTER_DEPENDENT,
                f"{point(source)}/{point(target)} with {roll(turn.dice)} goes by way of "
                f"{between[0]} or of {between[1]}",
                turn.event,
                help="write the point where the man touches down",
                dice=turn.dice,
                recorded=turn.recorded,
            )

    def _look_at_the_steps(self, turn: Judged) -> None:
        """A step off that takes two dice, where one of them alone would do."""
        verdict = turn.verdict
        if not turn.moves or not verdict.readings or not verdict.legal:
            return
        after = verdict.readings[0].board
        used = len(verdict.legal.get(after, ()))
        if after.over or sum(_dice_for(turn.dice, move) for move in turn.moves) >= used:
            return
        self._log.report(
            ODDLY_WRITTEN,
            f"{turn.recorded} with {roll(turn.dice)} uses more dice than it shows",
            turn.event,
            help=f"it is {play_in_words(verdict.legal[after])}",
            dice=turn.dice,
            recorded=turn.recorded,
        )


def _dice_for(dice: Dice, move: tuple[int, int]) -> int:
    """How many dice a step seems to take."""
    source, target = move
    length = source - target
    if dice[0] == dice[1]:
        return -(-length // dice[0])
    return 1 if length in dice or (target == OFF and length < max(dice)) else 2
