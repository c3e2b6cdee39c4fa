"""What is told while a record is being written: a block for each thing that is new."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bgaudit.finding import Finding
from bgaudit.live.news import Changed
from bgaudit.live.watch import Step
from bgaudit.replay.outcome import Audit
from bgaudit.replay.turns.ruling import Choice, Choices
from bgaudit.report import wording
from bgaudit.report.characters import finished, printable
from bgaudit.report.layout import in_columns, wrapped

WIDTH = 80
"""A block is to be read at a table, on whatever screen is there."""

_MARGIN = "  "
_IF_PASSING = "if a man moved with two dice needs no open point between them"


def render(step: Step, width: int) -> Iterator[str]:
    """What one step of a record brought: what was written again, what is gone, changed, and new."""
    width -= len(_MARGIN)
    for row in step.rewritten:
        if not row.completed:
            was = f"instead of:  {printable(row.before)}"
            yield _block([f"written again: {printable(row.now)}", was])
    for finding in step.news.withdrawn:
        yield _block([f"withdrawn: {_what(step.before, finding)}"])
    for change in step.news.changed:
        yield _block(_changed(step.now, change, width))
    for finding, legal in zip(step.news.new, step.legal, strict=True):
        yield _block(_new(step.now, finding, legal, width))


def _changed(audit: Audit, change: Changed, width: int) -> Iterator[str]:
    """A finding of which something is no longer as it was told."""
    yield f"now: {_what(audit, change.now)}"
    if change.now.message != change.before.message:
        yield wrapped(printable(wording.reason(change.now)), width)
    if status := wording.status(change.now):
        yield wrapped(status, width)


def _new(audit: Audit, finding: Finding, legal: Choices | None, width: int) -> Iterator[str]:
    yield _what(audit, finding)
    played = f"{wording.roll(finding)} {printable(finding.recorded or '')}".strip()
    reason = printable(wording.reason(finding))
    yield wrapped(f"{played}: {reason}" if played else reason, width)
    if status := wording.status(finding):
        yield wrapped(status, width)
    if finding.help:
        yield wrapped(f"help: {printable(finding.help)}", width)
    if legal is not None:
        yield from _plays("legal", legal.plays, width)
        yield from _plays(f"legal too {_IF_PASSING}", legal.if_passing, width)
        yield from _plays(f"illegal {_IF_PASSING}", legal.unless_passing, width)


def _what(audit: Audit, finding: Finding) -> str:
    """How grave it is, the check, the place, and whose turn of which game it is."""
    place = audit.source.place(finding.span.start)
    facts = [f"{finding.severity} {finding.code} {finding.name}", f"line {place.line}"]
    facts += wording.turn(audit, finding)
    return " · ".join(facts)


def _plays(heading: str, plays: tuple[Choice, ...], width: int) -> Iterator[str]:
    if plays:
        yield f"{heading}:"
        yield in_columns([play.written for play in plays], width)


def _block(lines: Iterable[str]) -> str:
    """A first line and the others beneath it, set in, with a blank line after them."""
    first, *others = "\n".join(lines).split("\n")
    return finished("\n".join([first, *(_MARGIN + line for line in others)])) + "\n\n"
