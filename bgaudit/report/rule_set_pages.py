"""What bgaudit says of rule sets: a table of all, one of them whole, and how two differ."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from operator import attrgetter
from textwrap import wrap
from typing import Any

import yaml

from bgaudit.report.characters import finished, printable
from bgaudit.report.layout import Column, room_beside, table, wrapped
from bgaudit.rules.options.wanted import declared, options_of, wanted
from bgaudit.rules.ruleset import RuleSet

_NAME, _WHAT = Column("rule set"), Column("what it is")
_OPTION, _SAYS = Column("option"), Column("which is")
_LEAST = 24
_YAML_WIDTH = 100


def rule_sets_table(rule_sets: Sequence[RuleSet], width: int) -> str:
    """Every rule set on a row of its own."""
    names = [(rules.name,) for rules in rule_sets]
    room = max(_LEAST, room_beside([_NAME], names, width))
    rows = [(rules.name, wrapped(rules.description, room)) for rules in rule_sets]
    return finished(table((_NAME, _WHAT), rows)) + "\n"


def differences(one: RuleSet, other: RuleSet, width: int) -> str:
    """The options in which two rule sets differ, with what each has."""
    facts, says = [], []
    for want in options_of(RuleSet):
        values = [want.written(attrgetter(want.key)(rules)) for rules in (one, other)]
        if values[0] != values[1]:
            facts.append((want.key, *values))
            says.append(want.declared["says"])
    if not facts:
        return finished(printable(f"{one.name} and {other.name} differ in no option")) + "\n"
    columns = (_OPTION, *(Column(printable(rules.name)) for rules in (one, other)))
    room = max(_LEAST, room_beside(columns, facts, width))
    rows = [(*row, wrapped(text, room)) for row, text in zip(facts, says, strict=True)]
    return finished(table((*columns, _SAYS), rows)) + "\n"


def as_yaml(rules: RuleSet) -> str:
    """A rule set whole, every option with what it is; as a file it gives the same rule set."""
    heading = {
        "name": rules.name,
        "description": rules.description,
        "sources": list(rules.sources),
        "not_verified": list(rules.not_verified),
    }
    text = yaml.safe_dump(heading, sort_keys=False, allow_unicode=True, width=_YAML_WIDTH)
    return text + "".join(f"{line}\n" for line in _options(rules, ""))


def _options(section: Any, path: str) -> Iterator[str]:
    """The lines of a section's options; ``path`` is its key with a dot."""
    kind: type = type(section)
    margin = "  " * path.count(".")
    for name in declared(kind):
        want, value = wanted(kind, name, path), getattr(section, name)
        if want.declared:
            needs = f"; needs {want.declared['needs']}" if want.declared["needs"] else ""
            yield from _comment(f"{want.declared['says']} ({want.in_words()}){needs}", margin)
            yield f"{margin}{name}: {want.written(value)}"
        elif want.section:
            yield ""
            yield from _comment(str(want.section.__doc__), margin)
            yield f"{margin}{name}:"
            yield from _options(value, f"{want.key}.")


def _comment(text: str, margin: str) -> list[str]:
    start = f"{margin}# "
    return wrap(
        text, _YAML_WIDTH, initial_indent=start, subsequent_indent=start, break_on_hyphens=False
    )
