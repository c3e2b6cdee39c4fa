"""What an option takes, as its type says: for reading a value, and for telling people."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import Field, dataclass, fields, is_dataclass
from functools import cache
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from bgaudit.rules.options.declare import UNLIMITED

OPEN = "open"
"""How an option is written that is not decided."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """An option's dotted key, its type without None, and what is declared of it."""

    key: str
    kind: Any
    may_be_open: bool
    declared: Mapping[str, Any]

    @property
    def choices(self) -> tuple[Any, ...]:
        """The words or numbers that it is one of, if it is that."""
        return get_args(self.kind) if get_origin(self.kind) is Literal else ()

    @property
    def each(self) -> Wanted | None:
        """What each item of a list must be; None if it takes no list."""
        if get_origin(self.kind) is not tuple:
            return None
        return Wanted(self.key, get_args(self.kind)[0], False, self.declared)

    @property
    def open_word(self) -> str:
        """How it is written where it is None."""
        return "null" if self.declared["null"] else OPEN

    @property
    def section(self) -> type | None:
        """The class of the options that it groups, if it is no option itself."""
        return self.kind if isinstance(self.kind, type) and is_dataclass(self.kind) else None

    def in_words(self) -> str:
        """What may be written, such as ``true, false or open``."""
        words = self._words()
        if self.may_be_open and self.open_word not in words:
            words.append(self.open_word)
        return listed(words)

    def _words(self) -> list[str]:
        if self.each:
            return [f"a list of {self.each.in_words()}"]
        if self.kind is int:
            least = self.declared["least"]
            number = f"a whole number from {least}" if least else "a whole number"
            return [number, "unlimited"] if self.declared["unlimited"] else [number]
        if self.kind is bool:
            return ["true", "false"]
        if self.choices:
            return [str(choice) for choice in self.choices]
        return [f"a mapping of {', '.join(declared(self.kind))}"]

    def written(self, value: Any) -> str:
        """A value of the option as YAML, on one line."""
        if value is None:
            return self.open_word
        if isinstance(value, bool):
            return "true" if value else "false"
        if self.section:
            parts = ((name, wanted(self.section, name)) for name in declared(self.section))
            inner = (f"{name}: {want.written(getattr(value, name))}" for name, want in parts)
            return f"{{{', '.join(inner)}}}"
        if self.each:
            return f"[{', '.join(map(self.each.written, value))}]"
        return "unlimited" if self.declared["unlimited"] and value == UNLIMITED else str(value)


def wanted(section: type, name: str, path: str = "") -> Wanted:
    """What an option of a section takes; ``path`` is the section's key with its dot."""
    kind, may_be_open = _hints(section)[name], False
    if get_origin(kind) in (Union, UnionType):
        # An optional Literal is a union of one Literal and None.
        (kind,) = (part for part in get_args(kind) if part is not type(None))
        may_be_open = True
    return Wanted(f"{path}{name}", kind, may_be_open, declared(section)[name].metadata)


def options_of(section: type, path: str = "") -> Iterator[Wanted]:
    """All options of a section in the order of their declaration, those of sections in it too."""
    for name in declared(section):
        want = wanted(section, name, path)
        if want.declared:
            yield want
        elif want.section:
            yield from options_of(want.section, f"{path}{name}.")


def keys_of(root: type) -> list[str]:
    """The dotted keys of all options, those too that stand in a mapping which is one itself."""
    keys = []
    for want in options_of(root):
        keys.append(want.key)
        if want.section:
            keys += [inner.key for inner in options_of(want.section, f"{want.key}.")]
    return keys


@cache
def declared(section: type) -> dict[str, Field[Any]]:
    """The fields of a section by their names."""
    return {field.name: field for field in fields(section)}


@cache
def _hints(section: type) -> dict[str, Any]:
    return get_type_hints(section)


def listed(words: list[str]) -> str:
    """As in ``a, b or c``."""
    *most, last = words
    return f"{', '.join(most)} or {last}" if most else last
