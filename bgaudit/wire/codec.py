"""Frozen dataclasses and named tuples as JSON values, and back, by the types of their fields.

A record is the list of its fields; where a field may hold one of several classes, the name of the
class and that list. Only classes that the types of the fields name are ever made, whatever the
JSON says.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable
from enum import Enum
from functools import cache
from importlib import import_module
from types import NoneType, UnionType
from typing import Any, Literal, NamedTuple, Union, get_args, get_origin, get_type_hints

Way = Callable[[Any], Any]

_PLAIN = {str, int, float, bool, NoneType}


def _as_it_is(value: Any) -> Any:
    return value


class Codec(NamedTuple):
    """How values of one type become JSON values, and how these become such values again.

    It is never asked about None, which is the same in both.
    """

    pack: Way = _as_it_is
    unpack: Way = _as_it_is


class _Late:
    """Stands in annotations for what few runs need, and what imports so much."""

    home = ""


def _late(name: str, home: str) -> type[_Late]:
    return type(name, (_Late,), {"home": home})


_STAND_INS = {
    # Nearly always it is one of the first.
    "Action": _late("GameAction", "bgaudit.transcript.model")
    | _late("Action", "bgaudit.transcript.model"),
    "Explanation": _late("Explanation", "bgaudit.slips.explanation"),
    "Position": _late("Position", "bgaudit.rules.position_id"),
}


@cache
def codec_of(kind: Any) -> Codec:
    """The codec of a type. Raises :class:`TypeError` for one whose values have no such form."""
    origin = get_origin(kind)
    if kind in _PLAIN or origin is Literal:
        return Codec()
    if origin in (Union, UnionType):
        return _of_one_of([member for member in get_args(kind) if member is not NoneType])
    if origin is tuple:
        return _of_tuple(get_args(kind))
    if origin is not None:
        raise TypeError(f"{kind} has no form in JSON")
    if issubclass(kind, _Late):
        return Codec(
            lambda value: codec_of(_imported(kind)).pack(value),
            lambda row: codec_of(_imported(kind)).unpack(row),
        )
    if issubclass(kind, Enum):
        return Codec(lambda member: member.value, {each.value: each for each in kind}.__getitem__)
    if dataclasses.is_dataclass(kind):
        return _of_record(kind, [field.name for field in dataclasses.fields(kind)])
    if hasattr(kind, "_fields"):
        return _of_record(kind, kind._fields)
    raise TypeError(f"{kind} has no form in JSON")


def _imported(kind: type[_Late]) -> Any:
    return getattr(import_module(kind.home), kind.__name__)


def _of_record(kind: Any, names: Iterable[str]) -> Codec:
    names = tuple(names)
    hints = get_type_hints(kind, localns=_STAND_INS)
    codecs = list(enumerate(codec_of(hints[name]) for name in names))
    packs = [(at, codec.pack) for at, codec in codecs if codec.pack is not _as_it_is]
    unpacks = [(at, codec.unpack) for at, codec in codecs if codec.unpack is not _as_it_is]
    made = kind._make if hasattr(kind, "_make") else lambda row: kind(*row)
    return Codec(
        lambda record: _changed([getattr(record, name) for name in names], packs),
        (lambda row: made(_changed(row, unpacks))) if unpacks else made,
    )


def _changed(row: list[Any], ways: Iterable[tuple[int, Way]]) -> list[Any]:
    for at, way in ways:
        if row[at] is not None:
            row[at] = way(row[at])
    return row


def _of_tuple(kinds: tuple[Any, ...]) -> Codec:
    """A tuple of any length of one type, or one of plain values."""
    codecs = {codec_of(kind) for kind in kinds if kind is not ...}
    if codecs == {Codec()}:
        return Codec(unpack=tuple)
    if kinds[1:] != (...,):
        raise TypeError(f"a tuple of {kinds} has no form in JSON")
    pack, unpack = codecs.pop()
    return Codec(
        lambda values: [pack(value) for value in values],
        lambda values: tuple([unpack(value) for value in values]),
    )


def _of_one_of(kinds: list[Any]) -> Codec:
    """One type, plain types, or classes that are told apart by their names."""
    if len(kinds) == 1:
        return codec_of(kinds[0])
    if _PLAIN.issuperset(kinds):
        return Codec()
    codecs = _Codecs(kinds)
    return Codec(
        lambda value: [type(value).__name__, codecs[type(value).__name__].pack(value)],
        lambda tagged: codecs[tagged[0]].unpack(tagged[1]),
    )


class _Codecs(dict[str, Codec]):
    """The codecs of classes by their names; the late ones are imported for a name of no other."""

    def __init__(self, kinds: Iterable[Any]) -> None:
        super().__init__()
        self._late = []
        for kind in kinds:
            if issubclass(kind, _Late):
                self._late.append(kind)
            else:
                self[kind.__name__] = codec_of(kind)

    def __missing__(self, name: str) -> Codec:
        if not self._late:
            raise KeyError(name)
        for kind in get_args(_imported(self._late.pop(0))):
            self[kind.__name__] = codec_of(kind)
        return self[name]
