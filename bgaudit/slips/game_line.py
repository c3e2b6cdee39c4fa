"""The line of a game as the record has it."""

from __future__ import annotations

from bgaudit.replay.log import GameLog, Log
from bgaudit.replay.outcome import MatchOutcome
from bgaudit.replay.record.declared_rules import declared_rules
from bgaudit.replay.record.options import rules_in_force
from bgaudit.replay.turns.variants import STANDARD, fitting_variant
from bgaudit.rules.board import Board, starting_board
from bgaudit.rules.ruleset import RuleSet
from bgaudit.slips.ending import Ending
from bgaudit.slips.line import Line
from bgaudit.slips.players import change_columns, players_of
from bgaudit.slips.style import Style
from bgaudit.source import Source
from bgaudit.transcript.model import Game, Match


def start_of(source: Source, match: Match, rules: RuleSet) -> tuple[RuleSet, Board]:
    """The rules that a match is played by, and where its men begin."""
    log = GameLog(Log(source))
    in_force = rules_in_force(log, match, declared_rules(log, match, rules))
    variant = in_force.match.variant or fitting_variant(match) or STANDARD
    return in_force, starting_board(variant)


def line_of(
    source: Source,
    match: Match,
    game: Game,
    outcome: MatchOutcome,
    place: int,
    rules: RuleSet,
    start: Board,
) -> Line:
    """The line of the game at a place of the match, held against what the match made of it."""
    of_game = outcome.games[place]
    score = of_game.score_before
    if score and change_columns(match, game):
        score = score[::-1]
    ending = Ending(rules.score, of_game.cube, score, outcome.length, told=game.tells_result)
    style = Style(
        marked=match.marks_hits and "*" in source.text,
        in_columns=not game.by_event or _has_rows(game),
        players=players_of(match, outcome, game),
    )
    return Line(game.events, start, rules.moves, style, ending)


def _has_rows(game: Game) -> bool:
    """Whether rows are numbered, as where events of the table stand in the comments of columns."""
    return any(event.row.number is not None for event in game.events)
