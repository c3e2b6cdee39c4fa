"""What a slip of the pen can make of a play: the legal plays that one is close to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bgaudit.rules.board import BAR, OFF, Board, Men
from bgaudit.rules.plays import Dice, Legal, follow, pips_of
from bgaudit.slips.catalogue import OTHER_NUMBERING, OTHER_STEP, POINT_OFF, STEP_MISSING, STEP_TWICE
from bgaudit.slips.written import play_of
from bgaudit.transcript.model import Play

_ONE_OFF = 0.3
_PER_PIP = 0.08
"""How much rarer each further pip makes a point that is off."""
_FARTHEST = 6
_STEP_TWICE = 0.3
_STEP_MISSING = 0.4
_OTHER_NUMBERING = 0.5
_OTHER_STEP = 0.8
_STEP_TOO_MANY = 0.9

Moves = tuple[tuple[int, int], ...]


class Rewriting(NamedTuple):
    """A slip of a kind, how rare it is, and the play without it."""

    kind: str
    rarity: float
    play: Play | None


def rewritings(
    view: Board, dice: Dice, play: Play, legal: Legal, *, marked: bool
) -> dict[Board, Rewriting]:
    """The legal boards that one slip of the pen may have kept from being written, from the mover's
    view, each with the commonest such slip."""
    all_dice = len(pips_of(dice))
    by_men: dict[Men, list[Board]] = {}
    for board in legal:
        by_men.setdefault(board.own, []).append(board)
    found: dict[Board, Rewriting] = {}
    for kind, rarity, moves, kept in _slips_of_the_pen(play, dice):
        men = _after(view, moves)
        for board in by_men.get(men, ()) if men else ():
            if board in found and rarity >= found[board].rarity:
                continue
            if len(legal[board]) < all_dice or _goes(view, dice, moves):
                written = kept or play_of(view, moves, marked=marked)
                found[board] = Rewriting(kind, rarity, written)
    return found


def _slips_of_the_pen(play: Play, dice: Dice) -> Iterator[tuple[str, float, Moves, Play | None]]:
    """What may have been meant: the kind, how rare it is, and the steps."""
    moves = play.moves
    for at, (source, target) in enumerate(moves):
        rest = (moves[:at], moves[at + 1 :])
        for other in range(max(OFF, target - _FARTHEST), min(source, target + _FARTHEST + 1)):
            if other != target:
                yield _off(abs(other - target), rest, (source, other))
        for other in range(max(target + 1, source - _FARTHEST), min(BAR, source + _FARTHEST) + 1):
            if other != source:
                yield _off(abs(other - source), rest, (other, target))
        without = rest[0] + rest[1]
        twice = (source, target) in without
        yield STEP_TWICE, _STEP_TWICE if twice else _STEP_TOO_MANY, without, None
        for die in set(pips_of(dice)):
            for start in range(BAR, OFF, -1):
                step = (start, max(OFF, start - die))
                yield OTHER_STEP, _OTHER_STEP, (*rest[0], step, *rest[1]), None
    for die in set(pips_of(dice)):
        for start in range(BAR, OFF, -1):
            step = (start, max(OFF, start - die))
            yield STEP_MISSING, _STEP_MISSING, (*moves, step), None
    for turned in (_turned(moves, keeps_words=True), _turned(moves, keeps_words=False)):
        yield OTHER_NUMBERING, _OTHER_NUMBERING, turned, None


def _turned(moves: Moves, *, keeps_words: bool) -> Moves:
    """The steps as the other player counts them; the bar and off may be words, not numbers."""
    kept = (BAR, OFF) if keeps_words else ()
    return tuple(
        (
            source if source in kept else 25 - source,
            target if target in kept else 25 - target,
        )
        for source, target in moves
    )


def _off(
    pips: int, rest: tuple[Moves, Moves], step: tuple[int, int]
) -> tuple[str, float, Moves, Play | None]:
    return POINT_OFF, _ONE_OFF + _PER_PIP * (pips - 1), (*rest[0], step, *rest[1]), None


def _goes(view: Board, dice: Dice, moves: Moves) -> bool:
    """Whether the steps can be made, as they are written or from the back."""
    in_order = follow(view, dice, moves) or follow(view, dice, sorted(moves, reverse=True))
    return in_order is not None


def _after(view: Board, moves: Moves) -> Men | None:
    """The mover's men after these steps; None if there are none to make them."""
    own = list(view.own)
    for source, target in moves:
        if not 0 <= target < source <= BAR:
            return None
        own[source] -= 1
        own[target] += 1
    return tuple(own) if min(own) >= 0 else None
