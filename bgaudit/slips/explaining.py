"""An audit with what probably happened beside each finding that a slip may explain."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

from bgaudit.finding import Finding, Severity
from bgaudit.replay.checks.dice import SAME_ROLL_AGAIN
from bgaudit.replay.log import GameLog, Log
from bgaudit.replay.outcome import Audit, GameOutcome, MatchOutcome
from bgaudit.replay.record.declared_rules import declared_rules
from bgaudit.replay.record.options import rules_in_force
from bgaudit.replay.turns.variants import STANDARD, fitting_variant
from bgaudit.rules.board import Board, starting_board
from bgaudit.rules.ruleset import RuleSet
from bgaudit.slips.ending import Ending
from bgaudit.slips.explanation import Explanation
from bgaudit.slips.line import Line
from bgaudit.slips.scores import score_explanation
from bgaudit.slips.search import search
from bgaudit.slips.slip import Fault
from bgaudit.slips.verdict import explanation
from bgaudit.source import Span
from bgaudit.transcript.edits import edited_game
from bgaudit.transcript.model import Game, Match, Record, Turn

_MOST_SCORES = 8
"""Of how many results and scores of a match it is looked for: each replays the match."""
_MOST_PER_GAME = 4
"""In a game with more faults than this nothing can be told of those that follow."""


def explained(audit: Audit, record: Record, rules: RuleSet) -> Audit:
    """The audit, its findings with what probably happened."""
    if not any(map(_may_be_explained, audit.findings)):
        return audit
    told: dict[int, Explanation] = {}
    for number, match in enumerate(record.matches):
        if len(match.players) <= 2 and number < len(audit.matches):
            told |= dict(_of_match(audit, match, number, rules))
            told |= dict(_of_scores(audit, record, number, rules))
    if not told:
        return audit
    findings = tuple(
        replace(finding, probably=told[at]) if at in told else finding
        for at, finding in enumerate(audit.findings)
    )
    return replace(audit, findings=findings)


def _of_match(
    audit: Audit, match: Match, number: int, rules: RuleSet
) -> Iterator[tuple[int, Explanation]]:
    """By the places of findings, what is said of those of one match."""
    outcome = audit.matches[number]
    start: tuple[RuleSet, Board] | None = None
    for place, game in enumerate(match.games):
        errors = _errors(audit, game, number)
        if not errors or game.by_event:
            continue
        start = start or _start(audit, match, rules)
        line = _line(game, *start, match, outcome, outcome.games[place], audit)
        yield from _of_game(line, errors, (number, place), game)


def _of_scores(
    audit: Audit, record: Record, number: int, rules: RuleSet
) -> Iterator[tuple[int, Explanation]]:
    """The same of the errors in its results and score lines."""
    errors = [
        (at, finding)
        for at, finding in enumerate(audit.findings)
        if finding.match == number + 1
        and finding.code.startswith("SC")
        and finding.severity is Severity.ERROR
    ]
    for at, finding in errors[:_MOST_SCORES]:
        said = score_explanation(audit, record, number, finding, rules)
        if said is not None:
            yield at, said


def _errors(audit: Audit, game: Game, number: int) -> dict[int, int]:
    """The errors about turns of a game: the place of the finding, and of the event."""
    at_span: dict[Span, int] = {
        event.span: place
        for place, event in enumerate(game.events)
        if isinstance(event.action, Turn)
    }
    return {
        at: at_span[finding.span]
        for at, finding in enumerate(audit.findings)
        if finding.match == number + 1 and _may_be_explained(finding) and finding.span in at_span
    }


def _may_be_explained(finding: Finding) -> bool:
    """Errors about turns, and a roll that is there twice, which is read once."""
    return finding.severity is Severity.ERROR or finding.code == SAME_ROLL_AGAIN.code


def _start(audit: Audit, match: Match, rules: RuleSet) -> tuple[RuleSet, Board]:
    """The rules that a match is played by, and where its men begin."""
    log = GameLog(Log(audit.source))
    in_force = rules_in_force(log, match, declared_rules(log, match, rules))
    variant = in_force.match.variant or fitting_variant(match) or STANDARD
    return in_force, starting_board(variant)


def _line(
    game: Game,
    rules: RuleSet,
    start: Board,
    match: Match,
    outcome: MatchOutcome,
    of_game: GameOutcome,
    audit: Audit,
) -> Line:
    ending = Ending(
        rules.score, of_game.cube, of_game.score_before, outcome.length, told=game.tells_result
    )
    marked = match.marks_hits and "*" in audit.source.text
    return Line(game.events, start, rules.moves, marked=marked, ending=ending)


def _of_game(
    line: Line, errors: dict[int, int], number: tuple[int, int], game: Game
) -> Iterator[tuple[int, Explanation]]:
    """What is said of the errors of one game, each told of what is left by those before it."""
    explained_to = -1
    for at, place in list(errors.items())[:_MOST_PER_GAME]:
        passed = line.from_the_start()
        weights = [after.weight - before.weight for before, after in pairwise(passed)]
        weight = weights[place] or sum(weights[explained_to + 1 : place])
        if not weight:
            continue
        fault = Fault(line, passed, place, weight, *number)
        found = search(fault)
        said = explanation(fault, found)
        explained_to = place
        if said is None:
            continue
        yield at, said
        if found.slips and found.slips[0].weight < fault.as_it_stands:
            # What follows is told of the game as it probably was, if that has the same events.
            edits = said.candidates[0].edits
            edited = edited_game(replace(game, events=list(line.events)), edits)
            if not edits or len(edited.events) != len(line.events):
                return
            line = line.with_events(edited.events)
