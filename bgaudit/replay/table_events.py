"""The events of one game that only a record of the procedure at the table holds."""

from __future__ import annotations

from bgaudit.replay.checks import cube as cube_checks
from bgaudit.replay.checks import match as match_checks
from bgaudit.replay.checks import record as record_checks
from bgaudit.replay.checks import score as score_checks
from bgaudit.replay.game_in_play import GameInPlay
from bgaudit.replay.outcome import EndedBy
from bgaudit.replay.score.resigning import Resigning
from bgaudit.replay.score.stakes import Ending
from bgaudit.replay.table.misplaced import MisplacedMen
from bgaudit.replay.table.resumption import Resumption
from bgaudit.replay.table.rulings import carry_out, report_ruling
from bgaudit.replay.table.setup import Setup
from bgaudit.replay.table.table import Table
from bgaudit.rules.board import pip_count
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
        self._resigning = Resigning(play.log, rules.score)
        self._resumption = Resumption(play.log)

    def turn(self, event: Event, side: int, turn: Turn) -> None:
        """A roll and its play in one."""
        self._resigning.play_goes_on()
        self._table.turn(event, side, turn)

    def may_double(self, event: Event, side: int) -> bool:
        """Whether a double counts at this moment."""
        self._resigning.play_goes_on()
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

    def game_over(self) -> None:
        """No more events follow."""
        self._table.game_over()
        if self._play.course.ending is None and self._play.course.result is not None:
            self._play.course.ending = self._resigning.ends_without_answer()

    def event(self, event: Event, side: int) -> None:
        """One event; ``side`` is whose it is, or would be in turn."""
        match event.action:
            case Roll() as roll:
                self._roll(event, side, roll)
            case Moved() as moved:
                if not self._play.course.over:
                    self._resigning.play_goes_on()
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
                self._resignation(event, side, event.action)
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
                self._pips(event, side, pips)
            case CubeStated() as said:
                self._cube_stated(event, said)
            case CrawfordStated():
                self._crawford_stated(event)
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
                self._settled(event, points)
            case GameCancelled():
                self._cancelled(event)
            case _:
                pass  # The clock and the score from game to game are followed elsewhere.

    def _roll(self, event: Event, side: int, roll: Roll) -> None:
        self._play.rolls += 1
        if not self._play.course.is_late(event):
            self._resigning.play_goes_on()
            self._table.roll(event, side, roll)

    def _opening(self, event: Event, side: int, die: int) -> None:
        if self._play.order.begun and self._table.opening.is_half_thrown:
            pass  # The play that it is for was told to have no roll.
        elif self._play.order.begun:
            self._log.report(
                record_checks.UNREADABLE_CELL,
                "a die is thrown for the opening when the game has begun",
                event,
                help="the opening dice come before the first play",
            )
        else:
            self._play.opening_is_told = True
            self._table.opening.thrown(event, side, die)

    def _pips(self, event: Event, side: int, pips: int) -> None:
        view = self._play.boards.view(side)
        due = pips if view is None else pip_count(view.own)
        if pips != due:
            self._log.report(
                record_checks.WRONG_PIP_COUNT,
                f"{pips} pips are stated, and it is {due}",
                event,
                help="a man on the bar counts 25",
            )

    def _cube_stated(self, event: Event, said: CubeStated) -> None:
        stated = Cube(said.value, said.owner)
        cube = self._play.cube
        if not self._play.order.begun:
            self._table.opening.cube_stated(event, stated)
        elif stated not in cube.cubes:
            self._log.report(
                cube_checks.DISPUTED_CUBE,
                f"the cube is said to be at {said.value}, and is at {cube.cubes[0].value}",
                event,
                help="each double is to twice the cube before it; a director has to rule",
            )

    def _crawford_stated(self, event: Event) -> None:
        terms = self._play.setting.terms
        if terms.crawford is False:
            self._log.report(
                match_checks.CRAWFORD_NOT_ONCE,
                "this is not the Crawford game",
                event,
                help="it has been played"
                if terms.after_crawford
                else "it is the first game in which a player needs exactly one point",
            )

    def _resignation(self, event: Event, side: int, said: Resigns | ResignationAnswered) -> None:
        course = self._play.course
        if course.is_late(event):
            return
        if isinstance(said, ResignationAnswered):
            course.ending = self._resigning.answered(event, accepted=said.accepted)
        else:
            cubes, view = self._play.cube.cubes, self._play.boards.view(side)
            course.ending = self._resigning.resigns(event, side, said, cubes, view)

    def _settled(self, event: Event, points: int) -> None:
        if not self._play.setting.terms.rules.match.settlement:
            self._log.report(
                score_checks.SETTLED_GAME,
                f"the game is settled for {points} point{'' if points == 1 else 's'}",
                event,
                help="by the rule set a game is played out, dropped or resigned",
            )
        self._give(event, event.side, points)

    def _cancelled(self, event: Event) -> None:
        course = self._play.course
        if not self._play.setting.terms.rules.match.settlement and not course.void:
            self._log.report(
                score_checks.SETTLED_GAME,
                "the game is cancelled",
                event,
                help="by the rule set a game that has begun counts, unless a director rules",
            )
        course.void = True

    def _give(self, event: Event, side: int | None, points: int) -> None:
        self._play.course.ending = Ending(
            EndedBy.RESIGN, side, self._play.cube.cubes, row=event.row, explicit=True, points=points
        )

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
                self._give(event, side, points)
            case _:
                pass  # A clock or a score that is set, or words alone.
