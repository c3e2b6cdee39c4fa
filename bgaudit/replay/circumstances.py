"""What a game begins with, and where it stands: all that a finding about a play has to tell."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bgaudit.replay.cube.cube_referee import CubeReferee
from bgaudit.replay.log import GameLog
from bgaudit.replay.moments import Moment, Onlooker
from bgaudit.replay.score.stakes import Terms
from bgaudit.replay.turns.boards import Boards
from bgaudit.rules.board import Board
from bgaudit.rules.plays import Dice
from bgaudit.rules.position_id import Position
from bgaudit.transcript.model import Beaver, Drop, Event, Raccoon, Take, Turn


@dataclass(frozen=True, slots=True)
class Setting:
    """What a game begins with."""

    start: Board
    terms: Terms
    position: Position
    """The score and the rules, for the identifiers of positions."""
    winner_starts: bool = False
    """Whether the game needs no opening roll, because the winner of the last one begins."""
    illegal_before: tuple[int, int] = (0, 0)
    """How many illegal plays each side has made in the games before."""
    onlooker: Onlooker | None = None
    """Who watches the replay."""


class Circumstances:
    """What holds in a game beside where the men stand."""

    def __init__(self, setting: Setting, cube: CubeReferee) -> None:
        self._setting = setting
        self._cube = cube

    def identify(self, board: Board, side: int, dice: Dice | None) -> Position:
        """The whole position, of a board as the side on roll sees it."""
        cube = self._cube.cubes[0]
        return replace(
            self._setting.position,
            board=board,
            on_roll=side,
            dice=dice,
            cube=cube.value,
            cube_owner=cube.owner,
        )

    def moment(
        self, log: GameLog, boards: Boards, event: Event, side: int, turn: Turn | None
    ) -> Moment:
        """How the game stands before a side's event; ``turn`` is the play that is judged there."""
        dice = _dice(event) if turn is None else turn.dice
        pending = self._cube.pending
        answers = isinstance(event.action, Take | Drop | Beaver | Raccoon)
        on_roll = pending.doubler if pending is not None and answers else side
        view = boards.view(on_roll)
        return Moment(
            event=event,
            match=log.match or 1,
            game=log.game or 1,
            side=side,
            player=log.player_of(event, side) or side,
            players=(log.player_of(None, 1) or 1, log.player_of(None, 2) or 2),
            terms=self._setting.terms,
            cube=self._cube.cubes[0],
            position=None if view is None else self.identify(view, on_roll, dice),
            turn=turn,
        )


def _dice(event: Event) -> Dice | None:
    """The dice that an event puts on the table."""
    # Few records have rolls by themselves, which are loaded with the first one.
    from bgaudit.transcript.model import Roll

    return event.action.dice if isinstance(event.action, Turn | Roll) else None
