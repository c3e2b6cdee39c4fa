"""Brackets that are missing where it is plain that they are, put in so that the rest can be read.

White space makes room for them, so that all places stay the same; each is told.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from bgaudit.source import Span
from bgaudit.transcript.model import Oddity, Remark
from bgaudit.transcript.sgf.tree import Collection, nodes_of, parse_collection

_NEXT_NODE = re.compile(r"\s(?=[\s()]*;\s*[A-Z]+[a-z]*\s*\[)")
"""In the value of a move: where it should have ended."""
_ROOT = re.compile(r";\s*(?:FF|GM|CA|AP|MI)\s*\[")


def parse_mended(text: str) -> tuple[Collection, list[Remark]]:
    """The trees of a file, with what had to be put in for them to be some."""
    collection = parse_collection(text)
    missing = [*_missing(text, collection)]
    if not missing:
        return collection, []
    characters = [*text]
    for place, bracket in missing:
        characters[place] = bracket
    why = "a `{}` is missing here: the file is read as if it were there"
    remarks = [
        Remark(Oddity.NOT_UNDERSTOOD, Span(place, place + 1), why.format(bracket))
        for place, bracket in missing
    ]
    return parse_collection("".join(characters)), remarks


def _missing(text: str, collection: Collection) -> Iterator[tuple[int, str]]:
    """Where which bracket is missing."""
    for node in nodes_of(collection.trees):
        for prop in node.properties:
            for value in prop.values if prop.name in ("W", "B") else ():
                for found in _NEXT_NODE.finditer(value):
                    yield int(value.start_pos or 0) + found.start(), "]"
    for damage in collection.damage:
        before = damage.span.start - 1
        if _ROOT.match(damage.text) and before >= 0 and text[before].isspace():
            yield before, "("
