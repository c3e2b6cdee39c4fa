"""What is said of a finding beside the verdict of the rules."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from bgaudit.transcript.edits import Edit


class Probably(StrEnum):
    """Who seems to have erred."""

    REALLY_PLAYED = "really_played"
    """The players: what comes later only fits the board as the record has it."""
    MISTRANSCRIBED = "mistranscribed"
    """The transcriber: what comes later only fits one corrected reading."""
    UNDECIDED = "undecided"
    """Several readings explain what comes later equally well, or nothing comes later."""


@dataclass(frozen=True, slots=True)
class Hypothesis:
    """One slip that would explain a finding.

    ``id`` names it in the record it was found for, and in no other. ``kind`` is one of
    :data:`bgaudit.slips.catalogue.CATALOGUE`. ``edits`` put the record right, and are empty where
    the slip cannot be put right by writing something else. ``explains`` counts the later turns,
    marks and results that agree with it and not with the record as it stands.
    """

    id: str
    kind: str
    message: str
    edits: tuple[Edit, ...]
    explains: int


@dataclass(frozen=True, slots=True)
class Explanation:
    """What probably happened: ``why`` says it in words, ``candidates`` are the likeliest first.

    ``bound`` says in words where the search was broken off, None if it went to its end.
    """

    probably: Probably
    why: str
    candidates: tuple[Hypothesis, ...] = ()
    bound: str | None = None
