"""A game followed on the board from any of its events on, and how much of it does not fit.

This is the quick replay of a hypothesis. It judges plays with the same rules as the referee, but
reports nothing: it weighs. A turn that cannot be is carried out as far as it can be, and the next
one is looked at, so that a later fault does not hide what a hypothesis explains.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import NamedTuple

from bgaudit.replay.turns.doubt import seen_by
from bgaudit.replay.turns.dump import boards_from_dump
from bgaudit.replay.turns.judge import judge, why_illegal
from bgaudit.replay.turns.stated_position import board_of_letters
from bgaudit.rules.allowed import allowed_plays
from bgaudit.rules.board import Board
from bgaudit.rules.options.moves import MoveRules
from bgaudit.rules.plays import Dice, Played, can_play, closed_out, follow
from bgaudit.rules.why_not import Breach
from bgaudit.slips.ending import Ending
from bgaudit.slips.steps import as_far_as_can_be, joins_steps, may_be
from bgaudit.slips.style import Style
from bgaudit.transcript.model import (
    DeclaredIllegal,
    Double,
    Drop,
    Event,
    MenStated,
    NoPlay,
    Play,
    PositionStated,
    SetPosition,
    Turn,
)

WRONG_TURN = 1.0
"""What a turn weighs that cannot be; the measure of all other weights."""
WRONG_ORDER = 1.0
WRONG_MARK = 0.5
WRONG_STATED = 1.0

_JUDGED = 60
"""How many plain turns take as long as one that has to be looked at closely."""
_BREAKS_OFF = {Breach.NO_PLAY, Breach.DIE_LEFT, Breach.SMALLER_DIE, Breach.DOUBLE_LEFT}


class Standing(NamedTuple):
    """Where a game stands: the board from side 1's view, and the side that acted last.

    ``dropped`` tells that it is over, because a double was dropped.
    """

    board: Board
    last: int | None
    dropped: bool = False


class Passed(NamedTuple):
    """What an event leads to, and what weighs against it there."""

    standing: Standing
    weight: float


class Line:
    """One game as a run of events.

    ``start`` is the board at its beginning, from side 1's view. ``tried`` counts the turns that
    were followed, a measure of the time spent.
    """

    def __init__(
        self,
        events: Sequence[Event],
        start: Board,
        rules: MoveRules,
        style: Style,
        ending: Ending,
    ) -> None:
        self.events = tuple(events)
        self.rules = rules
        self.style = style
        self.ending = ending
        self.tried = 0
        self.start = Standing(start, None)
        self._men = sum(start.own)
        self._known: dict[tuple[int, Board], Played | None] = {}
        turns = [at for at, event in enumerate(self.events) if isinstance(event.action, Turn)]
        self.last_turn = turns[-1] if turns else -1
        doubles = [at for at, event in enumerate(self.events) if isinstance(event.action, Double)]
        self._may_break_off = self.last_turn > (doubles[-1] if doubles else -1)

    @cached_property
    def joins_steps(self) -> bool:
        """Whether the record writes two steps of one man as one."""
        turns = (event.action for event in self.events if isinstance(event.action, Turn))
        return any(
            turn.dice is not None
            and isinstance(turn.played, Play)
            and joins_steps(turn.played, turn.dice)
            for turn in turns
        )

    def with_events(self, events: Sequence[Event]) -> Line:
        """Another line of the same game."""
        return Line(events, self.start.board, self.rules, self.style, self.ending)

    def from_the_start(self) -> list[Passed]:
        """Where the game stands before each event and at its end, with the weight of all before."""
        passed = [Passed(self.start, 0.0)]
        for place in range(len(self.events)):
            standing, weight = self.passing(place, passed[-1].standing)
            passed.append(Passed(standing, passed[-1].weight + weight))
        last = passed[-1]
        ends = self.ending.weight(self.events, last.standing.board)
        passed.append(Passed(last.standing, last.weight + ends))
        return passed

    def weight(self, place: int, standing: Standing, most: float) -> float:
        """What weighs against the rest of the game from an event on; more than ``most`` is enough
        to know."""
        weight = 0.0
        for at in range(place, len(self.events)):
            standing, more = self.passing(at, standing)
            weight += more
            if weight > most:
                return weight
        return weight + self.ending.weight(self.events, standing.board)

    def passing(self, place: int, standing: Standing) -> Passed:
        """What one event makes of a game that stands so."""
        event = self.events[place]
        action = event.action
        side = event.side or 1
        if isinstance(action, Turn):
            self.tried += 1
            return self._turn(place, standing, side, action)
        if isinstance(action, SetPosition | MenStated | PositionStated):
            return self._stated(standing, action)
        if isinstance(action, Double):
            wrong = standing.last == event.side
            return Passed(standing, WRONG_ORDER if wrong else 0.0)
        if isinstance(action, Drop):
            standing = standing._replace(dropped=True)
        return Passed(standing, 0.0)

    def reading(self, place: int, view: Board) -> Played | None:
        """What the play of an event comes to from the mover's view, None if it is illegal."""
        turn = self.events[place].action
        if not isinstance(turn, Turn) or turn.dice is None:
            return None
        if not isinstance(turn.played, Play | NoPlay):
            return None
        return self._read(place, view, turn.dice, turn.played)

    def _turn(self, place: int, standing: Standing, side: int, turn: Turn) -> Passed:
        board, last, dropped = standing
        view = seen_by(side, board)
        weight = 0.0
        if last == side and not closed_out(view.turned()):
            weight += WRONG_ORDER
        if dropped or view.over or view.turned().over:
            return Passed(standing._replace(last=side), weight + WRONG_TURN)
        after, more = self._played(place, view, turn)
        return Passed(Standing(seen_by(side, after), side), weight + more)

    def _played(self, place: int, view: Board, turn: Turn) -> tuple[Board, float]:
        played, dice = turn.played, turn.dice
        if isinstance(played, DeclaredIllegal):
            return self._declared(view, dice, played)
        if not isinstance(played, Play | NoPlay):
            return view, 0.0 if place == self.last_turn else WRONG_TURN
        reading = self._read(place, view, dice, played) if dice else None
        if reading is not None:
            return reading.board, self._mark_weight(played, reading)
        moves = played.moves if isinstance(played, Play) else ()
        return as_far_as_can_be(view, moves), self._illegal(place, view, turn)

    def _declared(
        self, view: Board, dice: Dice | None, played: DeclaredIllegal
    ) -> tuple[Board, float]:
        """The position after the play is stated; perhaps a legal play leads there."""
        stated = boards_from_dump(played.dump, self._men)
        legal = allowed_plays(view, dice, self.rules) if dice and stated else {}
        by_a_legal_play = next((board for board in stated if board in legal), None)
        if by_a_legal_play is not None:
            return by_a_legal_play, 0.0
        return stated[0] if stated else view, WRONG_TURN

    def _illegal(self, place: int, view: Board, turn: Turn) -> float:
        """Only the last turn of a game may break off."""
        if place != self.last_turn or not self._may_break_off or turn.dice is None:
            return WRONG_TURN
        if not isinstance(turn.played, Play | NoPlay):
            return 0.0
        verdict = judge(view, turn.dice, turn.played, self.rules)
        breach = why_illegal(verdict, view, turn.dice, turn.played).breach
        return 0.0 if breach in _BREAKS_OFF else WRONG_TURN

    def _mark_weight(self, played: Play | NoPlay, reading: Played) -> float:
        if not self.style.marked:
            return 0.0
        marks = played.marks if isinstance(played, Play) else ()
        if marks == reading.hits or set(marks) == set(reading.hits):
            return 0.0
        return WRONG_MARK

    def _read(self, place: int, view: Board, dice: Dice, play: Play | NoPlay) -> Played | None:
        if isinstance(play, Play):
            quick = follow(view, dice, play.moves)
            if quick is not None and self.rules.bearoff_waste == "standard":
                return quick
            if not may_be(view, dice, play):
                return None
        key = (place, view)
        if key not in self._known:
            self._known[key] = self._judged(view, dice, play)
        return self._known[key]

    def _judged(self, view: Board, dice: Dice, play: Play | NoPlay) -> Played | None:
        if isinstance(play, NoPlay) and can_play(view, dice):
            return None
        self.tried += _JUDGED
        readings = judge(view, dice, play, self.rules).readings
        return readings[0] if readings else None

    def _stated(
        self, standing: Standing, action: SetPosition | MenStated | PositionStated
    ) -> Passed:
        try:
            board = board_of_letters(action.letters or "", self._men)
        except ValueError:
            return Passed(standing, 0.0)
        last = None if isinstance(action, SetPosition) else standing.last
        wrong = not isinstance(action, SetPosition) and board != standing.board
        return Passed(Standing(board, last), WRONG_STATED if wrong else 0.0)


def with_other_sides(line: Line, first: int, last: int) -> Line:
    """The line with the events from one to another, that one included, each the other side's."""
    events = [
        event._replace(side=3 - event.side) if event.side and first <= at <= last else event
        for at, event in enumerate(line.events)
    ]
    other = line.with_events(events)
    # A reading depends on the play and on the mover's view, not on who he is.
    other._known = line._known
    return other
