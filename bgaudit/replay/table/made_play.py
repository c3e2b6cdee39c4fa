"""The turns of a game as they were played, remembered for what may still become of them."""

from __future__ import annotations

from dataclasses import dataclass

from bgaudit.replay.game_in_play import GameInPlay
from bgaudit.replay.turns.attempt import Attempt
from bgaudit.replay.turns.boards import Kept
from bgaudit.rules.board import Board
from bgaudit.rules.plays import Dice
from bgaudit.transcript.model import Event, Played, Turn, Unreadable


@dataclass(slots=True, eq=False)
class MadePlay:
    """The play, with the board before it from the mover's view, None where it was not known.

    ``kept`` is what was known of the board before it. ``attempt`` is None for a legal play.
    ``ended`` tells whether the player has ended his turn, ``cube_free`` whether he has done so for
    the cube, which the opponent may then turn.
    """

    event: Event
    side: int
    roll: str
    dice: Dice | None
    played: Played
    view: Board | None
    kept: Kept
    attempt: Attempt | None = None
    ended: bool = False
    cube_free: bool = False


class MadePlays:
    """The turns of one game in the order in which they were played."""

    def __init__(self, play: GameInPlay) -> None:
        self.all: list[MadePlay] = []
        self._play = play

    @property
    def last(self) -> MadePlay | None:
        """The turn that was played last."""
        return self.all[-1] if self.all else None

    def last_of(self, side: int | None) -> MadePlay | None:
        """The last turn of a side, or of either."""
        return next((made for made in reversed(self.all) if side in (None, made.side)), None)

    def make(self, event: Event, side: int, turn: Turn) -> MadePlay:
        """A side plays its roll."""
        turns, boards = self._play.turns, self._play.boards
        turns.settle_route(turn)
        made = MadePlay(
            event, side, turn.roll, turn.dice, turn.played, boards.view(side), boards.keep()
        )
        before = turns.illegal.attempt
        self._play.play_turn(event, side, turn)
        if turns.illegal.attempt is not before:
            made.attempt = turns.illegal.attempt
        self.all.append(made)
        return made

    def take_back(self, made: MadePlay) -> None:
        """The last turn is taken back; what was illegal in it is left as a note."""
        self.put_back(made)
        if made.attempt is not None:
            self._play.turns.illegal.take_back(made.attempt)

    def forget(self, made: MadePlay) -> None:
        """The last turn is played otherwise before it is over: nothing of it is left."""
        self.take_back(made)
        if not isinstance(made.played, Unreadable):
            self._play.log.withdraw_at(made.event.span)

    def put_back(self, made: MadePlay) -> None:
        """The men of the last turn go back to where they were."""
        place = self.all.index(made)
        del self.all[place], self._play.played[place]
        self._play.turns.forget_route()
        board, doubt = made.kept
        # A legal play has told what else the board may be; that is not known any more.
        self._play.boards.go_back_to((board, doubt if made.attempt is not None else None))

    def lose_track(self, side: int) -> None:
        """Something of a side's happens that leaves open where the men stand."""
        self._play.turns.unreadable_turn(side)
