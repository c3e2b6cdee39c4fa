"""One random slip in a drawn match, with the truth beside it.

A slip of the pen leaves the match as it was played, and the record of it wrong in one place. Three
kinds are the players' own: an illegal play really made, a man who was hit and stayed on his point,
and the games go on from there as they were played.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random

from drawn_matches import (
    Cell,
    Game,
    Match,
    Turn,
    boards,
    continued,
    marked,
    taken_up,
)
from mat_text import cell_text, mat_text
from own_engine import BAR, OFF, Board, Dice, Play, Step, legal_plays, made, steps_with, turned


@dataclass(frozen=True, slots=True)
class Slip:
    """A record with a slip in it; ``game`` counts from 0.

    ``places`` are the cells of the game that are not as they should be, of the first if all from
    one on are not; none where a result or a score is wrong. ``truth`` is the match as it should
    have been recorded: the record itself, where it tells what was really played.
    """

    kind: str
    match: Match
    truth: Match
    game: int
    places: tuple[int, ...] = ()

    @property
    def text(self) -> str:
        """The record."""
        return mat_text(self.match)

    @property
    def true_text(self) -> str:
        """The record as it should be."""
        return mat_text(self.truth)

    @property
    def row(self) -> int | None:
        """The numbered row of the slip."""
        return self.places[0] // 2 + 1 if self.places else None

    @property
    def player(self) -> int | None:
        """Whose cell it is in."""
        return self.places[0] % 2 + 1 if self.places else None

    @property
    def true_cells(self) -> tuple[str, ...]:
        """What should stand in the cells of the slip, where they should stand there at all."""
        cells = self.truth.games[self.game].cells
        return tuple(cell_text(cells[place]) for place in self.places if place < len(cells))


Cells = list[Cell]
Where = tuple[int, ...]
Maker = Callable[[Random, Match], Slip | None]
"""Puts a slip at a place that it draws; None if the slip cannot be made there."""

_TRIES = 3000


def slip_of(kind: str, seed: int, length: int | None = None) -> Slip:
    """The record of one kind for a seed, always the same; ``length`` is drawn if not given."""
    random = Random(f"{kind} {seed}")
    match = None
    for attempt in range(_TRIES):
        if attempt % 50 == 0:
            match = continued(random, Match(length or random.choice((3, 5, 7, 9))))
        assert match is not None
        slip = KINDS[kind](random, match)
        if slip is not None:
            return slip
    raise AssertionError(f"no place found for {kind} {seed}")


def is_legal(board: Board, dice: Dice, play: Play) -> bool:
    """Whether a play leads where a legal one does, whatever its marks are."""
    after = made(board, play)
    plays = legal_plays(board, dice)
    return after in plays or (not play and not plays)


# One turn that is written wrong.

Misspelling = Callable[[Random, list[Cell], int, Turn], Turn | None]


def _in_one_turn(kind: str, misspell: Misspelling) -> Maker:
    """The turn that is written must be illegal where it stands."""

    def make(random: Random, match: Match) -> Slip | None:
        number, place, turn = _drawn_turn(random, match)
        cells = list(match.games[number].cells)
        written = misspell(random, cells, place, turn)
        if written is None or is_legal(boards(cells)[place], written.dice, written.play):
            return None
        cells[place] = written
        return _slip(kind, match, number, cells, (place,))

    return make


def _drawn_turn(random: Random, match: Match) -> tuple[int, int, Turn]:
    return random.choice(
        [
            (number, place, cell)
            for number, game in enumerate(match.games)
            for place, cell in enumerate(game.cells)
            if isinstance(cell, Turn)
        ]
    )


def _slip(kind: str, match: Match, number: int, cells: Cells, places: Where) -> Slip:
    game = replace(match.games[number], cells=tuple(cells))
    return Slip(kind, _with_game(match, number, game), match, number, places)


def _with_game(match: Match, number: int, game: Game) -> Match:
    return replace(match, games=(*match.games[:number], game, *match.games[number + 1 :]))


def _die_misread(random: Random, cells: Cells, place: int, turn: Turn) -> Turn:
    right, wrong = random.sample(turn.dice, 2)
    misread = random.choice([die for die in range(1, 7) if die != wrong])
    return turn._replace(dice=(max(right, misread), min(right, misread)))


def _other_roll(random: Random, cells: Cells, place: int, turn: Turn) -> Turn | None:
    near = [cells[at] for at in range(max(0, place - 2), min(len(cells), place + 3))]
    rolls = [cell.dice for cell in near if isinstance(cell, Turn)]
    others = [roll for roll in rolls if not set(roll) & set(turn.dice)]
    return turn._replace(dice=random.choice(others)) if others else None


def _point_off(random: Random, cells: Cells, place: int, turn: Turn) -> Turn | None:
    if not turn.play:
        return None
    at = random.randrange(len(turn.play))
    field = random.choice(("source", "target"))
    point = getattr(turn.play[at], field)
    wrong = point + random.choice((-3, -2, -1, 1, 2, 3))
    if point in (BAR, OFF) or not OFF < wrong < BAR:
        return None
    return _with_step(turn, at, turn.play[at]._replace(**{field: wrong}))


def _with_step(turn: Turn, at: int, *steps: Step) -> Turn:
    return turn._replace(play=(*turn.play[:at], *steps, *turn.play[at + 1 :]))


def _step_missing(random: Random, cells: Cells, place: int, turn: Turn) -> Turn | None:
    return _with_step(turn, random.randrange(len(turn.play))) if turn.play else None


def _step_twice(random: Random, cells: Cells, place: int, turn: Turn) -> Turn | None:
    if not turn.play:
        return None
    at = random.randrange(len(turn.play))
    return _with_step(turn, at, turn.play[at], turn.play[at])


def _other_numbering(random: Random, cells: Cells, place: int, turn: Turn) -> Turn:
    play = tuple(
        step._replace(
            source=_from_the_other_side(step.source), target=_from_the_other_side(step.target)
        )
        for step in turn.play
    )
    return turn._replace(play=play)


def _from_the_other_side(point: int) -> int:
    return point if point in (BAR, OFF) else 25 - point


def _earlier_play(random: Random, match: Match) -> Slip | None:
    """Another legal play of the roll is written, with one other step; a later one is not legal."""
    number, place, turn = _drawn_turn(random, match)
    cells = list(match.games[number].cells)
    plays = legal_plays(boards(cells)[place], turn.dice).values()
    others = [play for play in plays if _steps_that_differ(play, turn.play) == 1]
    if not others:
        return None
    cells[place] = turn._replace(play=random.choice(others))
    if follows_from(cells, place):
        return None
    return _slip("earlier-play", match, number, cells, (place,))


def _steps_that_differ(one: Play, two: Play) -> int:
    left = [step[:2] for step in two]
    for step in one:
        if step[:2] in left:
            left.remove(step[:2])
    return len(left) if len(one) == len(two) else -1


def follows_from(cells: Cells, place: int) -> bool:
    """Whether every play after a place is legal, as far as its steps go."""
    board = boards(cells[: place + 1])[place]
    for cell in cells[place:]:
        if isinstance(cell, Turn):
            if not is_legal(board, *cell):
                return False
            board = made(board, cell.play) or board
        board = turned(board)
    return True


# Cells that are missing, there twice, or in the wrong column.


def _moved_cells(kind: str, change: Callable[[Random, Cells, int], Where]) -> Maker:
    """``change`` alters the cells at a turn and tells the places of those that are wrong then."""

    def make(random: Random, match: Match) -> Slip | None:
        number, place, _ = _drawn_turn(random, match)
        cells = list(match.games[number].cells)
        places = change(random, cells, place)
        if [*map(_unmarked, cells)] == [*map(_unmarked, match.games[number].cells)]:
            return None
        return _slip(kind, match, number, cells, places)

    return make


def _unmarked(cell: Cell) -> Cell:
    """A turn without its marks: two players may have made the same play with the same roll."""
    if not isinstance(cell, Turn):
        return cell
    return cell._replace(play=tuple(step._replace(hit=False) for step in cell.play))


def _missing_and_closed_up(random: Random, cells: Cells, place: int) -> Where:
    del cells[place]
    return (place,)


def _missing_and_blank(random: Random, cells: Cells, place: int) -> Where:
    cells[place] = None
    return (place,)


def _twice_in_its_column(random: Random, cells: Cells, place: int) -> Where:
    cells[place + 1 : place + 1] = [None, cells[place]]
    return (place, place + 2)


def _twice_in_a_row(random: Random, cells: Cells, place: int) -> Where:
    cells.insert(place, cells[place])
    return (place, place + 1)


def _one_row_swapped(random: Random, cells: Cells, place: int) -> Where:
    left = place - place % 2
    cells[left : left + 2] = _swapped(cells[left : left + 2])
    return (left, left + 1)


def _rows_swapped_from_one_on(random: Random, cells: Cells, place: int) -> Where:
    left = place - place % 2
    for row in range(left, len(cells), 2):
        cells[row : row + 2] = _swapped(cells[row : row + 2])
    return tuple(range(left, len(cells)))


def _swapped(row: Cells) -> Cells:
    return [row[1] if len(row) > 1 else None, row[0]]


# Results and scores.


def _result_mistyped(random: Random, match: Match) -> Slip | None:
    """The result gives other points; the score lines have the right ones."""
    number = random.randrange(len(match.games))
    game = match.games[number]
    wrong = random.choice([points for points in (1, 2, 3, 4, 6, 8) if points != game.points])
    changed = _with_game(match, number, replace(game, points=wrong))
    return Slip("result-mistyped", changed, match, number)


def _result_column(random: Random, match: Match) -> Slip | None:
    """The result stands in the loser's column."""
    number = random.randrange(len(match.games))
    game = match.games[number]
    changed = _with_game(match, number, replace(game, winner=3 - game.winner))
    return Slip("result-column", changed, match, number)


def _score_mistyped(random: Random, match: Match) -> Slip | None:
    """One score line gives other points to one side; later ones are right again."""
    if len(match.games) < 2:
        return None
    number = random.randrange(1, len(match.games))
    score = list(match.games[number].score)
    side = random.randrange(2)
    score[side] += random.choice([more for more in (-2, -1, 1, 2) if score[side] + more >= 0])
    wrong = replace(match.games[number], score=(score[0], score[1]))
    return Slip("score-mistyped", _with_game(match, number, wrong), match, number)


# What the players did wrong themselves.


def _hit_not_taken_off(random: Random, match: Match) -> Slip | None:
    """A man is hit and stays on his point; nobody notices, and the record has no mark."""
    number, place, turn = _drawn_turn(random, match)
    hits = [step for step in turn.play if step.hit]
    if len(hits) != 1:
        return None
    table = taken_up(random, match, number, place)
    after = made(table.board, turn.play)
    assert after is not None
    other = list(after.other)
    other[BAR] -= 1
    other[BAR - hits[0].target] += 1
    table.put(_unmarked(turn), Board(after.own, tuple(other)))
    played = _played_on(random, match, number, table.play_on())
    return Slip("hit-not-taken-off", played, played, number, (place,))


def _really_played(random: Random, match: Match) -> Slip | None:
    """An illegal play is made, and the game goes on from where it leads."""
    number, place, turn = _drawn_turn(random, match)
    table = taken_up(random, match, number, place)
    play = random.choice(_ILLEGAL)(random, table.board, turn)
    if not play or is_legal(table.board, turn.dice, play):
        return None
    table.put(Turn(turn.dice, play))
    game = table.play_on()
    if len(game.cells) <= place + 1:
        return None
    played = _played_on(random, match, number, game)
    return Slip("really-played", played, played, number, (place,))


def _played_on(random: Random, match: Match, number: int, game: Game) -> Match:
    return continued(random, Match(match.length, (*match.games[:number], game)))


IllegalPlay = Callable[[Random, Board, Turn], Play | None]


def _wrong_distance(random: Random, board: Board, turn: Turn) -> Play | None:
    """One man goes farther or less far than the dice say."""
    if not turn.play or board.own[BAR]:
        return None
    *steps, (source, _, _) = turn.play
    targets = [
        point
        for point in range(max(1, source - 12), source)
        if board.other[BAR - point] < 2 and source - point not in (*turn.dice, sum(turn.dice))
    ]
    ways = [(step.source, step.target) for step in steps]
    return marked(board, [*ways, (source, random.choice(targets))]) if targets else None


def _more_pips(random: Random, board: Board, turn: Turn) -> Play | None:
    """A step more than there are dice."""
    after = made(board, turn.play)
    assert after is not None
    more = [step for die in set(turn.dice) for step in steps_with(after, die) if step[1] != OFF]
    if not more or len(turn.play) < 2:
        return None
    return (*turn.play, *marked(after, [random.choice(more)]))


def _past_the_bar(random: Random, board: Board, turn: Turn) -> Play | None:
    """Men are moved while another one is on the bar."""
    if not board.own[BAR]:
        return None
    entered = board._replace(own=(*board.own[:BAR], 0))
    plays = [play for play in legal_plays(entered, turn.dice).values() if len(play) > 1]
    return random.choice(plays) if plays else None


def _die_left(random: Random, board: Board, turn: Turn) -> Play | None:
    """Some of the dice are not played."""
    return turn.play[: random.randrange(1, len(turn.play))] if len(turn.play) > 1 else None


def _off_too_early(random: Random, board: Board, turn: Turn) -> Play | None:
    """A man is borne off while others are not home yet."""
    first, second = random.sample(turn.dice, 2)
    if board.own[BAR] or not any(board.own[7:]) or not board.own[first]:
        return None
    after = made(board, marked(board, [(first, OFF)]))
    assert after is not None
    more = [step for step in steps_with(after, second) if step[1] != OFF]
    return marked(board, [(first, OFF), random.choice(more)]) if more else None


_ILLEGAL: tuple[IllegalPlay, ...] = (
    _wrong_distance,
    _more_pips,
    _past_the_bar,
    _die_left,
    _off_too_early,
)

KINDS: dict[str, Maker] = {
    "die-misread": _in_one_turn("die-misread", _die_misread),
    "other-roll": _in_one_turn("other-roll", _other_roll),
    "point-off": _in_one_turn("point-off", _point_off),
    "step-missing": _in_one_turn("step-missing", _step_missing),
    "step-twice": _in_one_turn("step-twice", _step_twice),
    "other-numbering": _in_one_turn("other-numbering", _other_numbering),
    "earlier-play": _earlier_play,
    "turn-missing": _moved_cells("turn-missing", _missing_and_closed_up),
    "turn-blank": _moved_cells("turn-blank", _missing_and_blank),
    "turn-twice": _moved_cells("turn-twice", _twice_in_a_row),
    "turn-twice-in-its-column": _moved_cells("turn-twice-in-its-column", _twice_in_its_column),
    "row-swapped": _moved_cells("row-swapped", _one_row_swapped),
    "rows-swapped": _moved_cells("rows-swapped", _rows_swapped_from_one_on),
    "result-mistyped": _result_mistyped,
    "score-mistyped": _score_mistyped,
    "result-column": _result_column,
    "hit-not-taken-off": _hit_not_taken_off,
    "really-played": _really_played,
}
"""The makers by the names of their kinds."""

OWN_FAULTS = ("hit-not-taken-off", "really-played")
"""The kinds in which the record is right, and the players were wrong."""
