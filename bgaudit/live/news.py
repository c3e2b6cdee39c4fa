"""What is new in the findings of a record since it was last looked at."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import NamedTuple

from bgaudit.finding import Finding


class Changed(NamedTuple):
    """A finding that now says something else of the same event."""

    before: Finding
    now: Finding


class News(NamedTuple):
    """What there is to tell; each in the order of its record."""

    withdrawn: tuple[Finding, ...]
    changed: tuple[Changed, ...]
    new: tuple[Finding, ...]


def news(before: Sequence[Finding], now: Sequence[Finding]) -> News:
    """Compare what was found before with what is found now.

    Findings are told apart by what they say of which event, for lines may be put in or taken out
    above them. Those that say the same are paired first, then those of one kind about one event.
    """
    same, gone, come = _paired(before, now, _says)
    revised, withdrawn, new = _paired(gone, come, _event)
    pairs = sorted(same + revised, key=lambda pair: pair.now.span)
    changed = tuple(pair for pair in pairs if _told(pair.before) != _told(pair.now))
    return News(tuple(withdrawn), changed, tuple(new))


def _paired(
    before: Iterable[Finding], now: Iterable[Finding], key: Callable[[Finding], Hashable]
) -> tuple[list[Changed], list[Finding], list[Finding]]:
    """The findings with the same key in pairs, and what is left over on either side."""
    waiting: defaultdict[Hashable, list[Finding]] = defaultdict(list)
    for finding in before:
        waiting[key(finding)].append(finding)
    pairs: list[Changed] = []
    new: list[Finding] = []
    for finding in now:
        alike = waiting[key(finding)]
        if alike:
            pairs.append(Changed(alike.pop(0), finding))
        else:
            new.append(finding)
    left = {id(finding) for alike in waiting.values() for finding in alike}
    return pairs, [finding for finding in before if id(finding) in left], new


def _event(finding: Finding) -> Hashable:
    return (
        finding.code,
        finding.match,
        finding.game,
        finding.row,
        finding.player,
        finding.dice,
        finding.recorded,
    )


def _says(finding: Finding) -> Hashable:
    return _event(finding), finding.message


def _told(finding: Finding) -> Hashable:
    """What is told again where it changes. Help grows with what follows, and waits for the end."""
    return finding.severity, finding.status, finding.message
