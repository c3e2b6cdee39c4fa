"""Matches and games that stand in two files. It is told of the file that comes later by its path.

Who is to say which record is the copy; but so each pair is told once, the same in whatever order
the files were audited.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

from bgaudit.archive.known import KnownGame, KnownMatch, known_matches, same_columns
from bgaudit.archive.results import two_results
from bgaudit.finding import Finding
from bgaudit.replay.checks import archive as checks
from bgaudit.replay.checks.check import Check
from bgaudit.replay.log import GameLog, Log
from bgaudit.replay.outcome import Audit

Pairs = Sequence[tuple[KnownGame, KnownGame]]
"""Games of a match, each with the same game in another one."""

Earlier = Callable[[KnownMatch], list[KnownMatch]]
"""Gives the matches of earlier files that have a game of this match, in the order of the files."""


class Repeat(NamedTuple):
    """What is told of a match that is in another file too; ``game`` is None if it is all of it."""

    check: Check
    message: str
    help: str
    game: KnownGame | None = None


def repeated(audit: Audit, earlier: Earlier) -> list[Finding]:
    """What an audit lacks as long as its file is looked at alone."""
    log = Log(audit.source)
    for match in known_matches(audit):
        games = audit.matches[match.number - 1].games
        for repeat in repeats(match, earlier(match)):
            place = match.games.index(repeat.game) if repeat.game else 0
            number = repeat.game.number if repeat.game else None
            at = GameLog(log, match.number, number)
            at.report(repeat.check, repeat.message, games[place].span, help=repeat.help)
    return list(log.findings())


def repeats(match: KnownMatch, earlier: Iterable[KnownMatch]) -> Iterator[Repeat]:
    """What of a match stands in earlier ones too: each game is told of once, with its others."""
    others = list(earlier)
    left = [game for game in match.games if game.mark is not None]
    while others and left:
        shared = [_shared(left, other) for other in others]
        pairs = max(shared, key=len)
        if not pairs:
            return
        yield _told(match, others[shared.index(pairs)], pairs)
        told = {game.mark for game, _ in pairs}
        left = [game for game in left if game.mark not in told]


def _shared(games: Iterable[KnownGame], other: KnownMatch) -> Pairs:
    by_mark = {game.mark: game for game in reversed(other.games)}
    return [(game, by_mark[game.mark]) for game in games if game.mark in by_mark]


def _told(match: KnownMatch, other: KnownMatch, pairs: Pairs) -> Repeat:
    if 2 * len(pairs) < max(len(match.marks), len(other.marks)):
        return _game(other, pairs)
    differs = two_results(match, other, pairs)
    if differs:
        return Repeat(
            checks.TWO_RESULTS,
            f"this match is also in {_place(other)} with another result: {differs}",
            "the two records cannot both be right",
        )
    return Repeat(
        checks.MATCH_IN_TWO_FILES,
        f"this match is also in {_place(other)}{_how_much(match, other, pairs)}"
        f"{_other_names(match, other, pairs)}",
        "a match is counted twice where both records are",
    )


def _game(other: KnownMatch, pairs: Pairs) -> Repeat:
    (game, copy), *more = pairs
    line = f":{copy.line}" if copy.line else ""
    others = f"; {len(more)} more {'games are' if len(more) > 1 else 'game is'} there too"
    return Repeat(
        checks.GAME_IN_TWO_FILES,
        f"this game is also in {other.path}{line} as game {copy.number}, roll for roll"
        f"{others if more else ''}",
        "a game belongs to one match",
        game,
    )


def _place(match: KnownMatch) -> str:
    """Where a match is: by its first line, or by its number where there are no lines."""
    line = match.games[0].line
    if line is not None:
        return f"{match.path}:{line}"
    return f"{match.path}, match {match.number}" if match.number > 1 else match.path


def _how_much(match: KnownMatch, other: KnownMatch, pairs: Pairs) -> str:
    if len(pairs) == len(match.marks) and len(match.games) <= len(other.games):
        more = ", and goes on there" if len(match.games) < len(other.games) else ""
        return f", roll for roll{more}"
    are = "game is" if len(pairs) == 1 else "games are"
    return f": {len(pairs)} of its {len(match.games)} {are} the same, roll for roll"


def _other_names(match: KnownMatch, other: KnownMatch, pairs: Pairs) -> str:
    """How the players are called there, seated as they are here, if that is not the same."""
    names = other.players if same_columns(match, *pairs[0]) else other.players[::-1]
    if names == match.players or None in (*names, *match.players):
        return ""
    return f", as {' – '.join(map(str, names))}"
