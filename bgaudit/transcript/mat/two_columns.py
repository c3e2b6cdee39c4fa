"""A record of the table as one with two columns: each roll with its play, and what stood at last.

Dice and play of a turn, which come one after the other at a table, stand in one cell. A play that
was changed or put right stands as it was made last, and a roll that nobody played without a play. A
double that does not say what the cube goes to says it in its cell, and of a Crawford game the score
tells.
"""

from __future__ import annotations

from dataclasses import replace

from bgaudit.transcript.losses import Loss
from bgaudit.transcript.mat.written_cells import written_cell
from bgaudit.transcript.model import (
    Beaver,
    Correction,
    CrawfordStated,
    Double,
    Event,
    Game,
    Match,
    Moved,
    Opening,
    Played,
    Raccoon,
    Record,
    Roll,
    SetPosition,
    Take,
    Turn,
    UnknownPlay,
)

_NO_CELL = "a .mat record has no cell for it"
_NO_TIME = "a .mat record has no times of day"
_NOT_PUT_RIGHT = "a .mat record has only what was put in its place"
_NOT_PLAYED = "a .mat record has only the roll that was played"


def in_two_columns(record: Record) -> tuple[Record, list[Loss]]:
    """The record, and what has no place in two columns."""
    losses: list[Loss] = []
    matches = [replace(match, games=[*match.games]) for match in record.matches]
    for match in matches:
        for place, game in enumerate(match.games):
            columns = _Columns(_is_crawford_game(match, place))
            match.games[place] = replace(game, events=columns.of(game))
            losses += columns.losses
    return Record(matches), losses


def _is_crawford_game(match: Match, place: int) -> bool:
    """Whether the score tells that a game is the Crawford game."""

    def at_match_point(game: Game) -> bool:
        return game.score is not None and (match.length or 0) - 1 in game.score.points

    before = place > 0 and at_match_point(match.games[place - 1])
    return at_match_point(match.games[place]) and not before


class _Columns:
    """The cells of one game, and what has none."""

    def __init__(self, crawford: bool) -> None:
        self.losses: list[Loss] = []
        self._crawford = crawford
        self._cube = self._offered = 1
        self._cells: list[Event] = []
        self._dice: Event | None = None
        """A roll that waits for its play."""
        self._first_die: Event | None = None
        """The opening die of one player, while the other's is not known."""

    def of(self, game: Game) -> list[Event]:
        """What stands in the cells of a game."""
        for event in game.events:
            self._take(event)
        if self._first_die is not None:
            self._lose(self._first_die)
        if self._dice is not None:
            self._play(self._dice, UnknownPlay())
        return self._cells

    def _take(self, event: Event) -> None:
        match event.action:
            case Opening():
                self._open(event)
            case Roll(flaws=()):
                self._roll(event)
            case Moved(played, None) if self._dice and self._dice.side == event.side:
                self._play(event, played)
            case Correction(played) | Moved(played, None) if self._last_turn_of(event.side):
                self._put_right(event, played)
            case SetPosition(str(), None):
                self._keep(event)
            case CrawfordStated() if self._crawford:
                pass
            case Double() | Beaver() | Raccoon() as double if event.side and not event.who:
                self._offered = double.value or 2 * max(self._cube, self._offered)
                self._keep(event._replace(action=replace(double, value=self._offered)))
            case Take() if event.side and not event.who:
                self._cube = self._offered
                # A beaver is taken without a word.
                if not (self._cells and isinstance(self._cells[-1].action, Beaver | Raccoon)):
                    self._keep(event)
            case action if event.side and not event.who and written_cell(action) is not None:
                self._keep(event)
            case _:
                self._lose(event)

    def _open(self, event: Event) -> None:
        """Both dice are the first roll, which the higher one plays; ties are thrown again."""
        other, self._first_die = self._first_die, None
        if other is None:
            self._first_die = event
            return
        higher, lower = sorted((other, event), key=_die, reverse=True)
        if _die(higher) == _die(lower) or higher.side == lower.side:
            self._lose(other)
            self._lose(event)
            return
        dice = (_die(higher), _die(lower))
        self._roll(higher._replace(action=Roll(f"{dice[0]}{dice[1]}", dice)))

    def _roll(self, event: Event) -> None:
        if self._dice is not None:
            self._lose(self._dice, _NOT_PLAYED)
        self._dice = event

    def _play(self, event: Event, played: Played) -> None:
        """The roll that waits is played."""
        if self._dice is not None and isinstance(self._dice.action, Roll):
            roll, dice = self._dice.action.roll, self._dice.action.dice
            if self._dice.time is not None and self._dice is not event:
                self._lose(self._dice, _NO_TIME)
            self._dice = None
            self._keep(event._replace(action=Turn(roll, dice, played)))

    def _last_turn_of(self, side: int | None) -> bool:
        """Whether the last play is this side's, and the opponent has not rolled since."""
        last = self._cells[-1] if self._cells and self._dice is None else None
        return last is not None and last.side == side and isinstance(last.action, Turn)

    def _put_right(self, event: Event, played: Played) -> None:
        """The last play is made otherwise."""
        before = self._cells.pop()
        self.losses.append(Loss(before, _NOT_PUT_RIGHT))
        if isinstance(before.action, Turn):
            self._keep(event._replace(action=before.action._replace(played=played)))

    def _keep(self, event: Event) -> None:
        if event.time is not None:
            self.losses.append(Loss(event, _NO_TIME))
        self._cells.append(event._replace(time=None))

    def _lose(self, event: Event, why: str = _NO_CELL) -> None:
        self.losses.append(Loss(event, why))


def _die(event: Event) -> int:
    return event.action.die if isinstance(event.action, Opening) else 0
