"""Matches that two players of the own engine play, as the cells of a record; seeded, no clock.

The cells of a game alternate between the columns: the one at place ``k``, from 0, is that of
player ``k % 2 + 1`` in row ``k // 2 + 1``. None is a cell that is blank.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from random import Random
from typing import NamedTuple

from own_engine import START, Board, Dice, Play, carried, has_won, kind_of_win, made, turned
from own_player import best_play, chance


class Turn(NamedTuple):
    """A roll, the higher die first, and the play."""

    dice: Dice
    play: Play


class CubeAct(NamedTuple):
    """``Doubles``, ``Takes`` or ``Drops``; ``value`` is what a double names, else 0."""

    word: str
    value: int = 0


Cell = Turn | CubeAct | None


@dataclass(frozen=True, slots=True)
class Game:
    """One game with the score before it; ``winner`` and ``points`` are what the result says."""

    score: tuple[int, int]
    cells: tuple[Cell, ...]
    winner: int
    points: int


@dataclass(frozen=True, slots=True)
class Match:
    """A match to ``length`` points."""

    length: int
    games: tuple[Game, ...] = ()

    @property
    def score(self) -> tuple[int, int]:
        """The score after the games that are there."""
        return score_after(self.games[-1]) if self.games else (0, 0)


def score_after(game: Game) -> tuple[int, int]:
    """What a game makes of the score before it."""
    left, right = game.score
    return (left + game.points, right) if game.winner == 1 else (left, right + game.points)


def play_match(random: Random, length: int) -> Match:
    """A whole match."""
    return continued(random, Match(length))


def continued(random: Random, match: Match) -> Match:
    """The match with the games that are played until somebody has won it."""
    while max(match.score) < match.length:
        match = Match(match.length, (*match.games, sit_down(random, match).play_on()))
    return match


@dataclass(slots=True)
class Table:
    """A game in play; ``board`` is seen by the side whose cell is next, and has yet to roll.

    ``owner`` is whose cube it is, 0 while it stands in the middle.
    """

    random: Random
    length: int
    score: tuple[int, int]
    crawford: bool
    cells: list[Cell] = field(default_factory=list)
    board: Board = START
    cube: int = 1
    owner: int = 0

    @property
    def side(self) -> int:
        """Whose cell is next."""
        return len(self.cells) % 2 + 1

    def open(self) -> None:
        """Roll one die each; the higher goes first, and plays both."""
        left, right = self.random.sample(range(1, 7), 2)
        if right > left:
            self.cells.append(None)
        self.play((max(left, right), min(left, right)))

    def play(self, dice: Dice) -> None:
        """Make the play that the player likes best."""
        self.put(Turn(dice, best_play(self.board, dice)))

    def put(self, cell: Cell, after: Board | None = None) -> None:
        """Write a cell; ``after`` is where its play leads, if not where its steps do."""
        if isinstance(cell, CubeAct):
            if cell.word == "Takes":
                self.cube, self.owner = self.cube * 2, self.side
            self.board = turned(self.board)
        elif cell is not None:
            after = after or made(self.board, cell.play)
            assert after is not None, cell
            self.board = turned(after)
        self.cells.append(cell)

    def play_on(self) -> Game:
        """The game to its end."""
        if not self.cells:
            self.open()
        while not has_won(turned(self.board)):
            side = self.side
            if self._doubles():
                return self._won_by(side, self.cube)
            self.play(_roll(self.random))
        return self._won_by(3 - self.side, self.cube * kind_of_win(turned(self.board)))

    def _doubles(self) -> bool:
        """Double if it is time, and tell whether that is dropped."""
        away, other_away = self._away(self.side), self._away(3 - self.side)
        if self.crawford or self.owner == 3 - self.side or self.cube >= away:
            return False
        wins = chance(self.board)
        if wins < 0.7 + 0.03 * self.random.random():
            return False
        drops = wins > 0.8 and away > self.cube and other_away > 0
        self.put(CubeAct("Doubles", self.cube * 2))
        self.put(CubeAct("Drops" if drops else "Takes"))
        return drops

    def _away(self, side: int) -> int:
        return self.length - self.score[side - 1]

    def _won_by(self, side: int, points: int) -> Game:
        return Game(self.score, tuple(self.cells), side, points)


def sit_down(random: Random, match: Match) -> Table:
    """The next game of a match."""
    one_away = [match.length - 1 in game.score for game in match.games]
    crawford = match.length - 1 in match.score and not any(one_away)
    return Table(random, match.length, match.score, crawford)


def taken_up(random: Random, match: Match, game: int, cell: int) -> Table:
    """A game of a match as it was before one of its cells."""
    table = sit_down(random, Match(match.length, match.games[:game]))
    for before in match.games[game].cells[:cell]:
        table.put(before)
    return table


def boards(cells: Iterable[Cell]) -> list[Board]:
    """What stands on the board before each cell, as its player sees it."""
    table = Table(Random(0), 0, (0, 0), crawford=False)
    before = []
    for cell in cells:
        before.append(table.board)
        table.put(cell)
    return before


def marked(board: Board, steps: Iterable[tuple[int, int]]) -> Play:
    """Steps with the hits that they make."""
    play = []
    for source, target in steps:
        board, step = carried(board, source, target)
        play.append(step)
    return tuple(play)


def _roll(random: Random) -> Dice:
    one, two = random.randint(1, 6), random.randint(1, 6)
    return max(one, two), min(one, two)
