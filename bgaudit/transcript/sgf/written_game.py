"""The events of one game as the nodes of a tree, and those that no node can say.

What happens at the table comes to the turns that were played in the end: a roll and the play that
follows it are one node, and a play that is corrected is written as it was put right.
"""

from __future__ import annotations

import re

from bgaudit.transcript.model import (
    OFF,
    Action,
    AutomaticDouble,
    Beaver,
    Correction,
    CrawfordStated,
    CubeStated,
    Double,
    Drop,
    Event,
    Game,
    Loss,
    MenStated,
    Moved,
    Opening,
    Play,
    Played,
    PositionStated,
    Raccoon,
    ResignationAnswered,
    Resigned,
    Resigns,
    Result,
    Roll,
    SetPosition,
    StartPosition,
    Take,
    Turn,
    UnknownPlay,
)
from bgaudit.transcript.sgf.position import men_of, written_position
from bgaudit.transcript.sgf.written_turn import COLOURS, Written, written_cube, written_turn

_WORDS = re.compile(r"[A-Z][a-z]*")


class WrittenGame:
    """One game: its nodes, and what its root says of it.

    ``automatic_cube`` is what the cube was at when the game began. ``lost`` are the events that
    cannot be held, or of which something cannot be, with the reason.
    """

    def __init__(self, game: Game, names: tuple[str, str], men: int) -> None:
        self.nodes: list[str] = []
        self.lost: list[tuple[Event, str]] = []
        self.result: tuple[int, int] | None = None
        self.is_crawford_game = False
        self.automatic_cube = 1
        self._names = names
        self._men = men
        self._off = {1: 0, 2: 0}
        self._on_roll: int | None = None
        self._rolled: dict[int, tuple[Event, str]] = {}
        self._thrown: dict[int, int] = {}
        self._turns: dict[int, tuple[int, str]] = {}
        """Where each side's last turn stands among the nodes, and its roll."""
        self._cube = self._offered = 1
        self._offer: tuple[int, Action] | None = None
        self._dropped = False
        self._last_turn: Event | None = None
        for event in game.events:
            self._take(event)
        for side, (event, roll) in self._rolled.items():
            self._turn(event, side, roll, UnknownPlay())

    @property
    def resigned(self) -> bool:
        """Whether the game has a winner, and its play did not end it."""
        return self.result is not None and not (
            self._dropped or self._off[self.result[0]] >= self._men
        )

    def _take(self, event: Event) -> None:
        side = event.side or self._on_roll
        match event.action:
            case Result() | Loss():
                self._take_result(event, side)
            case SetPosition(None):
                self._lose(event, "a position that cannot be read")
            case SetPosition(str(letters), cube, owner):
                self._set_position(event, letters)
                if cube is not None:
                    self._set_cube(cube, owner)
            case StartPosition(letters):
                self._set_position(event, letters)
            case AutomaticDouble() if not self.nodes:
                self.automatic_cube *= 2
                self._cube = self.automatic_cube
            case CubeStated(value, owner):
                self._set_cube(value, owner)
            case CrawfordStated():
                self.is_crawford_game = True
            case MenStated() | PositionStated():
                self._lose(event, "no property is for a position that is only said to be so")
            case _ if side is None:
                self._lose(event, "whose it is, is not told")
            case Turn(roll, _, played):
                self._turn(event, side, roll, played)
            case Double() | Beaver() | Raccoon():
                self._double(event, side, event.action)
            case Take() | Drop():
                self._answer(side, event.action)
            case _:
                self._at_the_table(event, side)
        if self.result is not None and not isinstance(event.action, Result | Loss):
            self._lose(event, "it comes after the result, which stands at the root")

    def _lose(self, event: Event, why: str) -> None:
        if not self.lost or self.lost[-1][0] is not event:
            self.lost.append((event, why))

    # ---- Turns

    def _turn(self, event: Event, side: int, roll: str, played: Played) -> None:
        if self._offer is not None and not isinstance(self._offer[1], Double):
            self._answer(3 - self._offer[0], Take())  # A beaver is accepted without a word.
        self._offer = None
        written = written_turn(side, roll, played, self._names)
        self._turns[side] = (len(self.nodes), roll)
        self.nodes += written.nodes
        self._follow(side, played, written)
        if written.lost:
            self._lose(event, written.lost)
        self._on_roll = 3 - side
        self._last_turn = event._replace(side=side)

    def _follow(self, side: int, played: Played, written: Written) -> None:
        """Count the men that are borne off."""
        if written.letters:
            self._count(written.letters)
        elif isinstance(played, Play):
            self._off[side] += sum(target == OFF for _, target in played.moves)

    def _at_the_table(self, event: Event, side: int) -> None:
        match event.action:
            case Opening(die):
                self._thrown[side] = die
                self._lose(event, "only the first roll is written, not whose die is which")
            case Roll(roll, _, flaws, one_die):
                if side in self._rolled:
                    self._lose(self._rolled[side][0], "it was not played")
                self._rolled[side] = (event, roll)
                if flaws or one_die:
                    self._lose(event, "how the dice came to rest is not told")
            case Moved(played, by):
                roll = self._rolled.pop(side, (event, self._opening_roll(side)))[1]
                self._turn(event, side, roll, played)
                if by not in (None, side):
                    self._lose(event, "whose hand it was is not told")
            case Resigns() | ResignationAnswered() | Resigned():
                self._resignation(event, side)
            case Correction(played, again):
                self._correct(event, side, played, again)
            case action:
                words = " ".join(_WORDS.findall(type(action).__name__)).lower()
                self._lose(event, f"no property is for this: {words}")

    def _opening_roll(self, side: int) -> str:
        """The roll of the side that won the opening throw."""
        mine, theirs = self._thrown.pop(side, 0), self._thrown.pop(3 - side, 0)
        return f"{mine}{theirs}" if mine and theirs else ""

    def _correct(self, event: Event, side: int, played: Played, again: str) -> None:
        place, roll = self._turns.get(side, (None, ""))
        written = written_turn(side, again or roll, played, self._names)
        if place is not None and place < len(self.nodes) and len(written.nodes) == 1:
            self.nodes[place] = written.nodes[0]
        self._lose(event, "the play that it takes the place of is not written")

    # ---- Resignations

    def _resignation(self, event: Event, side: int) -> None:
        """Words that only Gibbon knows, and others pass over."""
        match event.action:
            case Resigns(kind, points) if points or kind:
                said = f"resign:{points or (kind or 0) * self._cube}"
            case ResignationAnswered(accepted):
                said = "accept" if accepted else "reject"
            case _:
                self._lose(event, "only R in the result says that the game was resigned")
                return
        self.nodes.append(f"{COLOURS[side]}[{said}]")

    # ---- The cube

    def _double(self, event: Event, side: int, action: Double | Beaver | Raccoon) -> None:
        answers = self._offer is not None and self._offer[0] != side
        if answers is isinstance(action, Double):
            self._lose(event, "a double after the opponent's is a beaver, and no other is one")
        self._offered = (self._offered if answers else self._cube) * 2
        if action.value not in (None, self._offered):
            self._lose(event, f"the cube is not named, so that {action.value} would be lost")
        self.nodes.append(f"{COLOURS[side]}[double]")
        self._offer = (side, action)

    def _answer(self, side: int, action: Take | Drop) -> None:
        self.nodes.append(f"{COLOURS[side]}[{'take' if isinstance(action, Take) else 'drop'}]")
        if self._offer is not None and isinstance(action, Take):
            self._cube = self._offered
        self._dropped = isinstance(action, Drop)
        self._offer = None

    def _set_cube(self, value: int, owner: int | None) -> None:
        self._cube = value
        if owner is None and not self.nodes:
            self.automatic_cube = value
        else:
            self.nodes.append(written_cube(value, owner))

    # ---- The men and the result

    def _set_position(self, event: Event, letters: str) -> None:
        self.nodes.append(written_position(letters))
        self._count(letters)
        if isinstance(event.action, StartPosition):
            self._lose(
                event, "that the game begins so is not told apart from a position that is set"
            )

    def _count(self, letters: str) -> None:
        on_board = [men_of(letter) for letter in letters]
        self._off = {
            1: self._men - sum(men for men in on_board if men > 0),
            2: self._men + sum(men for men in on_board if men < 0),
        }

    def _take_result(self, event: Event, side: int | None) -> None:
        said = event.action
        assert isinstance(said, Result | Loss)
        if self._ends_the_row(event) and self._last_turn is not None:
            side = self._last_turn.side if isinstance(said, Result) else event.side
        if side is None:
            self._lose(event, "who wins is not told")
        elif self.result is not None:
            self._lose(event, "a game has one result")
        else:
            self.result = (side if isinstance(said, Result) else 3 - side, said.points)

    def _ends_the_row(self, result: Event) -> bool:
        """Whether a result stands beside the last bear-off, in whichever column is free."""
        turn = self._last_turn
        if turn is None or turn.side is None or turn.row != result.row:
            return False
        return self._off[turn.side] >= self._men
