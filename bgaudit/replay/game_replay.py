"""One game replayed: its events in order, each handed to the referee that it concerns."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bgaudit.replay.checks import reading
from bgaudit.replay.checks import record as record_checks
from bgaudit.replay.circumstances import Setting
from bgaudit.replay.game_in_play import GameInPlay
from bgaudit.replay.log import GameLog
from bgaudit.replay.outcome import EndedBy, Tally
from bgaudit.replay.plain_turns import PlainTurns
from bgaudit.replay.score.settle import Settlement, settle
from bgaudit.replay.score.stakes import Ending
from bgaudit.replay.tally import tally
from bgaudit.replay.turns.boards import Kept
from bgaudit.replay.turns.hit_marks import HitMarks
from bgaudit.rules.cube import Cube
from bgaudit.transcript.model import (
    AutomaticDouble,
    Beaver,
    Double,
    Drop,
    Event,
    Game,
    Loss,
    MenStated,
    PositionStated,
    Raccoon,
    Resigned,
    Result,
    SetPosition,
    Take,
    Turn,
    UnknownPlay,
    Unreadable,
)

if TYPE_CHECKING:
    from bgaudit.replay.clock.clock_referee import ClockReferee
    from bgaudit.replay.stated_positions import StatedPositions
    from bgaudit.replay.table_events import TableEvents


class GameReplay:
    """The replay of one game; :meth:`run` gives what came of it."""

    def __init__(
        self,
        log: GameLog,
        game: Game,
        setting: Setting,
        marks: HitMarks,
        clock: ClockReferee | None = None,
    ) -> None:
        self._log = log
        self._game = game
        self._clock = clock
        self._setting = setting
        self._play = GameInPlay(log, game, setting, marks)
        self._table = _table_events(self._play) if game.by_event else None
        self._stated: StatedPositions | None = None
        self._before_unread: Kept | None = None
        """Where the men stood before the last event that cannot be read."""

    @property
    def rolls(self) -> int:
        """How many rolls are written."""
        return self._play.rolls

    @property
    def tally(self) -> Tally:
        """What was rolled, in short."""
        return tally(self._play.played, self._play.boards.view(1))

    @property
    def illegal_plays(self) -> int:
        """How many plays were found illegal."""
        return self._play.turns.illegal.count

    @property
    def illegal_of_side(self) -> tuple[int, int]:
        """How many each side has made in the match so far, side 1 first."""
        of_side = self._play.turns.illegal.of_side
        return of_side[1], of_side[2]

    def run(self) -> Settlement:
        """Replay every event, then compare the end with the result."""
        if self._clock is not None:
            self._clock.begin_game(self._game, self._setting.terms.score)
        play = self._play
        plain = PlainTurns(play) if self._table is None and self._clock is None else None
        while play.place < len(play.events):
            if plain is not None:
                plain.play()
            event = play.events[play.place]
            if self._clock is not None:
                self._look_at_the_clock(self._clock, event)
            side = event.side or play.order.next_side
            play.show(event, side)
            self._event(event, side)
            play.place += 1
        return self._settlement()

    def _event(self, event: Event, side: int) -> None:
        match event.action:
            case Turn() as turn:
                self._turn(event, side, turn)
            case Double(value):
                if not self._play.course.is_late(event):
                    self._double(event, side, value)
            case Beaver(value) | Raccoon(value):
                if not self._play.course.is_late(event):
                    self._play.cube.beaver(event, side, value)
                    self._play.order.last_side = side
            case Take():
                if not self._play.course.is_late(event):
                    self._look_for_a_double(event, side)
                    roller = self._play.cube.take(event, side)
                    self._play.order.last_side = 3 - roller if roller else None
            case Drop():
                if not self._play.course.is_late(event):
                    self._drop(event, side)
            case AutomaticDouble():
                self._play.cube.automatic_double(event)
            case Result():
                self._play.course.take_result(event)
            case SetPosition() as position:
                self._play.set_position(event, position.letters)
                if position.cube is not None:
                    self._play.cube.put((Cube(position.cube, position.owner),))
                if self._table is not None:
                    self._table.goes_on_from_elsewhere()
            case Unreadable() as cell:
                self._unreadable(event, side, cell)
            case Resigned(words):
                self._play.course.on_time |= "time" in words.lower()
            case UnknownPlay():
                if not self._play.course.over:
                    self._log.report(
                        record_checks.BROKEN_OFF, "no roll and no play is recorded", event
                    )
            case Loss():
                pass
            case MenStated() | PositionStated() as stated:
                self._compare(event, stated)
            case _:
                if self._table is not None:
                    self._table.event(event, side)

    def _look_for_a_double(self, event: Event, side: int) -> None:
        """An answer to no double, where something before it cannot be read."""
        if self._play.cube.pending is None and self._play.gap_explains_it():
            self._play.cube.offered_unread(event, 3 - side)
            if self._before_unread is not None:
                self._play.boards.go_back_to(self._before_unread)

    def _drop(self, event: Event, side: int) -> None:
        self._look_for_a_double(event, side)
        winner, cubes, beaver, stray = self._play.cube.drop(event, side)
        self._play.course.ending = Ending(EndedBy.DROP, winner, cubes, row=event.row, beaver=beaver)
        self._play.course.in_doubt = stray

    def _look_at_the_clock(self, clock: ClockReferee, event: Event) -> None:
        lost = clock.event(self._log, event)
        course = self._play.course
        if lost is None or (course.ending and course.ending.ended_by is not EndedBy.TIME):
            return
        course.ending = Ending(
            EndedBy.TIME,
            3 - lost.side,
            self._play.cube.cubes,
            row=lost.event.row,
            wins_match=lost.whole_match,
            played_on=lost.played_on,
        )
        # What is played after the flag is told by the clock's referee.
        course.told = True

    def _turn(self, event: Event, side: int, turn: Turn) -> None:
        play = self._play
        if self._table is None:
            play.rolls += bool(turn.roll)
        if play.course.over and self._is_past(event, side, turn):
            return
        if self._table is not None:
            self._table.turn(event, side, turn)
        elif play.begin_turn(event, side, turn.dice):
            play.play_turn(event, side, turn)

    def _is_past(self, event: Event, side: int, turn: Turn) -> bool:
        """Whether a turn after the game's end is no turn to be played."""
        return self._play.goes_on_after_all(event, side, turn) or self._play.course.is_late(event)

    def _double(self, event: Event, side: int, value: int | None) -> None:
        play = self._play
        if self._table is not None and not self._table.may_double(event, side):
            return
        before_play = play.waits_for_play
        if self._table is None or not self._table.is_to_play(side):
            play.in_turn(event, side)
        rolls = (play.order.rolls_of[1], play.order.rolls_of[2])
        play.cube.double(event, side, value, before_play=before_play, rolls=rolls)
        play.order.last_side = side
        play.window.doubled(side)

    def _unreadable(self, event: Event, side: int, cell: Unreadable) -> None:
        self._log.report(
            reading.UNREADABLE_CELL,
            cell.why or f"`{cell.text}` is no roll, play, cube action or result",
            event,
            recorded=cell.text,
        )
        if self._play.course.over:
            self._play.course.unread_result = True
            return
        if self._table is not None:
            self._table.unreadable(side)
        else:
            self._before_unread = self._play.boards.keep()
            if self._play.cube.pending is None:
                self._play.turns.unreadable_turn(side)
            self._play.order.anybody_next()
            self._play.leave_gap()

    def _compare(self, event: Event, stated: MenStated | PositionStated) -> None:
        """Few records state positions beside the plays."""
        if self._stated is None:
            from bgaudit.replay.stated_positions import StatedPositions

            self._stated = StatedPositions(self._play)
        self._stated.compare(event, stated)

    def _settlement(self) -> Settlement:
        play = self._play
        if self._table is not None:
            self._table.game_over()
        play.turns.settle()
        if not self._setting.terms.last:
            play.window.game_is_past()
        at = play.events[-1] if play.events else None
        if play.course.result is None and play.course.unread_result:
            at = None
        if play.turns.unjudged and at is not None:
            self._log.report(
                record_checks.NOT_VERIFIABLE,
                f"{_turns(play.turns.unjudged)} of this game could not be checked",
                at.row.span,
                help="where the men stood was not known any more",
            )
        if play.course.void:
            return Settlement(EndedBy.UNFINISHED, void=True)
        ending = play.course.ending or Ending(EndedBy.UNFINISHED, None, play.cube.cubes)
        ending = replace(ending, board=play.boards.view(1))
        if not self._game.tells_result:
            self._note_the_end(ending, at)
            at = None
        settlement = settle(
            self._log, ending, play.course.result, play.cube.pending, self._setting.terms, at
        )
        if play.course.on_time and settlement.ended_by is EndedBy.RESIGN:
            settlement = replace(settlement, ended_by=EndedBy.TIME)
        if self._table is not None:
            settlement = replace(settlement, automatic_cube=self._table.automatic_cube)
        return settlement

    def _note_the_end(self, ending: Ending, at: Event | None) -> None:
        """A game that is not played out, in a format that writes no results."""
        if ending.winner is None and at is not None and not self._setting.terms.last:
            self._log.report(
                record_checks.BROKEN_OFF, "the game stops, and nothing tells who won it", at
            )


def _table_events(play: GameInPlay) -> TableEvents:
    """Imported where there are any: most records have none."""
    from bgaudit.replay.table_events import TableEvents

    return TableEvents(play)


def _turns(number: int) -> str:
    return "1 turn" if number == 1 else f"{number} turns"
