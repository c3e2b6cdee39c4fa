"""Games that end by what is said: resigned, settled, cancelled, or awarded by a director."""

from __future__ import annotations

from bgaudit.replay.checks import score as checks
from bgaudit.replay.game_in_play import GameInPlay
from bgaudit.replay.outcome import EndedBy
from bgaudit.replay.score.resigning import Resigning
from bgaudit.replay.score.stakes import Ending
from bgaudit.transcript.model import Event, ResignationAnswered, Resigns


class EndingsByWord:
    """Those of one game."""

    def __init__(self, play: GameInPlay) -> None:
        self._play = play
        self._log = play.log
        self._course = play.course
        self._resigning = Resigning(play.log, play.setting.terms.rules.score)

    def play_goes_on(self) -> None:
        """A turn begins: a resignation that nobody answered was declined."""
        self._resigning.play_goes_on()

    def game_over(self) -> None:
        """No more events follow: a game that has a result may have been resigned."""
        if self._course.ending is None and self._course.result is not None:
            self._course.ending = self._resigning.ends_without_answer()

    def resigned(self, event: Event, side: int, said: Resigns | ResignationAnswered) -> None:
        """A side resigns, or answers a resignation."""
        if self._course.is_late(event):
            return
        if isinstance(said, ResignationAnswered):
            self._course.ending = self._resigning.answered(event, accepted=said.accepted)
        else:
            cubes, view = self._play.cube.cubes, self._play.boards.view(side)
            self._course.ending = self._resigning.resigns(event, side, said, cubes, view)

    def settled(self, event: Event, points: int) -> None:
        """The players agree that a side wins so many points."""
        if not self._play.setting.terms.rules.match.settlement:
            self._log.report(
                checks.SETTLED_GAME,
                f"the game is settled for {points} point{'' if points == 1 else 's'}",
                event,
                help="by the rule set a game is played out, dropped or resigned",
            )
        self.given(event, event.side, points)

    def cancelled(self, event: Event) -> None:
        """The game is said not to count."""
        if not self._play.setting.terms.rules.match.settlement and not self._course.void:
            self._log.report(
                checks.SETTLED_GAME,
                "the game is cancelled",
                event,
                help="by the rule set a game that has begun counts, unless a director rules",
            )
        self._course.void = True

    def given(self, event: Event, side: int | None, points: int) -> None:
        """A side is given the game, with so many points."""
        self._course.ending = Ending(
            EndedBy.RESIGN, side, self._play.cube.cubes, row=event.row, explicit=True, points=points
        )
