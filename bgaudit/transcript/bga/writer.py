"""A record written as a .bga transcript, one event a line, whichever format it was read from."""

from __future__ import annotations

from collections.abc import Iterator

from bgaudit.source import Source
from bgaudit.transcript.bga.header import reads_as_tag
from bgaudit.transcript.bga.nicknames import nicknames, sayable
from bgaudit.transcript.bga.reader import read
from bgaudit.transcript.bga.written_deeds import Names, written_deed
from bgaudit.transcript.bga.written_facts import tallied, written_clock, written_fact
from bgaudit.transcript.losses import Loss, lost
from bgaudit.transcript.model import (
    Challenge,
    Event,
    Game,
    Match,
    Moved,
    Record,
    Unreadable,
    Voice,
)
from bgaudit.transcript.times import time_of_day

_VOICES = {Voice.OFFICIAL: "director", Voice.SPECTATOR: "spectator"}
_SIDES = {1: "box", 2: "team"}
_CHOUETTE = 3


def write(record: Record) -> str:
    """The record in its canonical text; reading it gives the same matches, games and events."""
    return "\n\n".join("\n".join(_match(match)) for match in record.matches) + "\n"


def cannot_hold(record: Record) -> Iterator[Loss]:
    """What is not read from the text as it was."""
    yield from lost(record, read(Source.from_text("", write(record))), "a transcript")


def _match(match: Match) -> Iterator[str]:
    yield from _header(match, _players(match))
    names, sides = called(match)
    for game in match.games:
        yield ""
        yield from _game(game, names, sides)


def called(match: Match) -> tuple[Names, Names]:
    """What the players are called in the lines of a match, and what the sides are."""
    players = _players(match)
    names = nicknames(players)
    return names, _SIDES if len(players) >= _CHOUETTE else names


def _players(match: Match) -> tuple[str, ...]:
    """Those of the header, else of the first score line, or numbers where nothing names them."""
    first = next((game.score for game in match.games if game.score), None)
    sided = any(event.side for game in match.games for event in game.events)
    if len(match.players) > 1 or (first is None and not sided):
        return match.players
    return sayable(first.names if first else ("", ""))


def _header(match: Match, players: tuple[str, ...]) -> Iterator[str]:
    """The line with the players begins a match, even where it names nobody."""
    yield f"players: {', '.join(players)}".rstrip()
    if match.length is not None:
        yield f"match to {match.length}" if match.length else "money session"
    if match.rules is not None:
        yield f"rules: {match.rules.value}"
    for key, option in match.options.items():
        yield f"option: {key} = {option.value}"
    if match.clock is not None:
        yield f"clock: {written_clock(match.clock)}"
    for key, tag in match.tags.items():
        said = reads_as_tag(key, tag.value, players)
        yield f"{key}: {tag.value}" if said else f'# {key} "{tag.value}"'


def _game(game: Game, names: Names, sides: Names) -> Iterator[str]:
    yield f"game {game.number}" if game.number is not None else "game"
    if game.score is not None:
        yield f"score {tallied(game.score.points)}"
    for event in game.events:
        time = f"{time_of_day(event.time)} " if event.time is not None else ""
        yield time + written_line(event, names, sides)


def written_line(event: Event, names: Names, sides: Names) -> str:
    """An event without its time of day; players and, in a chouette, sides by these names."""
    action = event.action
    if isinstance(action, Unreadable) and action.why:
        return action.text
    fact = written_fact(action, names, sides)
    if fact is not None:
        return fact
    deed = written_deed(action, names, event.side) or ""
    return f"{_subject(event, names, sides)}{'' if deed.startswith(':') else ' '}{deed}"


def _subject(event: Event, names: Names, sides: Names) -> str:
    if isinstance(event.action, Challenge) and event.action.voice in _VOICES:
        return _VOICES[event.action.voice]
    if event.who is not None:
        return names[event.who]
    if isinstance(event.action, Moved) and event.action.by is not None:
        return names[event.action.by]
    return "?" if event.side is None else sides[event.side]
