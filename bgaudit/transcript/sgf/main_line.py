"""The main line through a tree: its nodes, and the first variation of each that follows them."""

from __future__ import annotations

from collections.abc import Iterator

from bgaudit.transcript.sgf.tree import Node, Tree

_ROOT = {"GM", "FF", "MI"}
"""What only the root of a game says."""


def main_lines(tree: Tree) -> Iterator[list[Node]]:
    """The nodes of the game, without the empty ones; of several games where a `)` is missing.

    A tree that says again what only a root says is no variation, but the next game.
    """
    nodes: list[Node] = []
    said: set[str] = set()
    for node in _along(tree):
        names = {prop.name for prop in node.properties}
        if names & said:
            yield nodes
            nodes, said = [], set()
        nodes.append(node)
        said |= names & _ROOT
    if nodes:
        yield nodes


def _along(tree: Tree) -> Iterator[Node]:
    """The nodes of a tree and of the first tree in it, and of trees in it that have a root."""
    waiting = [iter(tree.parts)]
    followed = [False]
    while waiting:
        part = next(waiting[-1], None)
        if part is None:
            waiting.pop()
            followed.pop()
        elif isinstance(part, Node):
            properties = tuple(prop for prop in part.properties if prop.values)
            if properties:
                yield Node(properties)
        elif not followed[-1] or _has_root(part):
            followed[-1] = True
            waiting.append(iter(part.parts))
            followed.append(False)


def _has_root(tree: Tree) -> bool:
    first = next((part for part in tree.parts if isinstance(part, Node)), None)
    return first is not None and any(prop.name in _ROOT for prop in first.properties)
