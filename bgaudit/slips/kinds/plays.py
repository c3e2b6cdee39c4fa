"""Another play than the one that is written: the play at fault itself, or one before it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from bgaudit.replay.turns.doubt import seen_by
from bgaudit.replay.turns.play_notation import in_notation
from bgaudit.rules.allowed import allowed_plays
from bgaudit.rules.board import Board
from bgaudit.rules.plays import Dice
from bgaudit.slips.catalogue import EARLIER_PLAY, OTHER_PLAY, PLAY_MISSING, UNREADABLE_PLAY
from bgaudit.slips.line import Line, Standing
from bgaudit.slips.rewriting import Rewriting, rewritings
from bgaudit.slips.slip import Correction, Fault, Slip
from bgaudit.slips.written import play_of
from bgaudit.transcript.edits import Replaced
from bgaudit.transcript.model import DeclaredIllegal, NoPlay, Play, Turn, UnknownPlay, Unreadable

_OTHERWISE = 1.2
"""A play that no slip of the pen makes of the one that is written."""
_NOT_WRITTEN = 0.6
"""A play where none is written."""
_EARLIER = 0.15
"""How much rarer it is that the slip is in a play that looks right."""


def other_play(fault: Fault) -> Iterator[Slip]:
    """The play at fault was another, with the roll that is written."""
    yield from _plays(fault, fault.place, Rewriting(OTHER_PLAY, _OTHERWISE, None), 0.0)


def earlier_play(fault: Fault) -> Iterator[Slip]:
    """A play before the fault, legal as it is written, was another."""
    for place in range(fault.place - 1, -1, -1):
        if isinstance(fault.line.events[place].action, Turn):
            yield from _plays(fault, place, None, _EARLIER)


def _plays(fault: Fault, place: int, otherwise: Rewriting | None, rarity: float) -> Iterator[Slip]:
    """Each other play of an event; without ``otherwise`` only what a slip of the pen explains."""
    line = fault.line
    event = line.events[place]
    turn, side = event.action, event.side or 1
    if not isinstance(turn, Turn) or turn.dice is None:
        return
    if not isinstance(turn.played, Play | NoPlay | Unreadable | UnknownPlay | DeclaredIllegal):
        return
    view = seen_by(side, fault.passed[place].standing.board)
    as_it_stands = seen_by(side, fault.passed[place + 1].standing.board)
    if view.over or view.turned().over:
        return
    for board, rewriting in _ranked(line, view, turn, turn.dice, otherwise):
        if board == as_it_stands and not (place == fault.place and fault.impossible):
            continue
        yield Slip(
            kind=rewriting.kind if place == fault.place else EARLIER_PLAY,
            rarity=rewriting.rarity + rarity,
            about=place,
            line=line,
            place=place + 1,
            standing=Standing(seen_by(side, board), side),
            before=fault.passed[place].weight,
            correct=partial(_with_play, fault, place, turn, board, rewriting),
        )


def _with_play(
    fault: Fault, place: int, turn: Turn, board: Board, rewriting: Rewriting
) -> Correction:
    side = fault.line.events[place].side or 1
    view = seen_by(side, fault.passed[place].standing.board)
    play = rewriting.play
    if play is None and turn.dice:
        steps = allowed_plays(view, turn.dice, fault.line.rules)[board]
        play = play_of(view, steps, marked=fault.line.style.marked)
    action = turn._replace(played=play or turn.played)
    says = f"{_written(view, action.played)} was played"
    if isinstance(turn.played, Play | Unreadable):
        says += f", not {_written(view, turn.played)}"
    return Correction(says, (Replaced(fault.match, fault.game, place, action),))


def _ranked(
    line: Line, view: Board, turn: Turn, dice: Dice, otherwise: Rewriting | None
) -> list[tuple[Board, Rewriting]]:
    """The boards that other plays lead to, those of the commonest slips first."""
    legal = allowed_plays(view, dice, line.rules)
    known: dict[Board, Rewriting] = {}
    if isinstance(turn.played, Play):
        known = rewritings(view, dice, turn.played, legal, marked=line.style.marked)
    elif otherwise is not None:
        kind = PLAY_MISSING if isinstance(turn.played, NoPlay) else UNREADABLE_PLAY
        otherwise = Rewriting(kind, _NOT_WRITTEN, None)
    if otherwise is not None:
        for board in legal:
            known.setdefault(board, otherwise)
    return sorted(known.items(), key=lambda found: found[1].rarity)


def _written(view: Board, played: object) -> str:
    if isinstance(played, Play):
        return in_notation(view, played.moves) if played.moves else "nothing"
    return f"`{played.text}`" if isinstance(played, Unreadable) else "nothing"
