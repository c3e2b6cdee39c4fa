"""A play that is written again: put right, or copied.

A play that is corrected in time stands in many records as two rows with the same roll, and nothing
of the opponent between them.
"""

from __future__ import annotations

from bgaudit.replay.turns.attempt import Attempt
from bgaudit.replay.turns.judge import judge
from bgaudit.rules.options.moves import MoveRules
from bgaudit.rules.plays import Dice
from bgaudit.transcript.model import Event, Play, Turn


def written_twice(event: Event, before: Event | None) -> tuple[Dice, Play] | None:
    """The roll and the play of a turn that is the one before it once more; None if it is not."""
    turn = event.action
    if before is None or not isinstance(turn, Turn) or turn != before.action:
        return None
    if turn.dice is None or not isinstance(turn.played, Play):
        return None
    return turn.dice, turn.played


def puts_right(event: Event, attempt: Attempt, before: Event | None, rules: MoveRules) -> bool:
    """Whether a turn legally plays the roll again that was played illegally right before it."""
    turn = event.action
    if attempt.event is not before or not isinstance(turn, Turn):
        return False
    first = attempt.event.action
    if turn.dice is None or not isinstance(turn.played, Play) or not isinstance(first, Turn):
        return False
    same_roll = first.dice is not None and sorted(turn.dice) == sorted(first.dice)
    return same_roll and bool(judge(attempt.view, turn.dice, turn.played, rules).readings)
