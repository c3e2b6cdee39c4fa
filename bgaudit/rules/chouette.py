"""The chouette: who sits where, how the places change from game to game, and who pays whom.

One player, in the box, plays against all the others; their captain rolls and moves for them.
Players are numbered from 1. (Backgammon Circle, "Regole del Backgammon".)
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import chain, groupby
from typing import NamedTuple

from bgaudit.rules.options.chouette import BoxTo

Row = tuple[int, ...]
"""What each player wins or loses, the first player's first; it adds up to zero."""


@dataclass(frozen=True, slots=True)
class Order:
    """The places of a game: the box, the captain, then the rest of the team."""

    players: tuple[int, ...]

    @property
    def box(self) -> int:
        """Who plays alone."""
        return self.players[0]

    @property
    def captain(self) -> int:
        """Who rolls and moves for the team."""
        return self.players[1]

    @property
    def team(self) -> tuple[int, ...]:
        """The captain and those beside him."""
        return self.players[1:]

    def after_loss(self) -> Order:
        """The team has lost: the box stays, and the captain goes last."""
        captain, *others = self.team
        return Order((self.box, *others, captain))

    def after_win(self, to_box: int) -> Order:
        """The team has won: one of it goes to the box, and who was there goes last."""
        others = (member for member in self.team if member != to_box)
        return Order((to_box, *others, self.box))


class Ranking(NamedTuple):
    """The players by their throws, the highest first.

    Those who ``tied`` and did not throw again, or whose throw is ``missing``, stand where they
    belong by the throws that there are. ``again`` are those who threw although they did not tie.
    """

    players: tuple[int, ...]
    tied: tuple[tuple[int, ...], ...] = ()
    missing: tuple[int, ...] = ()
    again: tuple[int, ...] = ()

    def allows(self, order: Order) -> bool:
        """Whether an order is that of the throws, or one that ties leave possible."""
        rank = {player: place for place, player in enumerate(self.players)}
        for group in self.tied:
            rank |= dict.fromkeys(group, rank[group[0]])
        ranks = [rank[player] for player in order.players]
        return ranks == sorted(ranks)


def ranking(throws: Iterable[tuple[int, int]], players: int) -> Ranking:
    """The order in which the dice of ``throws`` put the players; each is a player and his die.

    All throw, and those who tie throw again for the places between them.
    """
    dice: dict[int, list[int]] = {player: [] for player in range(1, players + 1)}
    for player, die in throws:
        dice[player].append(die)
    return _ranked(tuple(dice), dice, 0)


def _ranked(alike: tuple[int, ...], dice: Mapping[int, list[int]], throw: int) -> Ranking:
    """The ranking of those who are alike before a throw; the first throw is 0."""
    thrown = [player for player in alike if len(dice[player]) > throw]
    if len(alike) == 1:
        return Ranking(alike, again=tuple(thrown))
    if throw and not thrown:
        return Ranking(alike, tied=(alike,))

    def die(player: int) -> int:
        return dice[player][throw]

    parts = [
        _ranked(tuple(group), dice, throw + 1)
        for _, group in groupby(sorted(thrown, key=die, reverse=True), die)
    ]
    absent = tuple(player for player in alike if player not in thrown)
    parts.append(Ranking(absent, missing=absent))
    return Ranking(*(tuple(chain.from_iterable(field)) for field in zip(*parts, strict=True)))


def next_in_the_box(
    order: Order, rule: BoxTo | None, acting: int, won: Mapping[int, int]
) -> tuple[int, ...]:
    """Who goes to the box when the team has won; where ``rule`` does not decide, all who may.

    ``acting`` moved for the team in the end, and ``won`` is what each member won.
    """
    best = max(order.team, key=lambda member: won.get(member, 0))
    by_rule = {"captain_of_record": order.captain, "acting_captain": acting, "best_result": best}
    return tuple(dict.fromkeys(by_rule.values())) if rule is None else (by_rule[rule],)


def ledger_row(order: Order, won: Mapping[int, int]) -> Row:
    """The row of a game in which each member has ``won`` so much from the box, or lost it to him.

    All payments are between the box and a member.
    """
    points = dict.fromkeys(order.players, 0)
    for member, stake in won.items():
        points[member] += stake
        points[order.box] -= stake
    return tuple(points[player] for player in sorted(points))
