"""Who played and won how much, in an archive or at one event."""

from __future__ import annotations

from itertools import groupby

from bgaudit.report.layout import Column
from bgaudit.report.stat_tables import Cell, StatTable
from bgaudit.store.question import OF_THE_EVENT, Question

_PLAYERS = f"""
    SELECT name, count(*), sum(won), sum(lost), sum(games), sum(games_won), sum(points),
        sum(errors), sum(warnings)
    FROM (
        SELECT name, points,
            winner IS NOT NULL AND winner = side AS won,
            winner IS NOT NULL AND winner <> side AS lost,
            (SELECT count(*) FROM games WHERE (file, match) = (p.file, p.match)) AS games,
            (SELECT count(*) FROM games
                WHERE (file, match) = (p.file, p.match) AND winner = p.side) AS games_won,
            (SELECT count(*) FROM findings
                WHERE (file, match, side, severity) = (p.file, p.match, p.side, 'error')) AS errors,
            (SELECT count(*) FROM findings
                WHERE (file, match, side, severity) = (p.file, p.match, p.side, 'warning'))
                AS warnings
        FROM players AS p JOIN matches USING (file, match) WHERE {OF_THE_EVENT}
    )
    GROUP BY name ORDER BY 2 DESC, 1
"""
_EVENTS = f"""
    SELECT event, count(*), sum(finished), sum(games), sum(plays), sum(errors), sum(warnings)
    FROM (
        SELECT event, finished,
            (SELECT count(*) FROM games WHERE (file, match) = (m.file, m.match)) AS games,
            (SELECT sum(plays) FROM games WHERE (file, match) = (m.file, m.match)) AS plays,
            (SELECT count(*) FROM findings
                WHERE (file, match, severity) = (m.file, m.match, 'error')) AS errors,
            (SELECT count(*) FROM findings
                WHERE (file, match, severity) = (m.file, m.match, 'warning')) AS warnings
        FROM matches AS m WHERE {OF_THE_EVENT}
    )
    GROUP BY event ORDER BY 2 DESC, 1
"""
_RESULTS = f"""
    SELECT event, date,
        (SELECT group_concat(coalesce(name, 'unknown'), ' – ') FROM
            (SELECT name FROM players WHERE (file, match) = (m.file, m.match) ORDER BY side)),
        length,
        (SELECT group_concat(coalesce(points, '?'), ' – ') FROM
            (SELECT points FROM players WHERE (file, match) = (m.file, m.match) ORDER BY side)),
        (SELECT name FROM players WHERE (file, match, side) = (m.file, m.match, m.winner)),
        path, match
    FROM matches AS m JOIN files ON id = file WHERE {OF_THE_EVENT}
    ORDER BY event, date, path, match
"""
_STANDINGS = f"""
    SELECT p.name, count(*), sum(winner IS NOT NULL AND winner = p.side) AS won,
        sum(winner IS NOT NULL AND winner <> p.side) AS lost, sum(p.points), sum(o.points),
        sum(p.points) - sum(o.points) AS difference
    FROM players AS p JOIN matches USING (file, match)
        JOIN players AS o ON (o.file, o.match, o.side) = (p.file, p.match, 3 - p.side)
    WHERE {OF_THE_EVENT} AND NOT EXISTS
        (SELECT * FROM players WHERE (file, match, side) = (p.file, p.match, 3))
    GROUP BY p.name ORDER BY won DESC, difference DESC, lost, p.name
"""
_ERRORS = (Column("errors", number=True), Column("warnings", number=True))
_GAMES = Column("games", number=True)
_MATCHES = Column("matches", number=True)
_WON_AND_LOST = (Column("won", number=True), Column("lost", number=True))


def players(question: Question) -> StatTable:
    """Each player's matches and games, what his scores come to, and what is found of him."""
    columns = (
        Column("player"),
        _MATCHES,
        *_WON_AND_LOST,
        _GAMES,
        Column("games won", number=True),
        Column("points", number=True),
        *_ERRORS,
    )
    return StatTable("players", "by player", columns, question.ask(_PLAYERS))


def events(question: Question) -> StatTable:
    """What was played at each event."""
    columns = (
        Column("event"),
        _MATCHES,
        Column("finished", number=True),
        _GAMES,
        Column("plays", number=True),
        *_ERRORS,
    )
    return StatTable("events", "by event", columns, question.ask(_EVENTS))


def results(question: Question) -> StatTable:
    """The score of each match, as its plays come to it; of a chouette what each player won."""
    columns = (
        Column("event"),
        Column("date"),
        Column("players"),
        Column("length", number=True),
        Column("score"),
        Column("winner"),
        Column("file"),
        Column("match", number=True),
    )
    return StatTable("results", "results", columns, question.ask(_RESULTS))


def standings(question: Question) -> StatTable:
    """The players in the order of the matches they won, then of the difference of their points.

    Chouettes do not count.
    """
    columns = (
        Column("rank", number=True),
        Column("player"),
        _MATCHES,
        *_WON_AND_LOST,
        Column("points for", number=True),
        Column("points against", number=True),
        Column("difference", number=True),
    )
    rows: list[tuple[Cell, ...]] = []
    for _, equal in groupby(question.ask(_STANDINGS), key=lambda row: (row[2], row[3], row[6])):
        rank = len(rows) + 1
        rows += [(rank, *row) for row in equal]
    return StatTable("standings", "standings", columns, rows)
