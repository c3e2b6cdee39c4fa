"""The clock of a whole match: every event of its games in order, as far as it bears on time."""

from __future__ import annotations

from bgaudit.replay.checks import time as checks
from bgaudit.replay.clock.both_clocks import BothClocks
from bgaudit.replay.clock.clock_in_force import Score, clock_in_force
from bgaudit.replay.clock.flags import Flags, LostOnTime
from bgaudit.replay.clock.lateness import LatenessJudge
from bgaudit.replay.clock.other_delay import note_other_delay
from bgaudit.replay.clock.seconds import FOREVER, Seconds
from bgaudit.replay.log import GameLog
from bgaudit.rules.ruleset import RuleSet
from bgaudit.transcript.model import (
    Beaver,
    ClockDeclared,
    ClockReading,
    ClockSet,
    ClockStarted,
    Correction,
    DelayDemanded,
    Double,
    Drop,
    EndTurn,
    Event,
    FlagFell,
    Flaw,
    Game,
    Interrupted,
    Late,
    Match,
    Moved,
    Opening,
    Penalty,
    Raccoon,
    Resigns,
    Result,
    Resumed,
    Roll,
    Ruling,
    Settled,
    Take,
    TimeClaimed,
    TimeUsed,
    Turn,
)

_OF_TIME = frozenset(
    (ClockStarted, ClockReading, TimeUsed, FlagFell, TimeClaimed, DelayDemanded, Late)
)
_AT_ITS_TIME = (Roll, Turn, Moved, Double, Take, Drop, EndTurn, TimeClaimed)
"""What happens at the time of day that is written with it, while a clock runs."""
_NO_TURN = {Flaw.PREMATURE, Flaw.OUT_OF_TURN}
"""A roll with one of these does not mean that the player was on turn."""


def tells_of_time(match: Match) -> bool:
    """Whether a match's record says anything of a clock, or of a player's being late."""
    return match.clock is not None or any(
        type(event.action) in _OF_TIME for game in match.games for event in game.events
    )


class ClockReferee:
    """The referee of the clocks of one match.

    :meth:`begin_game` is called before the events of each game, and :meth:`event` for each of them.
    ``length`` is that of the match in force.
    """

    def __init__(self, log: GameLog, match: Match, rules: RuleSet, length: int | None) -> None:
        self._rules = rules
        self._length = length
        at = (match.clock and match.clock.span) or match.span
        first = match.games[0].score if match.games else None
        self._score: Score | None = first.points if first else (0, 0)
        self._set = clock_in_force(log, match.clock, at, rules, length, self._score)
        self._lateness = LatenessJudge(rules.penalty)
        self._game: Game | None = None
        self._carried = self._set
        """The clock with the reserves that the games before have left."""
        self._clocks = BothClocks(self._carried)
        self._flags = self._new_flags()
        self._begun = False
        """Whether the game's play has begun."""

    def begin_game(self, game: Game, score: Score | None) -> None:
        """A game begins at this score; the same one may begin again, to be read otherwise."""
        if self._game is not None and game is not self._game:
            per_game = self._rules.time.reserve.scope == "game"
            self._carried = self._set if per_game else self._clocks.as_they_stand()
        self._game = game
        self._score = score
        self._clocks = BothClocks(self._carried)
        self._flags = self._new_flags()
        self._begun = False

    def event(self, log: GameLog, event: Event) -> LostOnTime | None:
        """Look at an event; where it decides the game, say who has lost."""
        before = self._flags.lost
        self._look_at_the_time(event)
        self._event(log, event, event.side)
        return None if self._flags.lost is before else self._flags.lost

    def _new_flags(self) -> Flags:
        return Flags(self._rules.time, in_match=self._length != 0)

    def _look_at_the_time(self, event: Event) -> None:
        """By the time of day the flag of the player on turn may have fallen before an event."""
        side = self._clocks.on_turn
        if side is None or not isinstance(event.action, _AT_ITS_TIME):
            return
        clock, so_far = self._clocks[side], self._clocks.so_far(event.time)
        if clock.used.exact or not so_far.known:
            return
        if clock.clock is not None and clock.clock.falls(clock.reserve.most, so_far.least):
            clock.used = Seconds(so_far.least, FOREVER)
            self._flags.expires(event, side, clock)
        elif isinstance(event.action, TimeClaimed):
            clock.used = so_far

    def _event(self, log: GameLog, event: Event, side: int | None) -> None:
        match event.action:
            case ClockStarted(declared):
                self._bring_in(log, event, declared)
            case Ruling(order=ClockSet(of, seconds)):
                self._set_clock(of, seconds)
            case Interrupted(standing) | Resumed(standing):
                for of, seconds in zip((1, 2), standing.clocks or (), strict=False):
                    self._set_clock(of, seconds)
                self._clocks.stop()
            case Opening():
                self._play_begins(log)
                self._clocks.start(event.time)
            case Result():
                self._flags.result(side)
            case _ if side is not None:
                self._event_of(log, event, side)
            case _:
                self._clocks.stop()

    def _event_of(self, log: GameLog, event: Event, side: int) -> None:
        match event.action:
            case Late(minutes):
                self._lateness.late(event, side, minutes)
            case Penalty() as penalty:
                self._lateness.penalty(log, event, side, penalty)
            case ClockReading(seconds):
                self._reading(log, event, side, seconds)
            case TimeUsed(seconds):
                self._time_used(log, event, side, seconds)
            case FlagFell():
                self._flag(log, event, side)
            case TimeClaimed():
                running = self._clocks.on_turn == 3 - side
                self._flags.claim(log, event, side, self._clocks[3 - side], running=running)
            case DelayDemanded():
                self._forfeit(log, event, side)
            case EndTurn():
                self._end_turn(log, event, side)
            case Roll(flaws=flaws) if _NO_TURN & set(flaws):
                pass
            case Roll() | Turn() | Moved() | Double() | Beaver() | Raccoon() | Take() | Drop():
                self._plays(log, event, side)
            case Resigns() | Settled():
                self._flags.ends_otherwise()
                self._clocks.stop()
            case Correction():
                self._clocks.stop()
                self._clocks.moved = True
            case _:
                # The clocks are stopped for what is neither play nor time.
                self._clocks.stop()

    def _plays(self, log: GameLog, event: Event, side: int) -> None:
        self._play_begins(log)
        action = event.action
        rolls = isinstance(action, Roll | Turn | Double)
        new_turn = self._clocks.begins_turn(side, rolls=rolls)
        self._flags.play_goes_on(log, event, side, new_turn=new_turn)
        if new_turn:
            self._clocks.pass_to(side)
        self._clocks[side].go_on()
        match action:
            case Moved() | Turn():
                self._clocks.moved = True
            case Double() | Beaver() | Raccoon():
                self._clocks.offer(side, event.time)
            case Take():
                self._clocks.answer(side, event.time)

    def _play_begins(self, log: GameLog) -> None:
        self._begun = True
        self._lateness.play_begins(log)

    def _end_turn(self, log: GameLog, event: Event, side: int) -> None:
        known_before = self._clocks[side].used.exact
        self._clocks.end_turn(side, event.time)
        if not known_before and self._clocks[side].used.known:
            self._timed(log, event, side)

    def _time_used(self, log: GameLog, event: Event, side: int, seconds: int) -> None:
        clock = self._clocks[side]
        if not clock.has_run or clock.used.exact:
            self._flags.play_goes_on(log, event, side, new_turn=True)
            self._clocks.pass_to(side)
        fault = clock.take(Seconds.exactly(seconds))
        if fault is not None:
            log.report(fault[0], fault[1], event, help=clock.arithmetic())
        self._timed(log, event, side)

    def _timed(self, log: GameLog, event: Event, side: int) -> None:
        """It is known how long a turn took."""
        clock = self._clocks[side]
        note_other_delay(log, event, clock)
        if clock.has_fallen:
            self._flags.expires(event, side, clock)
        self._flags.timed(log, side, clock)

    def _reading(self, log: GameLog, event: Event, side: int, seconds: int) -> None:
        clock = self._clocks[side]
        passed = self._clocks.moved and side != self._clocks.on_turn
        if passed and seconds < clock.left.least:
            self._clocks.pass_to(side)
        fault = clock.fault_in(seconds, running=self._clocks.may_run(side))
        if fault is not None:
            log.report(fault[0], fault[1], event, help=clock.arithmetic())
            clock.read_wrongly(seconds)
        else:
            clock.read(seconds)
        if seconds > 0:
            self._flags.has_time_after_all(side)

    def _set_clock(self, side: int, seconds: int) -> None:
        if side not in (1, 2):
            return
        self._clocks[side].read(seconds)
        if seconds > 0:
            self._flags.has_time_after_all(side)

    def _flag(self, log: GameLog, event: Event, side: int) -> None:
        clock = self._clocks[side]
        running = self._clocks.may_run(side) and not clock.used.known
        if not self._flags.one_is_seen and not clock.may_have_fallen and not running:
            log.report(
                checks.WRONG_RESERVE,
                f"the flag is seen to fall, but {clock.left} is left",
                event,
                help=clock.arithmetic(),
            )
        self._flags.seen(log, event, side)
        clock.read(0)

    def _forfeit(self, log: GameLog, event: Event, side: int) -> None:
        log.report(
            checks.FORFEITED_DELAY,
            "the opponent was too quick at the dice, and his turn has no delay",
            event,
        )
        self._clocks.forfeit(3 - side)

    def _bring_in(self, log: GameLog, event: Event, declared: ClockDeclared) -> None:
        if self._begun and self._rules.time.system != "none":
            log.report(
                checks.CLOCK_STARTED_IN_A_GAME,
                "the clock is brought in during a game",
                event,
                help="it can be brought in before the next game",
            )
        on_turn = self._clocks.on_turn
        self._set = clock_in_force(log, declared, event, self._rules, self._length, self._score)
        self._carried = self._set
        self._clocks = BothClocks(self._set)
        if on_turn is not None:
            self._clocks.pass_to(on_turn)
