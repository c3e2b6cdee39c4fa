"""The score from game to game: what it adds up to, what is recorded, and the Crawford game.

After a score line that does not add up the recorded score is played on with, and the computed one
is kept beside it, so that one slip is told once. What a verdict needs of the score is only taken
for sure where both agree.
"""

from __future__ import annotations

from bgaudit.replay.checks import match as match_checks
from bgaudit.replay.checks import score as checks
from bgaudit.replay.checks.record import PRODUCER_HABIT
from bgaudit.replay.log import GameLog
from bgaudit.replay.score.points_judge import PLACEHOLDER
from bgaudit.replay.score.settle import Settlement
from bgaudit.replay.score.totals import Score, plus, scores_after
from bgaudit.rules.options.time import PenaltyRules
from bgaudit.source import Span
from bgaudit.transcript.model import Game


class ScoreChain:
    """The scores of one match. ``length`` is 0 for money play, None where it is not known.

    ``kept`` tells whether the score lines mean anything.
    """

    def __init__(self, length: int | None, *, kept: bool = True) -> None:
        self.computed: Score = (0, 0)
        """What the games add up to, from the first score line on."""
        self.recorded: Score | None = None
        """What the record says: its last score line, and the result after it."""
        self.won = False
        """Whether the match is over by every reading of the score."""
        self._length = length
        self._kept = kept
        self._possible: set[Score] | None = None
        """What the next score line may say; None where the points before it are not known."""
        self._without_automatic: set[Score] = set()
        """What it says where the last game's automatic doubles are left out of the score."""
        self._habit_told = False
        self.games = 0
        """How many games have begun."""
        self._crawford_played: bool | None = False
        self._after_told = False
        self._from_penalties = [0, 0]
        """The points that each side has from penalties since the score was last stated."""
        self._penalties = [0, 0]
        self._forfeited_by: int | None = None
        """The side that has lost the match by its penalty points."""

    def begin(self, log: GameLog, game: Game, *, skipped: bool) -> Score | None:
        """A game's score line; ``skipped`` tells that games before it are missing."""
        score = game.score.points if game.score else None
        self.games += 1
        if self.games == 1:
            self.computed = score or (0, 0)
            self._possible = None if score is None else {score}
            if self._at_match_point(self.computed):
                self._crawford_played = None
        elif self._forfeited_by is not None:
            self._after_the_forfeit(log, game)
        elif self.won:
            self._after_the_match(log, game)
        elif score is not None and self._kept:
            self._compare(log, game, score)
            if skipped and self._at_match_point(score) and not self._crawford_played:
                self._crawford_played = None
        if self._kept or self.recorded is None:
            self.recorded = score if score is not None else self.computed
        return score if score is not None else self.recorded

    def crawford(self) -> bool | None:
        """Whether the game now begun is the Crawford game; None where the record does not tell."""
        if not self._length or self._length == 1 or self.recorded is None:
            return False
        if self._crawford_played or not self._at_match_point(self.recorded):
            return None if self._disputed() else False
        return None if self._crawford_played is None or self._disputed() else True

    def after_crawford(self) -> bool:
        """Whether the Crawford game has been played, and a side still needs one point."""
        at_match_point = self._at_match_point(self.recorded or self.computed)
        return bool(self._crawford_played) and at_match_point and not self._disputed()

    def end(self, settlement: Settlement) -> None:
        """The game's result: what was computed, and what is recorded."""
        if settlement.void:
            return
        if self._at_match_point(self.recorded or self.computed):
            self._crawford_played = True
        before = self.recorded or self.computed
        if settlement.wins_match and settlement.winner is not None:
            self._won_anyway(settlement.winner, self._length or 0)
            return
        if settlement.points is None and settlement.winner is not None:
            self._won_anyway(settlement.winner, settlement.at_least)
        points = {settlement.points}
        winners = {settlement.winner}
        if settlement.recorded is not None:
            points.add(settlement.recorded.points)
            winners.add(settlement.recorded.winner)
        if settlement.points is None or settlement.winner is None:
            self._possible = None
            return
        bases = (before, self.computed)
        self._possible = scores_after(bases, winners, points, self._length)
        self._without_automatic = scores_after(
            bases,
            winners,
            {won and won // settlement.automatic_cube for won in points},
            self._length,
        )
        winner, stated = settlement.winner, settlement.points
        if settlement.recorded is not None and settlement.recorded.points < PLACEHOLDER:
            winner = settlement.recorded.winner or winner
            stated = settlement.recorded.points
        self.computed = plus(self.computed, settlement.winner, settlement.points)
        self.recorded = plus(before, winner, stated)
        self.won = self._reached(self.computed) and self._reached(self.recorded)

    def winner(self) -> int | None:
        """The side that has reached the match length, or to which the match was forfeited."""
        if self._forfeited_by is not None:
            return 3 - self._forfeited_by
        if not self._reached(self.computed):
            return None
        return 1 if self.computed[0] >= self.computed[1] else 2

    def _compare(self, log: GameLog, game: Game, score: Score) -> None:
        if game.score is not None:
            self.stated(log, game.score.span, score)

    def stated(self, log: GameLog, span: Span, score: Score) -> None:
        """The record says what the score is."""
        due = self.computed
        if self._possible is None:
            self.computed = score
        elif score not in self._possible and self._with_penalties(score) in self._possible:
            log.report(
                checks.WRONG_PENALTY_POINTS,
                f"the score is recorded as {score[0]}–{score[1]}, without the penalty points",
                span,
                help=f"with them it is {due[0]}–{due[1]}",
            )
        elif score not in self._possible and score in self._without_automatic:
            self._tell_of_automatic_doubles(log, span)
        elif score not in self._possible:
            log.report(
                checks.WRONG_SCORE,
                f"the score is recorded as {score[0]}–{score[1]}, "
                f"but the games before add up to {due[0]}–{due[1]}",
                span,
                help="the game is read with the recorded score; the computed one is kept beside it",
            )
        self.recorded = score
        self._possible = {score, self.computed}
        self._from_penalties = [0, 0]

    def _tell_of_automatic_doubles(self, log: GameLog, span: Span) -> None:
        if not self._habit_told:
            self._habit_told = True
            log.report(
                PRODUCER_HABIT,
                "the score leaves out the automatic doubles, which the result of a game counts",
                span,
                help="GNU Backgammon writes it so; the game is read with the recorded score",
            )

    def put(self, score: Score) -> None:
        """A director rules what the score is."""
        self.computed = self.recorded = score
        self._possible = {score}
        self._from_penalties = [0, 0]

    def also_possible(self, score: Score) -> None:
        """A score that is said to be right, and that what follows may be recorded with."""
        if self._possible is not None:
            self._possible.add(score)

    def penalise(self, side: int, points: int, rules: PenaltyRules) -> None:
        """Penalty points against a side, which the opponent scores."""
        before = self._possible or {self.computed}
        self._possible = {plus(score, 3 - side, points) for score in before}
        self._from_penalties[2 - side] += points
        self.computed = plus(self.computed, 3 - side, points)
        self.recorded = plus(self.recorded or self.computed, 3 - side, points)
        self._penalties[side - 1] += points
        if rules.forfeit_over_half and self._penalties[side - 1] * 2 > (self._length or 1 << 30):
            self._forfeited_by = side
        self.won = self._reached(self.computed) and self._reached(self.recorded)

    def _with_penalties(self, score: Score) -> Score:
        one, two = self._from_penalties
        return (score[0] + one, score[1] + two)

    def _after_the_forfeit(self, log: GameLog, game: Game) -> None:
        if not self._after_told and self._forfeited_by is not None:
            self._after_told = True
            points = self._penalties[self._forfeited_by - 1]
            log.report(
                checks.WRONG_PENALTY_POINTS,
                f"the match goes on although it is lost with {points} penalty points",
                game.span,
                player=self._forfeited_by,
                help="more than half the match length loses the match",
            )

    def _after_the_match(self, log: GameLog, game: Game) -> None:
        if not self._after_told:
            self._after_told = True
            one, two = self.computed
            log.report(
                match_checks.AFTER_THE_MATCH,
                f"the match to {self._length} was won {one}–{two} before this game",
                game.span,
                help="what follows is not scored",
            )

    def _won_anyway(self, winner: int, at_least: int) -> None:
        """A game that wins the match whatever it was worth: the winner has what he needed."""
        one, two = plus(self.computed, winner, at_least)
        if self._length and max(one, two) >= self._length:
            self.computed = (min(one, self._length), min(two, self._length))
            self.recorded = self.computed
            self.won = True

    def _at_match_point(self, score: Score) -> bool:
        """Whether exactly one side needs a single point."""
        length = self._length or 0
        return length > 0 and [length - points for points in score].count(1) == 1

    def _disputed(self) -> bool:
        """Whether recorded and computed score differ about a side's being one point short."""
        return self._at_match_point(self.recorded or self.computed) != self._at_match_point(
            self.computed
        )

    def _reached(self, score: Score) -> bool:
        return bool(self._length) and max(score) >= (self._length or 0)
