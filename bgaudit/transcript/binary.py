"""What the readers of binary formats have in common: libraries, and positions made of numbers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from types import ModuleType
from typing import TypeVar

from bgaudit.transcript.model import BAR

INSTALL = "pip install 'bgaudit[binary]'"

_NO_FIELD = "0"
_FIELDS_BEFORE = 12
_FIELDS_AFTER = 2
_LETTERS = "-ABCDEFGHIJKLMNO"

T = TypeVar("T")


class CannotReadError(Exception):
    """Nothing of a file can be read; the message says why, ``help`` what can be done about it."""

    def __init__(self, why: str, help: str | None = None) -> None:
        super().__init__(why)
        self.help = help


def library(name: str, package: str, format: str) -> ModuleType:
    """A module of a package that is not installed with every bgaudit."""
    try:
        return import_module(name)
    except (ImportError, OSError):
        why = f"a file in {format} is read through the package {package}, which is not installed"
        raise CannotReadError(why, INSTALL) from None


def decoded(decode: Callable[[bytes], T], data: bytes, format: str) -> T:
    """What a library makes of the bytes. Whatever it raises, the file is to blame."""
    try:
        return decode(data)
    except Exception as error:
        why = f"it begins as a file in {format}, and is damaged"
        raise CannotReadError(f"{why} ({str(error) or type(error).__name__})") from None


def letters_of(men: Sequence[int]) -> str | None:
    """Signed men as an XGID writes them, from the view of the side that counts above zero.

    Point 25 is that side's bar and 0 the other's. None where a point holds more than fifteen.
    """
    if len(men) != BAR + 1 or any(abs(count) >= len(_LETTERS) for count in men):
        return None
    return "".join(_LETTERS[n] if n >= 0 else _LETTERS[-n].lower() for n in men)


def dump_of(men: Sequence[int]) -> str:
    """The same men as the position fields of an ``Illegal play (…)``: a line as Snowie writes it.

    ``men`` are seen from the side that made the play; the line is seen from the other.
    """
    turned = [str(-count) for count in reversed(men)]
    fields = [_NO_FIELD] * _FIELDS_BEFORE + turned + [_NO_FIELD] * _FIELDS_AFTER
    return ";".join(fields)
