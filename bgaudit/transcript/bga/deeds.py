"""What players do: the rules below ``deed`` in ``grammars/bga.lark``, turned into the model."""

from __future__ import annotations

from lark import Token, v_args

from bgaudit.transcript.bga.values import (
    Saying,
    Values,
    dice,
    die,
    find,
    number,
    place,
    play,
    saying,
    steps,
)
from bgaudit.transcript.model import (
    Action,
    Beaver,
    BoxStated,
    CaptainStated,
    Challenge,
    ClockReading,
    Condoned,
    Correction,
    CorrectionAgreed,
    DelayDemanded,
    Double,
    Drop,
    EndTurn,
    FlagFell,
    Flaw,
    Late,
    Misplaced,
    Moved,
    NoPlay,
    Opening,
    Paid,
    Penalty,
    PipsStated,
    Raccoon,
    ResignationAnswered,
    Resigns,
    Result,
    Roll,
    RollAgreed,
    RollChoice,
    RollDisputed,
    RollWithdrawn,
    Settled,
    Suggested,
    Take,
    Throw,
    TimeClaimed,
    TimeUsed,
    Turn,
    TurnEnded,
    Vote,
)
from bgaudit.transcript.notation import read_action, read_play, read_roll

SAY_NO_MORE: dict[str, Action] = {
    "withdraws": RollWithdrawn(),
    "agrees": RollAgreed(agreed=True),
    "objects": RollAgreed(agreed=False),
    "lets_stand": RollChoice(stands=True),
    "wants_new_roll": RollChoice(stands=False),
    "lifts": EndTurn(TurnEnded.DICE_LIFTED),
    "confirms": EndTurn(TurnEnded.CONFIRMED),
    "ends_turn": EndTurn(TurnEnded.SAID),
    "agrees_to_correction": CorrectionAgreed(),
    "accepts_play": Condoned(),
    "takes": Take(),
    "drops": Drop(),
    "accepts": ResignationAnswered(accepted=True),
    "declines": ResignationAnswered(accepted=False),
    "flag": FlagFell(),
    "claims": TimeClaimed(),
    "demands_delay": DelayDemanded(),
    "is_box": BoxStated(),
    "is_captain": CaptainStated(),
}
"""The rules whose words say the same whatever they are."""

_KINDS = {"SINGLE_GAME": 1, "GAMMON": 2, "BACKGAMMON": 3}


@v_args(inline=True)
class Deeds(Values):
    """One method for each rule that has something to say beside its words."""

    def opens(self, _: Token, shown: Token) -> Saying:
        return saying(Opening(die(shown)))

    def throws(self, _: Token, shown: Token) -> Saying:
        return saying(Throw(die(shown)))

    def flaws(self, *flaws: Token) -> tuple[Flaw, ...]:
        return tuple(Flaw(flaw.type.lower().replace("_", " ")) for flaw in flaws)

    def roll(self, *parts: object) -> Saying:
        roll, thrown = read_roll(str(find(parts, "ROLLED")))
        return saying(Roll(roll, thrown, _flaws(parts)))

    def roll_unread(self, *parts: object) -> Saying:
        return saying(Roll("", None, _flaws(parts)))

    def one_die(self, *parts: Token) -> Saying:
        shown = str(parts[-1])
        return saying(Roll(shown, None, one_die=True))

    def turn(self, *parts: Token) -> Saying:
        roll, thrown = read_roll(str(find(parts, "ROLLED", "MISREAD")))
        played = find(parts, "REST", "STEPS")
        return saying(Turn(roll, thrown, read_play(str(played)) if played else NoPlay()))

    def cell(self, text: Token) -> Saying:
        return saying(read_action(str(text)))

    def disputes(self, *parts: Token) -> Saying:
        return saying(RollDisputed(dice(parts[-1])))

    def plays(self, _: Token, played: Token) -> Saying:
        return saying(Moved(play(played)))

    def plays_for(self, _: Token, played: Token, __: Token, owner: Token) -> Saying:
        return saying(Moved(play(played), by=self._acting_side()), self._side(owner))

    def cannot_play(self, words: Token) -> Saying:
        return saying(Moved(NoPlay(str(words))))

    def place(self, point: Token) -> int:
        return place(point)

    def moves_man(self, *parts: object) -> Saying:
        return self._misplaced(parts)

    def puts_man(self, *parts: object) -> Saying:
        return self._misplaced(parts)

    def _misplaced(self, parts: tuple[object, ...]) -> Saying:
        owner = find(parts, "OWNER")
        source, target = (part for part in parts if isinstance(part, int))
        side = self._side(owner) if owner else self._acting_side()
        return saying(Misplaced(side, source, target))

    def has_pips(self, _: Token, count: Token, __: Token) -> Saying:
        return saying(PipsStated(int(count)))

    def hits_clock(self, *parts: Token) -> Saying:
        ended = saying(EndTurn(TurnEnded.CLOCK_HIT))
        left = find(parts, "DURATION")
        return ended + self._reading(left) if left else ended

    def clock_reading(self, *parts: Token) -> Saying:
        return self._reading(parts[-1])

    def _reading(self, left: Token) -> Saying:
        seconds = self._seconds(left)
        return () if seconds is None else saying(ClockReading(seconds))

    def used(self, _: Token, time: Token) -> Saying:
        seconds = self._seconds(time)
        return () if seconds is None else saying(TimeUsed(seconds))

    def challenges(self, *parts: Token) -> Saying:
        quoted = find(parts, "STEPS")
        return saying(Challenge(quoted=steps(quoted) if quoted else None))

    def challenges_turn(self, *parts: Token) -> Saying:
        return saying(Challenge(turn=int(parts[-1])))

    def corrects(self, *parts: Token) -> Saying:
        rolled = find(parts, "ROLLED")
        roll, thrown = read_roll(str(rolled)) if rolled else ("", None)
        return saying(Correction(play(parts[-1]), roll, thrown))

    def doubles(self, *parts: Token) -> Saying:
        return saying(Double(number(find(parts, "NUMBER"))))

    def beavers(self, *parts: Token) -> Saying:
        return saying(Beaver(number(find(parts, "NUMBER"))))

    def raccoons(self, *parts: Token) -> Saying:
        return saying(Raccoon(number(find(parts, "NUMBER"))))

    def resigns(self, *parts: Token) -> Saying:
        kind = find(parts, *_KINDS)
        points = number(find(parts, "NUMBER"))
        return saying(Resigns(_KINDS[kind.type] if kind else None, points))

    def wins(self, *parts: Token) -> Saying:
        return saying(result(parts))

    def is_late(self, *parts: Token) -> Saying:
        bare = find(parts, "NUMBER")
        if bare is not None:
            return saying(Late(int(bare)))
        time = find(parts, "DURATION")
        seconds = self._seconds(time) if time else None
        return () if seconds is None else saying(Late(seconds // 60))

    def penalty(self, *parts: Token) -> Saying:
        points = number(find(parts, "NUMBER")) or 0
        return saying(Penalty(points, str(find(parts, "REST") or "")))

    def settles(self, _: Token, points: Token) -> Saying:
        return saying(Settled(int(points)))

    def votes(self, _: Token, vote: Token) -> Saying:
        return saying(Vote(agreed=vote.type == "YES"))

    def suggests(self, _: Token, text: Token) -> Saying:
        return saying(Suggested(str(text)))

    def pays(self, _: Token, to: Token, points: Token) -> Saying:
        return saying(Paid(self._player(to), int(points)))


def result(parts: tuple[Token, ...]) -> Result:
    """``wins 2 points and the match``."""
    points = number(find(parts, "NUMBER")) or 0
    return Result(points, find(parts, "AND_THE_MATCH") is not None)


def _flaws(parts: tuple[object, ...]) -> tuple[Flaw, ...]:
    return next((part for part in parts if isinstance(part, tuple)), ())
