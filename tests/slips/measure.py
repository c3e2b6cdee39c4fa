"""How well the search finds what slip was made: counted by kind over drawn records.

``python tests/slips/measure.py --records 400 --seed 1``, perhaps with ``--kind point-off``, and
with ``--show DIRECTORY`` to have written down what was not found. ``--long`` draws matches of
about thirty games.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from difflib import unified_diff
from pathlib import Path

from corrections import decides
from effects import effect_of
from slip_maker import KINDS, OWN_FAULTS, Slip, slip_of
from tabulate import tabulate

from bgaudit.finding import Finding, Severity
from bgaudit.pipeline import audit, audit_with_slips
from bgaudit.rules.presets import load_preset
from bgaudit.slips.explanation import Explanation, Hypothesis, Probably
from bgaudit.source import Source
from bgaudit.transcript.detect import READERS
from bgaudit.transcript.edits import Edit, Inserted, Scored, Swapped, edited
from bgaudit.transcript.model import Record, Result

RULES = load_preset("standard")
LONG = 64


@dataclass(frozen=True, slots=True)
class Measured:
    """What the search made of one slip.

    ``noticed`` tells whether the record has an error or a warning at all. ``rank`` is that of the
    true slip among the candidates, from 1; None if it is not there. Where the players themselves
    erred it is 1 if that is said. ``wrong_call`` tells that something recorded as it was is called
    mistranscribed. ``seconds`` of the processor are what the search takes beyond the audit.
    """

    slip: Slip
    noticed: bool
    decidable: bool
    rank: int | None
    wrong_call: bool
    seconds: float
    said: tuple[str, ...]


def measured(slip: Slip) -> Measured:
    """Search one record. The candidates are those of its first finding that has an explanation."""
    source = Source.from_text("slip.mat", slip.text)
    record = READERS["mat"](source)
    begin = time.process_time()
    plain = audit(source, RULES)
    between = time.process_time()
    findings = audit_with_slips(source, RULES).findings
    end = time.process_time()
    explained = [finding for finding in findings if finding.probably]
    return Measured(
        slip,
        any(finding.severity is not Severity.NOTE for finding in plain.findings),
        decides(slip),
        _rank(slip, record, explained),
        any(_is_wrong_call(slip, record, finding.probably) for finding in explained),
        (end - between) - (between - begin),
        tuple(line for finding in explained for line in _said(finding)),
    )


def _rank(slip: Slip, record: Record, explained: Sequence[Finding]) -> int | None:
    if slip.kind == "really-played":
        here = [finding for finding in explained if _is_at(slip, finding)]
        return 1 if any(_verdict(finding) is Probably.REALLY_PLAYED for finding in here) else None
    candidates = _candidates(explained[0]) if explained else ()
    ranks = (
        rank
        for rank, candidate in enumerate(candidates, 1)
        if (
            candidate.kind == slip.kind
            if slip.kind == "hit-not-taken-off"
            else _is_right(slip, record, candidate)
        )
    )
    return next(ranks, None)


def _is_at(slip: Slip, finding: Finding) -> bool:
    place = finding.game, finding.row, finding.player
    return place == (slip.game + 1, slip.row, slip.player)


def _verdict(finding: Finding) -> Probably | None:
    return finding.probably.probably if finding.probably else None


def _candidates(finding: Finding) -> tuple[Hypothesis, ...]:
    return finding.probably.candidates if finding.probably else ()


def _is_right(slip: Slip, record: Record, candidate: Hypothesis) -> bool:
    """Whether a candidate makes of the record what the true one says."""
    truth = READERS["mat"](Source.from_text("truth.mat", slip.true_text))
    return effect_of(edited(record, candidate.edits)) == effect_of(truth)


def _is_wrong_call(slip: Slip, record: Record, explanation: Explanation | None) -> bool:
    """Whether a cell, a result or a score is called mistranscribed that was recorded truly."""
    if explanation is None or explanation.probably is not Probably.MISTRANSCRIBED:
        return False
    if not explanation.candidates:  # It goes away with another finding, which is looked at.
        return False
    candidate = explanation.candidates[0]
    if slip.kind not in OWN_FAULTS and _is_right(slip, record, candidate):
        return False
    return not all(_is_of_the_slip(slip, record, edit) for edit in candidate.edits)


def _is_of_the_slip(slip: Slip, record: Record, edit: Edit) -> bool:
    """Whether an edit changes nothing that was recorded truly."""
    if slip.kind in OWN_FAULTS or isinstance(edit, Swapped):
        return False
    if isinstance(edit, Inserted):
        return True
    if isinstance(edit, Scored):
        return slip.kind == "score-mistyped" and edit.game == slip.game
    event = record.matches[edit.match].games[edit.game].events[edit.event]
    if isinstance(event.action, Result):
        return slip.kind.startswith("result") and edit.game == slip.game
    places = {(place // 2 + 1, place % 2 + 1) for place in slip.places}
    return edit.game == slip.game and (event.row.number, event.side) in places


def _said(finding: Finding) -> Iterator[str]:
    explanation = finding.probably
    assert explanation is not None
    yield f"{finding.code} game {finding.game}, move {finding.row} of {finding.player}"
    yield f"  {finding.message}"
    yield f"  {explanation.probably}: {explanation.why}"
    for candidate in explanation.candidates:
        yield f"    {candidate.kind}, explains {candidate.explains}: {candidate.message}"


def slips(records: int, seed: int, kinds: Sequence[str], length: int | None) -> Iterator[Slip]:
    """So many records, the kinds in turn."""
    for number in range(records):
        kind = kinds[number % len(kinds)]
        yield slip_of(kind, seed * 10_000 + number // len(kinds), length)


HEADERS = (
    "kind",
    "records",
    "not noticed",
    "decidable",
    "first",
    "of first three",
    "wrong calls",
    "first of all",
    "seconds",
    "at most",
)


def table(results: Sequence[Measured]) -> str:
    """The counts by kind. ``first`` and ``of first three`` are of the decidable ones."""
    kinds = dict.fromkeys(result.slip.kind for result in results)
    rows = [_row(kind, [one for one in results if one.slip.kind == kind]) for kind in kinds]
    return tabulate([*rows, _row("all", results)], HEADERS, floatfmt=".3f")


def _row(kind: str, results: Sequence[Measured]) -> tuple[str | int | float, ...]:
    decidable = [result for result in results if result.noticed and result.decidable]
    seconds = [result.seconds for result in results]
    return (
        kind,
        len(results),
        sum(not result.noticed for result in results),
        len(decidable),
        sum(result.rank == 1 for result in decidable),
        sum(result.rank in (1, 2, 3) for result in decidable),
        sum(result.wrong_call for result in results),
        sum(result.rank == 1 for result in results),
        sum(seconds) / len(seconds),
        max(seconds),
    )


def show(result: Measured, number: int, directory: Path) -> None:
    """Write down a record with what it should be and what was said of it."""
    slip = result.slip
    name = f"{slip.kind}-{number}"
    directory.mkdir(parents=True, exist_ok=True)
    (directory / f"{name}.mat").write_text(slip.text, encoding="utf-8")
    lines = slip.text.splitlines(), slip.true_text.splitlines()
    report = [
        f"{slip.kind}, game {slip.game + 1}, move {slip.row} of {slip.player}",
        f"decidable: {result.decidable}, rank: {result.rank}, wrong call: {result.wrong_call}",
        *unified_diff(*lines, "record", "truth", n=1, lineterm=""),
        *result.said,
    ]
    (directory / f"{name}.txt").write_text("\n".join(report) + "\n", encoding="utf-8")
    print(f"{directory / name}.txt: rank {result.rank}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--records", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--kind", action="append", choices=KINDS)
    parser.add_argument("--long", action="store_true")
    parser.add_argument("--show", type=Path, metavar="DIRECTORY")
    given = parser.parse_args()
    drawn = slips(
        given.records, given.seed, given.kind or list(KINDS), LONG if given.long else None
    )
    results = [measured(slip) for slip in drawn]
    for number, result in enumerate(results):
        missed = result.noticed and result.decidable and result.rank != 1
        if given.show and (missed or result.wrong_call):
            show(result, number, given.show)
    print(table(results))


if __name__ == "__main__":
    main()
