"""A record as JSON, for programs that want what bgaudit has read, whatever format it was in.

One object, schema 1; keys are only ever added, and what a record does not say is left out:

    {"schema": 1,
     "matches": [
      {"length": 7, "players": ["Anna", "Marc"], "tags": {"event": "Club championship"},
       "games": [
        {"number": 1, "names": ["Anna", "Marc"], "score": [0, 0],
         "events": [
          {"side": 1, "row": 1, "is": "turn", "roll": "31", "dice": [3, 1],
           "played": {"is": "play", "written": "8/5 6/5", "moves": [[8, 5], [6, 5]]}},
          {"side": 2, "row": 2, "is": "double", "value": 2}]}]}]}

Sides, players and points are numbered as in the model, :mod:`bgaudit.transcript.model`. ``is``
names the class of an event or a play there, in lower case with ``_`` between words, and the other
keys are its fields. ``row`` is the number that the record prints, ``time`` the time of day in
seconds, ``who`` the player's number in a chouette. ``unread`` lists what could not be read of a
record, a match or a game.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any

from bgaudit.source import Span
from bgaudit.transcript.bga.plays import written_play
from bgaudit.transcript.losses import Loss
from bgaudit.transcript.model import Event, Game, Match, Play, Record, Remark, Tag, Turn

SCHEMA = 1

_WORD = re.compile(r"(?<!^)(?=[A-Z])")


def write(record: Record) -> str:
    """The whole record, an event a line."""
    matches = ",\n  ".join(map(_match, record.matches))
    head = _members({"schema": SCHEMA, "unread": _unread(record.remarks)})
    return f'{{{head},\n "matches": [\n  {matches}]}}\n'


def cannot_hold(record: Record) -> Iterator[Loss]:
    """JSON holds all of a record."""
    return iter(())


def _match(match: Match) -> str:
    facts = {
        "length": match.length,
        "players": match.players,
        "rules": match.rules and match.rules.value,
        "options": _values(match.options),
        "clock": match.clock and _fields(match.clock),
        "tags": _values(match.tags),
        "signatures": [signature._asdict() for signature in match.signatures],
        "unread": _unread(match.remarks),
    }
    games = ",\n    ".join(map(_game, match.games))
    return f'{{{_members(facts)},\n   "games": [\n    {games}]}}'


def _game(game: Game) -> str:
    facts = {
        "number": game.number,
        "names": game.score and game.score.names,
        "score": game.score and game.score.points,
        "unread": _unread(game.remarks),
    }
    events = ",\n      ".join(f"{{{_members(_event(event))}}}" for event in game.events)
    return f'{{{_members(facts)},\n     "events": [\n      {events}]}}'


def _event(event: Event) -> dict[str, Any]:
    said = {"side": event.side, "who": event.who, "row": event.row.number, "time": event.time}
    return said | _fields(event.action)


def _fields(value: Any) -> dict[str, Any]:
    """A part of the model: its class, and its fields."""
    kind = {"is": _WORD.sub("_", type(value).__name__).lower()}
    if isinstance(value, Play):
        played = {"written": written_play(value), "moves": value.moves, "hits": value.marks}
        return kind | played
    if isinstance(value, Turn):
        return kind | {key: _value(item) for key, item in value._asdict().items()}
    return kind | {field.name: _value(getattr(value, field.name)) for field in fields(value)}


def _value(value: Any) -> Any:
    if isinstance(value, Enum):
        return value.name.lower()
    if isinstance(value, Span):
        return None
    if is_dataclass(value) or isinstance(value, Play):
        return _said(_fields(value))
    if isinstance(value, tuple):
        return [_value(item) for item in value]
    return value


def _unread(remarks: Iterable[Remark]) -> list[dict[str, str]]:
    return [_said({"is": remark.oddity.value, "text": remark.text}) for remark in remarks]


def _values(tags: dict[str, Tag]) -> dict[str, str]:
    return {key: tag.value for key, tag in tags.items()}


def _said(facts: dict[str, Any]) -> dict[str, Any]:
    """The facts without those that the record does not give."""
    return {key: value for key, value in facts.items() if value not in (None, "", (), [], {})}


def _members(facts: dict[str, Any]) -> str:
    text = json.dumps(_said(facts), ensure_ascii=False)[1:-1]
    # What UTF-8 cannot say, a lone surrogate, becomes \udcxx: the escape of JSON itself.
    return text.encode("utf-8", "backslashreplace").decode("utf-8")
