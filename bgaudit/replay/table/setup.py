"""The men as they stand before the first roll, and until when a wrong start is put right."""

from __future__ import annotations

from dataclasses import replace

from bgaudit.finding import Severity, Status
from bgaudit.replay.checks import match as checks
from bgaudit.replay.checks.reading import UNREADABLE_LINE
from bgaudit.replay.game_in_play import GameInPlay
from bgaudit.replay.table.made_play import MadePlays
from bgaudit.replay.turns.stated_position import board_of_letters
from bgaudit.rules.board import OFF, Board, Men
from bgaudit.rules.options.match import SetupDeadline
from bgaudit.transcript.model import Event

_FIFTH_ROLL = 5
_ROLLS_BEFORE_SECOND_TURN = 2
_SECOND_PLAY = 2


class Setup:
    """The start of one game."""

    def __init__(self, play: GameInPlay, plays: MadePlays, deadline: SetupDeadline) -> None:
        self._log = play.log
        self._deadline = deadline
        self._right = play.setting.start
        self._boards = play.boards
        self._order = play.order
        self._plays = plays
        self._put_off = play.put_off
        self._start: Board | None = None
        """The start that is stated, if it is wrong."""
        self._finding: int | None = None
        self._found_in_time: bool | None = None

    def stated(self, event: Event, letters: str) -> None:
        """The men are said to stand so, as 26 letters from side 1's view."""
        try:
            start = board_of_letters(letters, sum(self._right.own))
        except ValueError as problem:
            self._log.report(UNREADABLE_LINE, str(problem), event)
            return
        self._boards.state(start)
        if start == self._right:
            return
        self._start = start
        missing = [start.own[OFF], start.other[OFF]]
        if any(missing) or sum(start.own) > sum(self._right.own):
            check, message = checks.MISSING_MAN, _men_in_words(missing)
            self._put_off[1] += missing[0]
            self._put_off[2] += missing[1]
        else:
            check, message = checks.WRONG_START, "the men do not stand as a game begins"
        self._finding = self._log.report(
            check,
            message,
            event,
            help="it is put right when it is noticed in time, and stands after that",
            status=Status.STOOD,
        )

    def noticed(self) -> None:
        """Somebody notices that the start was wrong."""
        if self._found_in_time is None:
            self._found_in_time = self._in_time()

    def corrected(self, event: Event, *, agreed: bool) -> None:
        """The start is put right."""
        self.noticed()
        start, self._start = self._start, None
        if start is None or self._finding is None:
            return
        if self._found_in_time or agreed:
            finding = self._log.log.get(self._finding)
            if finding is not None:
                right = replace(finding, severity=Severity.NOTE, status=Status.CORRECTED)
                self._log.log.put(self._finding, right)
        else:
            self._log.report(
                checks.WRONG_START,
                "the start is put right when it already stands",
                event,
                help=f"it can be put right {_UNTIL[self._deadline]}, and later by agreement only",
            )
        self._put_right(start)

    def _in_time(self) -> bool:
        rolls = self._order.rolls
        if self._deadline == "fifth_roll":
            return rolls < _FIFTH_ROLL
        if self._deadline == "starter_second_turn":
            return rolls <= _ROLLS_BEFORE_SECOND_TURN
        if self._deadline == "second_play_done":
            return len(self._plays.all) < _SECOND_PLAY
        return True

    def _put_right(self, start: Board) -> None:
        """What stood wrongly is moved, wherever the other men have gone since."""
        now = self._boards.view(1)
        if now is None:
            return
        own = _moved(now.own, start.own, self._right.own)
        other = _moved(now.other, start.other, self._right.other)
        self._put_off[1] = max(0, self._put_off[1] - start.own[OFF])
        self._put_off[2] = max(0, self._put_off[2] - start.other[OFF])
        self._boards.put(1, None if min(own) < 0 or min(other) < 0 else Board(own, other))


def _moved(now: Men, start: Men, right: Men) -> Men:
    return tuple(n + r - s for n, s, r in zip(now, start, right, strict=True))


def _men_in_words(missing: list[int]) -> str:
    side, count = (1, missing[0]) if missing[0] else (2, missing[1])
    if not count:
        return "a player begins with too many men"
    men = "man" if count == 1 else "men"
    return f"the {'first' if side == 1 else 'second'} player begins with {count} {men} too few"


_UNTIL = {
    "fifth_roll": "until the fifth roll",
    "starter_second_turn": "until the player who began takes his second turn",
    "second_play_done": "until the second play is made",
    "always": "at any time",
}
