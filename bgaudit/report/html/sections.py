"""A record as the page shows it: each match with its score sheet, and the findings under it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import NamedTuple

from bgaudit.finding import Finding
from bgaudit.replay.outcome import Audit, MatchOutcome
from bgaudit.report import ledger_table, scores_table, wording
from bgaudit.report.html.cards import Card, card
from bgaudit.report.layout import Column

_GAME = "-g"
"""What stands in the anchor of a game between that of its match and its number."""


class SheetRow(NamedTuple):
    """A game with its cells of the sheet, and the findings in it."""

    anchor: str
    cells: Sequence[str]
    cards: Sequence[Card]


class Sheet(NamedTuple):
    """The score sheet of a match, or the ledger of a chouette: a row for each game, and totals."""

    columns: Sequence[Column]
    rows: Sequence[Sequence[str]]
    totals: Sequence[Sequence[str]]
    final: str | None


class MatchSection(NamedTuple):
    """A match: who plays what, its games, and its findings in order.

    ``elsewhere`` are those of the findings that are in none of its games.
    """

    anchor: str
    title: str
    facts: Sequence[str]
    sheet: Sheet
    rows: Sequence[SheetRow]
    signatures: Sequence[str]
    cards: Sequence[Card]
    elsewhere: Sequence[Card]


class RecordSection(NamedTuple):
    """A record, with the findings that are about none of its matches."""

    anchor: str
    path: str
    format: str | None
    cards: Sequence[Card]
    matches: Sequence[MatchSection]


def record_section(audit: Audit, number: int) -> RecordSection:
    """The section of a record, counted from 1 in the page, with which its anchors begin."""
    anchor = f"r{number}"
    by_match: dict[str, list[Card]] = defaultdict(list)
    for at, finding in enumerate(audit.findings, 1):
        made = _card(audit, finding, anchor, f"{anchor}-f{at}")
        match, _, _ = made.back.partition(_GAME)
        by_match[match].append(made)
    matches = [
        _match_section(audit, at, match, by_match[match])
        for at in range(1, len(audit.matches) + 1)
        for match in [_match_anchor(anchor, at)]
    ]
    return RecordSection(anchor, audit.source.path, audit.format, by_match[anchor], matches)


def _card(audit: Audit, finding: Finding, record: str, anchor: str) -> Card:
    match = wording.match_of(audit, finding)
    if match is None:
        return card(audit, finding, None, anchor, back=record)
    back = _match_anchor(record, finding.match or 1)
    place = _game_place(match, finding)
    if place is None:
        return card(audit, finding, None, anchor, back)
    return card(audit, finding, match.games[place], anchor, _game_anchor(back, place))


def _game_place(match: MatchOutcome, finding: Finding) -> int | None:
    """The place of the game that a finding is about; several may have the same number."""
    places = [
        place
        for place, game in enumerate(match.games)
        if finding.game == (game.number or place + 1)
    ]
    begun = [place for place in places if match.games[place].span.start <= finding.span.start]
    return next(iter([*begun[-1:], *places]), None)


def _match_section(audit: Audit, number: int, anchor: str, cards: Sequence[Card]) -> MatchSection:
    match = audit.matches[number - 1]
    by_game: dict[str, list[Card]] = defaultdict(list)
    for made in cards:
        by_game[made.back].append(made)
    sheet = _ledger(match, match.ledger) if match.ledger else _scores(audit, number)
    rows = [
        SheetRow(game, row, by_game[game])
        for place, row in enumerate(sheet.rows)
        for game in [_game_anchor(anchor, place)]
    ]
    return MatchSection(
        anchor=anchor,
        title=wording.players(match),
        facts=[fact for fact in (wording.length(match), match.event, match.date) if fact],
        sheet=sheet,
        rows=rows,
        signatures=[wording.signature(signature) for signature in match.signatures],
        cards=cards,
        elsewhere=by_game[anchor],
    )


def _scores(audit: Audit, number: int) -> Sheet:
    match, cut = audit.matches[number - 1], scores_table.games_cut(audit, number)
    rows = [scores_table.game_row(match, game, cut) for game in match.games]
    return Sheet(scores_table.COLUMNS, rows, (), scores_table.final_score(match, cut))


def _ledger(match: MatchOutcome, ledger: Sequence[int]) -> Sheet:
    totals = ledger_table.total_rows(match, ledger)
    return Sheet(ledger_table.columns(match), ledger_table.game_rows(match), totals, None)


def _match_anchor(record: str, number: int) -> str:
    return f"{record}-m{number}"


def _game_anchor(match: str, place: int) -> str:
    return f"{match}{_GAME}{place + 1}"
