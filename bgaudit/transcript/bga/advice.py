"""Why a line cannot be read, and which word was probably meant."""

from __future__ import annotations

import re
from collections.abc import Iterable
from difflib import get_close_matches
from typing import NamedTuple

from lark import UnexpectedInput
from lark.exceptions import UnexpectedCharacters, UnexpectedToken

_END = "$END"
_VALUES = {
    "ROLLED": "a roll such as `31`",
    "DIE": "a die from 1 to 6",
    "AS_PLAYED": "a play such as `8/5 6/5`",
    "STEPS": "a play such as `8/5 6/5`",
    "POINT": "a point from 1 to 24",
    "NUMBER": "a number",
    "TALLY": "a score such as `2-1`",
    "BALANCE": "points such as `+4`",
    "DURATION": "a time such as `11:48` or `15 s`",
    "LETTERS": "the 26 letters of a position",
    "NAME": "a player's name",
    "OWNER": "a player's name with `'s`",
    "REST": "some words",
    "COLON": "`:`",
    "COMMA": "`,`",
    "MISREAD": "",
    _END: "",
}
"""The terminals that stand for more than a word."""
_MOST_LISTED = 4
_NEAR = 0.7
_WORD = re.compile(r"\S+")


class Advice(NamedTuple):
    """What is wrong with a stretch of a line, and what was expected there."""

    why: str
    start: int
    end: int


def advise(error: UnexpectedInput, text: str) -> Advice:
    """What to say of a text that the grammar does not know."""
    terminals = expected(error)
    wanted = _wanted(terminals)
    start, end = _word_at(error, text)
    word = text[start:end].rstrip(":,")
    if not word:
        missing = f": {wanted} should follow" if wanted else ""
        return Advice(f"the line breaks off{missing}", 0, len(text))
    near = nearest(word, words_of(terminals))
    if near:
        why = f"`{word}` is no word that may stand here; did you mean `{near}`?"
    elif wanted:
        why = f"`{word}` stands where {wanted} should"
    elif _END in terminals:
        why = f"`{word}` is too much: nothing that it could mean may follow here"
    else:
        why = f"`{word}` is no word that may stand here"
    return Advice(why, start, end)


def nearest(word: str, known: Iterable[str], near: float = _NEAR) -> str | None:
    """The one of the known words that was probably meant, if any is near enough: 1 is the same."""
    close = get_close_matches(word.lower(), list(known), n=1, cutoff=near)
    return close[0] if close and close[0] != word.lower() else None


def words_of(terminals: Iterable[str]) -> list[str]:
    """The words that a person would type; a terminal is named by its own."""
    return sorted(
        terminal.lower().replace("_", " ")
        for terminal in terminals
        if terminal not in _VALUES and not terminal.startswith("_")
    )


def expected(error: UnexpectedInput) -> set[str]:
    """The terminals that could have stood where a text goes wrong."""
    if isinstance(error, UnexpectedToken):
        return set(error.accepts or error.expected)
    return set(error.allowed or ()) if isinstance(error, UnexpectedCharacters) else set()


def _wanted(terminals: Iterable[str]) -> str | None:
    """What should have stood there, unless that would be a long list."""
    words = [f"`{word}`" for word in words_of(terminals)]
    words += sorted({_VALUES[name] for name in terminals if _VALUES.get(name)})
    if not words or len(words) > _MOST_LISTED:
        return None
    return " or ".join(filter(None, [", ".join(words[:-1]), words[-1]]))


def _word_at(error: UnexpectedInput, text: str) -> tuple[int, int]:
    """The whole word in which the text goes wrong."""
    at = error.pos_in_stream
    if at is None or (isinstance(error, UnexpectedToken) and error.token.type == _END):
        return len(text), len(text)
    found = next((word for word in _WORD.finditer(text) if word.end() > at), None)
    return found.span() if found else (len(text), len(text))
