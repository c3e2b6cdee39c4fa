"""One fault put into an otherwise clean record, for every row of the table of single faults.

A fault comes in up to two kinds. *As played*: what the record says was really done, and the game
goes on from there. *Slip of the pen*: something legal was done, and the record has it wrong in this
one place. Each maker draws a place for its fault; it gives None where the place that it happened
upon is no place for the fault, and is then asked again.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from random import Random
from typing import Literal, NamedTuple

from mat_writer import Style, Written, any_style, write
from match_maker import (
    ROLLS,
    CubeAct,
    Event,
    Game,
    Match,
    Move,
    Path,
    Table,
    Turn,
    all_turns,
    both_in_order,
    closed_out,
    continue_match,
    may_step,
    play_match,
    put,
    single_steps,
    sit_down,
    temper,
)

from bgaudit.rules.board import BAR, OFF, Board
from bgaudit.rules.plays import Dice, legal_plays

Kind = Literal["as played", "slip", "annulled", "inserted", "removed", "renumbered"]
Paths = tuple[Path, ...]


class Expected(NamedTuple):
    """What must be found of a fault."""

    code: str
    severity: str
    game: int | None
    row: int | None
    player: int | None


@dataclass(frozen=True, slots=True)
class Case:
    """A record with one fault in it, and all errors and warnings that it must give."""

    text: str
    expected: list[Expected]
    notes: list[Expected] = field(default_factory=list)
    """Notes that must be among those given."""


@dataclass(slots=True)
class Place:
    """A drawn match in which a fault is to be put, and what decides where."""

    random: Random
    kind: Kind
    match: Match
    style: Style

    @property
    def as_played(self) -> bool:
        """Whether the fault was really made, and is not only one of the record."""
        return self.kind == "as played"

    def write(self) -> Written:
        """The record as it stands."""
        return write(self.match, self.style)

    def error(self, code: str, game: Game, event: Event, severity: str = "error") -> Case:
        """The record, with a finding due at one event."""
        written = self.write()
        due = Expected(code, severity, game.number, written.rows[event], event.side)
        return Case(written.text, [due])

    def result_error(self, code: str, game: Game) -> Case:
        """The record, with a finding due at the result line of a game."""
        written = self.write()
        side = game.written_winner or game.winner
        due = Expected(code, "error", game.number, written.result_rows[game], side)
        return Case(written.text, [due])

    def game_error(self, code: str, number: int, severity: str = "error") -> Case:
        """The record, with a finding due at the head of a game."""
        return Case(self.write().text, [Expected(code, severity, number, None, None)])

    def reopen(self, game: Game, place: int, *, after: bool = False) -> Table:
        """Take a game up again before its event at ``place``; all that followed is forgotten."""
        event = game.events[place]
        del game.events[place + after :]
        del self.match.games[self.match.games.index(game) + 1 :]
        game.ended_by, game.winner, game.points = "", 0, 0
        table = Table(self.random, self.match, game, temper(self.random), jacoby=self.jacoby)
        table.take_up(event, after=after)
        return table

    @property
    def jacoby(self) -> bool:
        """Whether the header says that the Jacoby rule is in force."""
        return self.match.tags.get("Jacoby") == "True"

    def rest(self) -> None:
        """Some of the games that follow, or all of them."""
        continue_match(self.random, self.match, self.random.choice((0, 1, 1, 2, 99)))


Maker = Callable[[Place], Case | None]
"""Puts a fault into a match, or gives None if this match has no place for it."""


@dataclass(frozen=True, slots=True)
class Fault:
    """A row of the table: what it is called, how it may come about, and how it is put there."""

    name: str
    make: Maker
    kinds: tuple[Kind, ...] = ("as played", "slip")
    starred: bool = False
    lengths: tuple[int, ...] = (0, 1, 3, 3, 5, 7)

    def case(self, kind: Kind, seed: int) -> Case:
        """The record of this fault for a seed, always the same."""
        random = Random(f"{self.name} {kind} {seed}")
        for _ in range(3000):
            match = drawn(random, self.lengths)
            style = any_style(random, starred=self.starred)
            case = self.make(Place(random, kind, match, style))
            # A record in which nothing is hit does not show that it marks its hits.
            if case is not None and ("*" in case.text or not style.stars):
                return case
        raise AssertionError(f"no place found for: {self.name} ({kind}, {seed})")


def drawn(random: Random, lengths: tuple[int, ...]) -> Match:
    """A clean match, or the first games of one."""
    tags = random.choice(({}, {}, {"EventDate": "2026.11.29"}, {"Jacoby": "True"}))
    games = random.choice((1, 2, 3, 99))
    length = random.choice(lengths)
    return play_match(random, length, games=min(games, 4) if not length else games, tags=tags)


# Plays: each finder gives an illegal play with a roll on a board, and the legal one that was meant.

Slip = tuple[Paths, Paths | None]
Finder = Callable[[Random, Board, Dice], Slip | None]


def given(dice: Dice) -> set[int]:
    """The lengths that one man can go with a roll."""
    first, second = dice
    if first == second:
        return {first, 2 * first, 3 * first, 4 * first}
    return {first, second, first + second}


def a_legal_play(random: Random, board: Board, dice: Dice) -> Paths:
    """One of the legal plays, step by step; empty where there is none."""
    plays: list[Paths] = list(legal_plays(board, dice).values())
    return random.choice(plays) if plays else ()


def is_open(board: Board, target: int) -> bool:
    """Whether a man may land there."""
    return target >= 1 and board.other[25 - target] < 2


def lone(steps: Paths, index: int) -> bool:
    """Whether no other step goes on from this one, or leads to where it starts."""
    source, target = steps[index]
    others = [step for place, step in enumerate(steps) if place != index]
    return all(step[0] != target and step[1] != source for step in others)


def wrong_distance(random: Random, board: Board, dice: Dice) -> Slip | None:
    """One step of a legal play has a length that was not rolled."""
    meant = a_legal_play(random, board, dice)
    if not meant or any(target == OFF for _, target in meant):
        return None
    index = random.randrange(len(meant))
    source = meant[index][0]
    sources = {step[0] for step in meant}
    targets = [
        source - length
        for length in range(1, 13)
        if length not in given(dice)
        and is_open(board, source - length)
        and source - length not in sources
    ]
    if source == BAR or not targets or not lone(meant, index):
        return None
    return changed(meant, index, (source, random.choice(targets))), meant


def changed(steps: Paths, index: int, step: Path) -> Paths:
    """Steps with one of them put in the place of another."""
    return (*steps[:index], step, *steps[index + 1 :])


def too_many_pips(random: Random, board: Board, dice: Dice) -> Slip | None:
    """A step more than the dice give, or one man goes both dice and another one of them again."""
    meant = a_legal_play(random, board, dice)
    if any(target == OFF for _, target in meant):
        return None
    if random.random() < 0.5 or board.own[BAR] or dice[0] == dice[1]:
        if len(meant) != (4 if dice[0] == dice[1] else 2):
            return None
        after, _ = put(board, meant)
        more = [step for die in set(dice) for step in single_steps(after, die) if step[1] != OFF]
        return ((*meant, random.choice(more)), meant) if more else None
    farther = [
        (source, source - sum(dice))
        for source in range(24, sum(dice), -1)
        if board.own[source]
        and is_open(board, source - sum(dice))
        and any(is_open(board, source - die) for die in dice)
    ]
    if not farther:
        return None
    both = random.choice(farther)
    after, _ = put(board, (both,))
    again = [step for die in dice for step in single_steps(after, die) if step[1] != OFF]
    again = [step for step in again if step[0] != both[1]]
    return ((both, random.choice(again)), None) if again else None


def held_point(random: Random, board: Board, dice: Dice) -> Slip | None:
    """After a legal step with one die, or three of a double, a landing on a held point."""
    first, second = random.sample(dice, 2)
    steps: Paths = ()
    for _ in range(3 if first == second else 1):
        ways = [step for step in single_steps(board, first) if step[1] != OFF]
        if not ways:
            return None
        steps += (random.choice(ways),)
        board, _ = put(board, steps[-1:])
    if board.own[BAR]:
        return None
    held = [
        (source, source - second)
        for source in range(24, second, -1)
        if board.own[source] and board.other[25 - source + second] >= 2
    ]
    return ((*steps, random.choice(held)), None) if held else None


def bar_first(random: Random, board: Board, dice: Dice) -> Slip | None:
    """A man is moved while another is on the bar."""
    if not board.own[BAR]:
        return None
    order = random.sample(dice, 2)
    steps: Paths = ()
    if board.own[BAR] > 1 and random.random() < 0.5:
        entry = single_steps(board, order[0])
        if not entry:
            return None
        steps = tuple(entry[:1])
    after, _ = put(board, steps)
    for die in order[len(steps) :]:
        ways = [
            (source, source - die)
            for source in range(24, die, -1)
            if after.own[source] and is_open(after, source - die)
        ]
        if not ways:
            return None
        steps += (random.choice(ways),)
        after, _ = put(after, steps[-1:])
    return steps, None


def empty_source(random: Random, board: Board, dice: Dice) -> Slip | None:
    """One step of a legal play starts where the player has no man."""
    meant = a_legal_play(random, board, dice)
    if not meant:
        return None
    index = random.randrange(len(meant))
    source, target = meant[index]
    landings = {step[1] for step in meant}
    empty = [
        point
        for point in range(24, source - target, -1)
        if not board.own[point]
        and point not in landings
        and is_open(board, point - (source - target))
    ]
    if source == BAR or target == OFF or not empty or not lone(meant, index):
        return None
    if any(end == OFF for _, end in meant):
        return None
    start = random.choice(empty)
    return changed(meant, index, (start, start - source + target)), meant


def not_all_home(random: Random, board: Board, dice: Dice) -> Slip | None:
    """A man is borne off by his exact number while another is and stays outside."""
    first, second = random.sample(dice, 2)
    if board.own[BAR] or not board.own[first] or not any(board.own[7:25]):
        return None
    steps: Paths = ()
    after = board
    for _ in range(3 if first == second else 1):
        ways = [step for step in single_steps(after, second) if step[1] != OFF]
        if not ways:
            return None
        steps += (random.choice(ways),)
        after, _ = put(after, steps[-1:])
    if not after.own[first] or not any(after.own[7:25]):
        return None
    if any(step[0] == first or step[1] == first for step in steps):
        return None
    off = (first, OFF)
    return (random.choice(((*steps, off), (off, *steps))), None)


def die_left(random: Random, board: Board, dice: Dice) -> Slip | None:
    """Both dice could be played, and one is."""
    meant = a_legal_play(random, board, dice)
    if dice[0] == dice[1] or len(meant) < 2:
        return None
    left = [
        (step,)
        for step in meant
        if any(may_step(board, step[0], die) and step in single_steps(board, die) for die in dice)
    ]
    return (random.choice(left), meant) if left else None


def double_left(random: Random, board: Board, dice: Dice) -> Slip | None:
    """A part of a double is left although it could be played."""
    meant = a_legal_play(random, board, dice)
    if dice[0] != dice[1] or len(meant) < 2:
        return None
    return meant[: random.randrange(1, len(meant))], meant


def smaller_die(random: Random, board: Board, dice: Dice) -> Slip | None:
    """Either die could be played but not both, and the smaller one is."""
    larger, smaller = max(dice), min(dice)
    small = single_steps(board, smaller)
    if larger == smaller or not small or not single_steps(board, larger):
        return None
    if both_in_order(board, larger, smaller) or both_in_order(board, smaller, larger):
        return None
    return (random.choice(small),), None


def nothing_played(random: Random, board: Board, dice: Dice) -> Slip | None:
    """No play although there is one."""
    meant = a_legal_play(random, board, dice)
    return ((), meant) if meant else None


def play_fault(code: str, find: Finder, *, more_to_come: bool = False) -> Maker:
    """Faults of a single play. ``more_to_come``: it may not be the last turn of the game."""

    def make(place: Place) -> Case | None:
        random = place.random
        spots = [spot for spot in all_turns(place.match) if not spot[2].unknown]
        random.shuffle(spots)
        for game, at, turn in spots[:60]:
            rolls = [roll for roll in ROLLS if at or roll[0] != roll[1]]
            for dice in random.sample(rolls, len(rolls)):
                slip = find(random, turn.board, dice)
                if slip is None or _is_legal(turn.board, dice, slip[0]):
                    continue
                return _played(place, game, at, dice, slip, code, more_to_come=more_to_come)
        return None

    return make


def _is_legal(board: Board, dice: Dice, paths: Paths) -> bool:
    """Whether a play moves the men as a legal one does after all."""
    after, _ = put(board, paths)
    return any(after.own == legal.own for legal in legal_plays(board, dice))


def _played(
    place: Place, game: Game, at: int, dice: Dice, slip: Slip, code: str, *, more_to_come: bool
) -> Case | None:
    table = place.reopen(game, at)
    illegal, meant = slip
    if place.as_played:
        turn = table.play(dice, illegal)
    else:
        turn = table.play(dice, meant or table.choose(dice))
    table.play_on()
    if more_to_come and not any(isinstance(event, Turn) for event in game.events[at + 1 :]):
        return None
    if place.as_played and _spared(game, turn):
        return None
    place.rest()
    if not place.as_played:
        _, moves = put(turn.board, illegal)
        turn.moves = _with_old_marks(place.random, turn.moves, moves)
    chained = {step[0] for step in illegal} & {step[1] for step in illegal}
    turn.apart = bool(chained) or place.random.random() < 0.5
    return place.error(code, game, turn)


def _spared(game: Game, turn: Turn) -> bool:
    """Whether only a man borne off against the rules saves the loser from a gammon.

    Rule books differ about that, so no clean expectation can be had of it.
    """
    wrongly_off = sum(move.target == OFF for move in turn.moves)
    last = game.events[-1]
    if game.ended_by != "bear_off" or not wrongly_off or not isinstance(last, Turn):
        return False
    return turn.side != game.winner and last.board.other[OFF] <= wrongly_off


def _with_old_marks(
    random: Random, meant: tuple[Move, ...], written: tuple[Move, ...]
) -> tuple[Move, ...]:
    """The written steps, which may have kept the hit mark of the step that was meant."""
    if random.random() < 0.5:
        return written
    hitters = {move.source for move in meant if move.hit}
    return tuple(
        move._replace(hit=move.hit or (move.source in hitters and move.target != OFF))
        for move in written
    )


# Dice and the order of turns.


def malformed_roll(place: Place) -> Case | None:
    game, _, turn = place.random.choice(list(all_turns(place.match)))
    if turn.unknown or (not turn.moves and turn is game.events[-1]):
        return None
    bad = place.random.choice("0789")
    one, two = turn.roll[0], turn.roll[1]
    turn.roll = place.random.choice((bad + two, one + bad, bad + place.random.choice("0789")))
    return place.error("DI001", game, turn)


def opening_double(place: Place) -> Case | None:
    game = place.random.choice(place.match.games)
    table = place.reopen(game, 0)
    die = place.random.randint(1, 6)
    turn = table.roll((die, die))
    table.play_on()
    place.rest()
    return place.error("DI002", game, turn)


def turn_missing(place: Place) -> Case | None:
    game, at, turn = place.random.choice(list(all_turns(place.match)))
    if place.as_played:
        if turn.unknown or at + 1 == len(game.events):
            return None
        table = place.reopen(game, at, after=True)
        if closed_out(table.board):
            return None
        table.pass_on()
        again = table.roll(table.draw())
        table.play_on()
        place.rest()
        return None if _alike(turn, again) else place.error("MV026", game, again)
    if not at or at + 1 == len(game.events) or closed_out(turn.board):
        return None
    turn.blank = True
    if _alike(game.events[at - 1], game.events[at + 1]):
        return None
    return place.error("MV026", game, game.events[at + 1])


def _alike(one: Event, other: Event) -> bool:
    """Whether one turn seems to be the other written twice: that is another fault."""
    if not isinstance(one, Turn) or not isinstance(other, Turn):
        return False
    return (one.side, one.roll, one.moves) == (other.side, other.roll, other.moves)


# The cube.


def on_the_cube(place: Place) -> tuple[Game, int, Table] | None:
    """A moment at which the player on roll may double, with the game taken up again there."""
    spots = [
        (game, at)
        for game, at, turn in all_turns(place.match)
        if at and not game.crawford and turn.cube.owner in (None, turn.side)
    ]
    if not spots or place.match.length == 1:
        return None
    game, at = place.random.choice(spots)
    table = place.reopen(game, at)
    return (game, at, table) if table.may_double() else None


def wrong_step(place: Place) -> Case | None:
    spot = on_the_cube(place)
    if spot is None:
        return None
    game, _, table = spot
    due = table.cube.value * 2
    stated = place.random.choice((due // 2, due * 2, due * 4, due * 3 // 2, due + 1, 64))
    if stated == due or stated > 512:
        return None
    act = table.double(stated)
    if place.random.random() < 0.3:
        table.drop()
    else:
        table.take(stated if place.as_played else due)
    table.play_on()
    place.rest()
    return place.error("CU005", game, act)


def not_the_owner(place: Place) -> Case | None:
    spots = [
        (game, at)
        for game, at, turn in all_turns(place.match)
        if turn.cube.owner == 3 - turn.side and turn.cube.value <= 16
    ]
    if not spots:
        return None
    game, at = place.random.choice(spots)
    table = place.reopen(game, at)
    return _illegal_double(place, "CU001", game, table)


def crawford_double(place: Place) -> Case | None:
    spots = [(game, at) for game, at, _ in all_turns(place.match) if at and game.crawford]
    if not spots:
        return None
    game, at = place.random.choice(spots)
    return _illegal_double(place, "CU004", game, place.reopen(game, at))


def double_before_play(place: Place) -> Case | None:
    game = place.random.choice(place.match.games)
    if game.crawford or place.match.length == 1:
        return None
    table = place.reopen(game, 0)
    dice = place.random.choice([roll for roll in ROLLS if roll[0] != roll[1]])
    return _illegal_double(place, "CU003", game, table, dice)


def _illegal_double(
    place: Place, code: str, game: Game, table: Table, dice: Dice | None = None
) -> Case:
    cube = table.cube
    act = table.double()
    if place.as_played and place.random.random() < 0.3:
        table.drop()
    else:
        table.take()
        if place.kind == "annulled":
            table.cube = cube
        table.roll(dice or table.draw())
    table.play_on()
    place.rest()
    return place.error(code, game, act)


def unanswered(place: Place) -> Case | None:
    spot = on_the_cube(place)
    if spot is None:
        return None
    game, _, table = spot
    act = table.double()
    if not place.as_played:
        table.take().blank = True
    table.roll(table.draw())
    table.play_on()
    place.rest()
    return place.error("CU006", game, act)


def stray_answer(place: Place) -> Case | None:
    if place.kind == "inserted":
        return _inserted_answer(place)
    spot = on_the_cube(place)
    if spot is None:
        return None
    game, _, table = spot
    table.double().blank = True
    answer = table.drop() if place.random.random() < 0.3 else table.take()
    table.play_on()
    place.rest()
    return place.error("CU007", game, answer)


def _inserted_answer(place: Place) -> Case | None:
    game, at, turn = place.random.choice(list(all_turns(place.match)))
    if not at or isinstance(game.events[at - 1], CubeAct):
        return None
    side = place.random.choice((1, 2))
    answer = CubeAct(side, "take", turn.board, turn.cube)
    game.events.insert(at, answer)
    return place.error("CU007", game, answer)


def after_the_drop(place: Place) -> Case | None:
    spot = on_the_cube(place)
    if spot is None:
        return None
    game, at, table = spot
    table.double()
    table.drop()
    winner, points = game.winner, game.points
    for _ in range(place.random.choice((1, 1, 2, 3))):
        if any(table.board.own[1:]):
            table.roll(table.draw())
    game.ended_by, game.winner, game.points, game.kind = "drop", winner, points, 1
    game.result_on_its_own = True
    place.rest()
    return place.error("CU009", game, game.events[at + 2])


# Scores.


def finished(place: Place, *ways: str) -> Game | None:
    """A game that ended in one of these ways."""
    games = [game for game in place.match.games if game.ended_by in ways]
    return place.random.choice(games) if games else None


def wrong_points(place: Place, game: Game, wrong: set[int]) -> bool:
    """Give a game's result other points, if any of these are wrong however one looks at it."""
    needed = place.match.length - game.score[game.winner - 1] if place.match.length else 0
    right = {game.points}
    if place.match.length and game.points >= needed:
        right |= {needed, min(game.points, place.match.length)}
    choice = sorted(points for points in wrong - right if 0 < points < 100)
    if not choice:
        return False
    points = place.random.choice(choice)
    if place.as_played:
        del place.match.games[place.match.games.index(game) + 1 :]
        game.points = points
        place.rest()
    else:
        game.written_points = points
    return True


def points_of_a_drop(place: Place) -> Case | None:
    game = finished(place, "drop")
    if game is None:
        return None
    due = game.points
    wrong = {2 * due, 3 * due, 4 * due, due + 1, due - 1}
    return place.result_error("SC002", game) if wrong_points(place, game, wrong) else None


def points_of_a_game(place: Place) -> Case | None:
    game = finished(place, "bear_off")
    if game is None:
        return None
    cube, due = game.cube.value, game.points
    undoubled = not place.match.length and game.cube.owner is None
    wrong = {cube, 2 * cube, 3 * cube, 4 * cube, due + 1, due - 1, 2 * due}
    wrong -= {game.kind * cube, cube} if undoubled and not place.jacoby else {due}
    if not wrong_points(place, game, wrong):
        return None
    claimed = (game.points if game.written_points is None else game.written_points) / cube
    code = "SC003"
    if undoubled and place.jacoby and game.kind > 1 and claimed in (2, 3):
        code = "SC007"
    elif game.kind == 1 and claimed in (2, 3):
        code = "SC004"
    elif {game.kind, claimed} == {2, 3}:
        code = "SC005"
    return place.result_error(code, game)


def wrong_column(place: Place) -> Case | None:
    game = finished(place, "bear_off", "drop")
    if game is None:
        return None
    game.result_on_its_own = True
    if place.as_played:
        del place.match.games[place.match.games.index(game) + 1 :]
        game.winner = 3 - game.winner
        place.rest()
    else:
        game.written_winner = 3 - game.winner
    return place.result_error("SC001", game)


def score_line(place: Place) -> Case | None:
    match, random = place.match, place.random
    if len(match.games) < 2:
        return None
    index = random.randrange(1, len(match.games))
    true = match.games[index].score
    top = match.length - 1 if match.length else 30
    stated = random.choice(
        ((true[1], true[0]), (true[0] + 1, true[1]), (random.randint(0, top), true[1]), (0, 0))
    )
    if stated == true or max(stated) > top or (not match.length and stated == (0, 0)):
        return None
    if not place.as_played:
        match.games[index].written_score = stated
        return place.game_error("SC012", index + 1)
    del match.games[index:]
    table = sit_down(random, match)
    table.game.score = stated
    had_crawford = any(game.crawford for game in match.games[:-1])
    table.game.crawford = match.length > 1 and not had_crawford and top in stated
    table.opening()
    table.play_on()
    place.rest()
    return place.game_error("SC012", index + 1)


# The structure of a match.


def after_the_game(place: Place) -> Case | None:
    game = finished(place, "bear_off")
    if game is None:
        return None
    last = game.events[-1]
    table = Table(place.random, place.match, Game(0, (0, 0), crawford=False), temper(place.random))
    table.take_up(last, after=True)
    extra = [table.roll(table.draw()) for _ in range(place.random.choice((1, 1, 2)))]
    game.events += extra
    game.result_on_its_own = True
    return place.error("MT012", game, extra[0])


def after_the_match(place: Place) -> Case | None:
    match = place.match
    if not match.won:
        return None
    number = match.games[-1].number + 1
    for _ in range(place.random.choice((1, 1, 2))):
        table = sit_down(place.random, match)
        table.opening()
        table.play_on()
    return place.game_error("MT002", number)


def game_missing(place: Place) -> Case | None:
    match = place.match
    if place.kind == "renumbered":
        if len(match.games) < 2:
            return None
        index = place.random.randrange(1, len(match.games))
        for game in match.games[index:]:
            game.number += place.random.choice((1, 2)) if game is match.games[index] else 0
        shift = match.games[index].number - index - 1
        for game in match.games[index + 1 :]:
            game.number += shift
        return place.game_error("MT005", match.games[index].number, "warning")
    if len(match.games) < 3:
        return None
    index = place.random.randrange(1, len(match.games) - 1)
    del match.games[index]
    case = place.game_error("MT005", match.games[index].number, "warning")
    case.expected.append(Expected("SC012", "error", match.games[index].number, None, None))
    return case


# Hit marks.


def phantom_hit(place: Place) -> Case | None:
    spots = [
        (game, turn, index)
        for game, _, turn in all_turns(place.match)
        for index, move in enumerate(turn.moves)
        if move.target != OFF
        and not any(other.hit and other.target == move.target for other in turn.moves)
    ]
    game, turn, index = place.random.choice(spots)
    turn.moves = tuple(
        move._replace(hit=move.hit or at == index) for at, move in enumerate(turn.moves)
    )
    return place.error("MV020", game, turn, "warning")


def missing_mark(place: Place) -> Case | None:
    hitters = [
        (game, turn)
        for game, _, turn in all_turns(place.match)
        if any(move.hit for move in turn.moves)
    ]
    if len(hitters) < 3:
        return None
    game, turn = place.random.choice(hitters)
    index = place.random.choice([at for at, move in enumerate(turn.moves) if move.hit])
    turn.moves = tuple(
        move._replace(hit=move.hit and at != index) for at, move in enumerate(turn.moves)
    )
    turn.apart = True
    case = place.error("IN001", game, turn, "note")
    return replace(case, expected=[], notes=case.expected)


BOTH: tuple[Kind, ...] = ("as played", "slip")
CUBED = (0, 3, 5, 7, 11)
MATCHES = (3, 5, 7)

FAULTS = (
    Fault("a step of a length that was not rolled", play_fault("MV002", wrong_distance)),
    Fault("more pips than the dice give", play_fault("MV003", too_many_pips)),
    Fault("landing on a held point", play_fault("MV004", held_point)),
    Fault("another man moved while one is on the bar", play_fault("MV006", bar_first)),
    Fault("a start from an empty point", play_fault("MV001", empty_source), ("slip",)),
    Fault("a man borne off while another is outside", play_fault("MV009", not_all_home)),
    Fault("one die left", play_fault("MV012", die_left, more_to_come=True)),
    Fault("a part of a double left", play_fault("MV014", double_left, more_to_come=True)),
    Fault("the smaller die", play_fault("MV013", smaller_die, more_to_come=True)),
    Fault("no play although there is one", play_fault("MV015", nothing_played, more_to_come=True)),
    Fault("a die of 0, 7, 8 or 9", malformed_roll, ("slip",)),
    Fault("a double as the opening roll", opening_double, ("as played",)),
    Fault("the other's turn missing", turn_missing),
    Fault("a double to a wrong value", wrong_step, lengths=CUBED),
    Fault("a double by the wrong player", not_the_owner, ("as played", "annulled"), lengths=CUBED),
    Fault(
        "a double in the Crawford game", crawford_double, ("as played", "annulled"), lengths=MATCHES
    ),
    Fault(
        "a double before the first play",
        double_before_play,
        ("as played", "annulled"),
        lengths=CUBED,
    ),
    Fault("a double that nobody answered", unanswered, lengths=CUBED),
    Fault("an answer to no double", stray_answer, ("slip", "inserted"), lengths=CUBED),
    Fault("a turn after a dropped double", after_the_drop, ("as played",), lengths=CUBED),
    Fault("points of a drop", points_of_a_drop, lengths=CUBED),
    Fault("points of a finished game", points_of_a_game),
    Fault("the result in the loser's column", wrong_column),
    Fault("a score line", score_line, lengths=CUBED),
    Fault("a turn after the last man was borne off", after_the_game, ("as played",)),
    Fault("a game after the match was won", after_the_match, ("as played",), lengths=(1, 3, 5)),
    Fault("a game number that skips", game_missing, ("removed", "renumbered"), lengths=CUBED),
    Fault("a hit mark where nothing is hit", phantom_hit, ("slip",), starred=True),
    Fault("a hit without its mark", missing_mark, ("slip",), starred=True),
)
