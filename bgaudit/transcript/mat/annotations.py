"""Events of the table in the comments of a .mat record: ``; @challenge by=O turn=3``.

``grammars/bga.md`` lists them. A comment that does not begin with one is nothing but a comment.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from difflib import get_close_matches
from typing import NamedTuple

from bgaudit.transcript.mat.fields import Fields, FieldsError
from bgaudit.transcript.model import (
    Action,
    Beaver,
    Challenge,
    ClockReading,
    Condoned,
    Correction,
    Double,
    Drop,
    EndTurn,
    FlagFell,
    Flaw,
    Moved,
    Opening,
    Penalty,
    PipsStated,
    ResignationAnswered,
    Resigns,
    Roll,
    RollWithdrawn,
    Ruling,
    ScoreStated,
    Take,
    TimeClaimed,
    TimeUsed,
    TurnEnded,
    Voice,
)

_ANNOTATION = re.compile(
    r"@(?P<name>\w+)(?P<fields>(?:[ \t]+\w+=(?:\"[^\"]*\"|[^\s;#\"@]+))*)[ \t]*[;#]?[ \t]*"
)
_NAME = re.compile(r"@(\w+)(?P<fields>\s+\w+=)?")
_NEAR = 0.75
_VOICES = {
    "spectator": Voice.SPECTATOR,
    "director": Voice.OFFICIAL,
    "official": Voice.OFFICIAL,
}
_FLAWS = {flaw.name.lower(): flaw for flaw in Flaw}
_ENDS = {
    "dice": TurnEnded.DICE_LIFTED,
    "clock": TurnEnded.CLOCK_HIT,
    "confirm": TurnEnded.CONFIRMED,
}
_KINDS = {"1": 1, "2": 2, "3": 3}


class Annotated(NamedTuple):
    """An event with its place in the comment."""

    side: int | None
    action: Action
    start: int
    end: int


class Misread(NamedTuple):
    """An annotation that cannot be read, with what was expected."""

    why: str
    start: int
    end: int


def read_annotations(comment: str) -> Iterator[Annotated | Misread]:
    """The events in a comment, which begins with ``@`` if there are any."""
    begin = 0
    while begin < len(comment) and _is_meant(comment, begin):
        found = _ANNOTATION.match(comment, begin)
        end = found.end() if found else len(comment)
        if found is None or (end < len(comment) and comment[end] != "@"):
            rest = comment[found.end("fields") if found else begin :].strip()
            why = f'`{rest}` is no field of an annotation, such as `by=O` or `text="…"`'
            yield Misread(why, begin, len(comment))
            return
        yield from _read(found)
        begin = end


def _is_meant(comment: str, begin: int) -> bool:
    """Whether an annotation begins here, perhaps a misspelt one."""
    name = _NAME.match(comment, begin)
    return name is not None and (name["fields"] is not None or _nearest(name[1]) is not None)


def _nearest(name: str) -> str | None:
    near = get_close_matches(name.lower(), _ACTIONS, n=1, cutoff=_NEAR)
    return near[0] if near else None


def _read(found: re.Match[str]) -> Iterator[Annotated | Misread]:
    name = found["name"].lower()
    start, end = found.start(), found.end("fields")
    fields = Fields(found["fields"])
    try:
        actions = _actions(name, fields)
        fields.refuse_others(name)
    except FieldsError as error:
        yield Misread(str(error), start, end)
        return
    for side, action in actions:
        yield Annotated(side, action, start, end)


def _actions(name: str, fields: Fields) -> list[tuple[int | None, Action]]:
    if name == "opening":
        return [(1, Opening(fields.die("1"))), (2, Opening(fields.die("2")))]
    if name == "challenge" and fields.has("by", _VOICES):
        return [(None, _challenge(fields, _VOICES[fields.text("by").lower()]))]
    read = _ACTIONS.get(name)
    if read is None:
        near = _nearest(name)
        meant = f"did you mean `@{near}`?" if near else "grammars/bga.md lists them"
        raise FieldsError(f"`@{name}` is no annotation that is known; {meant}")
    side = None if name in _NOBODYS else fields.side()
    return [(side, read(fields))]


def _roll(fields: Fields) -> Roll:
    roll, dice = fields.roll("dice")
    return Roll(roll, dice, fields.words("why", _FLAWS))


def _challenge(fields: Fields, voice: Voice = Voice.PLAYER) -> Challenge:
    turn = fields.number("turn") if fields.has("turn") else None
    if turn is None and fields.has("ply"):
        turn = fields.number("ply")
    return Challenge(voice, turn)


def _correction(fields: Fields) -> Correction:
    played = fields.play("play")
    return Correction(played, *fields.roll("dice")) if fields.has("dice") else Correction(played)


def _ended(fields: Fields) -> EndTurn:
    return EndTurn(fields.word("how", _ENDS) if fields.has("how") else TurnEnded.SAID)


def _resigns(fields: Fields) -> Resigns:
    return Resigns(fields.word("value", _KINDS) if fields.has("value") else None)


def _cube(action: type[Double] | type[Beaver]) -> Callable[[Fields], Action]:
    return lambda fields: action(fields.number("value") if fields.has("value") else None)


def _penalty(fields: Fields) -> Penalty:
    return Penalty(fields.number("points"), fields.text("reason") if fields.has("reason") else "")


_ACTIONS: dict[str, Callable[[Fields], Action]] = {
    "opening": lambda fields: Opening(fields.die("1")),
    "roll": _roll,
    "roll_withdrawn": lambda _: RollWithdrawn(),
    "play": lambda fields: Moved(fields.play("play")),
    "end_turn": _ended,
    "challenge": _challenge,
    "correct": _correction,
    "condone": lambda _: Condoned(),
    "resign": _resigns,
    "accept": lambda _: ResignationAnswered(accepted=True),
    "decline": lambda _: ResignationAnswered(accepted=False),
    "clock": lambda fields: ClockReading(fields.seconds("left")),
    "time": lambda fields: TimeUsed(fields.seconds("used")),
    "pips": lambda fields: PipsStated(fields.number("count")),
    "flag": lambda _: FlagFell(),
    "time_claim": lambda _: TimeClaimed(),
    "score_set": lambda fields: ScoreStated(fields.score("score")),
    "penalty": _penalty,
    "ruling": lambda fields: Ruling(fields.text("text")),
    "double": _cube(Double),
    "beaver": _cube(Beaver),
    "take": lambda _: Take(),
    "drop": lambda _: Drop(),
}
_NOBODYS = {"score_set", "ruling"}
"""What no player does."""
