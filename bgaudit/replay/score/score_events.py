"""What a record says of the score besides its score lines: penalties, corrections, rulings."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from bgaudit.replay.checks import score as checks
from bgaudit.replay.log import GameLog
from bgaudit.replay.score.score_chain import ScoreChain
from bgaudit.rules.options.score import CorrectionDeadline
from bgaudit.rules.ruleset import RuleSet
from bgaudit.transcript.model import (
    Double,
    Event,
    Game,
    NextMatchBegun,
    Opening,
    Penalty,
    Result,
    Roll,
    Ruling,
    ScoreCorrected,
    ScoreStated,
    Turn,
)

_SCORE_EVENTS = (ScoreStated, ScoreCorrected, Penalty, Ruling, NextMatchBegun)
_TURNS = (Turn, Roll, Opening, Double)


class Parts(NamedTuple):
    """What a game says of the score: before its first roll, after that, and after its result."""

    before: list[Event]
    meanwhile: list[Event]
    after: list[Event]


def parts_of(game: Game) -> Parts:
    """The events that say something of the score, in their order."""
    parts = Parts([], [], [])
    part = parts.before
    for event in game.events:
        if isinstance(event.action, Result):
            part = parts.after
        elif part is parts.before and isinstance(event.action, _TURNS):
            part = parts.meanwhile
        elif isinstance(event.action, _SCORE_EVENTS):
            part.append(event)
    return parts


class ScoreEvents:
    """Applies them to the score of one match."""

    def __init__(self, chain: ScoreChain, rules: RuleSet) -> None:
        self._chain = chain
        self._rules = rules
        self._next_match = False

    def take(self, log: GameLog, events: Iterable[Event], *, game_under_way: bool) -> None:
        """Some events of a game, in their order."""
        for event in events:
            match event.action:
                case ScoreStated(points):
                    self._chain.stated(log, event.span, points)
                case ScoreCorrected() as said:
                    self._corrected(log, event, said, game_under_way=game_under_way)
                case Penalty(points) if event.side is not None:
                    self._chain.penalise(event.side, points, self._rules.penalty)
                case Ruling(order=ScoreStated(points)):
                    self._chain.put(points)
                case NextMatchBegun():
                    self._next_match = True
                case _:
                    pass

    def _corrected(
        self, log: GameLog, event: Event, said: ScoreCorrected, *, game_under_way: bool
    ) -> None:
        until = self._rules.score.correction_until
        late = {
            "next_match_started": self._next_match,
            "next_game_started": game_under_way or self._next_match,
            "result_recorded": True,
            "if_agreed": True,
        }
        if late[until] and not said.agreed:
            log.report(
                checks.LATE_SCORE_CORRECTION,
                "the score is corrected to {}–{} when it already stands".format(*said.points),
                event,
                help=f"a wrong score is put right {_UNTIL[until]}",
            )
            self._chain.also_possible(said.points)
        else:
            self._chain.stated(log, event.span, said.points)


_UNTIL: dict[CorrectionDeadline, str] = {
    "next_match_started": "until a player begins his next match",
    "next_game_started": "until the next game begins",
    "result_recorded": "until the result is written down",
    "if_agreed": "if both players agree",
}
