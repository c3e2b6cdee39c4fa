"""The board as a game goes on: each turn is judged, and carried out as it was played."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from bgaudit.finding import Status
from bgaudit.replay.checks import dice as dice_checks
from bgaudit.replay.checks import moves as checks
from bgaudit.replay.checks.record import BROKEN_OFF, CLOSED_OUT, UNREADABLE_CELL
from bgaudit.replay.doubt import Doubt, after_any_roll, seen_by
from bgaudit.replay.dump import board_from_dump
from bgaudit.replay.judge import Legal, judge
from bgaudit.replay.log import GameLog
from bgaudit.replay.wording import legal_in_words, worded
from bgaudit.rules.board import Board
from bgaudit.rules.plays import Dice, Played, Step, as_played, closed_out, legal_plays
from bgaudit.rules.position_id import Position
from bgaudit.rules.why_not import Breach, why_not
from bgaudit.transcript.model import DeclaredIllegal, Event, NoPlay, Play, Turn, Unreadable

_BREAKS_OFF = {Breach.NO_PLAY, Breach.DIE_LEFT, Breach.SMALLER_DIE, Breach.DOUBLE_LEFT}


@dataclass(slots=True)
class HitMarks:
    """How a match marks its hits: how many it does, and those that it does not."""

    marked: int = 0
    unmarked: list[tuple[GameLog, Event, tuple[int, ...]]] = field(default_factory=list)


class TurnReferee:
    """Judges the turns of one game.

    ``board`` is seen from side 1, and None while the record does not tell where the men are;
    ``unjudged`` counts the turns that could not be judged for that. ``identify`` completes a
    position with the cube and the score.
    """

    def __init__(
        self,
        log: GameLog,
        board: Board,
        marks: HitMarks,
        identify: Callable[[Board, int, Dice | None], Position],
        *,
        marks_hits: bool,
    ) -> None:
        self.board: Board | None = board
        self.doubt: Doubt | None = None
        self.unjudged = 0
        self._log = log
        self._marks = marks
        self._identify = identify
        self._marks_hits = marks_hits

    def turn(
        self, event: Event, side: int, turn: Turn, *, status: Status, last: str | None
    ) -> None:
        """One turn. ``status`` is what becomes of an illegal play here. ``last`` is given for the
        last turn of a game, which may break off without a fault: it tells in words why it may."""
        played = turn.played
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
        if self.board is None:
            return
        view = seen_by(other, self.board)
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
        boards = (seen_by(other, board) for board in after_any_roll(view))
        self.doubt = Doubt(boards, number)

    def set_position(self, board: Board) -> None:
        """The record states the position, from side 1's view."""
        self.board, self.doubt = board, None

    def revive(self, event: Event, side: int, turn: Turn) -> bool:
        """Go on with a turn after the last man was borne off, if a doubt allows it."""
        if turn.dice is None or not isinstance(turn.played, Play | NoPlay):
            return False
        return self._fits_doubt(event, side, turn.dice, turn.played)

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
        if self.board is None:
            if not self._fits_doubt(event, side, dice, play):
                self.unjudged += 1
            return
        view = seen_by(side, self.board)
        verdict = judge(view, dice, play)
        if verdict.readings:
            self._legal(event, side, dice, play, verdict.readings)
        elif not self._fits_doubt(event, side, dice, play):
            legal = verdict.legal or {}
            self._illegal(event, side, dice, play, legal, status=status, last=last)

    def _legal(
        self,
        event: Event,
        side: int,
        dice: Dice,
        play: Play | NoPlay,
        readings: tuple[Played, ...],
    ) -> None:
        best, *others = readings
        if self.doubt is not None:
            self._settle_route(event, side, dice, play)
        if self.doubt is not None:
            self.doubt.add_turn(side, dice, play)
        if isinstance(play, Play):
            if others and not (play.marks and set(best.hits) == set(play.marks)):
                self._ambiguous(event, side, dice, best, others)
            self._check_marks(event, play, best.hits)
        self.board = seen_by(side, best.board)

    def _illegal(
        self,
        event: Event,
        side: int,
        dice: Dice,
        play: Play | NoPlay,
        legal: Legal,
        *,
        status: Status,
        last: str | None,
    ) -> None:
        assert self.board is not None
        view = seen_by(side, self.board)
        moves = play.moves if isinstance(play, Play) else ()
        steps = tuple(Step(*move) for move in moves)
        why = why_not(view, dice, steps, legal)
        if last and why.breach in _BREAKS_OFF:
            self._breaks_off(event, f"the turn breaks off: {last}")
            self.board = seen_by(side, as_played(view, moves) or view)
            return
        said = worded(why, view, dice, self._written(event) if moves else "", legal)
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
        after = as_played(view, moves)
        self.board = None if after is None else seen_by(side, after)
        self.doubt = Doubt((seen_by(side, board) for board in legal), number)

    def _fits_doubt(self, event: Event, side: int, dice: Dice, play: Play | NoPlay) -> bool:
        """Whether a play that the board does not allow follows from a fault told before."""
        doubt = self.doubt
        if doubt is None:
            return False
        boards = doubt.boards_after(side, dice, play)
        if not boards:
            return False
        self._resolve(event, doubt)
        self.board, others = boards[0], boards[1:]
        self.doubt = Doubt(others, doubt.finding) if others else None
        return True

    def _resolve(self, event: Event, doubt: Doubt) -> None:
        row = f"row {event.row.number}" if event.row.number is not None else "the next row"
        if doubt.route:
            self._log.add_help(doubt.finding, f"{row} fits only the route that hits")
        else:
            self._log.add_help(
                doubt.finding, f"from {row} on the record fits only if something else was played"
            )

    def _settle_route(self, event: Event, side: int, dice: Dice, play: Play | NoPlay) -> None:
        """After a play with two routes, the opponent's next turn may allow only one of them."""
        doubt = self.doubt
        if doubt is not None and doubt.route and not doubt.boards_after(side, dice, play):
            self._log.withdraw(doubt.finding)
            self.doubt = None

    def _ambiguous(
        self, event: Event, side: int, dice: Dice, best: Played, others: list[Played]
    ) -> None:
        hits = " and ".join(map(str, best.hits)) or "nothing"
        number = self._log.report(
            checks.AMBIGUOUS_ROUTE,
            f"the play can be read in {len(others) + 1} ways: read as hitting {hits}",
            event,
            help="write the point where the man touches down, and the hits",
            dice=dice,
            recorded=self._written(event),
        )
        if self._marks_hits:
            # Where the record marks its hits, a play without a mark is one that hits nothing.
            self._log.withdraw(number)
        self.doubt = Doubt((seen_by(side, other.board) for other in others), number, route=True)

    def _check_marks(self, event: Event, play: Play, hits: tuple[int, ...]) -> None:
        if not hits and not play.marks:
            return
        marked, hit = set(play.marks), set(hits)
        self._marks.marked += len(marked & hit)
        if hit - marked:
            self._marks.unmarked.append(
                (self._log, event, tuple(sorted(hit - marked, reverse=True)))
            )
        if marked - hit:
            points = " and ".join(map(str, sorted(marked - hit, reverse=True)))
            self._log.report(
                checks.PHANTOM_HIT,
                f"a hit is marked on {points}, where no man is hit",
                event,
                recorded=self._written(event),
            )

    def _declared(self, event: Event, side: int, turn: Turn, played: DeclaredIllegal) -> None:
        """The transcriber calls the play illegal and states the position after it."""
        stated = board_from_dump(played.dump)
        before = None if self.board is None else seen_by(side, self.board)
        legal = legal_plays(before, turn.dice) if before is not None and turn.dice else {}
        after = next((board for board in stated if board in legal), None)
        number = self._log.report(
            checks.DECLARED_ILLEGAL,
            "the record calls this play illegal"
            + (", but a legal play gives the position that it states" if after else ""),
            event,
            help=legal_in_words(legal) if before is not None and turn.dice else None,
            status=Status.DECLARED,
            dice=turn.dice,
            position=None if before is None else self._identify(before, side, turn.dice),
            recorded=self._written(event),
        )
        views = [seen_by(side, board) for board in ([after] if after else stated)]
        self.board = views[0] if views else None
        self.doubt = Doubt(views[1:] or (seen_by(side, board) for board in legal), number)

    def _unreadable(self, event: Event, side: int, turn: Turn, played: Unreadable) -> None:
        number = self._log.report(
            UNREADABLE_CELL,
            f"`{played.text}` is no play",
            event,
            help="a play is written as 24/18 13/11, bar/20, 8/5(2) or 3/off, a hit with *",
            dice=turn.dice,
            recorded=self._written(event),
        )
        self._anything_played(side, turn.dice, number)

    def _without_dice(self, event: Event, side: int, turn: Turn, *, last: str | None) -> None:
        """A roll that is none, or a play that has no roll before it."""
        if last and not isinstance(turn.played, Play):
            self._breaks_off(event, f"no roll and no play: {last}")
            return
        if turn.roll:
            number = self._log.report(
                dice_checks.MALFORMED_ROLL,
                f"{turn.roll} is no roll of two dice",
                event,
                help="each die shows 1 to 6",
                recorded=self._written(event),
            )
        else:
            number = self._log.report(
                dice_checks.MISSING_ROLL,
                "a play without its roll",
                event,
                help="the roll stands before the play, as in 31: 8/5 6/5",
                recorded=self._written(event),
            )
        before = self.board
        self._anything_played(side, None, number)
        if before is not None:
            moves = turn.played.moves if isinstance(turn.played, Play) else ()
            after = as_played(seen_by(side, before), moves)
            self.board = None if after is None else seen_by(side, after)

    def _anything_played(self, side: int, dice: Dice | None, number: int) -> None:
        """What was played is not known: with this roll, or with any."""
        if self.board is not None:
            view = seen_by(side, self.board)
            boards = (legal_plays(view, dice) or [view]) if dice else after_any_roll(view)
            self.doubt = Doubt((seen_by(side, board) for board in boards), number)
        self.board = None

    def unreadable_turn(self, event: Event, side: int, number: int) -> None:
        """A whole cell that cannot be read, told of by ``number``: a turn with an unknown roll."""
        self._anything_played(side, None, number)

    def _breaks_off(self, event: Event, message: str) -> None:
        self._log.report(BROKEN_OFF, message, event, recorded=self._written(event))

    def _written(self, event: Event) -> str:
        """The play as the record has it, without the roll before it."""
        text = self._log.text(event.span)
        return " ".join(text.partition(":")[2].split()) if ":" in text else text
