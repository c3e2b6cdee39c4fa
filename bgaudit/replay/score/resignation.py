"""What can be said of a game that was resigned: was there contact, was a gammon certain?"""

from __future__ import annotations

from bgaudit.replay.checks import score as checks
from bgaudit.replay.checks.match import RESIGNED
from bgaudit.replay.log import GameLog
from bgaudit.replay.score.stakes import Ending, Terms, Worth
from bgaudit.rules.board import HOME, OFF, Board, Men, pip_count
from bgaudit.rules.score import Win
from bgaudit.transcript.model import Event

_MOST_PIPS = 24
"""What a roll moves at most: a double six."""
_FEWEST_PIPS = 3
"""What a roll moves at least: a two and a one."""


def look_at_resignation(
    log: GameLog, ending: Ending, result: Event, worth: Worth | None, terms: Terms
) -> None:
    """Report a concession that the rules do not allow, and one below what was certain."""
    if not ending.explicit:
        log.report(RESIGNED, "the game ends before its play does: read as resigned", result)
    if ending.points is not None:
        return
    if ending.board is None or ending.winner is None:
        return
    board = ending.board if ending.winner == 1 else ending.board.turned()
    contact = in_contact(board)
    if contact and terms.rules.match.concession != "any":
        log.report(
            checks.CONCESSION_WITH_CONTACT,
            "a game is conceded although the sides are still in contact",
            result,
            player=3 - ending.winner,
            help="a game may be conceded only without contact",
        )
    needed = terms.needed(ending.winner)
    too_little = worth is not None and worth.win is Win.SINGLE
    if worth is not None and needed is not None and worth.points >= needed:
        # A single game is all that the winner needs.
        too_little = False
    if too_little and not contact and _gammon_is_sure(board):
        log.report(
            checks.RESIGNED_TOO_LITTLE,
            "a single game is resigned although a gammon could not be avoided",
            result,
            player=3 - ending.winner,
            help="the winner may refuse it",
        )


def in_contact(board: Board) -> bool:
    """Whether the sides can still hit or block each other."""
    return _rearmost(board.own) + _rearmost(board.other) > 25


def _rearmost(side: Men) -> int:
    return max((point for point in range(1, 26) if side[point]), default=0)


def _gammon_is_sure(board: Board) -> bool:
    """Whether the winner is home before the loser can bear off one man, however they roll."""
    loser = board.other
    if loser[OFF]:
        return False
    to_come_home = sum((point - HOME) * loser[point] for point in range(HOME + 1, 26))
    loser_needs = -(-(to_come_home + 1) // _MOST_PIPS)
    winner_needs = -(-pip_count(board.own) // _FEWEST_PIPS)
    return winner_needs <= loser_needs - 1
