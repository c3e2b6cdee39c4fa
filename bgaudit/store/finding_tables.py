"""What was found in an archive: by check, by who wrote the records, and what is in two files."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from bgaudit.archive.known import KnownMatch
from bgaudit.archive.repeats import Repeat
from bgaudit.archive.repeats import repeats as repeats_of
from bgaudit.report.layout import Column
from bgaudit.report.stat_tables import StatTable
from bgaudit.store.known_matches import earlier_matches, repeated_matches
from bgaudit.store.question import OF_THE_EVENT, Question

_CODES = f"""
    SELECT code, findings.name, severity, count(*), count(DISTINCT file)
    FROM findings LEFT JOIN matches USING (file, match)
    WHERE {OF_THE_EVENT} GROUP BY 1, 2, 3
"""
_PRODUCERS = """
    SELECT coalesce(producer, 'unknown'), format, count(*), sum(matches), sum(games), sum(plays),
        sum(errors), sum(warnings), round(1000.0 * sum(errors) / sum(plays), 2)
    FROM (
        SELECT producer, format,
            (SELECT count(*) FROM matches WHERE file = id) AS matches,
            (SELECT count(*) FROM games WHERE file = id) AS games,
            (SELECT coalesce(sum(plays), 0) FROM games WHERE file = id) AS plays,
            (SELECT count(*) FROM findings WHERE file = id AND severity = 'error') AS errors,
            (SELECT count(*) FROM findings WHERE file = id AND severity = 'warning') AS warnings
        FROM files
        WHERE :event IS NULL OR id IN (SELECT file FROM matches WHERE event = :event)
    )
    GROUP BY 1, 2 ORDER BY 3 DESC, 1, 2
"""


class _Told(NamedTuple):
    """What is told of a match that is in an earlier file, too."""

    match: KnownMatch
    repeat: Repeat


def codes(question: Question) -> StatTable:
    """How often each check found something, what is in two files included."""
    rows = question.ask(_CODES)
    told = list(_repeats(question))
    checks = Counter(repeat.check for _, repeat in told)
    for check, times in checks.items():
        files = {match.path for match, repeat in told if repeat.check is check}
        rows.append((check.code, check.name, check.severity.value, times, len(files)))
    return StatTable(
        "codes",
        "findings by check",
        (
            Column("code"),
            Column("check"),
            Column("severity"),
            Column("findings", number=True),
            Column("files", number=True),
        ),
        sorted(rows, key=lambda row: (-int(row[3] or 0), row[:3])),
    )


def producers(question: Question) -> StatTable:
    """Who wrote the records, and how much is wrong in them; of an event, all of its files."""
    return StatTable(
        "producers",
        "by program or site",
        (
            Column("written by"),
            Column("format"),
            Column("files", number=True),
            Column("matches", number=True),
            Column("games", number=True),
            Column("plays", number=True),
            Column("errors", number=True),
            Column("warnings", number=True),
            Column("errors in 1000 plays", number=True),
        ),
        question.ask(_PRODUCERS),
    )


def repeats(question: Question) -> StatTable:
    """What is in two files, told of the later one by its path as ``check --store`` tells it."""
    rows = [
        (
            match.path,
            (repeat.game or match.games[0]).line,
            match.number,
            repeat.game.number if repeat.game else None,
            repeat.check.severity.value,
            repeat.check.code,
            repeat.message,
        )
        for match, repeat in _repeats(question)
    ]
    return StatTable(
        "repeats",
        "in two files",
        (
            Column("file"),
            Column("line", number=True),
            Column("match", number=True),
            Column("game", number=True),
            Column("severity"),
            Column("code"),
            Column("finding"),
        ),
        rows,
    )


def _repeats(question: Question) -> Iterator[_Told]:
    for match in repeated_matches(question.store, question.value):
        for repeat in repeats_of(match, earlier_matches(question.store, match)):
            yield _Told(match, repeat)
