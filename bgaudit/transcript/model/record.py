"""A record as a whole: its matches and games, their events and what was noticed about the text."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import TYPE_CHECKING, NamedTuple

from bgaudit.source import Span

if TYPE_CHECKING:
    from bgaudit.transcript.model.action import Action
    from bgaudit.transcript.model.clock import ClockDeclared


class Row(NamedTuple):
    """One numbered row; ``number`` is None where the record prints none."""

    number: int | None
    span: Span


class Event(NamedTuple):
    """One cell of a record: who, what and where. ``side`` is None where the place does not tell.

    ``time`` is the time of day in seconds, where it is written. In a chouette ``who`` is the
    player's number, and there is no ``side`` yet.
    """

    side: int | None
    action: Action
    span: Span
    row: Row
    time: int | None = None
    who: int | None = None


class Oddity(Enum):
    """What a reader noticed about the text itself."""

    UNREADABLE_LINE = "unreadable-line"
    NO_MATCH_HEADER = "no-match-header"
    NO_GAME_HEADER = "no-game-header"
    NO_SCORE_LINE = "no-score-line"
    ROW_NUMBER = "row-number"
    UNNUMBERED_ROW = "unnumbered-row"
    GLUED_ROW = "glued-row"
    BYTE_ORDER_MARK = "byte-order-mark"
    NO_PLAYERS = "no-players"
    NOT_UNDERSTOOD = "not-understood"
    NO_SUCH_LINE = "no-such-line"
    IMPOSSIBLE_TIME = "impossible-time"
    DAMAGED = "damaged"


@dataclass(frozen=True, slots=True)
class Remark:
    """An oddity of the text at its place, with the text or the number that it is about."""

    oddity: Oddity
    span: Span
    text: str = ""


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """The players and their points before a game, left column first."""

    names: tuple[str, str]
    points: tuple[int, int]
    span: Span


@dataclass(slots=True)
class Game:
    """One game; ``number`` is the one printed.

    ``by_event`` tells that it also holds what happens at the table, ``goes_on`` that it is still
    being written: in either case a turn that has been played does not break off. ``tells_result``
    is false where the format writes no points, and only the play can tell how a game ended.
    """

    number: int | None
    span: Span
    score: ScoreLine | None = None
    events: list[Event] = field(default_factory=list)
    remarks: list[Remark] = field(default_factory=list)
    by_event: bool = False
    goes_on: bool = False
    tells_result: bool = True


@dataclass(frozen=True, slots=True)
class Tag:
    """A header field, such as ``[Crawford "Off"]``."""

    value: str
    span: Span


class Signature(NamedTuple):
    """A signature of the match, or of its analysis, by a public key in base64.

    ``fits`` tells whether it is the key's signature of just these data; None if nobody checked.
    """

    of: str
    key: str
    fits: bool | None


@dataclass(slots=True)
class Match:
    """A match, or a money session (``length`` 0); ``length`` is None where no header gives it.

    Keys of ``tags`` are in lower case. ``players`` are those that a header names; three and more
    play a chouette. ``rules`` names the rule set that the record is played under, ``options`` are
    options of it, by their dotted keys. ``marks_hits`` is false where the format has no mark for a
    hit, so that none can be missing.
    """

    length: int | None
    span: Span
    tags: dict[str, Tag] = field(default_factory=dict)
    players: tuple[str, ...] = ()
    rules: Tag | None = None
    options: dict[str, Tag] = field(default_factory=dict)
    clock: ClockDeclared | None = None
    marks_hits: bool = True
    games: list[Game] = field(default_factory=list)
    remarks: list[Remark] = field(default_factory=list)
    signatures: tuple[Signature, ...] = ()


@dataclass(slots=True)
class Record:
    """All that one source says: its matches, and what was noticed outside of them.

    ``listing`` is the text that spans point into where the source is binary and has none.
    """

    matches: list[Match] = field(default_factory=list)
    remarks: list[Remark] = field(default_factory=list)
    listing: str = ""
