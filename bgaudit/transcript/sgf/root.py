"""What the root of a game's tree says: the match that the game belongs to, its players and rules.

GNU Backgammon numbers games from 0, the SGF definition from 1; :class:`Root` keeps what is written.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field

from bgaudit.source import Span
from bgaudit.transcript.model import Oddity, Remark, Tag
from bgaudit.transcript.sgf.tree import Node, Property, simple_text, unescaped
from bgaudit.transcript.sgf.values import read_match_field

TAGS = {
    "WR": "player 1 elo",
    "BR": "player 2 elo",
    "DT": "eventdate",
    "EV": "event",
    "RO": "round",
    "PC": "site",
    "AN": "transcriber",
}
"""The header tags of the .mat family that are properties of a root, in GNU Backgammon's order."""
OTHER_TAGS = "TG"
"""Our own property for the other header tags, ``TG[match id:2900236]``; programs pass it over."""
RULES = ("crawford", "jacoby")
"""The flags of RU that are tags of the same name."""
NO_CUBE, CRAWFORD_GAME = "nocube", "crawfordgame"
_VARIATION = re.compile(r"nackgammon|hypergammon[1-3]?")
_WRITES_ALL_RULES = "GNU Backgammon"
"""The program that leaves RU out only where it has nothing to say."""
_KEY_AND_VALUE = re.compile(r"((?:[^\\:]|\\[\s\S])+):([\s\S]*)")
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
        return tags | self._rule_tags() | self._other_tags()

    def _rule_tags(self) -> dict[str, Tag]:
        """What RU says; a rule that it does not name is off where a program writes all of them."""
        prop = self.properties.get("RU")
        said, span = self._rules(), prop.span if prop else self.span
        tags = {key: Tag("On", span) for key in RULES if key in said}
        if self._text("AP").startswith(_WRITES_ALL_RULES) and self.length is not None:
            tags.setdefault("crawford" if self.length else "jacoby", Tag("Off", span))
        if NO_CUBE in said:
            tags["cubelimit"] = Tag("1", span)
        variation = next(filter(_VARIATION.fullmatch, said), None)
        if variation is not None:
            tags["variation"] = Tag(variation.capitalize(), span)
        return tags

    def _other_tags(self) -> dict[str, Tag]:
        prop = self.properties.get(OTHER_TAGS)
        read = (_KEY_AND_VALUE.fullmatch(value[1:-1]) for value in (prop.values if prop else ()))
        return {
            unescaped(found[1]): Tag(unescaped(found[2]), prop.span)
            for found in read
            if found and prop
        }

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
