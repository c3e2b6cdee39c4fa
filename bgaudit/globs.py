"""Globs as a configuration and ``--exclude`` have them, matched against a path with slashes.

``*`` and ``?`` stand for anything within a name, ``**`` for any number of directories, ``[a-f]``
for one of some characters. A glob without a slash matches at any depth, another one starts where
the path does. One that matches a directory matches all that is in it.
"""

from __future__ import annotations

import re
from functools import cache

_PIECE = re.compile(
    r"(?P<directories>(?:(?<=/)|^)\*\*/)|(?P<all>\*\*)|(?P<some>\*)|(?P<one>\?)"
    r"|\[(?P<none>!)?(?P<chars>[^]]+)\]|(?P<text>.)",
    re.DOTALL,
)
_RANGE = re.compile(r"(.)-(.)|(.)", re.DOTALL)


def matches(glob: str, path: str) -> bool:
    """Whether a relative path, or a directory that it is in, is one that the glob stands for."""
    return pattern(glob).fullmatch(path) is not None


@cache
def pattern(glob: str) -> re.Pattern[str]:
    """The glob as a regular expression. Raises :class:`re.error` if it has a range like z-a."""
    name = glob.removesuffix("/")
    anywhere = "" if "/" in name else "(?:.*/)?"
    pieces = "".join(map(_translated, _PIECE.finditer(name.removeprefix("/"))))
    return re.compile(f"{anywhere}{pieces}(?:/.*)?", re.DOTALL)


def _translated(piece: re.Match[str]) -> str:
    if piece["directories"]:
        return "(?:.*/)?"
    if piece["all"]:
        return ".*"
    if piece["some"]:
        return "[^/]*"
    if piece["one"]:
        return "[^/]"
    if piece["chars"]:
        return f"[{'^/' if piece['none'] else ''}{_RANGE.sub(_range, piece['chars'])}]"
    return re.escape(piece["text"])


def _range(chars: re.Match[str]) -> str:
    first, last, alone = chars.groups()
    return re.escape(alone) if alone else f"{re.escape(first)}-{re.escape(last)}"
