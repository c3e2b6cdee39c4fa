"""Edits written into the text of a record, each with a comment beside it; all else stays as it is.

What was written is read again: it says what the record says with the edits, or it is not given.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module

from bgaudit.source import Source
from bgaudit.transcript.amendment import Amendment, CannotAmendError
from bgaudit.transcript.detect import READERS
from bgaudit.transcript.edits import edited
from bgaudit.transcript.model import (
    Action,
    Beaver,
    Double,
    Game,
    Match,
    Play,
    Raccoon,
    Record,
    Turn,
    WrittenStep,
)

AMENDABLE = ("mat", "sgf", "bga")
"""The formats whose texts can be amended."""


def amended(source: Source, record: Record, format: str, amendments: Sequence[Amendment]) -> str:
    """The text of a source, from which this record was read in this format, with these edits.

    Lines that no edit is about are the same to the last blank, except that in a .mat record the
    rows of a game are laid out anew from where one more or one less shifts them, and that lines of
    a .bga transcript which are amended by their numbers keep being so. Raises
    :class:`CannotAmendError`.
    """
    if format not in AMENDABLE:
        raise CannotAmendError(
            f"a record in the format {format} cannot be amended, only {', '.join(AMENDABLE)}"
        )
    room = import_module(f"bgaudit.transcript.{format}.amended")
    sayable = [_in_encoding(amendment, source.encoding) for amendment in amendments]
    text: str = room.amended(source, record, sayable)
    again = READERS[format](Source.from_text(source.path, text))
    wanted = edited(record, (amendment.edit for amendment in amendments))
    if _said(again, format) != _said(wanted, format):
        raise CannotAmendError(
            "the text with the edits would not be read as it is meant: nothing else can stand there"
        )
    return text


def _in_encoding(amendment: Amendment, encoding: str) -> Amendment:
    """An amendment whose note can be written in the encoding of the source."""
    note = amendment.note.encode(encoding, "backslashreplace").decode(encoding)
    return amendment._replace(note=note)


def _said(record: Record, format: str) -> list[object]:
    """All that a record says, without the places where it says it."""
    return [_of_match(match, format) for match in record.matches]


def _of_match(match: Match, format: str) -> tuple[object, ...]:
    tags = {key: tag.value for key, tag in match.tags.items()}
    options = {key: tag.value for key, tag in match.options.items()}
    rules = match.rules and match.rules.value
    games = [_of_game(game, format) for game in match.games]
    return match.length, tags, match.players, rules, options, match.clock, games


def _of_game(game: Game, format: str) -> tuple[object, ...]:
    score = game.score and (game.score.names, game.score.points)
    say = _in_sgf if format == "sgf" else _as_it_is
    events = [(event.side, event.who, event.time, say(event.action)) for event in game.events]
    return game.number, score, events


def _as_it_is(action: Action) -> Action:
    return action


def _in_sgf(action: Action) -> Action:
    """An action without what SGF has no signs for: hit marks, landings and the cube's number."""
    match action:
        case Turn(_, _, Play(moves=moves)):
            return action._replace(played=Play.of(tuple(WrittenStep(m, (), 1) for m in moves)))
        case Double() | Beaver() | Raccoon():
            return type(action)(None)
    return action
