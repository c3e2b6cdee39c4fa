"""Each turn of a game is judged, and carried out as it was played."""

from __future__ import annotations

from collections.abc import Callable

from bgaudit.finding import Status
from bgaudit.replay.boards import Boards
from bgaudit.replay.checks import dice as dice_checks
from bgaudit.replay.checks import moves as checks
from bgaudit.replay.checks.record import BROKEN_OFF, CLOSED_OUT, UNREADABLE_CELL
from bgaudit.replay.doubt import after_any_roll
from bgaudit.replay.dump import board_from_dump
from bgaudit.replay.hit_marks import HitMarks, HitsOf
from bgaudit.replay.judge import Legal, judge
from bgaudit.replay.log import GameLog
from bgaudit.replay.route import Route
from bgaudit.replay.wording import legal_in_words, worded
from bgaudit.rules.board import Board
from bgaudit.rules.options.moves import MoveRules
from bgaudit.rules.plays import Dice, Played, Step, as_played, closed_out, legal_plays
from bgaudit.rules.position_id import Position
from bgaudit.rules.why_not import Breach, why_not
from bgaudit.transcript.model import DeclaredIllegal, Event, NoPlay, Play, Turn, Unreadable

_BREAKS_OFF = {Breach.NO_PLAY, Breach.DIE_LEFT, Breach.SMALLER_DIE, Breach.DOUBLE_LEFT}

Identify = Callable[[Board, int, Dice | None], Position]
"""Completes a board, the side on roll and its dice with the cube and the score."""


class TurnReferee:
    """Judges the turns of one game.

    ``illegal`` counts the plays that are, ``unjudged`` those whose board was not known.
    """

    def __init__(
        self, log: GameLog, boards: Boards, rules: MoveRules, marks: HitMarks, identify: Identify
    ) -> None:
        self.illegal = 0
        self.unjudged = 0
        self._route: Route | None = None
        self._log = log
        self._boards = boards
        self._rules = rules
        self._marks = marks
        self._identify = identify

    def finish(self) -> None:
        """The game is over: what waited for another turn is settled without it."""
        self._settle_route(None)

    def turn(
        self, event: Event, side: int, turn: Turn, *, status: Status, last: str | None
    ) -> None:
        """One turn. ``status`` is what becomes of an illegal play here. ``last`` is given for the
        last turn of a game, which may break off without a fault: it tells in words why it may."""
        played = turn.played
        self._settle_route(turn)
        if isinstance(played, DeclaredIllegal):
            self._declared(event, side, turn, played)
        elif isinstance(played, Unreadable):
            self._unreadable(event, side, turn, played)
        elif turn.dice is None:
            self._without_dice(event, side, turn, last=last)
        elif isinstance(played, Play):
            self._judged(event, side, turn.dice, played, status=status, last=last)
        elif last and not isinstance(played, NoPlay):
            self._breaks_off(event, f"the play is not known: {last}")
        else:
            self._judged(event, side, turn.dice, NoPlay(), status=status, last=last)

    def missing_turn(self, event: Event, side: int) -> None:
        """``side`` has two turns running: the other's is not recorded, or he could not move."""
        other = 3 - side
        self._settle_route(None)
        view = self._boards.view(other)
        if view is None:
            return
        if closed_out(view):
            self._log.report(
                CLOSED_OUT, "no turn of the opponent, who is closed out", event, player=other
            )
            return
        number = self._log.report(
            checks.OUT_OF_TURN,
            "two turns running: the opponent's turn is missing",
            event,
            help="the players move in turn; a turn without a legal play is recorded with its roll",
        )
        self._boards.doubt(other, after_any_roll(view), number)

    def unreadable_turn(self, side: int) -> None:
        """A cell that cannot be read: any turn may have stood there."""
        self._settle_route(None)
        self._boards.doubt_anything_played(side, None)

    def _judged(
        self,
        event: Event,
        side: int,
        dice: Dice,
        play: Play | NoPlay,
        *,
        status: Status,
        last: str | None,
    ) -> None:
        view = self._boards.view(side)
        verdict = judge(view, dice, play) if view is not None else None
        if verdict is not None and verdict.readings:
            self._legal(event, side, dice, play, verdict.readings)
        elif self._boards.follows_from_fault(event, side, dice, play):
            return
        elif view is None or verdict is None:
            self.unjudged += 1
        else:
            legal = verdict.legal or {}
            self._illegal(event, side, view, dice, play, legal, status=status, last=last)

    def _legal(
        self,
        event: Event,
        side: int,
        dice: Dice,
        play: Play | NoPlay,
        readings: tuple[Played, ...],
    ) -> None:
        best, *others = readings
        if (
            isinstance(play, Play)
            and not set(play.marks) <= set(best.hits)
            and self._boards.follows_from_fault(event, side, dice, play, marked=True)
        ):
            return
        self._boards.allows(side, dice, play)
        self._boards.put(side, best.board)
        if isinstance(play, NoPlay):
            return
        if others and not (play.marks and set(best.hits) == set(play.marks)):
            self._route = Route(event, side, dice, play, readings)
        else:
            self._check_marks(event, dice, play, best)

    def _settle_route(self, turn: Turn | None) -> None:
        """A play that hits on one way and not on another is settled by the opponent's next turn."""
        route, self._route = self._route, None
        if route is None:
            return
        possible = route.readings_before(turn)
        chosen, *others = possible or route.readings
        number = None
        if others and not self._marks.used:
            # Where a record marks its hits, a play without a mark is one that hits nothing.
            hits = " and ".join(map(str, chosen.hits)) or "nothing"
            number = self._log.report(
                checks.AMBIGUOUS_ROUTE,
                f"the play can be read in {len(others) + 1} ways: read as hitting {hits}",
                route.event,
                help="write the point where the man touches down, and the hits",
                dice=route.dice,
                recorded=self._written(route.event),
            )
        self._check_marks(route.event, route.dice, route.play, chosen)
        self._boards.put(route.side, chosen.board)
        if others:
            self._boards.doubt_besides(route.side, (other.board for other in others), number)

    def _check_marks(self, event: Event, dice: Dice, play: Play, played: Played) -> None:
        if played.hits or play.marks:
            self._marks.check(
                HitsOf(self._log, event, dice, self._written(event)), play.marks, played.hits
            )

    def _illegal(
        self,
        event: Event,
        side: int,
        view: Board,
        dice: Dice,
        play: Play | NoPlay,
        legal: Legal,
        *,
        status: Status,
        last: str | None,
    ) -> None:
        moves = play.moves if isinstance(play, Play) else ()
        why = why_not(view, dice, tuple(Step(*move) for move in moves), legal)
        if last and why.breach in _BREAKS_OFF:
            self._breaks_off(event, f"the turn breaks off: {last}")
            self._boards.put(side, as_played(view, moves))
            return
        self.illegal += 1
        said = worded(why, view, dice, self._written(event) if moves else "", moves, legal)
        number = self._log.report(
            said.check,
            said.message,
            event,
            help=said.help,
            status=status,
            dice=dice,
            position=self._identify(view, side, dice),
            recorded=self._written(event),
        )
        self._boards.put(side, as_played(view, moves))
        self._boards.doubt(side, legal or [view], number)

    def _declared(self, event: Event, side: int, turn: Turn, played: DeclaredIllegal) -> None:
        """The transcriber calls the play illegal and states the position after it."""
        stated = board_from_dump(played.dump)
        before = self._boards.view(side)
        legal = legal_plays(before, turn.dice) if before is not None and turn.dice else {}
        by_a_legal_play = [board for board in stated if board in legal]
        number = self._log.report(
            checks.DECLARED_ILLEGAL,
            "the record calls this play illegal"
            + (", but a legal play gives the position it states" if by_a_legal_play else ""),
            event,
            help=legal_in_words(legal) if before is not None and turn.dice else None,
            status=Status.DECLARED,
            dice=turn.dice,
            position=None if before is None else self._identify(before, side, turn.dice),
            recorded="Illegal play",
        )
        after = by_a_legal_play or stated
        self._boards.put(side, after[0] if after else None)
        self._boards.doubt(side, after[1:] or legal, number)

    def _unreadable(self, event: Event, side: int, turn: Turn, played: Unreadable) -> None:
        self._log.report(
            UNREADABLE_CELL,
            f"`{played.text}` is no play",
            event,
            help="a play is written as 24/18 13/11, bar/20, 8/5(2) or 3/off, a hit with *",
            dice=turn.dice,
            recorded=self._written(event),
        )
        self._boards.doubt_anything_played(side, turn.dice)

    def _without_dice(self, event: Event, side: int, turn: Turn, *, last: str | None) -> None:
        """A roll that is none, or a play that has no roll before it."""
        if last and not isinstance(turn.played, Play):
            self._breaks_off(event, f"no roll and no play: {last}")
            return
        if turn.roll:
            check, message = dice_checks.MALFORMED_ROLL, f"{turn.roll} is no roll of two dice"
            help = "each die shows 1 to 6"
        else:
            check, message = dice_checks.MISSING_ROLL, "a play without its roll"
            help = "the roll stands before the play, as in 31: 8/5 6/5"
        self._log.report(check, message, event, help=help, recorded=self._written(event))
        view = self._boards.view(side)
        self._boards.doubt_anything_played(side, None)
        if view is not None:
            moves = turn.played.moves if isinstance(turn.played, Play) else ()
            self._boards.put(side, as_played(view, moves))

    def _breaks_off(self, event: Event, message: str) -> None:
        self._log.report(BROKEN_OFF, message, event, recorded=self._written(event))

    def _written(self, event: Event) -> str:
        """The play as the record has it, without the roll before it."""
        text = self._log.text(event.span)
        return " ".join(text.partition(":")[2].split()) if ":" in text else text
