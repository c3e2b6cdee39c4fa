"""What may be played in a position, and the ruling on one play: for people, and as JSON."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any

from bgaudit import __version__
from bgaudit.replay.turns.ruling import Choice, Choices, Ruling
from bgaudit.report.characters import finished, printable
from bgaudit.report.layout import wrapped
from bgaudit.report.wording import counted
from bgaudit.rules.position_id import Position, to_gnubg_id, to_xgid

SCHEMA = 1

IF_PASSING = (
    "if a man moved with two dice needs no open point between them, which is left open here"
)
"""When more plays are legal, or others, where a rule set does not say."""


def choices_page(position: Position, rules: str, choices: Choices, width: int) -> str:
    """All plays, one on each line."""
    return finished("\n".join(_choices(position, rules, choices, width))) + "\n"


def ruling_page(position: Position, rules: str, ruling: Ruling, width: int) -> str:
    """Whether a play is legal, and if not, by which rule."""
    return finished("\n".join(_ruling(position, rules, ruling, width))) + "\n"


def as_json(position: Position, rules: str, choices: Choices, ruling: Ruling | None) -> str:
    """One object: the position, its plays, each on a line, and the ruling."""
    head = {
        "schema": SCHEMA,
        "tool": {"name": "bgaudit", "version": __version__},
        "rules": rules,
        "xgid": to_xgid(position),
        "gnubg_id": to_gnubg_id(position),
        "player": position.on_roll,
        "dice": position.dice,
        "number": len(choices.plays),
        "ruling": None if ruling is None else ruling_facts(ruling),
    }
    lists = {
        "plays": choices.plays,
        "legal_if_passing": choices.if_passing,
        "illegal_if_passing": choices.unless_passing,
    }
    text = _text(head)[:-1]
    for name, plays in lists.items():
        lines = ",".join(f"\n  {_text(play_facts(play))}" for play in plays)
        text += f',\n "{name}": [{lines}]'
    return text + "}\n"


def _choices(position: Position, rules: str, choices: Choices, width: int) -> Iterator[str]:
    yield from _heading(position, rules)
    number = len(choices.plays)
    yield f"{counted(number, 'legal play')}" if number else "no play is legal: the turn is lost"
    yield from _lines(choices.plays)
    if choices.if_passing:
        yield "\n" + wrapped(f"legal too {IF_PASSING}:", width)
        yield from _lines(choices.if_passing)
    if choices.unless_passing:
        yield "\n" + wrapped(f"illegal {IF_PASSING}:", width)
        yield from _lines(choices.unless_passing)


def _ruling(position: Position, rules: str, ruling: Ruling, width: int) -> Iterator[str]:
    yield from _heading(position, rules)
    if ruling.legal:
        yield f"{printable(ruling.written)} is legal"
    said = ruling.said
    if said is None:
        return
    severity = said.severity or said.check.severity
    what = f"{severity} {said.check.code} {said.check.name}"
    yield wrapped(printable(f"{what}: {said.message}"), width)
    if said.help:
        yield wrapped(printable(f"help: {said.help}"), width)
    yield wrapped(printable(f"rule: {said.check.summary} ({said.check.source})"), width)


def _heading(position: Position, rules: str) -> Iterator[str]:
    roll = "{}-{}".format(*position.dice or "??")
    yield f"{roll} for player {position.on_roll} · rules: {printable(rules)}"
    yield from filter(None, (to_xgid(position), to_gnubg_id(position)))
    yield ""


def _lines(plays: Iterable[Choice]) -> Iterator[str]:
    for play in plays:
        yield f"  {play.written}"


def play_facts(play: Choice) -> dict[str, Any]:
    """The play, and the position after it as the opponent sees it, who is on roll then."""
    after = to_gnubg_id(Position(play.after.turned()))
    return {"play": play.written, "position_id": after and after.partition(":")[0]}


def ruling_facts(ruling: Ruling) -> dict[str, Any]:
    """The verdict on a play, and what is said of it."""
    facts: dict[str, Any] = {"play": ruling.written, "legal": ruling.legal}
    said = ruling.said
    return facts | {
        "code": said and said.check.code,
        "name": said and said.check.name,
        "severity": said and (said.severity or said.check.severity),
        "message": said and said.message,
        "help": said and (said.help or None),
        "rule": said and f"{said.check.summary} ({said.check.source})",
    }


def _text(value: Any) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text.encode("utf-8", "backslashreplace").decode("utf-8")
