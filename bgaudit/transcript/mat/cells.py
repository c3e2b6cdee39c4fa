"""What one piece of a .mat record says: the grammar's rules turned into the model.

Each function reads the whole text of one piece, and gives None or :class:`Unreadable` for text that
is none; nothing raises. Most pieces occur again and again in an archive, so they are remembered.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, cast

from bgaudit.transcript.grammar import build
from bgaudit.transcript.model import (
    BAR,
    OFF,
    Action,
    Beaver,
    DeclaredIllegal,
    Double,
    Drop,
    Loss,
    NoPlay,
    Play,
    Played,
    Raccoon,
    Resigned,
    Result,
    SetPosition,
    Take,
    Turn,
    UnknownPlay,
    Unreadable,
    WrittenStep,
)

if TYPE_CHECKING:
    from lark import Lark, Token

_STARTS = [
    "tag",
    "match_header",
    "game_header",
    "score_line",
    "play",
    "action",
    "set_position",
]
_LONGEST = 1000
"""No piece of a record is longer; what is, is not read, so that no text can make reading slow."""

_POINT = re.compile(r"[^/]+")
_DIGITS = re.compile(r"\d+")


def read_play(text: str) -> Played:
    """What stands after a roll."""
    return _read_play(text) if text else NoPlay()


def read_action(text: str) -> Action:
    """A cell that does not begin with a roll."""
    return cast("Action", _parse("action", text)) or Unreadable(text)


def read_tag(text: str) -> tuple[str, str] | None:
    """The key, in lower case, and the value of ``[Key "Value"]``."""
    return cast("tuple[str, str] | None", _parse("tag", text))


def read_match_length(text: str) -> int | None:
    """The length that a match header gives: 0 for a money session; None if it is no header."""
    return cast("int | None", _parse("match_header", text))


def read_game_number(text: str) -> int | None:
    """The number of a game header; None if it is no header."""
    return cast("int | None", _parse("game_header", text))


def read_score_line(text: str) -> tuple[tuple[str, int], tuple[str, int]] | None:
    """Both players' names and points."""
    return cast("tuple[tuple[str, int], tuple[str, int]] | None", _parse("score_line", text))


def read_set_position(text: str) -> SetPosition | None:
    """A position stated in a comment."""
    return cast("SetPosition | None", _parse("set_position", text))


@lru_cache(maxsize=1 << 15)
def _read_play(text: str) -> Played:
    return cast("Played", _parse("play", text)) or Unreadable(text)


def _parse(start: str, text: str) -> object:
    from lark.exceptions import UnexpectedInput

    if len(text) > _LONGEST:
        return None
    try:
        return _parser().parse(text, start=start)
    except UnexpectedInput:
        return None


@cache
def _parser() -> Lark:
    from lark import Transformer, v_args

    return build(
        "mat.lark", _STARTS, v_args(inline=True)(type("Mat", (_Pieces, Transformer), {}))()
    )
