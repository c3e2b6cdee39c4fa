"""An SGF file read: its game trees, each along the main line, put together to matches.

What is not asked for is passed over: analysis (A, DA, MR, GS, LU and marks of skill), comments,
variations, and properties that are not known. A result says with R that the loser resigned; the
model has a resignation where a game is won with men left on the board, and so need not be told.
CA is not looked at: the text is decoded by its bytes.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bgaudit.source import Source, Span
from bgaudit.transcript.model import Match, Oddity, Record, Remark
from bgaudit.transcript.sgf.game import may_be_a_move, read_game
from bgaudit.transcript.sgf.main_line import main_lines
from bgaudit.transcript.sgf.mending import parse_mended
from bgaudit.transcript.sgf.other_games import is_backgammon, of_another_game
from bgaudit.transcript.sgf.root import Root
from bgaudit.transcript.sgf.tree import Damage, Node


class _GameTree(NamedTuple):
    """A game: its root, its nodes along the main line, and the damage among them."""

    root: Root
    nodes: Sequence[Node]
    damage: Sequence[Damage]


def read(source: Source) -> Record:
    """All that an SGF text says of backgammon games."""
    record = Record()
    if source.marked:
        record.remarks.append(Remark(Oddity.BYTE_ORDER_MARK, Span(0, 0), source.encoding))
    text = source.text
    collection, mended = parse_mended(text)
    record.remarks += mended
    trees = [nodes for tree in collection.trees for nodes in main_lines(tree)]
    for games in _matches(_games(record, trees, collection.damage)):
        record.matches.append(_match(games))
    cut_off = any(damage.span.end == len(text.rstrip()) for damage in collection.damage)
    if collection.unclosed and trees and not cut_off:
        why = "the file ends in the middle of a game tree: a `)` is missing"
        record.remarks.append(Remark(Oddity.NOT_UNDERSTOOD, Span(len(text), len(text)), why))
    return record


def _games(
    record: Record, trees: list[list[Node]], damage: Sequence[Damage]
) -> Iterator[_GameTree]:
    """The trees of backgammon; of other ones, and of damage outside of moves, a remark is made."""
    begins = [_begin(nodes) for nodes in trees] + [1 << 60]
    outside = [each for each in damage if each.span.start < begins[0] or not may_be_a_move(each)]
    record.remarks += [Remark(Oddity.UNREADABLE_LINE, each.span, each.text) for each in outside]
    for nodes, begin, end in zip(trees, begins, begins[1:], strict=False):
        root = Root.of(_before_the_first_move(nodes))
        if not is_backgammon(nodes):
            why = f"this game tree is {of_another_game(nodes)}"
            record.remarks.append(Remark(Oddity.NOT_UNDERSTOOD, root.span, why))
            continue
        inside = [each for each in damage if begin <= each.span.start < end]
        yield _GameTree(root, nodes, [each for each in inside if may_be_a_move(each)])


def _begin(nodes: Sequence[Node]) -> int:
    return nodes[0].properties[0].span.start


def _before_the_first_move(nodes: Sequence[Node]) -> Iterator[Node]:
    for place, node in enumerate(nodes):
        if place and any(prop.name in ("W", "B") for prop in node.properties):
            return
        yield node


def _matches(games: Iterator[_GameTree]) -> Iterator[list[_GameTree]]:
    """The games of each match."""
    match: list[_GameTree] = []
    for game in games:
        if match and not _goes_on(match[-1].root, game.root):
            yield match
            match = []
        match.append(game)
    if match:
        yield match


def _goes_on(before: Root, root: Root) -> bool:
    """Whether a game is of the same match as the one before it, by what both say of the match."""
    if "MI" not in root.properties or "MI" not in before.properties:
        return False
    if None not in (before.length, root.length) and before.length != root.length:
        return False
    if all(root.names) and all(before.names) and not {*root.names} & {*before.names}:
        return False
    if before.index is None or root.index is None or root.index > before.index:
        return True
    # The same number again is a slip, unless a match begins there.
    return root.index == before.index and any(root.score or ())


def _match(games: list[_GameTree]) -> Match:
    first = games[0].root
    lengths = [game.root.length for game in games if game.root.length is not None]
    match = Match(lengths[0] if lengths else None, first.span, marks_hits=False)
    if match.length is None:
        match.remarks.append(Remark(Oddity.NO_MATCH_HEADER, first.span))
    if any(first.names) and first.score is None:
        match.players = first.names
    base = 1 if first.index == 1 and not any(first.score or ()) else 0
    for root, nodes, damage in games:
        match.tags = root.tags() | match.tags
        number = None if root.index is None else root.index - base + 1
        match.games.append(read_game(number, root, nodes, damage))
    return match
