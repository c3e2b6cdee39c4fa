"""One game replayed: its events in order, each handed to the referee that it concerns."""

from __future__ import annotations

from dataclasses import replace

from bgaudit.replay.checks import cube as cube_checks
from bgaudit.replay.checks import match as match_checks
from bgaudit.replay.checks import record as record_checks
from bgaudit.replay.checks import score as score_checks
from bgaudit.replay.circumstances import Circumstances, Setting
from bgaudit.replay.cube.cube_referee import CubeReferee
from bgaudit.replay.log import GameLog
from bgaudit.replay.outcome import EndedBy
from bgaudit.replay.score.settle import Settlement, settle
from bgaudit.replay.score.stakes import Ending
from bgaudit.replay.turns.boards import Boards
from bgaudit.replay.turns.hit_marks import HitMarks
from bgaudit.replay.turns.opening import report_opening_double
from bgaudit.replay.turns.stated_position import board_of_letters, report_stated
from bgaudit.replay.turns.turn_referee import TurnReferee
from bgaudit.rules.cube import Cube
from bgaudit.transcript.model import (
    Beaver,
    Double,
    Drop,
    Event,
    Game,
    Loss,
    NoPlay,
    Play,
    Raccoon,
    Resigned,
    Result,
    SetPosition,
    Take,
    Turn,
    UnknownPlay,
    Unreadable,
)

_RESULTS = (Result, Loss, Resigned, UnknownPlay)


class GameReplay:
    """The replay of one game; :meth:`run` gives what came of it."""

    def __init__(self, log: GameLog, game: Game, setting: Setting, marks: HitMarks) -> None:
        self.rolls = 0
        self._log = log
        self._game = game
        self._setting = setting
        self._cube = CubeReferee(log, setting.terms)
        self._now = Circumstances(setting, game.events, self._cube)
        self._boards = Boards(log, setting.start, setting.terms.rules.moves)
        self._turns = TurnReferee(
            log,
            self._boards,
            setting.terms.rules.moves,
            marks,
            self._now.identify,
            self._now.outcome,
            setting.illegal_before,
        )
        self._ending: Ending | None = None
        self._result: Event | None = None
        self._last_side: int | None = None
        """The side that acted last; None at the start and where it is not known."""
        self._late = False
        self._rolls_of = [0, 0, 0]
        """The rolls of each side; the first is nobody's."""
        self._begun = False
        self._on_time = False

    @property
    def illegal_plays(self) -> int:
        """How many plays were found illegal."""
        return self._turns.illegal.count

    @property
    def illegal_of_side(self) -> tuple[int, int]:
        """How many each side has made in the match so far, side 1 first."""
        return self._turns.illegal.of_side[1], self._turns.illegal.of_side[2]

    def run(self) -> Settlement:
        """Replay every event, then compare the end with the result."""
        events = self._game.events
        last_roll = {
            event.side: place
            for place, event in enumerate(events)
            if isinstance(event.action, Turn)
        }
        last_turn = max(last_roll.values(), default=len(events))
        why_broken_off = _why_broken_off(events[last_turn:])
        for place, event in enumerate(events):
            self._now.place = place
            side = event.side or self._other_side()
            self._event(event, side, last=why_broken_off if place == last_turn else None)
        return self._settlement()

    def _event(self, event: Event, side: int, *, last: str | None) -> None:
        match event.action:
            case Turn() as turn:
                self._turn(event, side, turn, last=last)
            case Double(value):
                if not self._is_late(event):
                    self._in_turn(event, side)
                    rolls = (self._rolls_of[1], self._rolls_of[2])
                    self._cube.double(
                        event,
                        side,
                        value,
                        before_play=not self._begun and not self._setting.winner_starts,
                        rolls=rolls,
                    )
                    self._last_side = side
            case Beaver(value) | Raccoon(value):
                if not self._is_late(event):
                    self._cube.beaver(event, side, value)
                    self._last_side = side
            case Take():
                if not self._is_late(event):
                    roller = self._cube.take(event, side)
                    self._last_side = 3 - roller if roller else None
            case Drop():
                if not self._is_late(event):
                    winner, cubes, beaver = self._cube.drop(event, side)
                    self._ending = Ending(EndedBy.DROP, winner, cubes, row=event.row, beaver=beaver)
            case Result():
                self._take_result(event)
            case SetPosition(letters):
                self._set_position(event, letters)
            case Unreadable() as cell:
                self._unreadable(event, side, cell)
            case Resigned(words):
                self._on_time = self._on_time or "time" in words.lower()
            case UnknownPlay():
                if self._ending is None and self._result is None:
                    self._log.report(
                        record_checks.BROKEN_OFF, "no roll and no play is recorded", event
                    )
            case Loss():
                pass

    def _turn(self, event: Event, side: int, turn: Turn, *, last: str | None) -> None:
        self.rolls += bool(turn.roll)
        if self._goes_on_after_all(event, side, turn):
            return
        if self._is_late(event):
            return
        if not self._in_turn(event, side):
            return
        self._cube.rolled()
        opening = not self._begun and not self._setting.winner_starts
        if opening and turn.dice is not None and turn.dice[0] == turn.dice[1]:
            report_opening_double(self._log, event, turn.dice, self._setting.terms.rules.opening)
        self._begun = True
        self._last_side = side
        self._note_cube_unused(event, side)
        self._rolls_of[side] += 1
        self._turns.turn(event, side, turn, last=last)
        self._look_for_the_end(event, side)

    def _note_cube_unused(self, event: Event, side: int) -> None:
        """After the Crawford game the trailer loses nothing by doubling at his first chance."""
        terms = self._setting.terms
        if not terms.after_crawford:
            return
        needed = terms.needed(side)
        first_chance = self._rolls_of[side] == 0 and sum(self._rolls_of) > 0
        if needed is None or needed < 2 or not first_chance:
            return
        if self._cube.cubes == (Cube(),):
            self._log.report(
                record_checks.CUBE_NOT_USED,
                f"the trailer, who needs {needed}, rolls without doubling",
                event,
                help="the opponent needs one point: at his first chance the trailer doubles",
            )

    def _in_turn(self, event: Event, side: int) -> bool:
        """The sides act in turn; only an offer that still waits may be followed by its maker.

        False for a turn that is there twice, and is not played again.
        """
        if self._last_side != side or self._cube.pending is not None:
            return True
        before = self._game.events[self._now.place - 1] if self._now.place else None
        return self._turns.missing_turn(event, side, before)

    def _goes_on_after_all(self, event: Event, side: int, turn: Turn) -> bool:
        """Whether the last man was not borne off after all, as a fault told before leaves open."""
        borne_off = self._ending is not None and self._ending.ended_by is EndedBy.BEAR_OFF
        if not borne_off or self._result is not None or not self._fits_after_all(event, side, turn):
            return False
        self._ending = None
        self._last_side = side
        self._look_for_the_end(event, side)
        return True

    def _fits_after_all(self, event: Event, side: int, turn: Turn) -> bool:
        if turn.dice is None or not isinstance(turn.played, Play | NoPlay):
            return False
        return self._boards.follows_from_fault(event, side, turn.dice, turn.played)

    def _look_for_the_end(self, event: Event, side: int) -> None:
        if not self._boards.all_off(side):
            return
        losers = (view.other for view in self._boards.views(side) if view.over)
        self._ending = Ending(
            EndedBy.BEAR_OFF, side, self._cube.cubes, tuple(dict.fromkeys(losers)), row=event.row
        )

    def _is_late(self, event: Event) -> bool:
        """Whether the game is over: what follows is told once and not looked at further."""
        if self._ending is None and self._result is None:
            return False
        if not self._late:
            self._late = True
            dropped = self._ending is not None and self._ending.ended_by is EndedBy.DROP
            if dropped and isinstance(event.action, Take):
                check, after = cube_checks.TAKE_AFTER_DROP, "the double was dropped"
            elif dropped:
                check, after = cube_checks.PLAY_AFTER_DROP, "the double was dropped"
            elif self._ending is not None:
                check, after = match_checks.AFTER_THE_GAME, "the last man was borne off"
            else:
                check, after = match_checks.AFTER_THE_GAME, "the result was given"
            self._log.report(
                check, f"the record goes on after {after}", event, help="the game is over"
            )
        return True

    def _take_result(self, event: Event) -> None:
        if self._result is None:
            self._result = event
        elif (self._result.side, self._result.action) != (event.side, event.action):
            self._log.report(
                score_checks.CREDITED_TWICE,
                "the game is credited twice, and not alike",
                event,
                help="one player wins a game, and one line says so",
            )

    def _set_position(self, event: Event, letters: str) -> None:
        try:
            board = board_of_letters(letters, sum(self._setting.start.own))
        except ValueError as problem:
            self._log.report(record_checks.UNREADABLE_LINE, str(problem), event)
            return
        report_stated(self._log, event, board, sum(self._setting.start.own))
        self._turns.settle()
        self._boards.state(board)
        self._begun = True
        self._last_side = None

    def _unreadable(self, event: Event, side: int, cell: Unreadable) -> None:
        self._log.report(
            record_checks.UNREADABLE_CELL,
            cell.why or f"`{cell.text}` is no roll, play, cube action or result",
            event,
            recorded=cell.text,
        )
        if self._ending is None and self._result is None:
            self._turns.unreadable_turn(side)
            self._begun = True
            self._last_side = None

    def _settlement(self) -> Settlement:
        self._turns.settle()
        events = self._game.events
        at = events[-1] if events else None
        ending = self._ending or Ending(EndedBy.UNFINISHED, None, self._cube.cubes)
        ending = replace(ending, board=self._boards.view(1))
        if self._turns.unjudged and at is not None:
            self._log.report(
                record_checks.NOT_VERIFIABLE,
                f"{_turns(self._turns.unjudged)} of this game could not be checked",
                at.row.span,
                help="where the men stood was not known any more",
            )
        settlement = settle(
            self._log, ending, self._result, self._cube.pending, self._setting.terms, at
        )
        if self._on_time and settlement.ended_by is EndedBy.RESIGN:
            return replace(settlement, ended_by=EndedBy.TIME)
        return settlement

    def _other_side(self) -> int:
        return 3 - (self._last_side or 2)


def _turns(number: int) -> str:
    return "1 turn" if number == 1 else f"{number} turns"


def _why_broken_off(last_events: list[Event]) -> str | None:
    """Why the last turn of a game may break off: what follows it is its result, or nothing."""
    if not last_events:
        return None
    turn, *following = last_events
    if not all(isinstance(event.action, _RESULTS) for event in following):
        return None
    result = next((event for event in following if isinstance(event.action, Result)), None)
    if result is None:
        return "the record of the game ends here"
    if result.side == turn.side:
        return "the player wins, so his last play is not written or the opponent resigned"
    return "the player resigned"
