"""The plays that a rule set allows: the legal ones, as far as its options leave them."""

from __future__ import annotations

from bgaudit.rules.board import Board
from bgaudit.rules.options.moves import MoveRules
from bgaudit.rules.passing import passing_plays
from bgaudit.rules.plays import Dice, Legal, legal_plays
from bgaudit.rules.waste import least_wasteful


def allowed_plays(board: Board, dice: Dice, rules: MoveRules) -> Legal:
    """Every position that a turn can produce under these rules, with one way of playing it.

    A man touches down on open points only, whether or not the rules say so.
    """
    plays = legal_plays(board, dice, larger_die=rules.larger_die)
    return least_wasteful(board, dice, plays, rules.bearoff_waste)


def allowed_if_passing(board: Board, dice: Dice, rules: MoveRules) -> Legal:
    """The same, if a man may pass over held points."""
    plays = passing_plays(board, dice, larger_die=rules.larger_die)
    return least_wasteful(board, dice, plays, rules.bearoff_waste)
