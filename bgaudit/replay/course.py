"""How a game ends: what ended it, what its result line says, and what comes after that."""

from __future__ import annotations

from bgaudit.replay.checks import cube as cube_checks
from bgaudit.replay.checks import match as match_checks
from bgaudit.replay.checks import score as score_checks
from bgaudit.replay.checks.procedure import PLAYED_ON
from bgaudit.replay.log import GameLog
from bgaudit.replay.outcome import EndedBy
from bgaudit.replay.score.stakes import Ending
from bgaudit.transcript.model import Beaver, Double, Drop, Event, Raccoon, Take, Turn


class Course:
    """The course of one game.

    ``ending`` is what ended its play, ``result`` the event with its
    :class:`~bgaudit.transcript.model.Result`. ``on_time`` tells that the record says it was lost on
    time, ``void`` that it does not count, ``told`` that what comes after its end is told already,
    ``in_doubt`` that the end is only one if nothing follows, and
    ``unread_result`` that something after the end cannot be read, which may be the result.
    """

    def __init__(self, log: GameLog) -> None:
        self.ending: Ending | None = None
        self.result: Event | None = None
        self.on_time = False
        self.void = False
        self.in_doubt = False
        self.unread_result = False
        self._log = log
        self.told = False

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.ending is not None or self.result is not None

    @property
    def borne_off(self) -> bool:
        """Whether the last man was borne off, and no result is given yet."""
        ended = self.ending is not None and self.ending.ended_by is EndedBy.BEAR_OFF
        return ended and self.result is None

    def is_late(self, event: Event) -> bool:
        """Whether the game is over: what follows is told once and not looked at further."""
        if self.in_doubt and self.result is None:
            self.in_doubt, self.ending = False, None
        if self.over and not self.told:
            self.told = True
            self._tell(event)
        return self.over

    def take_result(self, event: Event) -> None:
        """The result is given."""
        if self.result is None:
            self.result = event
        elif (self.result.side, self.result.action) != (event.side, event.action):
            self._log.report(
                score_checks.CREDITED_TWICE,
                "the game is credited twice, and not alike",
                event,
                help="one player wins a game, and one line says so",
            )

    def _tell(self, event: Event) -> None:
        ended_by = self.ending.ended_by if self.ending is not None else None
        check, after = match_checks.AFTER_THE_GAME, "the result was given"
        if ended_by is EndedBy.DROP:
            check, after = cube_checks.PLAY_AFTER_DROP, "the double was dropped"
            if isinstance(event.action, Take):
                check = cube_checks.TAKE_AFTER_DROP
        elif ended_by is not None:
            after = _AFTER.get(ended_by, "it was over")
        if not isinstance(event.action, Turn | Double | Beaver | Raccoon | Take | Drop):
            check = PLAYED_ON
        self._log.report(check, f"the record goes on after {after}", event, help="the game is over")


_AFTER = {
    EndedBy.BEAR_OFF: "the last man was borne off",
    EndedBy.RESIGN: "the game was resigned",
    EndedBy.TIME: "the game was lost on time",
}
