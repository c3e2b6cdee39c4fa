"""Fallen flags and claims: who has lost on time, and who only might have."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bgaudit.replay.checks import time as checks
from bgaudit.replay.checks.record import RULES_DO_NOT_DECIDE
from bgaudit.replay.clock.side_clock import SideClock
from bgaudit.replay.log import GameLog
from bgaudit.rules.options.time import TimeRules
from bgaudit.transcript.model import Event
from bgaudit.transcript.times import duration


@dataclass(frozen=True, slots=True)
class LostOnTime:
    """That a side has lost the game on time, or the whole match, by what this event shows.

    ``played_on`` tells that the record goes on as if it had not.
    """

    side: int
    whole_match: bool
    event: Event
    played_on: bool = False


@dataclass(slots=True)
class _Fall:
    """A fallen flag of which nothing has come yet; ``how`` says how that is known."""

    side: int
    event: Event
    how: str
    moved: bool = False
    """Whether the player has moved since."""


@dataclass(slots=True)
class _Claim:
    """A claim that the record must still bear out."""

    by: int
    event: Event
    left: str = ""
    """What was left, where the claim may have come too early; empty where that is judged."""


class Flags:
    """The flags and claims of one game; ``in_match`` tells that it is part of a match."""

    def __init__(self, rules: TimeRules, *, in_match: bool) -> None:
        self.lost: LostOnTime | None = None
        """Who has lost on time."""
        self._rules = rules
        self._loses_match = in_match and rules.expiry == "loses_match"
        self._falls: list[_Fall] = []
        self._lapsed: set[int] = set()
        """Whose time was up and play went on."""
        self._unclaimed: dict[int, int] = {}
        """Each side's finding that an expiry was not claimed: it is told once."""
        self._claim: _Claim | None = None
        self._seen: tuple[int, Event] | None = None
        """The flag that was seen first."""
        self._told_after = False

    @property
    def one_is_seen(self) -> bool:
        """Whether a flag is seen to have fallen, and nobody has played on."""
        return self._seen is not None

    def expires(self, event: Event, side: int, clock: SideClock) -> None:
        """A player's time is up by the arithmetic."""
        if self.lost is None and not any(fall.side == side for fall in self._falls):
            self._falls.append(_Fall(side, event, clock.arithmetic()))

    def has_time_after_all(self, side: int) -> None:
        """A player's clock shows that his flag has not fallen."""
        self._falls = [fall for fall in self._falls if fall.side != side]

    def seen(self, log: GameLog, event: Event, side: int) -> None:
        """A player's flag is seen to have fallen."""
        if self._seen is not None and self._seen[0] != side:
            self._both_fell(log, event, side, self._seen[1])
            return
        self._seen = self._seen or (side, event)
        if self._rules.must_be_claimed:
            if not any(fall.side == side for fall in self._falls):
                self._falls.append(_Fall(side, event, "the flag is seen to fall"))
        elif self.lost is None:
            self._lose(side, event)

    def claim(
        self, log: GameLog, event: Event, by: int, clock: SideClock, *, running: bool
    ) -> None:
        """A player claims that his opponent's time is up; ``clock`` is the opponent's."""
        if self.lost is not None:
            return
        fall = next((fall for fall in self._falls if fall.side != by), None)
        if fall is not None and not fall.moved:
            self._lose(fall.side, event)
        elif fall is not None or 3 - by in self._lapsed:
            self._late_claim(log, event, by, went_on=fall is None)
        elif not clock.may_have_fallen:
            self._too_early(log, event, f"with {clock.left} left")
            self._claim = _Claim(by, event)
        elif running and clock.reserve.known and not clock.used.known:
            self._claim = _Claim(by, event, left=duration(clock.reserve.most))
        else:
            self._lose(3 - by, event)

    def timed(self, log: GameLog, side: int, clock: SideClock) -> None:
        """How long a player's turn took is told, perhaps after a claim."""
        claim = self._claim
        if claim is None or not claim.left or claim.by == side:
            return
        if clock.has_fallen:
            self._lose(side, claim.event)
        elif not clock.may_have_fallen:
            self._too_early(log, claim.event, f"with {clock.left} left after the turn")
            self._claim = _Claim(claim.by, claim.event)

    def play_goes_on(self, log: GameLog, event: Event, side: int, *, new_turn: bool) -> None:
        """A player rolls, moves or turns the cube; ``new_turn`` if he was not on turn before."""
        if self.lost is not None:
            self._after_the_loss(log, event)
            return
        own = [fall for fall in self._falls if fall.side == side and not new_turn]
        for fall in self._falls:
            if fall in own:
                fall.moved = True
            else:
                self._lapse(log, event, fall)
        self._falls = own
        if new_turn:
            self._drop_claim(log)
            self._seen = None

    def ends_otherwise(self) -> None:
        """The game is resigned, or settled: who might have claimed it does not."""
        self._falls.clear()
        self._claim = None

    def result(self, winner: int | None) -> None:
        """The game is credited to a side."""
        if self.lost is not None:
            return
        if self._claim is not None and self._claim.by == winner:
            self._lose(3 - self._claim.by, self._claim.event)
        elif self._falls:
            fall = self._falls[0]
            if not self._rules.must_be_claimed or fall.side != winner:
                self._lose(fall.side, fall.event)
        self._falls.clear()
        self._claim = None

    def _lose(self, side: int, event: Event) -> None:
        self.lost = LostOnTime(side, self._loses_match, event)
        self._falls.clear()
        self._claim = None

    def _both_fell(self, log: GameLog, event: Event, side: int, other: Event) -> None:
        """The first flag to fall decides, by the times where they are written."""
        if self._told_after:
            return
        first, fell = 3 - side, other
        if other.time is not None and event.time is not None and event.time < other.time:
            first, fell = side, event
        self._told_after = True
        log.report(
            checks.TWO_FALLEN_FLAGS,
            "both flags have fallen",
            event,
            player=first,
            help="the first one to fall loses, and the other does not matter",
        )
        self._lose(first, fell)

    def _after_the_loss(self, log: GameLog, event: Event) -> None:
        if self._told_after or self.lost is None:
            return
        self._told_after = True
        self.lost = replace(self.lost, played_on=True)
        what = "match" if self.lost.whole_match else "game"
        log.report(
            checks.PLAY_AFTER_THE_FLAG,
            f"the record goes on after the {what} was lost on time",
            event,
            help=f"the {what} ended when the flag fell",
        )

    def _lapse(self, log: GameLog, event: Event, fall: _Fall) -> None:
        """Play goes on although a player's time is up."""
        self._lapsed.add(fall.side)
        if not self._rules.must_be_claimed:
            log.report(
                checks.FALLEN_FLAG,
                f"the flag fell and play went on: {fall.how}",
                fall.event,
                player=fall.side,
                help="who runs out of time has lost",
            )
        elif fall.side not in self._unclaimed:
            self._unclaimed[fall.side] = log.report(
                checks.UNCLAIMED_EXPIRY,
                f"play goes on, and nobody claims the time that is up: {fall.how}",
                event,
                help="a claim would have won the game",
            )

    def _late_claim(self, log: GameLog, event: Event, by: int, *, went_on: bool) -> None:
        """A claim after the player whose time was up has moved, or both have played on."""
        lapses = self._rules.claim_lapses_on_move
        if went_on and (3 - by) in self._unclaimed:
            log.withdraw(self._unclaimed[3 - by])
        if lapses is False or not self._rules.must_be_claimed:
            self._lose(3 - by, event)
            return
        self._falls = [fall for fall in self._falls if fall.side == by]
        after = "play has gone on" if went_on else "the player whose time was up has moved"
        message = f"a claim on time after {after}"
        if lapses:
            log.report(checks.CLAIM_TOO_LATE, message, event, help="the right to it has lapsed")
        else:
            log.report(
                RULES_DO_NOT_DECIDE,
                message,
                event,
                help="the rule set does not say whether the claim lapses by that: the game is won "
                f"on time if it does not, and goes on if it does ({checks.CLAIM_TOO_LATE.code})",
            )
        self._claim = _Claim(by, event)

    def _too_early(self, log: GameLog, event: Event, how: str) -> None:
        log.report(
            checks.CLAIM_TOO_EARLY,
            f"a claim on time {how}",
            event,
            help="the time must be used up first",
        )

    def _drop_claim(self, log: GameLog) -> None:
        """A claim that nothing bore out, and that nobody upheld, was made too early."""
        if self._claim is not None and self._claim.left:
            how = f"that is not upheld, in a turn that began with {self._claim.left} in reserve"
            self._too_early(log, self._claim.event, how)
        self._claim = None
