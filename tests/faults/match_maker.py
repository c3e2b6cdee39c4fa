"""Whole matches drawn at random: legal play, the cube, resignations, the Crawford game, the score.

Nothing here knows how a record is written (``mat_writer``) or what is wrong with it
(``fault_table``). Every event keeps the board and the cube before it, so that play can be taken up
again from any place of a game. Only :func:`bgaudit.rules.plays.legal_plays` is borrowed from the
program; the rest is written anew, so that a mistake there is not made twice.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Literal, NamedTuple

from bgaudit.rules.board import BAR, OFF, STANDARD_START, Board
from bgaudit.rules.plays import Dice, legal_plays

Side = int
Path = tuple[int, int]
ROLLS: tuple[Dice, ...] = tuple((high, low) for high in range(1, 7) for low in range(1, high + 1))


class Move(NamedTuple):
    """One man moved by one step, and whether it hits."""

    source: int
    target: int
    hit: bool = False


class CubeState(NamedTuple):
    """The cube before an event."""

    value: int = 1
    owner: Side | None = None


CENTRED = CubeState()


@dataclass(eq=False, slots=True)
class Turn:
    """A roll and what was played; ``board`` is what the mover saw before it.

    ``roll`` is what the record writes for the dice. ``apart`` asks for every step to be written by
    itself, ``blank`` for nothing to be written at all.
    """

    side: Side
    dice: Dice
    moves: tuple[Move, ...]
    board: Board
    cube: CubeState
    roll: str = ""
    apart: bool = False
    blank: bool = False
    unknown: bool = False

    def __post_init__(self) -> None:
        self.roll = self.roll or f"{self.dice[0]}{self.dice[1]}"


@dataclass(eq=False, slots=True)
class CubeAct:
    """A double, a beaver or an answer; ``value`` is the cube that is written."""

    side: Side
    kind: Literal["double", "beaver", "take", "drop"]
    board: Board
    """What the player on roll sees."""
    cube: CubeState
    value: int = 0
    blank: bool = False


Event = Turn | CubeAct


@dataclass(eq=False, slots=True)
class Game:
    """One game. ``winner`` and ``points`` tell who truly won it, and with how many.

    The ``written_…`` fields are what the score and result lines say instead.
    """

    number: int
    score: tuple[int, int]
    crawford: bool
    events: list[Event] = field(default_factory=list)
    ended_by: Literal["bear_off", "drop", "resign", ""] = ""
    winner: Side = 0
    points: int = 0
    kind: int = 1
    cube: CubeState = CENTRED
    written_score: tuple[int, int] | None = None
    written_winner: Side = 0
    written_points: int | None = None
    result_on_its_own: bool = False
    has_result: bool = True

    def turns(self) -> list[Turn]:
        """The turns, without what was done with the cube."""
        return [event for event in self.events if isinstance(event, Turn)]


@dataclass(eq=False, slots=True)
class Match:
    """A match, or a money session where ``length`` is 0."""

    length: int
    names: tuple[str, str]
    games: list[Game] = field(default_factory=list)
    tags: dict[str, str] = field(default_factory=dict)

    def score_after(self) -> tuple[int, int]:
        """The points after the last game as they were truly won."""
        one, two = self.games[-1].score if self.games else (0, 0)
        if self.games:
            last = self.games[-1]
            one += last.points if last.winner == 1 else 0
            two += last.points if last.winner == 2 else 0
        return one, two

    @property
    def won(self) -> bool:
        """Whether a side has reached the length."""
        return bool(self.length) and max(self.score_after()) >= self.length


# The board, by hand.


def put(board: Board, moves: tuple[Path, ...] | tuple[Move, ...]) -> tuple[Board, tuple[Move, ...]]:
    """Move men as told, legal or not: a lone man landed on is hit, two share their point."""
    own, other = list(board.own), list(board.other)
    made = []
    for source, target, *_ in moves:
        own[source] -= 1
        own[target] += 1
        hit = target != OFF and other[25 - target] == 1
        if hit:
            other[25 - target] -= 1
            other[BAR] += 1
        made.append(Move(source, target, hit))
    return Board(tuple(own), tuple(other)), tuple(made)


def may_step(board: Board, source: int, die: int) -> bool:
    """Whether the rules let one die take a man from there now."""
    own = board.own
    if not own[source] or (own[BAR] and source != BAR):
        return False
    target = source - die
    if target >= 1:
        return board.other[25 - target] <= 1
    if sum(own[1:7]) + own[OFF] != sum(own):
        return False
    return target == 0 or not any(own[source + 1 :])


def single_steps(board: Board, die: int) -> list[Path]:
    """Every step that one die allows as the first of a turn."""
    return [
        (source, max(source - die, OFF))
        for source in range(BAR, 0, -1)
        if may_step(board, source, die)
    ]


def both_in_order(board: Board, first: int, second: int) -> bool:
    """Whether two dice can be played in this order."""
    for path in single_steps(board, first):
        after, _ = put(board, (path,))
        if not any(after.own[1:]) or single_steps(after, second):
            return True
    return False


def closed_out(board: Board) -> bool:
    """Whether the player to move is on the bar against six held points."""
    return board.own[BAR] > 0 and all(count >= 2 for count in board.other[1:7])


def kind_of_win(loser: tuple[int, ...]) -> int:
    """1 for a single game, 2 for a gammon, 3 for a backgammon."""
    if loser[OFF]:
        return 1
    return 3 if sum(loser[19:26]) else 2


# The players.


@dataclass(frozen=True, slots=True)
class Temper:
    """How players play: how often they double, drop, redouble and resign, and how soundly."""

    doubles: float
    drops: float
    resigns: float
    sound: float
    beavers: float = 0.0


def temper(random: Random) -> Temper:
    """A manner of playing."""
    return Temper(
        doubles=random.choice((0.0, 0.03, 0.08, 0.2)),
        drops=random.choice((0.2, 0.5, 0.8)),
        resigns=random.choice((0.0, 0.0, 0.01, 0.03)),
        sound=random.choice((0.3, 0.8, 0.95)),
    )


class Table:
    """A game being played: the board, the cube and whose turn it is."""

    def __init__(
        self, random: Random, match: Match, game: Game, manner: Temper, *, jacoby: bool = False
    ) -> None:
        self.random = random
        self.match = match
        self.game = game
        self.manner = manner
        self.jacoby = jacoby
        self.board = Board(STANDARD_START, STANDARD_START)
        """Seen by the player on roll."""
        self.cube = CENTRED
        self.side: Side = random.choice((1, 2))

    def take_up(self, event: Event, *, after: bool = False) -> None:
        """Go back to the moment before a turn or a double, or after a turn."""
        self.board, self.cube, self.side = event.board, event.cube, event.side
        if after and isinstance(event, Turn):
            self.board, _ = put(event.board, event.moves)
            self.pass_on()

    def opening(self) -> None:
        """The first roll of the game, which is no double."""
        dice = self.random.choice([roll for roll in ROLLS if roll[0] != roll[1]])
        self.roll(dice)

    def play_on(self) -> None:
        """Play until the game is over."""
        while not self.game.ended_by:
            if self.random.random() < self.manner.resigns:
                self._resign()
            elif not self._cube_action():
                self.roll(self.draw())

    def draw(self) -> Dice:
        """Two dice, the higher first."""
        one, two = self.random.randint(1, 6), self.random.randint(1, 6)
        return max(one, two), min(one, two)

    def roll(self, dice: Dice) -> Turn:
        """A legal turn with this roll."""
        return self.play(dice, self.choose(dice))

    def play(self, dice: Dice, paths: tuple[Path, ...] | tuple[Move, ...]) -> Turn:
        """A turn, legal or not."""
        after, moves = put(self.board, paths)
        turn = Turn(self.side, dice, moves, self.board, self.cube)
        self.game.events.append(turn)
        self.board = after
        if not any(after.own[1:]):
            self._end("bear_off", self.side, kind_of_win(after.other))
        self.pass_on()
        return turn

    def choose(self, dice: Dice) -> tuple[Path, ...]:
        """One of the legal plays; empty where there is none."""
        legal = legal_plays(self.board, dice)
        if not legal:
            return ()
        results = list(legal)
        if self.random.random() < self.manner.sound:
            results = self.random.sample(results, min(len(results), 8))
            return legal[min(results, key=_dread)]
        return legal[self.random.choice(results)]

    def may_double(self) -> bool:
        """Whether the player on roll may turn the cube, and a sensible one would not laugh."""
        if self.game.crawford or self.match.length == 1 or not self.game.events:
            return False
        if self.cube.owner not in (None, self.side) or self.cube.value >= 64:
            return False
        needed = self.match.length - self.game.score[self.side - 1]
        return not self.match.length or self.cube.value < needed

    def double(self, value: int = 0) -> CubeAct:
        """An offer, which waits for :meth:`take` or :meth:`drop`."""
        act = CubeAct(self.side, "double", self.board, self.cube, value or self.cube.value * 2)
        self.game.events.append(act)
        return act

    def take(self, value: int = 0) -> CubeAct:
        """The opponent takes and owns the cube at twice its value, or at the one given."""
        act = CubeAct(3 - self.side, "take", self.board, self.cube)
        self.game.events.append(act)
        self.cube = CubeState(value or self.cube.value * 2, 3 - self.side)
        return act

    def drop(self) -> CubeAct:
        """The opponent gives the game up for what the cube was at."""
        act = CubeAct(3 - self.side, "drop", self.board, self.cube)
        self.game.events.append(act)
        self._end("drop", self.side, 1)
        return act

    def _cube_action(self) -> bool:
        if not self.may_double() or self.random.random() >= self.manner.doubles:
            return False
        self.double()
        if self.random.random() < self.manner.drops:
            self.drop()
        elif not self.match.length and self.random.random() < self.manner.beavers:
            self._beaver()
        else:
            self.take()
        return True

    def _beaver(self) -> None:
        beaverer = 3 - self.side
        act = CubeAct(beaverer, "beaver", self.board, self.cube, self.cube.value * 4)
        self.game.events.append(act)
        self.cube = CubeState(self.cube.value * 4, beaverer)
        self.roll(self.draw())

    def give_up(self, side: Side) -> None:
        """A player gives the game up, for more than a single one only if he has none off."""
        men = self.board.own if side == self.side else self.board.other
        worth = 1 if men[OFF] else self.random.choice((1, 1, 1, 2, 3))
        self._end("resign", 3 - side, worth)

    def _resign(self) -> None:
        if self.random.random() < 0.5:
            dice = self.draw()
            self.game.events.append(Turn(self.side, dice, (), self.board, self.cube, unknown=True))
        self.give_up(self.side)

    def _end(self, how: Literal["bear_off", "drop", "resign"], winner: Side, kind: int) -> None:
        game = self.game
        undoubled = not self.match.length and self.jacoby and self.cube.owner is None
        game.ended_by, game.winner, game.kind, game.cube = how, winner, kind, self.cube
        game.points = self.cube.value * (1 if undoubled and how == "bear_off" else kind)

    def pass_on(self) -> None:
        """The other player is on roll."""
        self.side = 3 - self.side
        self.board = self.board.turned()


def _dread(board: Board) -> float:
    """How little a player likes what he leaves: his lone men, and how far he is behind."""
    own, other = board
    lone = sum(1 for count in own[1:25] if count == 1)
    built = sum(1 for count in own[4:9] if count >= 2)
    ahead = sum(point * count for point, count in enumerate(own))
    return 4 * lone - 3 * built - 6 * other[BAR] + ahead / 8


# Matches.

NAMES = (
    ("Anna Bianchi", "Marc Dubois"),
    ("Zoë", "J. Smith-Jones"),
    ("nori,1749", "PghPete,1635"),
    ("3laburrido", "Ernst K"),
)


def play_match(
    random: Random, length: int, *, games: int | None = None, tags: dict[str, str] | None = None
) -> Match:
    """A match played to its end, or only so many games of it."""
    match = Match(length, random.choice(NAMES), tags=dict(tags or {}))
    # The Jacoby rule is for money play, the Crawford rule for matches.
    match.tags.pop("Jacoby" if length else "Crawford", None)
    continue_match(random, match, games or (random.randint(1, 4) if not length else 99))
    return match


def continue_match(random: Random, match: Match, games: int) -> None:
    """Play up to so many further games, until the match is won."""
    for _ in range(games):
        if match.won:
            return
        table = sit_down(random, match)
        table.opening()
        table.play_on()


def sit_down(random: Random, match: Match) -> Table:
    """Begin the next game of a match."""
    score = match.score_after()
    game = Game(len(match.games) + 1, score, crawford_next(match))
    if match.games:
        game.number = match.games[-1].number + 1
    manner = temper(random)
    match.games.append(game)
    return Table(random, match, game, manner, jacoby=match.tags.get("Jacoby") == "True")


def crawford_next(match: Match) -> bool:
    """Whether the game about to begin is the Crawford game."""
    if match.length < 2 or match.tags.get("Crawford") == "Off":
        return False
    if any(game.crawford for game in match.games):
        return False
    return match.length - 1 in match.score_after()


def all_turns(match: Match) -> Iterator[tuple[Game, int, Turn]]:
    """Every turn with its game and its place among the game's events."""
    for game in match.games:
        for place, event in enumerate(game.events):
            if isinstance(event, Turn):
                yield game, place, event
