"""Options as YAML gives them: every key held to the options there are, every value to its type."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from difflib import get_close_matches
from typing import Any, TypeVar

from yaml import MappingNode, Node, ScalarNode, SequenceNode

from bgaudit.rules.options.declare import UNLIMITED
from bgaudit.rules.options.wanted import OPEN, Wanted, declared, keys_of, listed, wanted

S = TypeVar("S")
Entries = dict[str, tuple[Node, Node]]
"""The keys of a mapping, each with its own node and its value's."""

UNSPECIFIED = "unspecified"
_OPEN_WORDS = (OPEN, UNSPECIFIED)
_TAG = "tag:yaml.org,2002:"
_TRUE = ("true", "yes", "on")
_SWITCHES = {"murphy": "murphy_limit"}
"""An alias that says whether there is something, and the one beside it that says how often."""


class FaultError(Exception):
    """What is wrong in a file, and in which line."""

    def __init__(self, node: Node, message: str) -> None:
        super().__init__(message)
        self.line = line_of(node)


def line_of(node: Node) -> int:
    """The line where something stands; the first is 1."""
    return int(node.start_mark.line) + 1


def entries(node: Node, what: str) -> Entries:
    """The keys of a mapping, none of them twice; ``what`` is what messages call the mapping."""
    if is_null(node):
        return {}
    if not isinstance(node, MappingNode):
        raise FaultError(node, f"{what}: expected keys with their values, not {shown(node)}")
    found: Entries = {}
    for key, value in node.value:
        name = key.value if isinstance(key, ScalarNode) else None
        if name is None:
            raise FaultError(key, f"{what}: expected a word as key, not {shown(key)}")
        if name in found:
            raise FaultError(
                key, f"{what}: '{name}' is given twice, first in line {line_of(found[name][0])}"
            )
        found[name] = (key, value)
    return found


def changed(section: S, node: Node, path: str, root: type) -> S:
    """A section with the options that a mapping gives, and the others as they are.

    ``path`` is its key with a dot, ``root`` the class whose options an unknown key may mean.
    """
    kind: type = type(section)
    given: dict[str, Any] = {}
    first: dict[str, Node] = {}
    for written, (key, value) in _unswitched(entries(node, path[:-1])).items():
        name, flag = _option_meant(kind, written)
        if name is None:
            advice = did_you_mean(nearest_keys(f"{path}{written}", keys_of(root)))
            raise FaultError(key, f"unknown option '{path}{written}'{advice}")
        if name in given:
            other = f"{first[name].value} in line {line_of(first[name])}"
            raise FaultError(key, f"{path}{written}: given already, as {other}")
        first[name] = key
        want = replace(wanted(kind, name, path), key=f"{path}{written}")
        if flag:
            on = _value(value, replace(want, kind=bool, may_be_open=False), None, root)
            given[name] = flag[on]
        else:
            given[name] = _value(value, want, getattr(section, name), root)
    return replace(section, **given) if given else section  # type: ignore[type-var]


def _unswitched(found: Entries) -> Entries:
    """Only the one that counts of an alias that switches something on or off and its amount."""
    for switch, amount in _SWITCHES.items():
        if switch in found and amount in found:
            on = str(found[switch][1].value).lower() in (*_TRUE, "1")
            found.pop(switch if on else amount)
    return found


def _option_meant(section: type, written: str) -> tuple[str | None, Mapping[bool, Any]]:
    """The option that a key names, and what true and false are if it is one name of it."""
    if written in declared(section):
        return written, {}
    for name, field in declared(section).items():
        aliases = field.metadata.get("aliases", {})
        if written in aliases:
            return name, aliases[written]
    return None, {}


def _value(node: Node, want: Wanted, current: Any, root: type) -> Any:
    """What a node gives for an option; ``current`` is the section that it changes, if it is one."""
    if _is_open(node) and not want.section:
        if want.may_be_open:
            return None
        if UNSPECIFIED in want.choices:
            return UNSPECIFIED
    if want.section:
        if want.may_be_open and is_null(node):
            return None
        return changed(current or want.section(), node, f"{want.key}.", root)
    if want.each:
        if not isinstance(node, SequenceNode):
            raise _unwanted(node, want)
        return tuple(_value(item, want.each, None, root) for item in node.value)
    if not isinstance(node, ScalarNode):
        raise _unwanted(node, want)
    return _scalar(node, want)


def _scalar(node: ScalarNode, want: Wanted) -> Any:
    """A word, a number, or true or false."""
    text, is_flag = node.value, node.tag == f"{_TAG}bool"
    if want.kind is bool and is_flag:
        return text.lower() in _TRUE
    if want.kind is int:
        if want.declared["unlimited"] and (is_flag or text == "unlimited"):
            return UNLIMITED if text == "unlimited" else int(text.lower() in _TRUE)
        if is_number(node) and int(text) >= want.declared["least"]:
            return int(text)
    for choice in want.choices:
        if str(choice) == text and (isinstance(choice, str) or is_number(node)):
            return choice
    raise _unwanted(node, want)


def _unwanted(node: Node, want: Wanted) -> FaultError:
    """What is told of a value that the option does not take."""
    message = f"{want.key}: expected {want.in_words()}, not {shown(node)}"
    words = [choice for choice in want.choices if isinstance(choice, str)]
    return FaultError(node, message + did_you_mean(nearest(str(node.value), words)))


def nearest(word: str, known: Iterable[str]) -> list[str]:
    """The known word that may be meant, if one comes near or begins so."""
    word, known = word.lower(), list(known)
    begun = [other for other in known if len(word) > 1 and other.startswith(word)]
    return get_close_matches(word, known, n=1) or begun[:1]


def nearest_keys(key: str, known: list[str]) -> list[str]:
    """The known dotted keys that may be meant: the same elsewhere, a like one here or elsewhere."""
    section, _, name = key.rpartition(".")
    places: dict[str, list[str]] = {}
    for other in known:
        places.setdefault(other.rpartition(".")[2], []).append(other)
    here = [last for last, keys in places.items() if f"{section}.{last}".lstrip(".") in keys]
    close = [name] if name in places else nearest(name, here) or nearest(name, places)
    return [other for last in close for other in places[last]]


def did_you_mean(names: list[str]) -> str:
    """The end of a message on something unknown; nothing where no name comes near."""
    return f": did you mean {listed([repr(name) for name in names])}?" if names else ""


def shown(node: Node) -> str:
    """A value as a message quotes it."""
    if isinstance(node, ScalarNode):
        quoted = "the text " if node.style in ("'", '"') else ""
        return f"{quoted}'{node.value}'" if node.value or quoted else "nothing"
    return "a list" if isinstance(node, SequenceNode) else "a mapping"


def is_null(node: Node) -> bool:
    """Whether nothing is said."""
    return bool(node.tag == f"{_TAG}null")


def _is_open(node: Node) -> bool:
    return is_null(node) or (isinstance(node, ScalarNode) and node.value in _OPEN_WORDS)


def is_number(node: ScalarNode) -> bool:
    """Whether it is a whole number, as people write one, that is not too long to be meant."""
    return node.tag == f"{_TAG}int" and node.value.isdecimal() and len(node.value) < 10
