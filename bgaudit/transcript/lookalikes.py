"""What a file is that holds no match record, as far as its first characters tell."""

from __future__ import annotations

import re

from bgaudit.source import Source

_BEGINNINGS = {
    "‰PNG": "an image (PNG)",
    "ÿØÿ": "an image (JPEG)",
    "GIF8": "an image (GIF)",
    "%PDF": "a PDF document",
    "PK\x03\x04": "a zip archive or an office document",
    "\x1f‹\x08": "packed with gzip",
    "MATLAB 5.0 MAT-file": "a data file of MATLAB",
    "<!DOCTYPE html": "a web page",
    "<html": "a web page",
    "{": "JSON",
}
"""Signs of other formats, as they are read as text."""
_CHESS = re.compile(r"\s*(?:%.*\n\s*)*\[Event[ \t]+\"[^\n]*\"\][\s\S]*?^1\.", re.MULTILINE)


def looks_like(source: Source) -> str | None:
    """What a text is that is no record of a known format, if that can be told."""
    text = source.text
    if not text.strip():
        return "it is empty"
    for beginning, what in _BEGINNINGS.items():
        if text[: len(beginning)].lower() == beginning.lower():
            return f"it is {what}"
    if _CHESS.match(text):
        return "it is a game of chess (PGN)"
    if "(" not in text:
        return None
    from bgaudit.transcript.sgf.other_games import other_game

    game = other_game(text)
    return f"it is {game}" if game else None
