"""A legal play that can be read in two ways: its man hits on one way and not on the other."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bgaudit.replay.turns.doubt import seen_by
from bgaudit.replay.turns.judge import judge
from bgaudit.rules.board import Board
from bgaudit.rules.options.moves import MoveRules
from bgaudit.rules.plays import Dice, Played
from bgaudit.transcript.model import Event, NoPlay, Play, Turn


@dataclass(frozen=True, slots=True)
class Route:
    """The play, waiting for the opponent's next turn; its readings, the likeliest first."""

    event: Event
    side: int
    dice: Dice
    play: Play
    readings: tuple[Played, ...]

    def readings_before(self, turn: Turn | None, rules: MoveRules) -> tuple[Played, ...]:
        """The readings after which the opponent's turn is legal; all, where it does not tell."""
        if turn is None or turn.dice is None or not isinstance(turn.played, Play | NoPlay):
            return self.readings
        dice, played = turn.dice, turn.played
        return tuple(
            reading
            for reading in self.readings
            if judge(reading.board.turned(), dice, played, rules).readings
        )

    def leading_to(self, board: Board) -> Route:
        """The play with the readings that lead to a board, from side 1's view; all if none does."""
        leading = tuple(r for r in self.readings if seen_by(self.side, r.board) == board)
        return replace(self, readings=leading or self.readings)
