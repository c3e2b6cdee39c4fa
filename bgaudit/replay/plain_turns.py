"""Turns of which there is nothing to tell, replayed one after the other without much ado.

Nearly all turns of a record are so: the player is on roll, his play can be followed step by step,
and nothing that was done before is still open. The first turn that may be anything else is left to
the referees.
"""

from __future__ import annotations

from bgaudit.replay.game_in_play import GameInPlay
from bgaudit.replay.turns.doubt import seen_by
from bgaudit.rules.board import OFF, Board
from bgaudit.rules.plays import Dice, Played, can_play, follow, follow_one_die
from bgaudit.transcript.model import NoPlay, Play, Turn


class PlainTurns:
    """The plain turns of one game, in which nobody tells what happens at the table."""

    def __init__(self, play: GameInPlay) -> None:
        rules = play.setting.terms.rules.moves
        self._play = play
        self._has_any = (
            rules.bearoff_waste == "standard"
            and rules.transit == "must_be_open"
            and not play.turns.notes.wanted
            and play.setting.onlooker is None
        )
        """Whether no turn has to be looked at for the rules that hold or for what is asked for."""

    def play(self) -> None:
        """Play the plain turns that come next; each leaves the game as the referees would.

        The last turn of the game is none of them.
        """
        play, turns = self._play, self._play.turns
        board, last = play.boards.certain, play.order.last_side
        if board is None or last is None or not self._has_any or not play.nothing_is_open:
            return
        side = 3 - last
        view = seen_by(side, board)
        for place in range(play.place, play.last_turn):
            event = play.events[place]
            turn = event.action
            if event.side != side or not isinstance(turn, Turn) or turn.dice is None:
                break
            written, dice = turn.played, turn.dice
            if isinstance(written, Play):
                played = _followed(view, dice, written)
                if played is None:
                    break
                turns.check_marks(event, side, dice, written, played)
                view = played.board
            elif isinstance(written, NoPlay) and not can_play(view, dice):
                turns.look_for_closed_out(event, view, dice)
            else:
                break
            side, view = 3 - side, view.turned()
        else:
            place = play.last_turn
        if place > play.place:
            play.went_on(place, side, view)


def _followed(view: Board, dice: Dice, play: Play) -> Played | None:
    """What a plain play makes of the board; one that bears off the last man is none."""
    played = follow(view, dice, play.moves) or follow_one_die(view, dice, play.moves)
    won = played is not None and play.moves[-1][1] == OFF and played.board.over
    return None if won else played
