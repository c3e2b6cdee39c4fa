"""The games of a record and what is done in them, to choose from."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from bgaudit.dispute.deeds import Deed, as_told
from bgaudit.replay.outcome import Audit
from bgaudit.report import wording
from bgaudit.report.characters import finished, printable
from bgaudit.report.layout import Column, table

_COLUMNS = (
    Column("at"),
    Column("player"),
    Column("roll"),
    Column("recorded"),
    Column("findings"),
)
_LONGEST = 40


def deeds_page(audit: Audit, deeds: Iterable[Deed]) -> str:
    """A table for each game: what ``--at`` takes, and the findings as ``--finding`` counts them."""
    blocks = [f"{printable(audit.source.path)} · rules: {printable(audit.rules)}"]
    for _, game in groupby(deeds, key=lambda deed: (deed.moment.match, deed.moment.game)):
        done = list(game)
        blocks += [_heading(audit, done[0]), table(_COLUMNS, list(_rows(audit, done)))]
    return finished("\n\n".join(blocks)) + "\n"


def _heading(audit: Audit, first: Deed) -> str:
    moment = first.moment
    match = audit.matches[moment.match - 1]
    facts = [f"match {moment.match}"] if len(audit.matches) > 1 else []
    facts += [f"game {moment.game}", wording.length(match), wording.players(match)]
    if moment.terms.score is not None:
        facts.append(wording.score(moment.terms.score))
    if moment.terms.crawford:
        facts.append("Crawford game")
    return " · ".join(facts)


def _rows(audit: Audit, deeds: Sequence[Deed]) -> Iterator[tuple[str, ...]]:
    told: dict[object, list[str]] = {}
    for number, finding in enumerate(audit.findings, 1):
        told.setdefault(finding.span, []).append(f"{number}: {finding.code}")
    match = audit.matches[deeds[0].moment.match - 1]
    for deed in deeds:
        turn = deed.moment.turn
        yield (
            deed.address,
            wording.name(match, deed.moment.player),
            "{}-{}".format(*turn.dice) if turn and turn.dice else "",
            printable(as_told(audit.source, deed.moment), _LONGEST),
            ", ".join(told.get(deed.moment.event.span, ())),
        )
