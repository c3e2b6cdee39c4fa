"""The one table of all matches of many files."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import takewhile
from typing import NamedTuple

from bgaudit.finding import Severity
from bgaudit.replay.outcome import Audit, MatchOutcome
from bgaudit.report import wording
from bgaudit.report.characters import printable
from bgaudit.report.layout import Column, room_beside, table, wrapped_path
from bgaudit.report.scores_table import games_cut, is_unfinished, recorded_beside

_FILE = Column("file")
_COLUMNS = (
    Column("players"),
    Column("length", number=True),
    Column("final score"),
    Column("winner"),
    Column("errors", number=True),
    Column("warnings", number=True),
)
_LEAST = 30


class MatchRow(NamedTuple):
    """All that is kept of a match until the table is drawn."""

    path: str
    players: tuple[str, ...]
    length: str
    score: str
    winner: str
    errors: int
    warnings: int


def match_rows(audit: Audit) -> list[MatchRow]:
    """A row for each match of a file, or one that says that it has none.

    What was found outside of any match counts with the first.
    """
    path = printable(audit.source.path)
    found = Counter((finding.match or 1, finding.severity) for finding in audit.findings)
    facts = [_facts(audit, match, number) for number, match in enumerate(audit.matches, 1)]
    return [
        MatchRow(path, *fact, found[number, Severity.ERROR], found[number, Severity.WARNING])
        for number, fact in enumerate(facts or [((), "", "no match", "")], 1)
    ]


def _facts(audit: Audit, match: MatchOutcome, number: int) -> tuple[tuple[str, ...], str, str, str]:
    if match.ledger is not None:
        won = " ".join(map(wording.signed, match.ledger))
        return tuple(wording.names(match)), "chouette", won, wording.NOT_KNOWN
    cut = games_cut(audit, number)
    unfinished = "unfinished" if is_unfinished(match) else wording.NOT_KNOWN
    return (
        (wording.name(match, 1), wording.name(match, 2)),
        "money" if match.length == 0 else wording.number(match.length),
        wording.score(match.score) + recorded_beside(match, cut, tell_cut=False),
        wording.name(match, match.winner) if match.winner else unfinished,
    )


def matches_table(rows: Sequence[MatchRow], rules: str, width: int) -> str:
    """The rows of all files. If they are too wide, paths are shortened, then players stacked."""
    facts = _cells(rows, " – ")
    paths = [row.path for row in rows]
    room = room_beside(_COLUMNS, facts, width)
    shared = _shared_directory(paths) if _longest(paths) > room else ""
    paths = [path.removeprefix(shared) for path in paths]
    if _longest(paths) > room:
        facts = _cells(rows, " –\n")
        room = max(_LEAST, room_beside(_COLUMNS, facts, width))
        paths = [wrapped_path(path, room) for path in paths]
    cells = [(path, *fact) for path, fact in zip(paths, facts, strict=True)]
    place = f"all matches in {shared}" if shared else "all matches"
    return f"{place} · rules: {rules}\n\n{table((_FILE, *_COLUMNS), cells)}"


def _cells(rows: Sequence[MatchRow], between: str) -> list[tuple[str, ...]]:
    """All but the path, with this between the players."""
    return [
        (between.join(row.players), *row[2:5], str(row.errors), str(row.warnings)) for row in rows
    ]


def _longest(paths: Sequence[str]) -> int:
    return max(map(len, paths))


def _shared_directory(paths: Sequence[str]) -> str:
    """The directory, with its slash, that all paths begin with; empty if there is none."""
    first, last = min(paths), max(paths)
    pairs = zip(first, last, strict=False)
    alike = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
    return first[: first.rfind("/", 0, alike) + 1]
