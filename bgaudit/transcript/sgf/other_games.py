"""Whether SGF is of backgammon, and of what else it is."""

from __future__ import annotations

import re
from collections.abc import Sequence

from bgaudit.transcript.sgf.main_line import main_lines
from bgaudit.transcript.sgf.tree import BEGIN, Node, parse_collection, simple_text

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
    game = _game(nodes)
    if game is None:
        return "SGF that does not say that it is of backgammon: GM[6] is missing"
    return f"SGF of {_GAMES[game]} (GM[{game}])" if game in _GAMES else f"SGF with GM[{game}]"


def other_game(text: str) -> str | None:
    """What an SGF file is, where it is not of backgammon; None for text that is no SGF."""
    if not BEGIN.match(text.lstrip("\ufeff \t\r\n")):
        return None
    trees = [nodes for tree in parse_collection(text).trees for nodes in main_lines(tree)]
    return next(
        (of_another_game(nodes) for nodes in trees or [[]] if not is_backgammon(nodes)), None
    )


def _game(nodes: Sequence[Node]) -> str | None:
    """What GM says; the root, or what stands in its place, has it."""
    for node in nodes:
        for prop in node.properties:
            if prop.name == "GM":
                return simple_text(prop.values[0])
    return None
