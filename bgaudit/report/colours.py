"""Colours, put on text when it is laid out and finished, so that they take no room in it."""

from __future__ import annotations

import re

_STYLES = {"error": "1;31", "warning": "1;33", "note": "1;36", "✗": "31", "^": "1;31"}
"""What ECMA-48 calls them, which every terminal knows."""

_PAINTED = re.compile(r"\b(?:error|warning|note)(?= [A-Z]{2}\d{3}\b)|✗|\^+$", re.MULTILINE)
"""The severity before a code, what differs from the record, and carets."""


def painted(text: str) -> str:
    """The text with what matters in it in colour."""
    return _PAINTED.sub(_in_colour, text)


def _in_colour(found: re.Match[str]) -> str:
    style = _STYLES[found[0].rstrip("^") or "^"]
    return f"\x1b[{style}m{found[0]}\x1b[0m"
