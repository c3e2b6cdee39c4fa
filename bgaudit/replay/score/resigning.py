"""Resignations that a record tells of: what is offered, and whether it is accepted."""

from __future__ import annotations

from bgaudit.replay.checks import score as checks
from bgaudit.replay.log import GameLog
from bgaudit.replay.outcome import EndedBy
from bgaudit.replay.score.stakes import Ending
from bgaudit.rules.board import OFF, Board
from bgaudit.rules.cube import Cube
from bgaudit.rules.options.score import ResignationRules, ScoreRules
from bgaudit.rules.score import Win, multiplier
from bgaudit.transcript.model import Event, Resigns


class Resigning:
    """Follows the resignations of one game."""

    def __init__(self, log: GameLog, rules: ScoreRules) -> None:
        self._log = log
        self._score = rules
        self._rules: ResignationRules = rules.resignation
        self._offer: tuple[Event, Ending] | None = None
        self._declined: Event | None = None

    def resigns(
        self, event: Event, side: int, said: Resigns, cubes: tuple[Cube, ...], board: Board | None
    ) -> Ending | None:
        """A side resigns; how the game ends by that, if no answer is needed.

        ``board`` is from the side's view, None where it is not known.
        """
        win = self._win(event, said, cubes[0], board)
        ending = Ending(EndedBy.RESIGN, 3 - side, cubes, row=event.row, resigned=win, explicit=True)
        self._declined = None
        if self._rules.acceptance == "not_required":
            return ending
        self._offer = (event, ending)
        return None

    def answered(self, event: Event, *, accepted: bool) -> Ending | None:
        """The opponent accepts or declines; how the game ends if he accepts."""
        offer, self._offer = self._offer, None
        if offer is None:
            self._log.report(
                checks.UNACCEPTED_RESIGNATION,
                f"nothing is resigned that could be {'accepted' if accepted else 'declined'}",
                event,
                help="a resignation has to come before it",
            )
            return None
        if accepted:
            return offer[1]
        self._declined = offer[0]
        return None

    def play_goes_on(self) -> None:
        """A resignation that is not answered when play goes on was declined without a word."""
        self._offer = self._declined = None

    def ends_without_answer(self) -> Ending | None:
        """The game ends without play: a resignation that was not accepted is told.

        What it would have been worth is returned.
        """
        if self._offer is not None:
            event, ending = self._offer
            self._report(event, "is not accepted")
            return ending
        if self._declined is not None:
            self._report(self._declined, "is declined")
        return None

    def _report(self, event: Event, what: str) -> None:
        self._log.report(
            checks.UNACCEPTED_RESIGNATION,
            f"the resignation {what}, and the game ends all the same",
            event,
            help="a game is over when the opponent accepts; until then it is played on",
        )

    def _win(self, event: Event, said: Resigns, cube: Cube, board: Board | None) -> Win | None:
        """The kind of win that is resigned, None where it is not said."""
        fixed = self._rules.fixed
        due = None
        if fixed is not None and board is not None:
            due = Win(fixed.some_off if board.own[OFF] else fixed.none_off)
        stated = self._stated(said, cube)
        if stated is None and (said.kind, said.points) == (None, None):
            return due
        wrong = due is not None and stated is not due
        if stated is None or wrong or stated not in self._rules.values:
            self._impossible(event, said, cube, due)
        return stated or due

    def _stated(self, said: Resigns, cube: Cube) -> Win | None:
        if said.kind is not None:
            return Win(said.kind)
        kinds = (win for win in Win if multiplier(win, self._score) * cube.value == said.points)
        return next(kinds, None)

    def _impossible(self, event: Event, said: Resigns, cube: Cube, due: Win | None) -> None:
        what = Win(said.kind).name.lower() if said.kind else f"{said.points} points"
        may = [due] if due else [Win(value) for value in self._rules.values]
        worth = sorted({multiplier(win, self._score) * cube.value for win in may})
        self._log.report(
            checks.IMPOSSIBLE_POINTS,
            f"a game with the cube at {cube.value} cannot be resigned for "
            f"{'a ' if said.kind else ''}{what}",
            event,
            help="it is worth " + " or ".join(map(str, worth)),
        )
