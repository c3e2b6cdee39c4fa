"""One chouette replayed: its games in order, each with its places, and the ledger they fill."""

from __future__ import annotations

from dataclasses import replace

from bgaudit.replay.checks.match import MATCH_RULE_IN_MONEY
from bgaudit.replay.chouette.ledger import Ledger
from bgaudit.replay.chouette.names import Names
from bgaudit.replay.chouette.owed import owed_by
from bgaudit.replay.chouette.payments import Payments
from bgaudit.replay.chouette.places import BOX, TEAM
from bgaudit.replay.chouette.seating import Seating
from bgaudit.replay.chouette.settled import Settled, settle_members
from bgaudit.replay.chouette.table import Table
from bgaudit.replay.circumstances import Setting
from bgaudit.replay.log import GameLog, Log
from bgaudit.replay.moments import Onlooker
from bgaudit.replay.outcome import GameOutcome, MatchOutcome, Places, RecordedResult
from bgaudit.replay.record.declared_rules import declared_rules
from bgaudit.replay.record.game_numbers import GameNumbers
from bgaudit.replay.record.options import rules_in_force
from bgaudit.replay.record.quirks import report_remarks
from bgaudit.replay.score.points_judge import undecided
from bgaudit.replay.score.settle import Settlement
from bgaudit.replay.score.stakes import Terms
from bgaudit.replay.turns.hit_marks import HitMarks
from bgaudit.replay.turns.variants import STANDARD
from bgaudit.rules.board import starting_board
from bgaudit.rules.chouette import Order, Row
from bgaudit.rules.position_id import Position
from bgaudit.rules.ruleset import RuleSet
from bgaudit.transcript.model import Game, LedgerStated, Match, Paid, Result

_MONEY = 0


class ChouetteReplay:
    """The replay of one chouette; ``number`` counts the matches of a file from 1."""

    def __init__(
        self,
        log: Log,
        match: Match,
        number: int,
        rules: RuleSet,
        onlooker: Onlooker | None = None,
    ) -> None:
        self._log = GameLog(log, number)
        self._match = match
        self._onlooker = onlooker
        declared = declared_rules(self._log, match, rules)
        self._rules = rules_in_force(self._log, replace(match, length=_MONEY), declared)
        self._names = Names(match.players)
        self._marks = HitMarks(used="*" in log.source.text)
        self._seating = Seating(self._names, self._rules.chouette.box_to)
        self._ledger = Ledger(self._names)
        self._numbers = GameNumbers()
        self._told_open = False

    def run(self) -> MatchOutcome:
        """Replay every game."""
        report_remarks(self._log, self._match.remarks)
        if self._match.length:
            self._log.report(
                MATCH_RULE_IN_MONEY,
                f"a chouette as a match to {self._match.length} points",
                self._match.span,
                help="a chouette is played for money: each game is paid for itself",
            )
        games = [self._game(place, game) for place, game in enumerate(self._match.games)]
        self._marks.report(self._log)
        return self._outcome(games)

    def _game(self, place: int, game: Game) -> GameOutcome:
        log = GameLog(self._log.log, self._log.match, game.number or place + 1)
        report_remarks(log, game.remarks)
        self._numbers.skips_to(log, game)
        terms = self._terms(last=place + 1 == len(self._match.games))
        order = self._seating.seat(log, game)
        if self._onlooker is not None:
            self._onlooker.comes(game.events)
        members = Table(log, self._names, order, self._rules).run(game.events)
        settled = settle_members(log, game, members, self._setting(terms), self._marks)
        due = owed_by(members, settled.by_member)
        payments = Payments(log, self._names, order, due)
        payments.look_at(game.events)
        winner, result = settled.settlement.winner, members.result
        if result is not None and isinstance(result.action, Result):
            payments.result(result, result.action)
            winner = winner or result.side
        row = self._ledger.game(log, game.events, payments)
        self._tell_open(log, game, settled.settlement, terms)
        won = {each.member: row[each.member - 1] for each in due}
        team_won = None if winner is None else winner == TEAM
        self._seating.game_ends(team_won=team_won, acting=members.acting, won=won)
        return self._game_outcome(game, order, settled, row)

    def _terms(self, *, last: bool) -> Terms:
        """A chouette is played for money, and anyone at the table may challenge a play in it."""
        rules = self._rules
        if rules.chouette.kibitzers_may_challenge:
            rules = replace(rules, moves=replace(rules.moves, challengers="anyone"))
        return Terms(
            score=None,
            length=_MONEY,
            rules=rules,
            next_score=None,
            last=last,
            crawford=False,
            after_crawford=False,
        )

    def _setting(self, terms: Terms) -> Setting:
        rules = terms.rules
        start = starting_board(rules.match.variant or STANDARD)
        return Setting(
            start=start,
            terms=terms,
            winner_starts=rules.opening.winner_starts and self._seating.games > 1,
            onlooker=self._onlooker,
            position=Position(
                board=start,
                score=(0, 0),
                length=_MONEY,
                jacoby=bool(rules.score.jacoby),
                beaver=rules.cube.beavers is not False,
            ),
        )

    def _tell_open(self, log: GameLog, game: Game, settlement: Settlement, terms: Terms) -> None:
        """What the rules leave open of a game's worth, where its payments follow one reading."""
        aside = settlement.aside
        paid = [event for event in game.events if isinstance(event.action, LedgerStated | Paid)]
        if aside is None and paid and settlement.recorded is None:
            aside = undecided(paid[-1], settlement.possible, terms)
        if aside is not None and not self._told_open:
            self._told_open = True
            log.report(aside.check, aside.message, aside.event, help=aside.help)

    def _game_outcome(self, game: Game, order: Order, settled: Settled, row: Row) -> GameOutcome:
        settlement = settled.settlement
        player = {None: None, BOX: order.box, TEAM: order.captain}
        recorded = settlement.recorded
        return GameOutcome(
            number=game.number,
            span=game.span,
            score_before=None,
            crawford=False,
            winner=player[settlement.winner],
            points=settlement.points,
            kind=settlement.win.name.lower() if settlement.win else None,
            ended_by=settlement.ended_by,
            cube=settlement.cube.value,
            cube_owner=player[settlement.cube.owner],
            plays=settled.rolls,
            recorded=recorded and RecordedResult(player[recorded.winner], recorded.points),
            chouette=Places(order.players, row),
            tally=settled.tally,
        )

    def _outcome(self, games: list[GameOutcome]) -> MatchOutcome:
        tags = self._match.tags
        return MatchOutcome(
            length=_MONEY,
            players=self._match.players,
            event=tags["event"].value or None if "event" in tags else None,
            date=tags["date"].value or None if "date" in tags else None,
            rules=self._rules.name,
            score=None,
            recorded_score=None,
            winner=None,
            finished=False,
            games=tuple(games),
            ledger=self._ledger.computed,
            recorded_ledger=self._ledger.recorded if self._ledger.stated else None,
            moves=self._rules.moves,
        )
