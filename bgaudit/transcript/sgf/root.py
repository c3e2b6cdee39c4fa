"""What the root of a game's tree says: the match that the game belongs to, its players and rules.

GNU Backgammon numbers games from 0, the SGF definition from 1; :class:`Root` keeps what is written.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field

from bgaudit.source import Span
from bgaudit.transcript.model import Oddity, Remark, Tag
from bgaudit.transcript.sgf.tree import Node, Property, simple_text
from bgaudit.transcript.sgf.values import read_match_field

TAGS = {
    "PC": "site",
    "EV": "event",
    "RO": "round",
    "DT": "eventdate",
    "AN": "transcriber",
    "WR": "player 1 elo",
    "BR": "player 2 elo",
}
"""The header tags of the .mat family that are properties of a root."""
RULES = {"crawford": "crawford", "jacoby": "jacoby"}
"""The flags of RU that are tags, on or off."""
NO_CUBE, CRAWFORD_GAME = "nocube", "crawfordgame"
_VARIATION = re.compile(r"nackgammon|hypergammon[1-3]?")
_WRITES_ALL_RULES = "GNU Backgammon"
"""The program that leaves RU out only where it has nothing to say."""
_DATE = re.compile(r"(\d{4})-(\d\d)-(\d\d)")


@dataclass(slots=True)
class Root:
    """The properties of a root, each where it stands first; ``span`` is where the game begins.

    ``index`` is the game's number as it is written.
    """

    span: Span
    properties: dict[str, Property] = field(default_factory=dict)
    length: int | None = None
    index: int | None = None
    white: int | None = None
    black: int | None = None
    remarks: list[Remark] = field(default_factory=list)

    @classmethod
    def of(cls, nodes: Iterable[Node]) -> Root:
        """What the nodes before a game's first move say."""
        found: dict[str, Property] = {}
        for node in nodes:
            for prop in node.properties:
                found.setdefault(prop.name, prop)
        first = found.get("MI") or next(iter(found.values()))
        root = cls(first.span, found)
        root._read_match()
        return root

    @property
    def score(self) -> tuple[int, int] | None:
        """The points before the game, White's first."""
        if self.white is None or self.black is None:
            return None
        return self.white, self.black

    @property
    def names(self) -> tuple[str, str]:
        """The players, White first; empty where none is named."""
        return self._text("PW"), self._text("PB")

    @property
    def is_crawford_game(self) -> bool:
        """Whether the game is marked as the Crawford game."""
        return CRAWFORD_GAME in self._rules()

    def tags(self) -> dict[str, Tag]:
        """The header tags that the root is worth, by the keys of the .mat family."""
        tags = {
            key: Tag(self._text(name), self.properties[name].span)
            for name, key in TAGS.items()
            if self._text(name)
        }
        if "eventdate" in tags:
            date = tags["eventdate"]
            tags["eventdate"] = Tag(_DATE.sub(r"\1.\2.\3", date.value), date.span)
        return tags | self._rule_tags()

    def _rule_tags(self) -> dict[str, Tag]:
        """What RU says. A rule of matches says nothing of money play unless it is on."""
        prop = self.properties.get("RU")
        if prop is None and not self._text("AP").startswith(_WRITES_ALL_RULES):
            return {}
        said, span = self._rules(), prop.span if prop else self.span
        money = self.length == 0
        tags = {
            key: Tag("On" if flag in said else "Off", span)
            for flag, key in RULES.items()
            if flag in said or (self.length is not None and money is (flag == "jacoby"))
        }
        if NO_CUBE in said:
            tags["cubelimit"] = Tag("1", span)
        variation = next(filter(_VARIATION.fullmatch, said), None)
        if variation is not None:
            tags["variation"] = Tag(variation.capitalize(), span)
        return tags

    def _rules(self) -> list[str]:
        prop = self.properties.get("RU")
        said = ":".join(map(simple_text, prop.values)) if prop else ""
        return [rule.strip() for rule in said.lower().split(":")]

    def _text(self, name: str) -> str:
        prop = self.properties.get(name)
        return simple_text(prop.values[0]) if prop else ""

    def _read_match(self) -> None:
        info = self.properties.get("MI")
        said: dict[str, int] = {}
        for value in info.values if info else ():
            text = simple_text(value)
            read = read_match_field(text)
            if read is not None:
                said.setdefault(*read)
            elif info and text.partition(":")[0].lower() in ("length", "game", "ws", "bs"):
                why = f"`{text}` is no number, as in length:7"
                self.remarks.append(Remark(Oddity.NOT_UNDERSTOOD, info.span, why))
        length = said.get("length")
        self.length = None if length is None or length < 0 else length
        self.index, self.white, self.black = said.get("game"), said.get("ws"), said.get("bs")
