"""What a record of the table says of a match from game to game: its clocks, and its score."""

from __future__ import annotations

from bgaudit.replay.clock.clock_referee import ClockReferee, tells_of_time
from bgaudit.replay.log import GameLog
from bgaudit.replay.score.score_chain import ScoreChain
from bgaudit.replay.score.score_events import ScoreEvents, parts_of
from bgaudit.rules.ruleset import RuleSet
from bgaudit.transcript.model import CrawfordStated, Game, Match


class MatchAtTheTable:
    """Follows both through the games of one match; ``clock`` is None where no time is told."""

    def __init__(
        self, log: GameLog, match: Match, rules: RuleSet, length: int | None, chain: ScoreChain
    ) -> None:
        self.clock = ClockReferee(log, match, rules, length) if tells_of_time(match) else None
        self._score = ScoreEvents(chain, rules)

    def before_play(self, log: GameLog, game: Game) -> None:
        """What is said of the score before a game's first roll."""
        self._score.take(log, parts_of(game).before, game_under_way=False)

    def is_crawford_game(self, game: Game) -> bool:
        """Whether the game is said to be the Crawford game."""
        return any(isinstance(event.action, CrawfordStated) for event in game.events)

    def while_played(self, log: GameLog, game: Game) -> None:
        """What is said of it until the game's result."""
        self._score.take(log, parts_of(game).meanwhile, game_under_way=True)

    def afterwards(self, log: GameLog, game: Game) -> None:
        """What is said of it after the result."""
        self._score.take(log, parts_of(game).after, game_under_way=False)
