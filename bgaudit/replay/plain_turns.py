"""Turns of which there is nothing to tell, replayed one after the other without much ado.

Nearly all turns of a record are so: the player is on roll, his play can be followed step by step,
and nothing that was done before is still open. The first turn that may be anything else is left to
the referees.
"""

from __future__ import annotations

from bgaudit.replay.game_in_play import GameInPlay
from bgaudit.replay.turns.doubt import seen_by
from bgaudit.rules.board import Board
from bgaudit.rules.plays import Dice, Played, can_play, closed_out, follow, follow_one_die
from bgaudit.transcript.model import NoPlay, Play, Turn
from bgaudit.transcript.model import Played as Written


class PlainTurns:
    """The plain turns of one game, in which nobody tells what happens at the table."""

    def __init__(self, play: GameInPlay) -> None:
        terms = play.setting.terms
        rules = terms.rules.moves
        self._play = play
        self._has_any = (
            rules.bearoff_waste == "standard"
            and rules.transit == "must_be_open"
            and not terms.after_crawford
            and not play.turns.notes.wanted
        )
        """Whether no turn has to be looked at for the rules that hold or for what is asked for."""

    def play(self) -> None:
        """Play the plain turns that come next; each leaves the game as the referees would.

        The last turn of the game is none of them.
        """
        play = self._play
        board, last = play.boards.certain, play.order.last_side
        if board is None or last is None or not self._has_any or not play.nothing_is_open:
            return
        side = 3 - last
        view = seen_by(side, board)
        turns = 0
        for place in range(play.place, play.last_turn):
            event = play.events[place]
            turn = event.action
            if event.side != side or not isinstance(turn, Turn) or turn.dice is None:
                break
            played = _played(view, turn.dice, turn.played)
            if played is None:
                break
            if isinstance(turn.played, Play):
                play.turns.check_marks(event, side, turn.dice, turn.played, played)
            side, view = 3 - side, played.board.turned()
            turns += 1
        if turns:
            play.went_on(turns, side, view)


def _played(view: Board, dice: Dice, play: Written) -> Played | None:
    """What a plain turn makes of the board; a player who bears off his last man makes no such."""
    if isinstance(play, Play):
        played = follow(view, dice, play.moves) or follow_one_die(view, dice, play.moves)
        return None if played is None or played.board.over else played
    if isinstance(play, NoPlay) and not can_play(view, dice) and not closed_out(view):
        return Played(view, ())
    return None
