"""How what a player does is written: the deeds of ``grammars/bga.lark``, from the model."""

from __future__ import annotations

from collections.abc import Mapping

from bgaudit.transcript.bga.plays import written_play, written_point
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
    Late,
    Loss,
    Misplaced,
    Moved,
    NoPlay,
    Opening,
    Paid,
    Penalty,
    PipsStated,
    Raccoon,
    ResignationAnswered,
    Resigned,
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
    UnknownPlay,
    Unreadable,
    Vote,
)
from bgaudit.transcript.times import duration

Names = Mapping[int, str]
"""What the players are called, by their numbers."""

_IN_WORDS: dict[Action, str] = {
    RollWithdrawn(): "withdraws the roll",
    RollAgreed(agreed=True): "agrees",
    RollAgreed(agreed=False): "objects",
    RollChoice(stands=True): "lets the roll stand",
    RollChoice(stands=False): "wants a new roll",
    EndTurn(TurnEnded.DICE_LIFTED): "lifts the dice",
    EndTurn(TurnEnded.CLOCK_HIT): "hits the clock",
    EndTurn(TurnEnded.CONFIRMED): "confirms",
    EndTurn(TurnEnded.SAID): "ends the turn",
    CorrectionAgreed(): "agrees to the correction",
    Condoned(): "accepts the play",
    Take(): "takes",
    Drop(): "drops",
    ResignationAnswered(accepted=True): "accepts",
    ResignationAnswered(accepted=False): "declines",
    FlagFell(): "flag falls",
    TimeClaimed(): "claims the game on time",
    DelayDemanded(): "demands the delay",
    BoxStated(): "is box",
    CaptainStated(): "is captain",
    Vote(agreed=True): "votes yes",
    Vote(agreed=False): "votes no",
    UnknownPlay(): ": ????",
}
_KINDS = {1: " a single game", 2: " a gammon", 3: " a backgammon"}


def written_deed(action: Action, names: Names, side: int | None) -> str | None:
    """What stands behind the player's name; None if the action is none of a player's."""
    if isinstance(action, Turn):
        return _turn(action)
    if isinstance(action, Unreadable):
        return f": {action.text}"
    if action in _IN_WORDS:
        return _IN_WORDS[action]
    return _men_and_dice(action, names, side) or _the_rest(action, names)


def _turn(turn: Turn) -> str:
    """A play without its roll is written as a cell, where the colon comes first."""
    return f"{turn.roll}: {written_play(turn.played)}".rstrip()


def _men_and_dice(action: Action, names: Names, side: int | None) -> str | None:
    match action:
        case Opening(die):
            return f"opens {die}"
        case Roll(roll, _, _, True):
            return f"rolls one die {roll}"
        case Roll(roll, _, flaws):
            return " ".join(filter(None, ["rolls", roll, ", ".join(flaw.value for flaw in flaws)]))
        case RollDisputed((one, two)):
            return f"disputes the roll: {one}{two}"
        case Moved(NoPlay(words), None):
            return words or "dances"
        case Moved(played, None):
            return f"plays {written_play(played)}"
        case Moved(played):
            return f"plays {written_play(played)} for {names[side or 0]}"
        case Misplaced(owner, source, target):
            whose = "a" if owner == side else f"{names[owner]}'s"
            way = f"from {written_point(source)} to {written_point(target)}"
            return f"puts {whose} man {way}"
        case Challenge(_, turn, quoted):
            which = f"turn {turn}" if turn else written_play(quoted) if quoted else ""
            return f"challenges {which}".rstrip()
        case Correction(played, roll):
            return f"corrects {f'{roll}: ' if roll else ''}{written_play(played)}"
    return None


def _the_rest(action: Action, names: Names) -> str | None:
    match action:
        case Double(value) | Beaver(value) | Raccoon(value):
            return f"{type(action).__name__.lower()}s{f' to {value}' if value is not None else ''}"
        case Resigned(words):
            return f": {words}"
        case Resigns(kind, points):
            worth = f" {_points(points)}" if points is not None else ""
            return f"resigns{_KINDS.get(kind or 0, '')}{worth}"
        case Result(points):
            return f"wins {_points(points)}{' and the match' if action.and_the_match else ''}"
        case Loss(points):
            return f": Losses {_points(points)}"
        case Penalty(points, reason):
            return f"penalty {_points(points)}{f': {reason}' if reason else ''}"
        case Settled(points):
            return f"settles for {_points(points)}"
        case Late(minutes):
            return f"is late {minutes} minutes"
        case PipsStated(pips):
            return f"has {pips} pips"
        case ClockReading(seconds):
            return f"clock {duration(seconds)}"
        case TimeUsed(seconds):
            return f"used {seconds} s"
        case Throw(die):
            return f"throws {die}"
        case Suggested(text):
            return f"suggests {text}"
        case Paid(to, points):
            return f"pays {names[to]} {_points(points)}"
    return None


def _points(number: int) -> str:
    return "1 point" if number == 1 else f"{number} points"
