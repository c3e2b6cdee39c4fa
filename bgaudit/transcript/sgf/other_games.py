"""Whether SGF is of backgammon, and of what else it is."""

from __future__ import annotations

import re
from collections.abc import Sequence

from bgaudit.transcript.sgf.tree import BEGIN, Node, simple_text

_BACKGAMMON = "6"
_GAMES = {
    "1": "Go",
    "2": "Othello",
    "3": "chess",
    "4": "Gomoku",
    "5": "Nine Men's Morris",
    "7": "Chinese chess",
    "8": "Shogi",
    "11": "Hex",
    "18": "Amazons",
}
"""The best known ones of those that https://www.red-bean.com/sgf/properties.html#GM lists."""
_MOVE = re.compile(r"[1-6]{2}([a-y][a-z])*|double|take|drop")
_MOVES = ("W", "B")
_GM = re.compile(r"G[a-z]*M[a-z]*\s*\[\s*(\d{1,4})\s*\]")


def is_backgammon(nodes: Sequence[Node]) -> bool:
    """Whether a game tree is of backgammon: it says so, or does not, but its moves do."""
    game = _game(nodes)
    if game is not None:
        return game == _BACKGAMMON
    return any(
        _MOVE.fullmatch(simple_text(prop.values[0]))
        for node in nodes
        for prop in node.properties
        if prop.name in _MOVES
    )


def of_another_game(nodes: Sequence[Node]) -> str:
    """What is to be said of a tree that is not of backgammon."""
    return _described(_game(nodes))


def other_game(text: str) -> str | None:
    """What an SGF file is that is not of backgammon; None for text that is no SGF."""
    if not BEGIN.match(text.lstrip("\ufeff \t\r\n")):
        return None
    game = _GM.search(text)
    return _described(game[1] if game else None)


def _described(game: str | None) -> str:
    if game is None:
        return "SGF that does not say that it is of backgammon: GM[6] is missing"
    return f"SGF of {_GAMES[game]} (GM[{game}])" if game in _GAMES else f"SGF with GM[{game}]"


def _game(nodes: Sequence[Node]) -> str | None:
    """What GM says; the root, or what stands in its place, has it."""
    for node in nodes:
        for prop in node.properties:
            if prop.name == "GM":
                return simple_text(prop.values[0])
    return None
