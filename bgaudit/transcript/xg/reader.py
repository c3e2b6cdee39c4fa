"""A match in the binary format of eXtreme Gammon, decoded by the package gammonview.

A file holds a header, the games with their cubes, rolls, plays and results, and XG's analysis of
them with comments, which are left out. With each play stand the men before and after it. They are
told where they say more than the play does: where it does not lead to them, where they change
between two plays, and before a game's first play if that is not the usual start. As they show what
is hit, the plays have their marks.

How a game ended is told by its result; that it was resigned, and as what, is not told apart.
"""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

from bgaudit.source import Source, Span
from bgaudit.transcript.binary import decoded, dump_of, letters_of, library
from bgaudit.transcript.listing import Listing
from bgaudit.transcript.model import (
    Action,
    Beaver,
    DeclaredIllegal,
    Double,
    Drop,
    Game,
    Match,
    MenStated,
    NoPlay,
    Play,
    Played,
    Record,
    Result,
    SetPosition,
    Tag,
    Take,
    Turn,
    Unreadable,
)
from bgaudit.transcript.notation import read_roll
from bgaudit.transcript.xg.steps import Men, play_of, steps_of_moves, turned

_FORMAT = "the format of eXtreme Gammon"
_UNLIMITED = 99999
_HAS_DOUBLED = 1
_DOUBLED = {-2, -1, 0, _HAS_DOUBLED}
"""What is said of a chance to double; below 0 there was none."""
_ILLEGAL = 2
_FIRST_DAY = datetime(1899, 12, 30)
_USUAL_LIMIT = 10
_START = [0, -2, 0, 0, 0, 0, 5, 0, 3, 0, 0, 0, -5, 5, 0, 0, 0, -3, 0, -5, 0, 0, 0, 0, 2, 0]
_NOBODY = [0] * 26

Fields = dict[str, Any]


def read(source: Source) -> Record:
    """All that an .xg file says. Raises :class:`~bgaudit.transcript.binary.CannotReadError`."""
    xg = library("gvformat.xg", "gammonview", _FORMAT)
    records: list[tuple[str, Fields]] = decoded(xg.read_xg, source.data, _FORMAT)
    steps = iter(decoded(steps_of_moves, source.data, _FORMAT))
    reader = _Reader()
    for kind, fields in records:
        match kind:
            case "header_match":
                reader.begin_match(fields)
            case "header_game":
                reader.begin_game(fields)
            case "cube":
                reader.cube(fields)
            case "move":
                reader.move(fields, next(steps))
            case "footer_game":
                reader.end_game(fields)
    reader.record.listing = reader.listing.text
    return reader.record


class _Reader:
    """The match that is being read, and where its men stand."""

    def __init__(self) -> None:
        self.record = Record()
        self.listing = Listing()
        self._match = Match(None, Span(0, 0))
        self._game: Game | None = None
        self._men: Men | None = None
        """From side 1's view, after the last play; None before the first one."""

    def begin_match(self, fields: Fields) -> None:
        """The header."""
        names = (str(fields["player1"]), str(fields["player2"]))
        length = 0 if fields["match_length"] == _UNLIMITED else fields["match_length"]
        span = self.listing.line(f"{length} point match: {' and '.join(names)}")
        self._match = Match(length, span, players=names)
        for key, value in _tags(fields, length):
            self._match.tags[key] = Tag(value, self.listing.line(f"{key}: {value}"))
        self._game = None
        self.record.matches.append(self._match)

    def begin_game(self, fields: Fields) -> None:
        """The header of a game, with the score."""
        if not self.record.matches:
            self.record.matches.append(self._match)
        one, two = (*self._match.players, "", "")[:2]
        points = (fields["score1"], fields["score2"])
        self._game = self.listing.game(fields["game_number"], (one, two), points)
        self._match.games.append(self._game)
        self._men = None

    def cube(self, fields: Fields) -> None:
        """A chance to double; most are let pass."""
        side, doubled = _side(fields["actif"]), fields["doubled"]
        if side is None or doubled not in _DOUBLED:
            self._add(None, Unreadable("a chance to double that cannot be read"))
        if side is None or doubled != _HAS_DOUBLED:
            return
        value = 2 << min(abs(fields["cube_b"]), 30)
        self._add(side, Double(value))
        answers: dict[int, Action] = {0: Drop(), 1: Take(), 2: Beaver(2 * value)}
        answer = answers.get(fields["take"])
        if answer is not None:
            self._add(side and 3 - side, answer)

    def move(self, fields: Fields, steps: tuple[int, ...]) -> None:
        """A roll and what was played with it."""
        side, before, after = _side(fields["actifp"]), fields["pos_before"], fields["pos_after"]
        if side is None:
            self._add(None, Unreadable("a turn of neither player"))
            return
        if self._men is None and before != _START:
            self._position(SetPosition, before)
        elif self._men is not None and before != self._men:
            self._position(MenStated, before)
        played, reached = play_of(steps, before if side == 1 else turned(before))
        if fields["invalid_m"] == _ILLEGAL:
            played = DeclaredIllegal(dump_of(after))
        if any(fields["dice"]):
            self._add(side, _turn(fields["dice"], played))
        self._men = before
        if after != _NOBODY:
            self._men = after if side == 1 else turned(after)
            if isinstance(played, Play | NoPlay) and reached != after:
                self._position(MenStated, self._men)

    def end_game(self, fields: Fields) -> None:
        """The result, if there is one."""
        if fields["winner"]:
            self._add(_side(fields["winner"]), Result(fields["points"]))

    def _position(self, kind: type[SetPosition | MenStated], men: Men) -> None:
        letters = letters_of(men)
        if letters is None:
            self._add(None, Unreadable("more than fifteen men on a point"))
        else:
            self._add(None, kind(letters))

    def _add(self, side: int | None, action: Action) -> None:
        if self._game is not None:
            self._game.events.append(self.listing.event(side, action))


def _side(number: int) -> int | None:
    return {1: 1, -1: 2}.get(number)


def _turn(dice: list[int], played: Played) -> Turn:
    return Turn(*read_roll("".join(map(str, dice))), played)


def _tags(fields: Fields, length: int) -> list[tuple[str, str]]:
    """What the header says beside the players and the length, as header tags."""
    rules = ("crawford",) if length else ("jacoby", "beaver")
    tags = {
        "event": fields["event"].strip(),
        "site": fields["location"].strip(),
        "eventdate": _date(fields["date"]),
        **{rule: "On" if fields[rule] else "Off" for rule in rules},
    }
    if 0 <= fields["cube_limit_code"] < _USUAL_LIMIT:
        tags["cubelimit"] = str(1 << fields["cube_limit_code"])
    return [(key, value) for key, value in tags.items() if value]


def _date(days: float) -> str:
    """Days since the end of 1899 as ``2026.11.29``."""
    try:
        return f"{_FIRST_DAY + timedelta(days=days):%Y.%m.%d}" if days > 0 else ""
    except (OverflowError, ValueError):
        return ""
