"""The hypotheses of an audit that can be accepted, and those that are."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from bgaudit.finding import Finding
from bgaudit.replay.outcome import Audit
from bgaudit.slips.explanation import Hypothesis
from bgaudit.transcript.edits import Edit, Inserted, Scored, Swapped


class RepairError(Exception):
    """No new record is made; the message says why."""


class Candidate(NamedTuple):
    """A hypothesis, and the finding that it would explain."""

    finding: Finding
    hypothesis: Hypothesis


def candidates(audit: Audit) -> list[Candidate]:
    """All hypotheses in the order of their findings, the likeliest of each first."""
    return [
        Candidate(finding, hypothesis)
        for finding in audit.findings
        if finding.probably is not None
        for hypothesis in finding.probably.candidates
    ]


def acceptable(audit: Audit) -> list[Candidate]:
    """Those that can be written into the record."""
    return [candidate for candidate in candidates(audit) if candidate.hypothesis.edits]


def accepted(audit: Audit, ids: Iterable[str]) -> list[Candidate]:
    """The hypotheses with these ids, in the order of the record. Raises :class:`RepairError`."""
    wanted = dict.fromkeys(ids)
    by_id = {candidate.hypothesis.id: candidate for candidate in reversed(candidates(audit))}
    for name in wanted:
        if name not in by_id:
            raise RepairError(f"no hypothesis has the id '{name}': {_known(acceptable(audit))}")
        hypothesis = by_id[name].hypothesis
        if not hypothesis.edits:
            raise RepairError(
                f"{name} cannot be accepted: nothing that could be written puts it right "
                f"({hypothesis.message})"
            )
    chosen = [each for name, each in reversed(by_id.items()) if name in wanted]
    for one, other in combinations(chosen, 2):
        _require_agreement(one, other)
    return chosen


def _known(known: Sequence[Candidate]) -> str:
    ids = dict.fromkeys(candidate.hypothesis.id for candidate in known)
    return f"it is one of {', '.join(ids)}" if ids else "there is none that could be accepted"


def _require_agreement(one: Candidate, other: Candidate) -> None:
    """Raise where only one of two hypotheses can be accepted."""
    ids = f"{one.hypothesis.id} and {other.hypothesis.id}"
    if one.finding is other.finding:
        raise RepairError(f"{ids} explain the same finding: accept one of them")
    if {*_places(one.hypothesis.edits)} & {*_places(other.hypothesis.edits)}:
        raise RepairError(f"{ids} change the same part of the record: accept one of them")


def _places(edits: Iterable[Edit]) -> Iterator[tuple[int | str, ...]]:
    """What in a record is changed."""
    for edit in edits:
        game = (edit.match, edit.game)
        match edit:
            case Swapped(first=first, last=last):
                yield from ((*game, event) for event in range(first, last + 1))
            case Inserted(event=event):
                yield *game, "before", event
            case Scored():
                yield *game, "score"
            case _:
                yield *game, edit.event
