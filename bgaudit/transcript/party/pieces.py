"""The keys and the acts of a PartyGammon file: the rules of ``grammars/party.lark`` in the model.

Each function reads the whole text of a piece, and gives None for text that is no such piece.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple, cast

from lark import Token, Transformer, v_args

from bgaudit.transcript.grammar import Parser, parse
from bgaudit.transcript.model import Unreadable
from bgaudit.transcript.notation import read_action, read_turn

if TYPE_CHECKING:
    from bgaudit.transcript.model import Action

STARTS = ["key", "act"]
"""The rules that each are the whole text of a piece."""

LENGTH = "matchlength"


class Key(NamedTuple):
    """A key in lower case, and the number of the game that it is of, None if of none."""

    game: int | None
    name: str


class Act(NamedTuple):
    """What the first or the second player does."""

    seat: int
    action: Action


def read_key(text: str) -> Key | None:
    """What stands before the equals sign of a line."""
    return cast("Key | None", parse(_parser(), "key", text))


def read_act(text: str) -> Act | None:
    """A piece of a game's play."""
    return cast("Act | None", parse(_parser(), "act", text))


@cache
def _parser() -> Parser:
    return Parser("party.lark", STARTS, _Pieces())


@v_args(inline=True)
class _Pieces(Transformer[Token, object]):
    """One method for each rule of the grammar, named as the rule is."""

    def length(self, _: Token) -> Key:
        return Key(None, LENGTH)

    def of_game(self, _: Token, number: Token, field: Token) -> Key:
        return Key(int(number), field.lower().replace("_", ""))

    def other(self, key: Token) -> Key:
        return Key(None, key.strip().lower())

    def turn(self, player: Token, one: Token, two: Token, dice: Token, steps: str = "") -> Act:
        text = " ".join(filter(None, (player, one, two, dice, steps)))
        if sorted(one + two) != sorted(dice):
            why = f"the dice are written as {one} and {two}, and as {dice}"
            return Act(int(player), Unreadable(text, why))
        return Act(int(player), read_turn(str(dice), steps.strip()))

    def words(self, player: Token, words: Token) -> Act:
        return Act(int(player), read_action(words.strip()))
