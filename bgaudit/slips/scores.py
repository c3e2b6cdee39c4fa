"""A result or a score mistyped: each correction is replayed with the whole match.

The score lines after a game tell whether the players counted what the record says.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from bgaudit.finding import Finding, Severity
from bgaudit.replay import replay
from bgaudit.replay.outcome import Audit, MatchOutcome
from bgaudit.rules.ruleset import RuleSet
from bgaudit.slips.catalogue import RESULT_COLUMN, RESULT_MISTYPED, SCORE_MISTYPED
from bgaudit.slips.explanation import Explanation, Hypothesis, Probably
from bgaudit.slips.naming import hypothesis_id
from bgaudit.slips.players import players_of
from bgaudit.transcript.edits import Edit, Replaced, Scored, Swapped, edited
from bgaudit.transcript.model import Event, Game, Match, Record, Result

_KINDS_OF_WIN = (1, 2, 3)


class Slip(NamedTuple):
    """What may have been mistyped, and what is right instead; the rarer of two is told last."""

    kind: str
    rarity: int
    says: str
    edit: Edit


def score_explanation(
    audit: Audit, record: Record, number: int, finding: Finding, rules: RuleSet
) -> Explanation | None:
    """What probably happened where a result or a score cannot be right, in one match."""
    match, outcome = record.matches[number], audit.matches[number]
    slips = list(_slips(match, outcome, number, finding))
    if not slips:
        return None
    now = _weight(audit, record, number, (), rules)
    weighed = [(_weight(audit, record, number, (slip.edit,), rules), slip) for slip in slips]
    explains = min(weight for weight, _ in weighed) < now
    better = sorted(
        ((weight, slip) for weight, slip in weighed if weight < now + (not explains)),
        key=lambda found: (found[0], found[1].rarity, found[1].says),
    )
    hypotheses = tuple(
        Hypothesis(
            hypothesis_id(number, (slip.edit,)), slip.kind, slip.says, (slip.edit,), now - weight
        )
        for weight, slip in better
    )
    if not hypotheses:
        return Explanation(Probably.REALLY_PLAYED, "the score lines after it count it so")
    least = better[0][0]
    if not _is_counted_later(match, finding):
        return Explanation(Probably.UNDECIDED, "no score line comes after it", hypotheses)
    if least >= now:
        why = "the score lines after it count it so"
        return Explanation(Probably.REALLY_PLAYED, why, hypotheses)
    if [weight for weight, _ in better].count(least) == 1:
        why = f"the score lines after it fit only so: {hypotheses[0].message}"
        return Explanation(Probably.MISTRANSCRIBED, why, hypotheses)
    why = "more than one reading explains the score lines after it"
    return Explanation(Probably.UNDECIDED, why, hypotheses)


def _slips(match: Match, outcome: MatchOutcome, number: int, finding: Finding) -> Iterator[Slip]:
    for place, game in enumerate(match.games):
        result = _result(game)
        if result is not None and game.events[result].span == finding.span:
            yield from _other_result(match, outcome, number, place, result)
        if game.score is not None and game.score.span == finding.span:
            yield from _other_score(match, outcome, number, place)


def _other_result(
    match: Match, outcome: MatchOutcome, number: int, place: int, result: int
) -> Iterator[Slip]:
    """The result of a game gives other points, or is another player's."""
    game, cube = match.games[place], outcome.games[place].cube
    event = game.events[result]
    action = event.action
    if not isinstance(action, Result):
        return
    possible = {kind * cube for kind in _KINDS_OF_WIN} | {cube // 2 or 1}
    gained = _gained(match, place)
    if gained is not None:
        possible.add(gained[1])
    for points in sorted(possible - {action.points}):
        edit = Replaced(number, place, result, replace(action, points=points))
        yield Slip(RESULT_MISTYPED, 0, f"the result is {_points(points)}", edit)
    if event.side:
        says = f"the result is {players_of(match, outcome, game)[2 - event.side]}'s"
        yield Slip(RESULT_COLUMN, 1, says, Swapped(number, place, result, result))


def _other_score(match: Match, outcome: MatchOutcome, number: int, place: int) -> Iterator[Slip]:
    """The score before a game is another, or the result of the game before it."""
    due = _due(match, outcome, place)
    score = match.games[place].score
    if due is not None and score is not None and due != score.points:
        says = f"the score before the game is {due[0]}–{due[1]}"
        yield Slip(SCORE_MISTYPED, 0, says, Scored(number, place, due))
    before = place - 1
    gained = _gained(match, before) if before >= 0 else None
    result = _result(match.games[before]) if before >= 0 else None
    if gained is None or result is None:
        return
    event = match.games[before].events[result]
    if isinstance(event.action, Result) and (event.side, event.action.points) != gained:
        winner, points = gained
        if event.side == winner:
            edit: Edit = Replaced(number, before, result, replace(event.action, points=points))
            yield Slip(RESULT_MISTYPED, 1, f"the result before it is {_points(points)}", edit)
        elif event.action.points == points:
            name = players_of(match, outcome, match.games[before])[winner - 1]
            says = f"the result before it is {name}'s"
            yield Slip(RESULT_COLUMN, 1, says, Swapped(number, before, result, result))


def _due(match: Match, outcome: MatchOutcome, place: int) -> tuple[int, int] | None:
    """What the score line before a game and the result of that game add up to."""
    if not place:
        return None
    before = match.games[place - 1]
    won = outcome.games[place - 1]
    if before.score is None or won.winner is None or won.points is None:
        return None
    one, two = before.score.points
    return (one + won.points, two) if won.winner == 1 else (one, two + won.points)


def _gained(match: Match, place: int) -> tuple[int, int] | None:
    """Who has gained how much in a game by the score lines around it; None if nobody alone."""
    if place + 1 >= len(match.games):
        return None
    before, after = match.games[place].score, match.games[place + 1].score
    if before is None or after is None:
        return None
    one, two = (now - then for now, then in zip(after.points, before.points, strict=True))
    if one > 0 and two == 0:
        return 1, one
    return (2, two) if two > 0 and one == 0 else None


def _is_counted_later(match: Match, finding: Finding) -> bool:
    """Whether a score line comes after what a finding is about."""
    return any(
        game.score is not None and game.score.span.start > finding.span.start
        for game in match.games
    )


def _weight(
    audit: Audit, record: Record, number: int, edits: tuple[Edit, ...], rules: RuleSet
) -> int:
    """How many errors and warnings the match has with these edits."""
    match = edited(record, edits).matches[number]
    found = replay(audit.source, Record([match]), audit.format or "", rules).findings
    return sum(finding.severity is not Severity.NOTE for finding in found)


def _result(game: Game) -> int | None:
    """The place of a game's result."""
    places = (at for at, event in enumerate(game.events) if _is_result(event))
    return next(places, None)


def _is_result(event: Event) -> bool:
    return isinstance(event.action, Result)


def _points(number: int) -> str:
    return "1 point" if number == 1 else f"{number} points"
