"""A moment of a record with all that there is to say of it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import NamedTuple

from bgaudit.dispute.consequences import consequence
from bgaudit.dispute.deeds import Deed, as_told, deeds
from bgaudit.dispute.likeness import closest_first, closest_to
from bgaudit.finding import Finding, Severity
from bgaudit.replay.moments import Moment, Moments
from bgaudit.replay.outcome import Audit, MatchOutcome
from bgaudit.replay.turns.dump import boards_from_dump
from bgaudit.replay.turns.judge import judge
from bgaudit.replay.turns.ruling import Choice, Choices, Ruling, choices, ruling
from bgaudit.replay.turns.what_follows import Following, Outcome
from bgaudit.rules.board import Board
from bgaudit.rules.ruleset import RuleSet
from bgaudit.source import Span
from bgaudit.transcript.model import DeclaredIllegal, NoPlay, Play, Turn


class Told(NamedTuple):
    """A finding, its number among all of the audit, from 1, and what follows from it."""

    number: int
    finding: Finding
    following: Following


@dataclass(frozen=True, slots=True)
class Scene:
    """One moment.

    ``moment`` is None for a finding about no event of a game, ``move`` for what is no deed of the
    players. ``told`` are the findings about it.
    ``choices`` are the legal plays, the one closest to what was played first, None where there is
    no roll to play or no position. ``ruling`` is the verdict on the play itself, and ``played`` the
    boards that it may leave if it is legal.
    """

    audit: Audit
    match: MatchOutcome | None
    moment: Moment | None
    move: int | None
    span: Span
    rules: RuleSet
    recorded: str
    told: tuple[Told, ...]
    choices: Choices | None
    ruling: Ruling | None
    played: tuple[Board, ...] = ()

    @property
    def address(self) -> str | None:
        """How it is asked for, where it can be."""
        if self.moment is None or self.move is None:
            return None
        return Deed(self.moment, self.move).address

    @property
    def gravest(self) -> Told | None:
        """What is worst of what was told."""
        return min(self.told, key=lambda told: told.finding.severity.rank, default=None)


class Comparison(NamedTuple):
    """What another rule set says of the same moment; ``plays`` counts the legal ones.

    ``differs`` tells whether it rules otherwise: in what is wrong, how grave it is, what follows,
    or which plays are legal.
    """

    rules: RuleSet
    told: tuple[Told, ...]
    plays: int | None
    differs: bool

    @property
    def outcome(self) -> Outcome:
        """The gravest of what follows."""
        gravest = min(self.told, key=lambda told: told.finding.severity.rank, default=None)
        return gravest.following.outcome if gravest else Outcome.NOTHING


def scene_of_moment(audit: Audit, moment: Moment, move: int | None) -> Scene:
    """The scene of an event that was replayed, in the move of that number."""
    rules = moment.terms.rules
    played = _played(moment)
    recorded = as_told(audit.source, moment)
    plays, verdict = None, None
    boards: tuple[Board, ...] = ()
    position = moment.position
    if position is not None and position.dice is not None and not _is_past(moment):
        plays = choices(position.board, position.dice, rules.moves)
        plays = replace(plays, plays=_closest_first(plays.plays, position.board, moment))
        if played is not None:
            verdict = ruling(position.board, position.dice, played, recorded, rules.moves)
            readings = judge(position.board, position.dice, played, rules.moves).readings
            boards = tuple(reading.board for reading in readings)
    return Scene(
        audit,
        _match(audit, moment.match),
        moment,
        move,
        moment.event.span,
        rules,
        recorded,
        _told(audit, moment.event.span, rules),
        plays,
        verdict,
        boards,
    )


def _closest_first(plays: tuple[Choice, ...], board: Board, moment: Moment) -> tuple[Choice, ...]:
    """The plays in the order of how close they are to the one that is recorded, if one is."""
    match moment.turn.played if moment.turn else None:
        case Play(moves=moves):
            return closest_first(plays, board, moves)
        case NoPlay():
            return closest_first(plays, board, ())
        case DeclaredIllegal(dump):
            stated = boards_from_dump(dump, sum(board.own))
            return closest_to(plays, stated[0]) if stated else plays
        case _:
            return plays


def scene_of_finding(audit: Audit, number: int, moments: Moments, rules: RuleSet) -> Scene:
    """The scene of a finding by its number; ``rules`` hold where no game has any of its own."""
    finding = audit.findings[number - 1]
    moment = moment_of(finding, moments)
    if moment is not None:
        return scene_of_moment(audit, moment, _move_of(moment, moments))
    in_force = (each.terms.rules for each in moments if each.match == finding.match)
    rules = next(in_force, rules)
    return Scene(
        audit,
        _match(audit, finding.match),
        None,
        None,
        finding.span,
        rules,
        finding.recorded or "",
        _told(audit, finding.span, rules),
        None,
        None,
    )


def moment_of(finding: Finding, moments: Moments) -> Moment | None:
    """The event that a finding is about; of several at one place, one that is played."""
    there = moments.at(finding.span)
    return next((moment for moment in there if moment.turn), there[0] if there else None)


def compared(scene: Scene, others: Iterable[Scene]) -> tuple[Comparison, ...]:
    """What the same moment is under other rule sets."""
    own = _verdict(scene)
    return tuple(
        Comparison(
            other.rules,
            other.told,
            None if other.choices is None else len(other.choices.plays),
            differs=_verdict(other) != own,
        )
        for other in others
    )


def scene_there(audit: Audit, moments: Moments, scene: Scene, rules: RuleSet) -> Scene:
    """The scene at the same place in another audit of the record, under other rules."""
    there = moments.at(scene.span)
    kind = type(scene.moment.event.action) if scene.moment else None
    same = [moment for moment in there if type(moment.event.action) is kind]
    if same:
        return scene_of_moment(audit, same[0], scene.move)
    return replace(
        scene, audit=audit, rules=rules, told=_told(audit, scene.span, rules), choices=None
    )


def _move_of(moment: Moment, moments: Moments) -> int | None:
    return next((deed.move for deed in deeds(moments) if deed.moment is moment), None)


def _verdict(scene: Scene) -> object:
    plays = scene.choices.plays if scene.choices else ()
    told = {
        (told.finding.code, told.finding.severity, told.finding.status, told.following.outcome)
        for told in scene.told
        if told.finding.severity is not Severity.NOTE
        or told.following.outcome is not Outcome.NOTHING
    }
    return told, {play.after for play in plays}


def _told(audit: Audit, span: Span, rules: RuleSet) -> tuple[Told, ...]:
    return tuple(
        Told(number, finding, consequence(finding, rules))
        for number, finding in enumerate(audit.findings, 1)
        if finding.span == span
    )


def _match(audit: Audit, number: int | None) -> MatchOutcome | None:
    if number is None:
        return audit.matches[0] if len(audit.matches) == 1 else None
    return audit.matches[number - 1]


def _played(moment: Moment) -> Play | NoPlay | None:
    played = moment.turn.played if moment.turn else None
    return played if isinstance(played, Play | NoPlay) else None


def _is_past(moment: Moment) -> bool:
    """Whether a turn is written, and was not played: the game is over, or it is there twice."""
    return moment.turn is None and isinstance(moment.event.action, Turn)
