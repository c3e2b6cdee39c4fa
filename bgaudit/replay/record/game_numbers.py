"""Whether the games of a match are numbered one after the other."""

from __future__ import annotations

from bgaudit.replay.checks.match import GAME_NUMBER
from bgaudit.replay.log import GameLog
from bgaudit.transcript.model import Game


class GameNumbers:
    """Follows the numbers that the games of one match print."""

    def __init__(self) -> None:
        self._before: int | None = None

    def skips_to(self, log: GameLog, game: Game) -> bool:
        """Report a game whose number does not follow; whether games are missing before it."""
        before, self._before = self._before, game.number or (self._before or 0) + 1
        if game.number is None or before is None or game.number == before + 1:
            return False
        log.report(
            GAME_NUMBER,
            f"game {game.number} follows game {before}",
            game.span,
            help="a game is missing" if game.number > before else "the numbers go up by one",
        )
        return game.number > before + 1
