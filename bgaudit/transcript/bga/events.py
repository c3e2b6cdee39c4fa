"""One line of a game, without its time of day and its comment, turned into what it says."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache, lru_cache
from typing import NamedTuple

from lark import Lark, Token, Tree, UnexpectedInput
from lark.exceptions import VisitError

from bgaudit.transcript.bga.advice import Advice, advise, expected, nearest, words_of
from bgaudit.transcript.bga.deeds import SAY_NO_MORE
from bgaudit.transcript.bga.facts import FACTS_IN_WORDS, ORDERS_IN_WORDS, Facts, GameLine
from bgaudit.transcript.bga.names import Role, Roster, Subject, UnclearError
from bgaudit.transcript.bga.values import Said, Saying, saying
from bgaudit.transcript.grammar import tree_parser
from bgaudit.transcript.model import Action, Challenge, ClockDeclared, Order, Voice

STARTS = ["deed", "fact", "ruling", "outcry", "clock"]
"""The rules that each are the whole text of a piece."""

_AFTER = {
    Role.PLAYER: "deed",
    Role.UNKNOWN: "deed",
    Role.DIRECTOR: "ruling",
    Role.SPECTATOR: "outcry",
}
"""What may follow who acts."""
_VOICES = {Role.DIRECTOR: Voice.OFFICIAL, Role.SPECTATOR: Voice.SPECTATOR}
_IN_WORDS: dict[str, Action] = {**SAY_NO_MORE, **FACTS_IN_WORDS}
_LONGEST = 1000
"""Longer lines are not looked at, so that none can make reading slow."""


class Reading(NamedTuple):
    """What a line says, who acts in it, and the times in it that cannot be."""

    said: Saying | GameLine
    player: int | None
    impossible: tuple[Advice, ...] = ()


class Unread(NamedTuple):
    """A line that cannot be read; ``player`` where it can be told who acts.

    ``nobody`` tells that it begins with nothing that a line of a game begins with.
    """

    advice: Advice
    player: int | None = None
    nobody: bool = False


def read_event(text: str, roster: Roster) -> Reading | Unread:
    """What a line says; nothing raises."""
    if begins_with_fact(text):
        tree = _parsed("fact", text)
        return Unread(tree) if isinstance(tree, Advice) else _read(tree, text, 0, roster, None)
    try:
        subject = roster.subject(text)
    except UnclearError as unclear:
        return Unread(_no_subject(unclear, text), nobody=True)
    return _after_subject(text, subject, roster)


def read_clock(text: str) -> tuple[ClockDeclared, tuple[Advice, ...]] | Advice:
    """The value of a ``clock:`` line, and the times in it that cannot be."""
    tree = _parsed("clock", text)
    if isinstance(tree, Advice):
        return tree
    lines = _Lines(Roster(), None)
    declared = lines.transform(tree)
    assert isinstance(declared, ClockDeclared)
    return declared, _impossible(lines, 0)


def begins_with_fact(text: str) -> bool:
    """Whether a line begins with a word that stands in no player's place."""
    return _facts().begin.match(text) is not None


def stranger(text: str) -> str | None:
    """The word in the place of a player's name, if what follows is something that players do."""
    name, _, rest = text.partition(" ")
    if begins_with_fact(text) or isinstance(_parsed("deed", rest.strip()), Advice):
        return None
    name = name.rstrip(":")
    return None if nearest(name, _facts().words) else name


def _after_subject(text: str, subject: Subject, roster: Roster) -> Reading | Unread:
    begin = subject.end + len(text[subject.end :]) - len(text[subject.end :].lstrip(" \t,"))
    tree = _parsed(_AFTER[subject.role], text[begin:])
    if isinstance(tree, Tree):
        return _read(tree, text, begin, roster, subject)
    if begin < len(text):
        return Unread(_shifted(tree, begin), subject.player)
    why = f"the line does not say what {text[: subject.end]} does"
    return Unread(Advice(why, 0, len(text)), subject.player)


def _read(
    tree: Tree[Token], text: str, begin: int, roster: Roster, subject: Subject | None
) -> Reading | Unread:
    player = subject.player if subject else None
    lines = _Lines(roster, player)
    try:
        said = lines.transform(tree)
    except VisitError as error:
        unclear = error.orig_exc
        if not isinstance(unclear, UnclearError):
            raise
        end = len(text) - begin if unclear.end is None else unclear.end
        return Unread(_shifted(Advice(unclear.why, unclear.start, end), begin), player)
    if isinstance(said, GameLine):
        return Reading(said, None)
    assert isinstance(said, tuple)
    if subject and subject.role in _VOICES:
        said = tuple(_spoken(part, _VOICES[subject.role]) for part in said)
    return Reading(said, player, _impossible(lines, begin))


def _spoken(said: Said, voice: Voice) -> Said:
    if isinstance(said.action, Challenge):
        return said._replace(action=replace(said.action, voice=voice))
    return said


def _no_subject(unclear: UnclearError, text: str) -> Advice:
    """What to say where no player is named: a misspelt word, or a name left out."""
    end = len(text) if unclear.end is None else unclear.end
    word = text[unclear.start : end].rstrip(":,")
    near = nearest(word, _facts().words)
    if near:
        why = f"`{word}` is no word that may stand here; did you mean `{near}`?"
        return Advice(why, unclear.start, end)
    if isinstance(_parsed("deed", text), Tree):
        return Advice("the line does not say who: it begins with a player's name", 0, len(text))
    return Advice(unclear.why, unclear.start, end)


def _impossible(lines: _Lines, begin: int) -> tuple[Advice, ...]:
    return tuple(
        _shifted(Advice(str(token), token.start_pos or 0, token.end_pos or 0), begin)
        for token in lines.impossible
    )


def _shifted(advice: Advice, by: int) -> Advice:
    return Advice(advice.why, advice.start + by, advice.end + by)


class _Lines(Facts):
    """The whole grammar, with the rules that say the same whatever their words are."""

    def __default__(self, data: str, children: list[object], meta: object) -> Saying | Order:
        if data in ORDERS_IN_WORDS:
            return ORDERS_IN_WORDS[data]
        return saying(_IN_WORDS[data])


class _FactWords(NamedTuple):
    """The words that a line without a subject begins with."""

    begin: re.Pattern[str]
    words: list[str]


@cache
def _facts() -> _FactWords:
    parser = _parser()
    names = set[str]()
    try:
        parser.parse("", start="fact")
    except UnexpectedInput as error:
        names = expected(error)
    patterns = "|".join(parser.get_terminal(name).pattern.to_regexp() for name in names)
    return _FactWords(re.compile(patterns), [*words_of(names), "director", "spectator"])


@lru_cache(maxsize=1 << 12)
def _parsed(start: str, text: str) -> Tree[Token] | Advice:
    """A piece of a line as the grammar has it, or why it is none."""
    if len(text) > _LONGEST:
        return Advice("the line is too long to be read", 0, len(text))
    try:
        return _parser().parse(text, start=start)
    except UnexpectedInput as error:
        return advise(error, text)


@cache
def _parser() -> Lark:
    return tree_parser("bga.lark", STARTS)
