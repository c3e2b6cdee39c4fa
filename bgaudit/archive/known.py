"""What is kept of matches and games to know them again in another file."""

from __future__ import annotations

from typing import NamedTuple

from bgaudit.replay.outcome import Audit, GameOutcome, MatchOutcome
from bgaudit.source import Source


class KnownGame(NamedTuple):
    """A game: its ``mark`` (see :class:`~bgaudit.replay.outcome.Tally`), and its recorded result.

    ``number`` is the one printed, or its place from 1; ``line`` is None in a binary file. ``cube``
    is what it shows at the end. ``winner`` and ``points`` are None where no result is written.
    """

    number: int
    line: int | None
    mark: int | None
    starter: int | None
    score_before: tuple[int, int] | None
    cube: int
    winner: int | None
    points: int | None


class KnownMatch(NamedTuple):
    """A match, the ``number``-th of that file from 1."""

    path: str
    number: int
    length: int | None
    players: tuple[str | None, ...]
    games: tuple[KnownGame, ...]

    @property
    def marks(self) -> list[int]:
        """The marks of those of its games that have one."""
        return [game.mark for game in self.games if game.mark is not None]


def same_columns(match: KnownMatch, game: KnownGame, copy: KnownGame) -> bool:
    """Whether the players have the columns that they have in another record of a game."""
    return len(match.players) > 2 or game.starter == copy.starter


def known_matches(audit: Audit) -> list[KnownMatch]:
    """The matches of a file."""
    source = audit.source
    return [_match(source, number, match) for number, match in enumerate(audit.matches, 1)]


def starter_of(game: GameOutcome) -> int | None:
    """The side that played first."""
    rolls = game.tally.rolls if game.tally else ""
    return (1 if rolls[0].islower() else 2) if rolls else None


def _match(source: Source, number: int, match: MatchOutcome) -> KnownMatch:
    games = tuple(_game(source, place, game) for place, game in enumerate(match.games, 1))
    return KnownMatch(source.path, number, match.length, match.players, games)


def _game(source: Source, place: int, game: GameOutcome) -> KnownGame:
    shown, recorded = source.shown_place(game.span.start), game.recorded
    return KnownGame(
        number=game.number or place,
        line=shown.line if shown else None,
        mark=game.tally.mark if game.tally else None,
        starter=starter_of(game),
        score_before=game.score_before,
        cube=game.cube,
        winner=recorded.winner if recorded else None,
        points=recorded.points if recorded else None,
    )
