"""A match in the binary format of BGBlitz, decoded by the package gammonview.

A file is a line of JSON and then, packed, an object in Smile, the binary form of JSON. Green is the
player named first; points are in the mover's own numbering. BGBlitz's analysis is left out, and so
is how a game ended: its result says who won how much. The format marks no hits.
"""

from __future__ import annotations

from typing import Any

from bgaudit.source import Source
from bgaudit.transcript.binary import decoded, letters_of, library
from bgaudit.transcript.listing import Listing
from bgaudit.transcript.model import (
    BAR,
    OFF,
    Action,
    Double,
    Drop,
    Game,
    Match,
    NoPlay,
    Play,
    Record,
    Result,
    SetPosition,
    Tag,
    Take,
    Turn,
    Unreadable,
    WrittenStep,
)
from bgaudit.transcript.notation import read_roll

_FORMAT = "the format of BGBlitz"
_SIDES = {-1: 1, 1: 2}
"""Green and red."""
_NONE = -1
_START = "-b----E-C---eE---c-e----B-"

Fields = dict[str, Any]


def read(source: Source) -> Record:
    """All that a .bgf file says. Raises :class:`~bgaudit.transcript.binary.CannotReadError`."""
    bgf = library("gvformat.bgf", "gammonview", _FORMAT)

    def record(data: bytes) -> Record:
        _, packed = bgf.read_bgf(data)
        return _record(bgf.decode_smile(packed))

    return decoded(record, source.data, _FORMAT)


def _record(fields: Fields) -> Record:
    listing = Listing()
    names = (str(fields["nameGreen"]), str(fields["nameRed"]))
    length = int(fields["matchlen"])
    span = listing.line(f"{length} point match: {' and '.join(names)}")
    match = Match(length, span, players=names, marks_hits=False)
    for key, value in _tags(fields, length):
        match.tags[key] = Tag(value, listing.line(f"{key}: {value}"))
    games: list[Fields] = fields.get("games") or []
    scores = [_score(game) for game in games]
    after = (*scores[1:], (int(fields.get("finalGreen", 0)), int(fields.get("finalRed", 0))))
    for number, (game, before, then) in enumerate(zip(games, scores, after, strict=True), 1):
        reader = _GameReader(listing, listing.game(number, names, before))
        reader.begin(game.get("initial") or {})
        reader.play(game.get("moves") or [])
        reader.end(game, before, then)
        match.games.append(reader.game)
    return Record([match], listing=listing.text)


class _GameReader:
    """One game, with the cube as it is."""

    def __init__(self, listing: Listing, game: Game) -> None:
        self.game = game
        self._listing = listing
        self._cube = 1

    def begin(self, initial: Fields) -> None:
        """The cube and the men at the start."""
        self._cube = int(initial.get("cube") or 1)
        letters = _letters(initial.get("points") or [])
        if letters not in (None, _START):
            self._add(None, SetPosition(str(letters)))

    def play(self, moves: list[Fields]) -> None:
        """Every turn; a double and its answer are two entries, alike but for the player."""
        waiting = iter(moves)
        for move in waiting:
            side = _SIDES.get(move.get("player", 0))
            if _points(move, "from")[0] != _NONE:
                self._add(side, _turn(move))
            elif (decision := _decision(move)).get("hasDoubled"):
                self._double(side, next(waiting, None), accepted=decision.get("hasAccepted"))

    def _double(self, side: int | None, answer: Fields | None, *, accepted: bool | None) -> None:
        self._add(side, Double(2 * self._cube))
        if answer is None or accepted is None:
            return
        self._add(side and 3 - side, Take() if accepted else Drop())
        self._cube *= 2 if accepted else 1

    def end(self, game: Fields, before: tuple[int, int], then: tuple[int, int]) -> None:
        """The result, which the next score gives to one of the players."""
        won = [new - old for old, new in zip(before, then, strict=True)]
        if any(won):
            side = 1 if won[0] > won[1] else 2
            self._add(side, Result(abs(int(game.get("wonPoints") or 0)) or won[side - 1]))

    def _add(self, side: int | None, action: Action) -> None:
        self.game.events.append(self._listing.event(side, action))


def _turn(move: Fields) -> Turn:
    """A roll and its play; of a dance the dice stand where the first step would."""
    if move.get("dancingEquity") is not None:
        dice = (_points(move, "from")[0], _points(move, "to")[0])
        return Turn(*read_roll("".join(map(str, dice))), NoPlay())
    steps = []
    for source, target in zip(_points(move, "from"), _points(move, "to"), strict=False):
        if source == _NONE:
            break
        steps.append(WrittenStep((source, max(target, OFF)), (), 1))
    known = all(OFF < source <= BAR and target < BAR for (source, target), _, _ in steps)
    played = Play.of(tuple(steps)) if known else Unreadable(str(steps))
    return Turn(*read_roll(f"{move.get('red')}{move.get('green')}"), played)


def _points(move: Fields, key: str) -> list[int]:
    return [int(point) for point in move.get(key) or ()] or [_NONE]


def _decision(move: Fields) -> Fields:
    return (move.get("equity") or {}).get("cubeDecision") or {}


def _score(game: Fields) -> tuple[int, int]:
    return int(game.get("scoreGreen", 0)), int(game.get("scoreRed", 0))


def _letters(points: list[int]) -> str | None:
    """The men at a game's start: green's above zero, in red's numbering, and both bars behind."""
    if len(points) < BAR + 1:
        return None
    *board, green, red = (int(count) for count in points[: BAR + 1])
    return letters_of([-abs(red), *reversed(board), abs(green)])


def _tags(fields: Fields, length: int) -> list[tuple[str, str]]:
    rules = {"jacoby": "useJacoby", "beaver": "useBeaver"}
    if length:
        rules = {"crawford": "useCrawford"}
    tags = {
        "event": str(fields.get("event") or "").strip(),
        "site": str(fields.get("site") or "").strip(),
        "eventdate": str(fields.get("date") or "").strip(),
        **{rule: "On" if fields[key] else "Off" for rule, key in rules.items() if key in fields},
    }
    return [(key, value) for key, value in tags.items() if value]
