"""Each turn of a game is judged, and carried out as it was played."""

from __future__ import annotations

from bgaudit.finding import Severity
from bgaudit.replay.checks import dice as dice_checks
from bgaudit.replay.checks import moves as checks
from bgaudit.replay.checks.reading import UNREADABLE_CELL
from bgaudit.replay.checks.record import BROKEN_OFF
from bgaudit.replay.log import GameLog
from bgaudit.replay.turns.boards import Boards
from bgaudit.replay.turns.challenge_window import ChallengeWindow
from bgaudit.replay.turns.declared_play import adopt_declared
from bgaudit.replay.turns.hit import Hit
from bgaudit.replay.turns.hit_marks import HitMarks, HitsOf
from bgaudit.replay.turns.illegal_plays import Identify, IllegalPlays
from bgaudit.replay.turns.judge import judge, why_illegal
from bgaudit.replay.turns.judged import Judged, as_written
from bgaudit.replay.turns.missing_turns import MissingTurns
from bgaudit.replay.turns.route import Route
from bgaudit.replay.turns.turn_notes import TurnNotes
from bgaudit.replay.turns.wording import worded_oddity
from bgaudit.rules.board import Board
from bgaudit.rules.options.moves import MoveRules
from bgaudit.rules.plays import Dice, Played, as_played, closed_out
from bgaudit.rules.why_not import Breach
from bgaudit.transcript.model import DeclaredIllegal, Event, NoPlay, Play, Turn, Unreadable

_BREAKS_OFF = {Breach.NO_PLAY, Breach.DIE_LEFT, Breach.SMALLER_DIE, Breach.DOUBLE_LEFT}


class TurnReferee:
    """Judges the turns of one game.

    ``notes`` are those that are made of turns which are no fault. ``illegal`` are the plays that
    are, ``unjudged`` counts those whose board was not known.
    ``illegal_before`` tells how many each side has made in the games before.
    """

    def __init__(
        self,
        log: GameLog,
        boards: Boards,
        rules: MoveRules,
        marks: HitMarks,
        identify: Identify,
        window: ChallengeWindow,
        illegal_before: tuple[int, int],
    ) -> None:
        self.unjudged = 0
        self.notes = TurnNotes(log, rules)
        self.illegal = IllegalPlays(log, boards, rules, identify, window, illegal_before)
        self._route: Route | None = None
        self._log = log
        self._boards = boards
        self._rules = rules
        self._marks = marks
        self._identify = identify
        self._missing = MissingTurns(log, boards, rules, self.illegal)

    @property
    def has_open_route(self) -> bool:
        """Whether the last play can be read in two ways, which the next turn is to settle."""
        return self._route is not None

    def settle(self) -> None:
        """The game is over, or goes on from elsewhere: what waited for a turn does so no more."""
        self.settle_route(None)

    def turn(self, event: Event, side: int, turn: Turn, *, last: str | None) -> None:
        """One turn. ``last`` is given for the last turn of a game, which may break off without a
        fault: it tells in words why it may."""
        played = turn.played
        self.settle_route(turn)
        if isinstance(played, DeclaredIllegal):
            adopt_declared(self._log, self._boards, self._identify, event, side, turn.dice, played)
        elif isinstance(played, Unreadable):
            self._unreadable(event, side, turn, played)
        elif turn.dice is None:
            self._without_dice(event, side, turn, last=last)
        elif isinstance(played, Play):
            self._judged(event, side, turn.dice, played, last=last)
        elif last and not isinstance(played, NoPlay):
            self._breaks_off(event, f"the play is not known: {last}")
        else:
            self._judged(event, side, turn.dice, NoPlay(), last=last)

    def missing_turn(self, event: Event, side: int, before: Event | None) -> bool:
        """``side`` acts twice running, in this event and in the one before it.

        False if it is the same turn once more, and no turn to be judged.
        """
        self.settle_route(None)
        return self._missing.between(event, side, before)

    def unreadable_turn(self, side: int) -> None:
        """A cell that cannot be read: any turn may have stood there."""
        self.settle_route(None)
        self._boards.doubt_anything_played(side, None)

    def _judged(
        self,
        event: Event,
        side: int,
        dice: Dice,
        play: Play | NoPlay,
        *,
        last: str | None,
    ) -> None:
        view = self._boards.view(side)
        if view is None:
            if not self._boards.follows_from_fault(event, side, dice, play):
                self.unjudged += 1
            return
        verdict = judge(view, dice, play, self._rules)
        if self.notes.wanted:
            recorded = as_written(self._log, event)
            self.notes.look_at(Judged(event, side, view, dice, play, verdict, recorded))
        if verdict.readings:
            self._legal(event, side, view, dice, play, verdict.readings)
            if verdict.oddity is not None:
                recorded = as_written(self._log, event)
                self._odd(Judged(event, side, view, dice, play, verdict, recorded))
        elif not self._boards.follows_from_fault(event, side, dice, play):
            recorded = as_written(self._log, event)
            turn = Judged(event, side, view, dice, play, verdict, recorded)
            self._illegal(turn, last=last)

    def _legal(
        self,
        event: Event,
        side: int,
        view: Board,
        dice: Dice,
        play: Play | NoPlay,
        readings: tuple[Played, ...],
    ) -> None:
        best, *others = readings
        if (
            isinstance(play, Play)
            and play.marks
            and not set(play.marks) <= set(best.hits)
            and self._boards.follows_from_fault(event, side, dice, play, marked=True)
        ):
            return
        self._boards.allows(side, dice, play)
        self._boards.put(side, best.board)
        if isinstance(play, NoPlay):
            self.look_for_closed_out(event, view, dice)
            return
        marked = bool(others) and play.marks and set(best.hits) == set(play.marks)
        if others and not marked and self._rules.ambiguous_path == "context":
            self._route = Route(event, side, dice, play, readings)
        else:
            self.check_marks(event, side, dice, play, best)

    def look_for_closed_out(self, event: Event, view: Board, dice: Dice) -> None:
        """A roll that no rule asks for, and that some forbid."""
        if not closed_out(view):
            return
        forbidden = self._rules.closed_out_roll == "forbidden"
        self._log.report(
            dice_checks.CLOSED_OUT_ROLL,
            f"a roll of {dice[0]}-{dice[1]} by a player who is closed out",
            event,
            severity=Severity.ERROR if forbidden else None,
            help="by the rule set he does not roll" if forbidden else "he need not roll",
            dice=dice,
        )

    def _odd(self, turn: Judged) -> None:
        """What is to be told of a legal play."""
        oddity = turn.verdict.oddity
        if oddity is None:
            return
        written = turn.recorded if turn.moves else ""
        said = worded_oddity(oddity, turn.view, turn.dice, written, turn.moves)
        self._log.report(
            said.check,
            said.message,
            turn.event,
            help=said.help or None,
            dice=turn.dice,
            recorded=turn.recorded,
        )

    def settle_route(self, turn: Turn | None) -> None:
        """A play that hits on one way and not on another is settled by the opponent's next turn."""
        route, self._route = self._route, None
        if route is None:
            return
        possible = route.readings_before(turn, self._rules)
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
                recorded=as_written(self._log, route.event),
            )
        self.check_marks(route.event, route.side, route.dice, route.play, chosen)
        self._boards.put(route.side, chosen.board)
        if others:
            self._boards.doubt_besides(route.side, (other.board for other in others), number)

    def stated(self, board: Board) -> None:
        """The men are said to stand so, from side 1's view, which may settle what was played."""
        if self._route is not None:
            self._route = self._route.leading_to(board)
        self.settle_route(None)

    def forget_route(self) -> None:
        """The play that could be read in two ways is taken back."""
        self._route = None

    def check_marks(self, event: Event, side: int, dice: Dice, play: Play, played: Played) -> None:
        """A legal play may hit: it is remembered, and held against the marks of the record."""
        if played.hits:
            self._boards.hits[side] = Hit(event, played.hits)
        if played.hits or play.marks:
            self._marks.check(HitsOf(self._log, event, dice), play.marks, played.hits)

    def _illegal(self, turn: Judged, *, last: str | None) -> None:
        why = why_illegal(turn.verdict, turn.view, turn.dice, turn.play)
        if last and why.breach in _BREAKS_OFF:
            self._breaks_off(turn.event, f"the turn breaks off: {last}")
            self._boards.put(turn.side, as_played(turn.view, turn.moves))
        else:
            self.illegal.tell(turn, why)

    def _unreadable(self, event: Event, side: int, turn: Turn, played: Unreadable) -> None:
        self._log.report(
            UNREADABLE_CELL,
            played.why or f"`{played.text}` is no play",
            event,
            help=None
            if played.why
            else "a play is written as 24/18 13/11, bar/20, 8/5(2) or 3/off, a hit with *",
            dice=turn.dice,
            recorded=as_written(self._log, event),
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
        self._log.report(check, message, event, help=help, recorded=as_written(self._log, event))
        view = self._boards.view(side)
        self._boards.doubt_anything_played(side, None)
        if view is not None:
            moves = turn.played.moves if isinstance(turn.played, Play) else ()
            self._boards.put(side, as_played(view, moves))

    def _breaks_off(self, event: Event, message: str) -> None:
        self._log.report(BROKEN_OFF, message, event, recorded=as_written(self._log, event))
