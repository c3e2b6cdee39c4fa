"""One match replayed: its games in order, each with the score and the rules it is played under."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from bgaudit.replay.checks import match as checks
from bgaudit.replay.checks import moves as move_checks
from bgaudit.replay.circumstances import Setting
from bgaudit.replay.game_replay import GameReplay
from bgaudit.replay.log import GameLog, Log
from bgaudit.replay.moments import Onlooker
from bgaudit.replay.outcome import GameOutcome, MatchOutcome, SignatureCheck
from bgaudit.replay.record.declared_rules import declared_rules
from bgaudit.replay.record.game_numbers import GameNumbers
from bgaudit.replay.record.match_length import length_in_force
from bgaudit.replay.record.options import rules_in_force
from bgaudit.replay.record.quirks import report_remarks
from bgaudit.replay.record.seats import Seats
from bgaudit.replay.record.signatures import report_signatures
from bgaudit.replay.score.points_judge import Aside
from bgaudit.replay.score.score_chain import ScoreChain
from bgaudit.replay.score.settle import Settlement
from bgaudit.replay.score.stakes import Terms
from bgaudit.replay.score.totals import Score
from bgaudit.replay.turns.hit_marks import HitMarks
from bgaudit.replay.turns.variants import STANDARD, fitting_variant
from bgaudit.rules.board import starting_board
from bgaudit.rules.position_id import Position
from bgaudit.rules.ruleset import RuleSet
from bgaudit.transcript.model import Game, Match

if TYPE_CHECKING:
    from bgaudit.replay.match_at_the_table import MatchAtTheTable


class MatchReplay:
    """The replay of one match; ``number`` counts the matches of a file from 1."""

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
        self._rules = rules_in_force(self._log, match, declared_rules(self._log, match, rules))
        self._length = length_in_force(self._log, match, self._rules)
        self._marks = HitMarks(used=match.marks_hits and "*" in log.source.text)
        self._seats = Seats(match)
        self._chain = ScoreChain(self._length, kept=_keeps_score(match))
        self._table = self._at_the_table()
        self._variant: str | None = self._rules.match.variant
        """The starting position; None until the first game has shown it."""
        self._told: set[str] = set()
        self._illegal = (0, 0)
        """How many illegal plays each side has made."""

    def run(self) -> MatchOutcome:
        """Replay every game."""
        report_remarks(self._log, self._match.remarks)
        report_signatures(self._log, self._match)
        games: list[GameOutcome] = []
        numbers = GameNumbers()
        for place, game in enumerate(self._match.games):
            log = GameLog(self._log.log, self._log.match, game.number or place + 1)
            report_remarks(log, game.remarks)
            skipped = numbers.skips_to(log, game)
            games.append(self._game(log, place, self._seats.seated(log, game), skipped))
        if self._match.marks_hits:
            self._marks.report(self._log)
        self._note_unfinished()
        return self._outcome(games)

    def _game(self, log: GameLog, place: int, game: Game, skipped: bool) -> GameOutcome:
        score = self._chain.begin(log, game, skipped=skipped)
        if self._table is not None:
            self._table.before_play(log, game)
            score = self._chain.recorded if game.score is None else score
        crawford = False if self._rules.cube.crawford is False else self._chain.crawford()
        if crawford is None and self._table is not None:
            crawford = True if self._table.is_crawford_game(game) else None
        terms = Terms(
            None if self._chain.won else score,
            self._length,
            self._rules,
            self._next_score(place),
            last=place + 1 == len(self._match.games),
            crawford=crawford,
            after_crawford=self._rules.cube.crawford is not False and self._chain.after_crawford(),
        )
        replay, settlement = self._replayed(log, game, terms)
        self._illegal = replay.illegal_of_side
        if self._table is not None:
            self._table.while_played(log, game)
        if not self._chain.won:
            self._chain.end(settlement)
        if self._table is not None:
            self._table.afterwards(log, game)
        self._tell_once(log, settlement.aside)
        return GameOutcome(
            number=game.number,
            span=game.span,
            score_before=score,
            crawford=crawford,
            winner=settlement.winner,
            points=settlement.points,
            kind=settlement.win.name.lower() if settlement.win else None,
            ended_by=settlement.ended_by,
            cube=settlement.cube.value,
            cube_owner=settlement.cube.owner,
            plays=replay.rolls,
            recorded=settlement.recorded,
            tally=replay.tally,
        )

    def _at_the_table(self) -> MatchAtTheTable | None:
        """What only a record of the table says; imported where there is any, as few have."""
        match = self._match
        if match.clock is None and not any(game.by_event for game in match.games):
            return None
        from bgaudit.replay.match_at_the_table import MatchAtTheTable

        return MatchAtTheTable(self._log, match, self._rules, self._length, self._chain)

    def _replayed(self, log: GameLog, game: Game, terms: Terms) -> tuple[GameReplay, Settlement]:
        """The game replayed; the first one may show that the match has another start."""
        mark = log.log.mark()
        clock = self._table.clock if self._table is not None else None
        replay = GameReplay(log, game, self._setting(terms), self._marks, clock)
        settlement = replay.run()
        if self._variant is not None:
            return replay, settlement
        variant = fitting_variant(self._match) if replay.illegal_plays else None
        self._variant = variant or STANDARD
        if variant is None:
            return replay, settlement
        log.log.go_back_to(mark)
        log.report(
            move_checks.WRONG_VARIANT,
            f"the first game fits {variant.capitalize()}, not the standard start",
            game.events[0],
            help=f"the match is read as {variant.capitalize()}; a header tag [Variation] would say "
            "so",
        )
        self._marks = HitMarks(self._marks.used)
        return self._replayed(log, game, terms)

    def _setting(self, terms: Terms) -> Setting:
        start = starting_board(self._variant or STANDARD)
        money = self._length == 0
        return Setting(
            start=start,
            terms=terms,
            winner_starts=self._rules.opening.winner_starts and self._chain.games > 1,
            illegal_before=self._illegal,
            onlooker=self._onlooker,
            position=Position(
                board=start,
                score=terms.score or (0, 0),
                length=self._length or 0,
                crawford=bool(terms.crawford),
                jacoby=money and bool(self._rules.score.jacoby),
                beaver=money and self._rules.cube.beavers is not False,
            ),
        )

    def _next_score(self, place: int) -> Score | None:
        following = self._match.games[place + 1 : place + 2]
        return following[0].score.points if following and following[0].score else None

    def _tell_once(self, log: GameLog, aside: Aside | None) -> None:
        if aside is not None and aside.check.code not in self._told:
            self._told.add(aside.check.code)
            log.report(aside.check, aside.message, aside.event, help=aside.help)

    def _note_unfinished(self) -> None:
        games = self._match.games
        if self._length and games and self._chain.winner() is None:
            one, two = self._chain.computed
            self._log.report(
                checks.UNFINISHED_MATCH,
                f"the record of a match to {self._length} ends at {one}–{two}",
                games[-1].span,
            )

    def _outcome(self, games: list[GameOutcome]) -> MatchOutcome:
        tags = self._match.tags
        event = tags.get("event")
        date = tags.get("eventdate") or tags.get("date")
        winner = self._chain.winner()
        return MatchOutcome(
            length=self._length,
            players=self._seats.players,
            event=event.value or None if event else None,
            date=_iso_date(date.value) if date else None,
            rules=self._rules.name,
            score=self._chain.computed,
            recorded_score=self._chain.recorded,
            winner=winner,
            finished=winner is not None,
            games=tuple(games),
            signatures=tuple(SignatureCheck(*signature) for signature in self._match.signatures),
            moves=self._rules.moves,
        )


def _iso_date(text: str) -> str | None:
    """A date as ``2026-11-29`` where it is written ``2026.11.29``, else as it stands."""
    dotted = re.fullmatch(r"(\d{4})\.(\d{2})\.(\d{2})", text)
    return "-".join(dotted.groups()) if dotted else text or None


def _keeps_score(match: Match) -> bool:
    """Whether the score lines count: some write every game of a money session as 0–0."""
    scores = {game.score.points for game in match.games if game.score}
    return match.length != 0 or len(match.games) < 2 or scores != {(0, 0)}
