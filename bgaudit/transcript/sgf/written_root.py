"""The root of a written game: properties in GNU Backgammon's order."""

from __future__ import annotations

import re
from collections.abc import Iterator

from bgaudit import __version__
from bgaudit.transcript.model import Game, Match
from bgaudit.transcript.sgf.crawford import OFF
from bgaudit.transcript.sgf.main_line import main_lines
from bgaudit.transcript.sgf.root import OTHER_TAGS, TAGS, Root
from bgaudit.transcript.sgf.tree import parse_collection
from bgaudit.transcript.sgf.written_game import WrittenGame
from bgaudit.transcript.sgf.written_turn import COLOURS

_TO_ESCAPE = re.compile(r"([\\\]])")
_DATE = re.compile(r"(\d{4})\.(\d\d)\.(\d\d)")
_ON = {"on", "true", "yes", "y", "1"}
_MEN = {"": 15, "Nackgammon": 15, "Hypergammon1": 1, "Hypergammon2": 2, "Hypergammon3": 3}
"""How many men a side has, by the flag of the variation."""


def names(match: Match, game: Game) -> tuple[str, str]:
    """The players, White first."""
    if game.score is not None:
        return game.score.names
    white, black = (*match.players, "", "")[:2]
    return white, black


def men(match: Match) -> int:
    """How many men a side has."""
    return _MEN[_variation(match)]


def written_root(match: Match, game: Game, index: int, written: WrittenGame, *, first: bool) -> str:
    """The root's properties; ``first`` tells that those of the match are to be among them."""
    white, black = map(_escaped, names(match, game))
    rules = _rules(match, written)
    parts = [
        f"FF[4]GM[6]CA[UTF-8]AP[bgaudit:{__version__}]",
        f"{_match_info(match, game, index)}PW[{white}]PB[{black}]",
        *(_tags(match) if first else ()),
        *([f"RU[{':'.join(rules)}]"] if rules else ()),
    ]
    if first:
        parts += _other_tags(match, "".join(parts))
    if written.automatic_cube > 1:
        parts.append(f"CV[{written.automatic_cube}]")
    if written.result is not None:
        winner, points = written.result
        parts.append(f"RE[{COLOURS[winner]}+{points}{'R' if written.resigned else ''}]")
    return "".join(parts)


def _match_info(match: Match, game: Game, index: int) -> str:
    length = "" if match.length is None else f"[length:{match.length}]"
    score = "" if game.score is None else "[ws:{}][bs:{}]".format(*game.score.points)
    return f"MI{length}[game:{index}]{score}"


def _tags(match: Match) -> Iterator[str]:
    values = {key: tag.value for key, tag in match.tags.items()}
    values["eventdate"] = values.get("eventdate") or values.get("date", "")
    values["eventdate"] = _DATE.sub(r"\1-\2-\3", values["eventdate"])
    for name, key in TAGS.items():
        if values.get(key):
            yield f"{name}[{_escaped(values[key])}]"


def _other_tags(match: Match, so_far: str) -> Iterator[str]:
    """The header tags that would not be read back from what is written so far."""
    (nodes,) = main_lines(parse_collection(f"(;{so_far})").trees[0])
    held = {key: tag.value for key, tag in Root.of(nodes).tags().items()}
    values = [
        f"[{_escaped(key, ':')}:{_escaped(tag.value)}]"
        for key, tag in match.tags.items()
        if held.get(key) != tag.value
    ]
    if values:
        yield OTHER_TAGS + "".join(values)


def _rules(match: Match, written: WrittenGame) -> list[str]:
    """The flags of RU.

    In a match the Crawford rule is in force unless it is said to be off: for GNU Backgammon it is
    off unless it is written.
    """
    said = {key: tag.value.lower() for key, tag in match.tags.items()}
    crawford, variation = said.get("crawford"), _variation(match)
    flags = {
        "NoCube": said.get("cubelimit") == "1",
        "Crawford": crawford in _ON or ((match.length or 0) > 1 and crawford not in OFF),
        "CrawfordGame": written.is_crawford_game,
        "Jacoby": said.get("jacoby") in _ON,
        variation: bool(variation),
    }
    return [flag for flag, on in flags.items() if on]


def _variation(match: Match) -> str:
    """The flag of the variation; empty for backgammon, and for one that has none."""
    tag = match.tags.get("variation")
    said = "".join(filter(str.isalnum, tag.value)).capitalize() if tag else ""
    said = "Hypergammon3" if said == "Hypergammon" else said
    return said if said in _MEN else ""


def _escaped(text: str, also: str = "") -> str:
    line = _TO_ESCAPE.sub(r"\\\1", " ".join(text.split()))
    return line.replace(also, "\\" + also) if also else line
