"""What is told of a play that is not legal, and how the game goes on after it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from bgaudit.finding import Severity, Status
from bgaudit.replay.checks import moves as checks
from bgaudit.replay.log import GameLog
from bgaudit.replay.turns.attempt import Attempt
from bgaudit.replay.turns.boards import Boards
from bgaudit.replay.turns.challenge_window import ChallengeWindow
from bgaudit.replay.turns.hit import Hit
from bgaudit.replay.turns.judged import Judged
from bgaudit.replay.turns.overlooked_hit import overlooked
from bgaudit.replay.turns.wording import Worded, points_in_words, roll, worded
from bgaudit.rules.board import BAR, OFF, Board
from bgaudit.rules.options.moves import MoveRules
from bgaudit.rules.plays import Dice, as_played
from bgaudit.rules.position_id import Position
from bgaudit.rules.why_not import Breach, WhyNot
from bgaudit.transcript.model import Play

Identify = Callable[[Board, int, Dice | None], Position]
"""Completes a board, the side on roll and its dice with the cube and the score."""


class IllegalPlays:
    """Those of one game. ``count`` counts them; ``attempt`` is the last of them.

    ``before`` tells how many each side has made in the games of the match before this one.
    """

    def __init__(
        self,
        log: GameLog,
        boards: Boards,
        rules: MoveRules,
        identify: Identify,
        window: ChallengeWindow,
        before: tuple[int, int],
    ) -> None:
        self.count = 0
        self.attempt: Attempt | None = None
        self.of_side = {1: before[0], 2: before[1]}
        self._log = log
        self._boards = boards
        self._rules = rules
        self._identify = identify
        self._window = window

    def tell(self, turn: Judged, why: WhyNot) -> None:
        """Report a play that is not legal, and put the board as it leaves it."""
        self.count += 1
        view, verdict = turn.view, turn.verdict
        legal = verdict.legal or {}
        said = worded(why, view, turn.dice, turn.recorded if turn.moves else "", turn.moves, legal)
        after = verdict.stands or as_played(view, turn.moves)
        possible = list(legal) or [view]
        helps = [*self._forced(why, turn)]
        hit = self._boards.hits.get(3 - turn.side) if why.breach is Breach.BAR_FIRST else None
        if hit is not None and isinstance(turn.play, Play):
            unhit = overlooked(view, turn.dice, turn.play, hit, self._rules)
            if unhit is not None and unhit.moved:
                after, said = unhit.board, _unexecuted(turn, said, hit.in_words(unhit.moved))
            else:
                possible += [] if unhit is None else [unhit.board]
                helps.append(f"on the bar: the {hit.in_words(hit.points)}")
        helps += _spoiled(view, after)
        if said.check is not checks.UNEXECUTED_HIT:
            helps += self._repeated(turn)
        number = self._log.report(
            said.check,
            said.message,
            turn.event,
            help="; ".join(filter(None, (said.help, *helps))),
            severity=said.severity,
            status=self._window.at_first,
            dice=turn.dice,
            position=self._identify(view, turn.side, turn.dice),
            recorded=turn.recorded,
            step=why.step,
        )
        kept = self._boards.keep()
        self.attempt = Attempt(turn.event, turn.side, view, kept, number, why.breach, after)
        self._window.opened_by(self.attempt)
        self._remember_hits(turn, after)
        self._boards.put(turn.side, after)
        self._boards.doubt(turn.side, possible, number)

    def take_back(self, attempt: Attempt) -> None:
        """A play was put right: nothing of it is left but a note."""
        if self.attempt is attempt:
            self.attempt = None
        self.count -= 1
        self._boards.go_back_to(attempt.kept)
        self._window.settle(attempt, Status.CORRECTED)
        finding = self._log.log.get(attempt.finding)
        if finding is not None:
            self.of_side[attempt.side] -= finding.code != checks.UNEXECUTED_HIT.code
            self._log.log.put(attempt.finding, replace(finding, severity=Severity.NOTE))

    def _forced(self, why: WhyNot, turn: Judged) -> list[str]:
        forced = why.breach is Breach.NO_PLAY and len(turn.verdict.legal or {}) == 1
        if not forced or turn.recorded:
            return []
        return ["it was forced, so perhaps it is only not written down"]

    def _repeated(self, turn: Judged) -> list[str]:
        """The how many-th illegal play of the player it is, if not the first."""
        self.of_side[turn.side] += 1
        number = self.of_side[turn.side]
        if number == 1:
            return []
        which = f"the player's {_ordinal(number)} illegal play of the match"
        self._log.report(checks.REPEATED_ILLEGAL_PLAY, which, turn.event)
        return [f"this is {which}"]

    def _remember_hits(self, turn: Judged, after: Board | None) -> None:
        if after is not None and after.other[BAR] > turn.view.other[BAR]:
            points = range(24, OFF, -1)
            was, is_now = turn.view.other, after.other
            lost = tuple(point for point in points if was[25 - point] > is_now[25 - point])
            self._boards.hits[turn.side] = Hit(turn.event, lost)


def _unexecuted(turn: Judged, said: Worded, who: str) -> Worded:
    return Worded(
        checks.UNEXECUTED_HIT,
        f"{turn.recorded} with {roll(turn.dice)}: the {who} goes on from there",
        f"a man who is hit has to enter: {said.help}",
    )


def _spoiled(before: Board, after: Board | None) -> list[str]:
    """What a play does to the board that no legal one can."""
    if after is None:
        return ["it cannot be carried out, so where the men are is open"]
    shared = [
        point
        for point in range(24, 0, -1)
        if after.own[point]
        and after.other[25 - point]
        and not (before.own[point] and before.other[25 - point])
    ]
    if not shared:
        return []
    return [f"both colours then share the {points_in_words(shared)}"]


def _ordinal(number: int) -> str:
    ending = "th" if number % 100 in (11, 12, 13) else {1: "st", 2: "nd", 3: "rd"}.get(number % 10)
    return f"{number}{ending or 'th'}"
