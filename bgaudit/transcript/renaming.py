"""One name for a player whom records call by several."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bgaudit.transcript.model import Game, Match

Aliases = Mapping[str, str]
"""To each other name of a player the one that he is to be known by."""

NO_ALIASES: Aliases = {}


def renamed(match: Match, aliases: Aliases) -> Match:
    """The match with each player under the one name that he is to be known by."""
    if not aliases:
        return match
    return replace(
        match,
        players=tuple(aliases.get(name, name) for name in match.players),
        games=[_game(game, aliases) for game in match.games],
    )


def _game(game: Game, aliases: Aliases) -> Game:
    if game.score is None:
        return game
    left, right = game.score.names
    names = aliases.get(left, left), aliases.get(right, right)
    return replace(game, score=replace(game.score, names=names))
