"""An audit as the rows of the store's tables, each in the order of its columns."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from bgaudit.archive.known import starter_of
from bgaudit.replay.outcome import ROLLS, Audit, GameOutcome, MatchOutcome
from bgaudit.report.facts import finding_facts
from bgaudit.report.fingerprint import fingerprints
from bgaudit.source import Source
from bgaudit.store.values import Value, storable

Row = tuple[Value, ...]
_LETTERS = "".join(chr(ord("a") + at) for at in range(len(ROLLS)))


class Rows(NamedTuple):
    """The rows of a file in each table that has its number in the first column."""

    matches: list[Row]
    players: list[Row]
    games: list[Row]
    findings: list[Row]


def rows_of(file: int, audit: Audit) -> Rows:
    """All that is written of a file with this number."""
    numbered = list(enumerate(audit.matches, 1))
    return Rows(
        matches=[_row(file, number, *_match(match)) for number, match in numbered],
        players=[
            _row(file, number, *player) for number, match in numbered for player in _players(match)
        ],
        games=[
            _row(file, number, place, *_game(audit.source, game))
            for number, match in numbered
            for place, game in enumerate(match.games, 1)
        ],
        findings=[_row(file, *finding) for finding in _findings(audit)],
    )


def _row(*values: str | int | None) -> Row:
    return tuple(map(storable, values))


def _match(match: MatchOutcome) -> tuple[str | int | None, ...]:
    return (
        match.length,
        match.event,
        match.date,
        match.rules,
        match.winner,
        int(match.finished),
    )


def _players(match: MatchOutcome) -> Iterator[tuple[str | int | None, ...]]:
    nobody = (None,) * len(match.players)
    points = match.score if match.ledger is None else match.ledger
    recorded = match.recorded_score if match.ledger is None else match.recorded_ledger
    sides = zip(match.players, points or nobody, recorded or nobody, strict=True)
    openings, rolls = _dice(match.games)
    for side, (name, came_to, written) in enumerate(sides, 1):
        counts = [rolls[side, letter] for letter in _LETTERS]
        yield (side, name, came_to, written, openings[side], *counts)


def _dice(games: Iterable[GameOutcome]) -> tuple[Counter[int], Counter[tuple[int, str]]]:
    """How many games each side opened, and how often it rolled what after the opening."""
    openings, rolls = Counter[int](), Counter[tuple[int, str]]()
    for game in games:
        starter = starter_of(game)
        if starter is None or game.tally is None:
            continue
        sides = game.chouette.order if game.chouette else (1, 2)
        openings[sides[starter - 1]] += 1
        for letter, times in Counter(game.tally.rolls[1:]).items():
            side = sides[0 if letter.islower() else 1]
            rolls[side, letter.lower()] += times
    return openings, rolls


def _game(source: Source, game: GameOutcome) -> tuple[str | int | None, ...]:
    place, recorded, tally = source.shown_place(game.span.start), game.recorded, game.tally
    return (
        game.number,
        place.line if place else None,
        *(game.score_before or (None, None)),
        None if game.crawford is None else int(game.crawford),
        game.winner,
        game.points,
        game.kind,
        game.ended_by.value,
        game.cube,
        game.cube_owner,
        game.plays,
        recorded.winner if recorded else None,
        recorded.points if recorded else None,
        starter_of(game),
        _opening(tally.rolls) if tally and tally.rolls else None,
        tally.mark if tally else None,
    )


def _opening(rolls: str) -> int:
    high, low = ROLLS[_LETTERS.index(rolls[0].lower())]
    return 10 * high + low


def _findings(audit: Audit) -> Iterator[tuple[str | int | None, ...]]:
    marked = zip(audit.findings, fingerprints(audit), strict=True)
    for place, (finding, mark) in enumerate(marked, 1):
        facts = finding_facts(audit.source, finding, mark)
        facts["dice"] = "{}-{}".format(*finding.dice) if finding.dice else None
        yield (place, *(facts[column] for column in FINDING_COLUMNS))


FINDING_COLUMNS = (
    "code",
    "name",
    "severity",
    "status",
    "message",
    "help",
    "rule",
    "line",
    "column",
    "end_line",
    "end_column",
    "match",
    "game",
    "row",
    "player",
    "dice",
    "recorded",
    "xgid",
    "gnubg_id",
    "fingerprint",
)
"""What is written of a finding besides its place, by the keys of the JSON report."""
