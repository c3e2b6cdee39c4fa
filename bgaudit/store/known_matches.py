"""What a store holds of matches, to know them and their games again in another file."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator

from bgaudit.archive.known import KnownGame, KnownMatch
from bgaudit.store.values import Value, text_of

_MOST_COPIES = 20
"""So many copies of a game are looked at, that were stored first: else a file that is there ten
thousand times would take as long as all files squared."""
_WITH_MARK = f"SELECT DISTINCT file, match FROM games WHERE mark = ? LIMIT {_MOST_COPIES}"
_MATCH = "SELECT path, length FROM matches JOIN files ON id = file WHERE (file, match) = (?, ?)"
_NAMES = "SELECT name FROM players WHERE (file, match) = (?, ?) ORDER BY side"
_GAMES = """
    SELECT coalesce(number, place), line, mark, starter, score_1, score_2, cube, recorded_winner,
        recorded_points
    FROM games WHERE (file, match) = (?, ?) ORDER BY place
"""
_REPEATED = """
    SELECT DISTINCT file, match FROM games JOIN matches USING (file, match)
    WHERE (:event IS NULL OR event = :event) AND mark IN (
        SELECT mark FROM games WHERE mark IS NOT NULL GROUP BY mark HAVING min(file) < max(file)
    )
"""

Key = tuple[int, int]
"""A file and a match in it."""


def earlier_matches(store: sqlite3.Connection, match: KnownMatch) -> list[KnownMatch]:
    """The matches with a game of this one, of files that come before its own, in their order."""
    keys: set[Key] = set()
    for mark in match.marks:
        keys.update(store.execute(_WITH_MARK, (mark,)))
    return _in_order(other for other in _known(store, keys) if other.path < match.path)


def repeated_matches(store: sqlite3.Connection, event: Value) -> list[KnownMatch]:
    """The matches, of an event if one is given, with a game that another file has too, in order."""
    return _in_order(_known(store, set(store.execute(_REPEATED, {"event": event}))))


def _in_order(matches: Iterator[KnownMatch]) -> list[KnownMatch]:
    return sorted(matches, key=lambda match: (match.path, match.number))


def _known(store: sqlite3.Connection, keys: set[Key]) -> Iterator[KnownMatch]:
    for key in keys:
        path, length = store.execute(_MATCH, key).fetchone()
        names = (name for (name,) in store.execute(_NAMES, key))
        players = tuple(None if name is None else text_of(name) for name in names)
        games = tuple(_game(*row) for row in store.execute(_GAMES, key))
        yield KnownMatch(text_of(path), key[1], length, players, games)


def _game(
    number: int,
    line: int | None,
    mark: int | None,
    starter: int | None,
    one: int | None,
    two: int | None,
    cube: int,
    winner: int | None,
    points: int | None,
) -> KnownGame:
    score = None if one is None or two is None else (one, two)
    return KnownGame(number, line, mark, starter, score, cube, winner, points)
