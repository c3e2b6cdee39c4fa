"""Short ways to read single lines of a transcript, and to write down what one says as a whole."""

from __future__ import annotations

from typing import NamedTuple

from bgaudit.source import Source
from bgaudit.transcript.bga import read
from bgaudit.transcript.model import (
    Action,
    ClockDeclared,
    Event,
    Game,
    Match,
    Play,
    Record,
    Remark,
    Tag,
    Unreadable,
)
from bgaudit.transcript.notation import read_play

HEAD = "players: Anna Bianchi, Marc Dubois\nmatch to 7\ngame 1\n"
CHOUETTE = "players: Aldo, Bea, Carla, Dino\nmoney session\ngame 1\n"


def game_of(*lines: str, head: str = HEAD) -> Game:
    """The only game of a transcript with these lines behind its header."""
    (match,) = read(source_of(*lines, head=head)).matches
    (game,) = match.games
    return game


def source_of(*lines: str, head: str = HEAD) -> Source:
    return Source.from_text("table.bga", head + "".join(f"{line}\n" for line in lines))


def events(*lines: str, head: str = HEAD) -> list[tuple[int | None, int | None, Action]]:
    """What the lines say: side, player of a chouette, action."""
    return [(e.side, e.who, e.action) for e in game_of(*lines, head=head).events]


def why(line: str, head: str = HEAD) -> tuple[str, str]:
    """Why a line cannot be read, and the words that the finding points at."""
    source = source_of(line, head=head)
    (event,) = read(source).matches[0].games[0].events
    assert isinstance(event.action, Unreadable)
    assert event.action.text == line
    return event.action.why, source.text[event.span.start : event.span.end]


def remarks(text: str) -> list[str]:
    """All remarks on a transcript: their lines, their kinds and their texts."""
    source = Source.from_text("table.bga", text)
    record = read(source)
    found = [*record.remarks]
    for match in record.matches:
        found += match.remarks
        for game in match.games:
            found += game.remarks
    return [_remark(source, remark) for remark in found]


def play(text: str) -> Play:
    """A play in the usual notation."""
    played = read_play(text)
    assert isinstance(played, Play)
    return played


class Content(NamedTuple):
    """A match without its places in a text."""

    length: int | None
    players: tuple[str, ...]
    rules: str | None
    options: dict[str, str]
    clock: ClockDeclared | None
    tags: dict[str, str]
    games: list[object]


def content(record: Record) -> list[Content]:
    """All that a transcript says, without rows and places."""
    return [_match(match) for match in record.matches]


def games(record: Record) -> list[list[object]]:
    """The games alone, and of their scores the points, as formats without a header have them."""
    return [
        [
            (game.number, game.score and game.score.points, [_event(e) for e in game.events])
            for game in match.games
        ]
        for match in record.matches
    ]


def _match(match: Match) -> Content:
    return Content(
        match.length,
        match.players,
        match.rules.value if match.rules else None,
        _values(match.options),
        match.clock,
        _values(match.tags),
        [
            (
                game.number,
                game.score and (game.score.names, game.score.points),
                [_event(event) for event in game.events],
            )
            for game in match.games
        ],
    )


def _event(event: Event) -> tuple[object, ...]:
    return event.side, event.who, event.time, event.action


def _values(tags: dict[str, Tag]) -> dict[str, str]:
    return {key: tag.value for key, tag in tags.items()}


def _remark(source: Source, remark: Remark) -> str:
    line = source.place(remark.span.start).line
    return f"{line} {remark.oddity.value}" + (f": {remark.text}" if remark.text else "")
