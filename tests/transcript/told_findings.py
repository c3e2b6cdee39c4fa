"""What is found in a record, in short: line, code, player and message."""

from __future__ import annotations

from bgaudit import Audit, Severity, Source, audit, load_preset
from bgaudit.transcript.detect import READERS

STANDARD = load_preset("standard")

Told = tuple[int, str, int | None, str]


def audited(text: str, name: str) -> Audit:
    """A text audited in a format."""
    return audit(Source.from_text("record", text), STANDARD, name)


def told(text: str, name: str) -> list[Told]:
    """All errors and warnings, and the notes but for the one that a match is not over."""
    result = audited(text, name)
    return [
        (result.source.place(f.span.start).line, f.code, f.player, f.message)
        for f in result.findings
        if f.severity is not Severity.NOTE or f.code != "MT003"
    ]


def actions(text: str, name: str) -> list[tuple[int | None, object, str]]:
    """Each event of a record's games: whose, what, and the text that its span covers."""
    source = Source.from_text("record", text)
    return [
        (event.side, event.action, source.text[event.span.start : event.span.end])
        for match in READERS[name](source).matches
        for game in match.games
        for event in game.events
    ]
