"""A game as it goes on: its men, its cube, whose turn it is, and how turns begin and are played."""

from __future__ import annotations

from bgaudit.replay.broken_off import last_turn
from bgaudit.replay.checks.reading import UNREADABLE_LINE
from bgaudit.replay.circumstances import Circumstances, Setting
from bgaudit.replay.course import Course
from bgaudit.replay.cube.cube_referee import CubeReferee
from bgaudit.replay.cube.unused_cube import note_unused_cube
from bgaudit.replay.log import GameLog
from bgaudit.replay.outcome import EndedBy
from bgaudit.replay.score.offer import Offer, Pending
from bgaudit.replay.score.stakes import Ending
from bgaudit.replay.turns.boards import Boards
from bgaudit.replay.turns.challenge_window import ChallengeWindow
from bgaudit.replay.turns.hit_marks import HitMarks
from bgaudit.replay.turns.opening import report_opening_double
from bgaudit.replay.turns.stated_position import board_of_letters, report_stated
from bgaudit.replay.turns.turn_order import TurnOrder
from bgaudit.replay.turns.turn_referee import TurnReferee
from bgaudit.rules.board import OFF, Board, Men
from bgaudit.rules.plays import Dice
from bgaudit.transcript.model import Event, Game, MenStated, NoPlay, Play, PositionStated, Turn


class GameInPlay:
    """All that is known of one game while it is replayed.

    ``place`` is that of the event which is replayed, ``last_turn`` that of the game's last turn,
    which may break off. ``rolls`` counts the rolls that are written, ``played`` are the turns that
    were played, each with its side.
    ``put_off`` counts each side's men that were wrongly put off; its first entry is nobody's.
    """

    def __init__(self, log: GameLog, game: Game, setting: Setting, marks: HitMarks) -> None:
        rules = setting.terms.rules.moves
        self.log = log
        self.setting = setting
        self.events = game.events
        self.place = 0
        self.rolls = 0
        self.played: list[tuple[int, Turn]] = []
        self.put_off = [0, 0, 0]
        self._gap = False
        """Whether an event since the last play cannot be read."""
        self.opening_is_told = False
        """Whether the record tells of the opening dice, and what is wrong with them."""
        self.last_turn, self._why_broken_off = last_turn(game)
        self.course = Course(log)
        self.order = TurnOrder()
        self.cube = CubeReferee(log, setting.terms)
        self.boards = Boards(log, setting.start, rules)
        self._circumstances = Circumstances(setting, self.cube)
        self.window = ChallengeWindow(log, rules)
        self.turns = TurnReferee(
            log,
            self.boards,
            rules,
            marks,
            self._circumstances.identify,
            self.window,
            setting.illegal_before,
        )

    def show(self, event: Event, side: int, turn: Turn | None = None) -> None:
        """Let who watches see how the game stands before a side's event, which may be a turn."""
        onlooker = self.setting.onlooker
        if onlooker is not None:
            onlooker.sees(self._circumstances.moment(self.log, self.boards, event, side, turn))

    @property
    def waits_for_play(self) -> bool:
        """Whether the opening roll has still to be played."""
        return not (self.order.begun or self._gap or self.setting.winner_starts)

    @property
    def nothing_is_open(self) -> bool:
        """Whether the game goes on, and nothing done before waits for what is done next."""
        return not (
            self.course.over
            or self.cube.pending is not None
            or self.window.any_open
            or self.turns.has_open_route
            or not self.order.begun
            or (self.setting.terms.after_crawford and 0 in self.order.rolls_of[1:])
        )

    def went_on(self, place: int, side: int, view: Board) -> None:
        """All events up to a place were turns in order, and this side, with this view, is next."""
        turns = place - self.place
        for event in self.events[self.place : place]:
            if event.side and isinstance(event.action, Turn):
                self.played.append((event.side, event.action))
        self.place = place
        self.rolls += turns
        self._gap = False
        self.order.took_turns(turns, 3 - side)
        self.boards.put(side, view)

    def leave_gap(self) -> None:
        """An event cannot be read: nobody knows who acts next, and something may be missing."""
        self._gap = True
        self.order.last_side = None

    def gap_explains_it(self) -> bool:
        """Whether an event that cannot be read may be what is missing here; it is that once."""
        gap, self._gap = self._gap, False
        return gap

    def begin_turn(self, event: Event, side: int, dice: Dice | None) -> bool:
        """A side's roll counts. False for a turn that is there twice, and is not played again."""
        if self.order.last_side == side and not self.in_turn(event, side):
            return False
        if self.cube.pending is not None:
            self._roll_after_an_offer(self.cube.pending)
        if dice and dice[0] == dice[1] and self.waits_for_play and not self.opening_is_told:
            report_opening_double(self.log, event, dice, self.setting.terms.rules.opening)
        self.order.acted(side)
        if self.setting.terms.after_crawford:
            note_unused_cube(self.log, event, side, self.setting.terms, self.order, self.cube)
        self.order.rolls_of[side] += 1
        if self.window.any_open:
            self.window.rolled(side)
        return True

    def _roll_after_an_offer(self, pending: Pending) -> None:
        if pending.kind is Offer.DOUBLE and self.gap_explains_it():
            self.cube.taken_unread(pending)
        else:
            self.cube.rolled()

    def play_turn(self, event: Event, side: int, turn: Turn) -> None:
        """A side plays its roll."""
        self._gap = False
        self.played.append((side, turn))
        self.turns.settle_route(turn)
        self.show(event, side, turn)
        last = self._why_broken_off if self.place == self.last_turn else None
        self.turns.turn(event, side, turn, last=last)
        if self.window.any_open and isinstance(turn.played, Play | NoPlay):
            self.window.played(side)
        self.look_for_the_end(event, side)

    def in_turn(self, event: Event, side: int) -> bool:
        """The sides act in turn; only an offer that still waits may be followed by its maker.

        False for a turn that is there twice, and is not played again.
        """
        if self.order.last_side != side or self.cube.pending is not None:
            return True
        before = (self.events[place] for place in reversed(range(self.place)))
        acts = (
            event for event in before if not isinstance(event.action, MenStated | PositionStated)
        )
        return self.turns.missing_turn(event, side, next(acts, None))

    def set_position(self, event: Event, letters: str | None) -> None:
        """The men are put, or said to stand, so: 26 letters from side 1's view, None if unknown."""
        if letters is None:
            self.turns.settle()
            self.boards.put(1, None)
            self.order.anybody_next()
            return
        men = sum(self.setting.start.own)
        try:
            board = board_of_letters(letters, men)
        except ValueError as problem:
            self.log.report(UNREADABLE_LINE, str(problem), event)
            return
        report_stated(self.log, event, board, men)
        self.turns.settle()
        self.boards.state(board)
        self.order.anybody_next()

    def goes_on_after_all(self, event: Event, side: int, turn: Turn) -> bool:
        """Whether the last man was not borne off after all, as a fault told before leaves open."""
        if not self.course.borne_off or not self._fits_after_all(event, side, turn):
            return False
        self.course.ending = None
        self.order.last_side = side
        self.look_for_the_end(event, side)
        return True

    def _fits_after_all(self, event: Event, side: int, turn: Turn) -> bool:
        if turn.dice is None or not isinstance(turn.played, Play | NoPlay):
            return False
        return self.boards.follows_from_fault(event, side, turn.dice, turn.played)

    def look_for_the_end(self, event: Event, side: int) -> None:
        """The game is over if a side has no man left."""
        if not self.boards.all_off(side):
            return
        put_off = self.put_off[3 - side]
        losers = (_with_back(view, put_off) for view in self.boards.views(side) if view.over)
        self.course.ending = Ending(
            EndedBy.BEAR_OFF,
            side,
            self.cube.cubes,
            tuple(dict.fromkeys(losers)),
            row=event.row,
            put_off=put_off,
        )


def _with_back(view: Board, put_off: int) -> Men:
    """The other side's men, but for those that were put off wrongly."""
    off, *rest = view.other
    return (max(OFF, off - put_off), *rest)
