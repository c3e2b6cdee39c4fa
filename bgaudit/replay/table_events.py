"""The events of one game that only a record of the procedure at the table holds."""

from __future__ import annotations

from bgaudit.replay.checks import reading
from bgaudit.replay.endings_by_word import EndingsByWord
from bgaudit.replay.game_in_play import GameInPlay
from bgaudit.replay.table.misplaced import MisplacedMen
from bgaudit.replay.table.resumption import Resumption
from bgaudit.replay.table.rulings import carry_out, report_ruling
from bgaudit.replay.table.setup import Setup
from bgaudit.replay.table.statements import Statements
from bgaudit.replay.table.table import Table
from bgaudit.rules.cube import Cube
from bgaudit.transcript.model import (
    Awarded,
    BoardSet,
    Challenge,
    Condoned,
    Correction,
    CorrectionAgreed,
    CrawfordStated,
    CubeStated,
    EndTurn,
    Event,
    GameCancelled,
    Interrupted,
    Misplaced,
    Moved,
    Opening,
    Order,
    PipsStated,
    ResignationAnswered,
    Resigns,
    Resumed,
    Roll,
    RollAgreed,
    RollChoice,
    RollDisputed,
    RollWithdrawn,
    Ruling,
    SetPosition,
    Settled,
    SetupCorrected,
    SetupErrorFound,
    StartPosition,
    Turn,
)


class TableEvents:
    """Hands the events of one game to the referees of the table."""

    def __init__(self, play: GameInPlay) -> None:
        rules = play.setting.terms.rules
        self._play = play
        self._log = play.log
        self._table = Table(play)
        self._men = MisplacedMen(play.log, play.boards, play.put_off)
        self._setup = Setup(play, self._table.plays, rules.setup.correct_until)
        self._endings = EndingsByWord(play)
        self._statements = Statements(play)
        self._resumption = Resumption(play.log)

    def turn(self, event: Event, side: int, turn: Turn) -> None:
        """A roll and its play in one."""
        self._endings.play_goes_on()
        self._table.turn(event, side, turn)

    def may_double(self, event: Event, side: int) -> bool:
        """Whether a double counts at this moment."""
        self._endings.play_goes_on()
        return self._table.may_double(event, side)

    def goes_on_from_elsewhere(self) -> None:
        """The position is stated: what was rolled before it is not played any more."""
        self._table.dice.clear()

    def is_to_play(self, side: int) -> bool:
        """Whether a side has rolled, and has still to play."""
        return self._table.dice.waiting(side) is not None

    def unreadable(self, side: int) -> None:
        """An event that cannot be read."""
        self._table.unreadable(side)

    @property
    def automatic_cube(self) -> int:
        """What the cube is said to be at when the game begins, where no opening dice show why."""
        return self._table.opening.unrecorded

    def game_over(self) -> None:
        """No more events follow."""
        self._table.game_over()
        self._endings.game_over()

    def event(self, event: Event, side: int) -> None:
        """One event; ``side`` is whose it is, or would be in turn."""
        match event.action:
            case Roll() as roll:
                self._roll(event, side, roll)
            case Moved() as moved:
                if not self._play.course.over:
                    self._endings.play_goes_on()
                    self._table.moved(event, side, moved)
            case EndTurn(how):
                if not self._play.course.over:
                    self._table.end_turn(event, side, how)
            case Challenge() as said:
                self._table.challenges.challenge(event, event.side, said)
            case Correction() as said:
                if self._play.course.result is None:
                    self._play.course.ending = None
                self._table.challenges.correct(event, side, said)
            case CorrectionAgreed():
                self._table.corrections.agreed = True
            case Condoned():
                self._table.challenges.accept(event, side)
            case Ruling() as ruling:
                self._ruling(event, ruling)
            case Resigns() | ResignationAnswered():
                self._endings.resigned(event, side, event.action)
            case _:
                self._dice_and_men(event, side)

    def _dice_and_men(self, event: Event, side: int) -> None:
        dice = self._table.dice
        match event.action:
            case Opening(die):
                self._opening(event, side, die)
            case RollAgreed(agreed):
                dice.agreed(side, agreed=agreed)
            case RollDisputed(shown):
                dice.disputed(event, shown)
            case RollChoice(stands):
                dice.chosen(side, stands=stands)
            case RollWithdrawn():
                pass  # Whether he may shows when he rolls again.
            case Misplaced() as said:
                self._men.put(event, side, said)
            case PipsStated(pips):
                self._statements.pips(event, side, pips)
            case CubeStated() as said:
                self._cube_stated(event, said)
            case CrawfordStated():
                self._statements.crawford(event)
            case _:
                self._start_and_end(event)

    def _start_and_end(self, event: Event) -> None:
        match event.action:
            case StartPosition(letters):
                self._setup.stated(event, letters)
            case SetupErrorFound():
                self._setup.noticed()
            case SetupCorrected(agreed):
                self._setup.corrected(event, agreed=agreed)
            case Interrupted(standing):
                self._resumption.interrupted(standing)
            case Resumed(standing):
                self._resumption.resumed(event, standing)
            case Settled(points):
                self._endings.settled(event, points)
            case GameCancelled():
                self._endings.cancelled(event)
            case _:
                pass  # The clock and the score from game to game are followed elsewhere.

    def _roll(self, event: Event, side: int, roll: Roll) -> None:
        if not self._play.course.is_late(event):
            self._endings.play_goes_on()
            self._table.roll(event, side, roll)

    def _opening(self, event: Event, side: int, die: int) -> None:
        if self._play.order.begun and self._table.opening.is_half_thrown:
            pass  # The play that it is for was told to have no roll.
        elif self._play.order.begun:
            self._log.report(
                reading.UNREADABLE_CELL,
                "a die is thrown for the opening when the game has begun",
                event,
                help="the opening dice come before the first play",
            )
        else:
            self._play.opening_is_told = True
            self._table.opening.thrown(event, side, die)

    def _cube_stated(self, event: Event, said: CubeStated) -> None:
        if self._follows_a_position():
            self._play.cube.put((Cube(said.value, said.owner),))
        elif self._play.order.begun:
            self._statements.cube(event, said)
        else:
            self._table.opening.cube_stated(event, Cube(said.value, said.owner))

    def _follows_a_position(self) -> bool:
        """Whether the event before is a position, which the cube is then set with."""
        before = self._play.events[self._play.place - 1] if self._play.place else None
        return before is not None and isinstance(before.action, SetPosition)

    def _ruling(self, event: Event, ruling: Ruling) -> None:
        report_ruling(self._log, event, ruling)
        match ruling.order:
            case Order.GAME_REPLAYED:
                self._play.course.void = True
            case Order() as order:
                carry_out(self._table, order)
            case BoardSet(letters):
                self._play.set_position(event, letters)
            case CubeStated(value, owner):
                self._play.cube.put((Cube(value, owner),))
            case Awarded(side, points):
                self._endings.given(event, side, points)
            case _:
                pass  # A clock or a score that is set, or words alone.
