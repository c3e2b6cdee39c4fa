"""Whether a record with a slip holds enough to decide what it was, found without bgaudit.

All single corrections are tried that the kinds of slips know. Those count that make every play of
the game legal, every hit agree with its mark, and the game end as its result says. Where they all
lead to the same positions, the record decides.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from drawn_matches import Cell, CubeAct, Game, Match, Turn, score_after
from own_engine import (
    BAR,
    OFF,
    START,
    Board,
    Dice,
    Play,
    Step,
    followed,
    has_won,
    kind_of_win,
    legal_plays,
    turned,
)
from slip_maker import OWN_FAULTS, Slip

ROLLS: tuple[Dice, ...] = tuple((high, low) for high in range(1, 7) for low in range(1, high + 1))


class At(NamedTuple):
    """Where a game stands before a cell; the board is seen by the side whose cell it is.

    ``end`` is the winner and the points, None while the game is not over.
    """

    place: int = 0
    board: Board = START
    cube: int = 1
    end: tuple[int, int] | None = None


BEGIN = At()
Positions = tuple[Board, ...]
"""The board before each cell of a game, and at its end."""


def course(cells: tuple[Cell, ...], begin: At = BEGIN) -> list[At]:
    """Follow the cells from a place on, until one of them cannot be right."""
    places = [begin]
    for cell in cells[begin.place :]:
        after = None if places[-1].end else _after(places[-1], cell)
        if after is None:
            break
        places.append(after)
    return places


def end_of(cells: tuple[Cell, ...], places: list[At]) -> tuple[int, int] | None:
    """The winner and the points, if all the cells could be followed to the end of the game."""
    return places[-1].end if places[-1].place == len(cells) else None


def _after(at: At, cell: Cell) -> At | None:
    place, board, cube, _ = at
    side = place % 2 + 1
    if cell is None:
        # Only who begins may have the first cell blank.
        return None if place else At(1, turned(board))
    if isinstance(cell, CubeAct):
        taken = cube * 2 if cell.word == "Takes" else cube
        end = (3 - side, cube) if cell.word == "Drops" else None
        return At(place + 1, turned(board), taken, end)
    after = followed(board, cell.dice, cell.play)
    if after is None:
        return None
    end = (side, cube * kind_of_win(after)) if has_won(after) else None
    return At(place + 1, turned(after), cube, end)


def decides(slip: Slip) -> bool:
    """Whether a record leaves but one explanation, and that is the true one."""
    game = slip.match.games[slip.game]
    if slip.kind in OWN_FAULTS:
        return not right_courses(game)
    if slip.match.games[slip.game].cells == slip.truth.games[slip.game].cells:
        return len(_disagreements(slip.match)) == 1
    return len(right_courses(game)) == 1


def right_courses(game: Game) -> set[Positions]:
    """What single corrections make of a game, by the positions in it."""
    begun = course(game.cells)
    found = set()
    for at, cells in _corrections(game, begun):
        rest = course(cells, at)
        if end_of(cells, rest) == (game.winner, game.points):
            places = (*begun[: at.place], *rest)
            found.add(tuple(before.board for before in places))
    return found


def _disagreements(match: Match) -> list[object]:
    """What the results and the score lines say that the plays and the others do not."""
    wrong: list[object] = []
    score = 0, 0
    for number, game in enumerate(match.games):
        end = end_of(game.cells, course(game.cells))
        assert end is not None
        if game.score != score:
            wrong.append((number, game.score))
        if (game.winner, game.points) != end:
            wrong.append((number, game.winner, game.points))
        score = score_after(Game(score, (), *end))
    return wrong


Correction = tuple[At, tuple[Cell, ...]]
"""The cells that a game should have, and the place from which on they are others."""


def _corrections(game: Game, begun: list[At]) -> Iterator[Correction]:
    """Every correction of something that stands no later than the first thing illegal."""
    cells = game.cells
    ends_with_one_more = _last_is_the_winners((None, *cells), game.winner)
    for at in begun:
        corrected = [*_without_a_copy(cells, at.place), *_in_other_columns(cells, at.place)]
        if _last_is_the_winners(cells, game.winner):
            corrected += _of_one_turn(cells, at, legal=at is not begun[-1])
        if cells[at.place : at.place + 1] == (None,):
            corrected += _with_one_more(cells[: at.place], at.board, cells[at.place + 1 :])
        elif ends_with_one_more and _may_be_the_others(at.board, *cells[at.place : at.place + 1]):
            corrected += _with_one_more(cells[: at.place], at.board, cells[at.place :])
        for one in corrected:
            yield at, one


def _last_is_the_winners(cells: tuple[Cell, ...], winner: int) -> bool:
    """Whether the last cell stands where the winner's last man is borne off, or the loser drops."""
    last = (len(cells) - 1) % 2 + 1
    return last == (3 - winner if isinstance(cells[-1], CubeAct) else winner)


def _of_one_turn(cells: tuple[Cell, ...], at: At, *, legal: bool) -> Iterator[tuple[Cell, ...]]:
    """Other dice for a play, or another play with the dice."""
    head, rest = cells[: at.place], cells[at.place + 1 :]
    turn = cells[at.place] if at.place < len(cells) else None
    if not isinstance(turn, Turn):
        return
    for dice in ROLLS:
        yield (*head, turn._replace(dice=dice), *rest)
    for play in _near_plays(turn, legal=legal):
        if followed(at.board, turn.dice, play):
            yield (*head, turn._replace(play=play), *rest)


def _near_plays(turn: Turn, *, legal: bool) -> Iterator[Play]:
    """What a play may have been: with a step more, less, or another one.

    In an illegal play one point of the step is off by three at most.
    """
    dice, play = turn
    steps = [
        Step(source, max(OFF, source - die), hit)
        for die in set(dice)
        for source in range(1, BAR + 1)
        for hit in (False, True)
    ]
    yield tuple(step._replace(source=_turned(step[0]), target=_turned(step[1])) for step in play)
    for step in steps:
        yield (*play, step)
    for at, written in enumerate(play):
        others = (*play[:at], *play[at + 1 :])
        if written in others:
            yield others
        for step in steps:
            if legal or _is_near(written, step):
                yield (*others, step)


def _turned(point: int) -> int:
    return point if point in (BAR, OFF) else BAR - point


def _is_near(one: Step, two: Step) -> bool:
    off = sorted((abs(one.source - two.source), abs(one.target - two.target)))
    return off[0] == 0 < off[1] <= 3


def _without_a_copy(cells: tuple[Cell, ...], place: int) -> Iterator[tuple[Cell, ...]]:
    """A turn that stands there twice, next to itself or behind a blank cell, only once."""
    here = cells[place - 1 : place]
    if here and here == cells[place : place + 1]:
        yield (*cells[:place], *cells[place + 1 :])
    if here and (None, *here) == cells[place : place + 2]:
        yield (*cells[:place], *cells[place + 2 :])


def _may_be_the_others(board: Board, cell: Cell = None) -> bool:
    """Whether there is a man of the other side for the first step of a turn."""
    if not isinstance(cell, Turn) or not cell.play:
        return True
    return board.other[cell.play[0].source] > 0 or cell.play[0].source == BAR


def _with_one_more(
    head: tuple[Cell, ...], board: Board, rest: tuple[Cell, ...]
) -> Iterator[tuple[Cell, ...]]:
    """A turn that is missing between two others; those that lead to the same are tried once."""
    turns = {
        after: Turn(dice, play)
        for dice in ROLLS
        for after, play in (legal_plays(board, dice) or {board: ()}).items()
    }
    for turn in turns.values():
        yield (*head, turn, *rest)


def _in_other_columns(cells: tuple[Cell, ...], place: int) -> Iterator[tuple[Cell, ...]]:
    """One row, or all from one on, with the columns changed."""
    if place % 2 == 0:
        row, rest = cells[place : place + 2], cells[place + 2 :]
        yield (*cells[:place], *_swapped(row, last=not rest), *rest)
        yield (*cells[:place], *_swapped(cells[place:], last=True))


def _swapped(cells: tuple[Cell, ...], *, last: bool) -> Iterator[Cell]:
    """The cells of whole rows changed; what is blank then in the last row is no cell."""
    for place in range(0, len(cells), 2):
        row = cells[place : place + 2]
        at_the_end = last and place + 2 >= len(cells)
        yield from row[1:]
        yield from () if at_the_end and row[0] is None else row[:1]
