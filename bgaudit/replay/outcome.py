"""What a replay finds out: the games and matches as they were really won, beside what is recorded.

These are what reports are made of. ``None`` stands for what cannot be known from the record.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import NamedTuple

from bgaudit.finding import Finding, in_order
from bgaudit.rules.options.moves import MoveRules
from bgaudit.source import Source, Span


class EndedBy(StrEnum):
    """How a game ended."""

    BEAR_OFF = "bear_off"
    DROP = "drop"
    RESIGN = "resign"
    TIME = "time"
    UNFINISHED = "unfinished"


class RecordedResult(NamedTuple):
    """What a game's result line says."""

    winner: int | None
    points: int


class Places(NamedTuple):
    """What a game of a chouette has besides. ``order`` is the box, the captain, the rest.

    ``ledger`` is what each player won or lost, in the order of the header.
    """

    order: tuple[int, ...]
    ledger: tuple[int, ...]


ROLLS = tuple((high, low) for high in range(1, 7) for low in range(1, high + 1))
"""The 21 rolls: 1-1, 2-1, 2-2, 3-1 and so on to 6-6."""


class Tally(NamedTuple):
    """What was rolled in a game, and a mark to know the game by.

    ``rolls`` has a letter for each roll that was played or danced, in their order: for side 1 ``a``
    to ``u`` in the order of :data:`ROLLS`, for side 2 capitals; in a chouette these are the box and
    the captain. ``mark`` is made of the rolls and of where they left the men. It is the same in
    every record of the game, whatever its format, the names of the players and the order of their
    columns; None for a game too short for that.
    """

    rolls: str
    mark: int | None


class GameOutcome(NamedTuple):
    """One game. ``cube`` and ``cube_owner`` are as the game ended; ``plays`` counts the rolls.

    ``kind`` is single, gammon or backgammon; ``number`` is the one printed, ``span`` its header.
    """

    number: int | None
    span: Span
    score_before: tuple[int, int] | None
    crawford: bool | None
    winner: int | None
    points: int | None
    kind: str | None
    ended_by: EndedBy
    cube: int
    cube_owner: int | None
    plays: int
    recorded: RecordedResult | None
    chouette: Places | None = None
    tally: Tally | None = None


@dataclass(frozen=True, slots=True)
class SignatureCheck:
    """A signature that a file carries of its match or of its analysis.

    ``fits`` tells whether what was signed is unchanged, None where that could not be checked.
    ``key`` is the public key in base64: whose it is, the file cannot prove.
    """

    of: str
    key: str
    fits: bool | None


@dataclass(frozen=True, slots=True)
class MatchOutcome:
    """One match, or a money session (``length`` 0). ``score`` is computed, side 1 first.

    A chouette has three players or more, and no score but a ``ledger``: what each of them has won
    or lost. Players, and winners of its games, are numbered in the order of the header. ``moves``
    are the rules that its plays were held against.
    """

    length: int | None
    players: tuple[str | None, ...]
    event: str | None
    date: str | None
    rules: str
    score: tuple[int, int] | None
    recorded_score: tuple[int, int] | None
    winner: int | None
    finished: bool
    games: tuple[GameOutcome, ...]
    ledger: tuple[int, ...] | None = None
    recorded_ledger: tuple[int, ...] | None = None
    signatures: tuple[SignatureCheck, ...] = ()
    moves: MoveRules | None = field(default=None, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Audit:
    """All that bgaudit says of one source: its matches, and its findings in order.

    ``ignored`` are findings that were left out because their checks are not selected, ``known``
    those that a baseline holds. ``stale`` counts what the baseline holds and is found no longer.
    ``producer`` is the program or the site that wrote the record, where that can be told.
    """

    source: Source
    format: str | None
    rules: str
    matches: tuple[MatchOutcome, ...]
    findings: tuple[Finding, ...]
    ignored: tuple[Finding, ...] = ()
    known: tuple[Finding, ...] = ()
    stale: int = 0
    producer: str | None = None

    @property
    def all_findings(self) -> tuple[Finding, ...]:
        """The findings with those that were left out, in order."""
        left_out = self.ignored + self.known
        return tuple(in_order([*left_out, *self.findings])) if left_out else self.findings

    def with_more(self, findings: Iterable[Finding]) -> Audit:
        """The audit with more findings, each in its place."""
        return replace(self, findings=tuple(in_order([*self.findings, *findings])))
