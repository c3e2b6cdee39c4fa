"""A director's rulings in one game, and what they change."""

from __future__ import annotations

from bgaudit.replay.checks.procedure import VOID_ROLL_PLAYED
from bgaudit.replay.checks.record import RULING
from bgaudit.replay.log import GameLog
from bgaudit.replay.table.hand import Void
from bgaudit.replay.table.table import Table
from bgaudit.transcript.model import (
    Awarded,
    BoardSet,
    ClockSet,
    CubeStated,
    Event,
    Order,
    Ruling,
    ScoreStated,
)


def report_ruling(log: GameLog, event: Event, ruling: Ruling) -> None:
    """Tell of a ruling, and of what it changes."""
    log.report(RULING, f"a director rules: {ruling.text or _in_words(ruling)}", event)


def carry_out(table: Table, order: Order) -> None:
    """Do to the dice and plays on the table what a director orders."""
    if order is Order.NEW_ROLL:
        last = table.dice.last
        if last is not None:
            void = Void(VOID_ROLL_PLAYED, "a director has it rolled again")
            table.dice.to_be_made_again(last.side, void)
    elif order is Order.ROLL_STANDS:
        table.dice.stands()
    elif order is Order.PLAY_STANDS:
        table.challenges.play_stands()
    elif order is Order.PLAY_AGAIN:
        table.corrections.ordered = True


def _in_words(ruling: Ruling) -> str:
    match ruling.order:
        case Order() as order:
            return order.value
        case BoardSet(letters):
            return f"the position is {letters}"
        case ScoreStated((one, two)):
            return f"the score is {one}–{two}"
        case CubeStated(value, owner):
            return f"the cube is at {value}, " + (
                f"player {owner} owns it" if owner else "in the middle"
            )
        case ClockSet(side, seconds):
            return f"the clock of player {side} is at {seconds // 60}:{seconds % 60:02}"
        case Awarded(side, points):
            return f"player {side} wins {points} point{'' if points == 1 else 's'}"
        case None:
            return "nothing is said of what it changes"
