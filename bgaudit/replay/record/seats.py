"""Who sits where: the players keep their sides by name, even where they change columns."""

from __future__ import annotations

from dataclasses import replace

from bgaudit.replay.checks.match import SWAPPED_NAMES
from bgaudit.replay.log import GameLog
from bgaudit.transcript.model import Game, Match, ScoreLine


class Seats:
    """The players of a match, side 1 first, as its header or its first score line seats them."""

    def __init__(self, match: Match) -> None:
        self.players: tuple[str | None, str | None] = (None, None)
        first = next((game.score.names for game in match.games if game.score), None)
        if len(match.players) == 2:
            first = (match.players[0], match.players[1])
        if first is not None:
            self.players = (first[0] or None, first[1] or None)

    def are_changed(self, score: ScoreLine) -> bool:
        """Whether each player stands in the other's column."""
        left, right = score.names
        return left != right and (right or None, left or None) == self.players

    def seated(self, log: GameLog, game: Game) -> Game:
        """The game with each player on his own side; a change of columns is reported."""
        score = game.score
        if score is None or not self.are_changed(score):
            return game
        left, right = score.names
        log.report(
            SWAPPED_NAMES,
            f"{left or 'the first player'} and {right or 'the second'} have changed columns",
            score.span,
            help="each player keeps his column; the game is read by the names",
        )
        return replace(
            game,
            score=ScoreLine((right, left), (score.points[1], score.points[0]), score.span),
            events=[
                event._replace(side=3 - event.side) if event.side else event
                for event in game.events
            ],
        )
