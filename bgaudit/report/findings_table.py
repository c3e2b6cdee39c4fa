"""The table of a file's findings: where, who, what was played, and why it is wrong."""

from __future__ import annotations

from collections.abc import Sequence

from bgaudit.finding import Finding
from bgaudit.replay.outcome import Audit
from bgaudit.report import wording
from bgaudit.report.characters import printable
from bgaudit.report.layout import Column, room_beside, table, wrapped

_COLUMNS = (
    Column("where", number=True),
    Column("match", number=True),
    Column("game", number=True),
    Column("move", number=True),
    Column("player"),
    Column("roll"),
    Column("played"),
)
_FINDING = Column("finding")
_LONGEST_PLAYED = 27
"""Enough for the four longest moves of a double; what is longer is no play."""
_ONE_STEP = 10
"""The width of plays where there is no room for more than a move per line."""
_COMFORTABLE = 36
_LEAST = 24
"""How wide the last column should be, and how wide it is even if the table gets too wide."""


def findings_table(audit: Audit, findings: Sequence[Finding], width: int) -> str:
    """Some of the findings of an audit, in their order, in a table of this width if it can be."""
    facts = [_facts(audit, finding, _LONGEST_PLAYED) for finding in findings]
    room = room_beside(_COLUMNS, facts, width)
    if room < _COMFORTABLE:
        facts = [_facts(audit, finding, _ONE_STEP) for finding in findings]
        room = max(_LEAST, room_beside(_COLUMNS, facts, width))
    told = [_told(audit, finding) for finding in findings]
    room = max([room, *(len(name) for _, names in told for name in names)])
    verdicts = ["\n".join(wrapped(text, room, names) for text in texts) for texts, names in told]
    rows = [(*row, verdict) for row, verdict in zip(facts, verdicts, strict=True)]
    return table((*_COLUMNS, _FINDING), rows)


def _facts(audit: Audit, finding: Finding, played_width: int) -> tuple[str, ...]:
    place = audit.source.shown_place(finding.span.start)
    match = wording.match_of(audit, finding)
    in_game = finding.game is not None
    return (
        f"{place.line}:{place.column}" if place else "",
        wording.number(finding.match) if len(audit.matches) > 1 else "",
        str(finding.game) if in_game else "",
        wording.number(finding.row) if in_game else "",
        wording.name(match, finding.player) if match and finding.player else "",
        wording.roll(finding),
        wrapped(printable(finding.recorded or "", _LONGEST_PLAYED), played_width),
    )


def _told(audit: Audit, finding: Finding) -> tuple[list[str], list[str]]:
    """The verdict and the help, and the names in them, which are not to be broken in two."""
    texts = [f"{finding.severity} {finding.code} {printable(wording.reason(finding))}"]
    if status := wording.status(finding):
        texts[0] += f" · {status}"
    if finding.help:
        texts.append(f"help: {printable(finding.help)}")
    if finding.probably is not None:
        texts += [wording.probably(finding.probably), *wording.candidates(finding.probably)]
    match = wording.match_of(audit, finding)
    if match is None:
        return texts, []
    texts = [wording.with_names_cut(match, text) for text in texts]
    return texts, [name for name in wording.names(match) if any(name in text for text in texts)]
