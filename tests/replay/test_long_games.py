"""However long a game is, its events are gone through a few times, not once for each of them."""

from __future__ import annotations

import pytest

from bgaudit import Source, load_preset
from bgaudit.replay import replay
from bgaudit.transcript.detect import READERS
from bgaudit.transcript.model import Event

SGF = "(;GM[6]" + 40 * ";B[31ffgg]" + ")"
MAT = " 3 point match\n\n Game 1\n Anna : 0                          Marc : 0\n" + 20 * (
    "  1) 31: 8/5 6/5                 31: 8/5 6/5\n"
)
BGA = "players: Anna, Marc\n" + 40 * "Anna rolls 31\nAnna plays 8/5 6/5\n"


class Copied(list[Event]):
    """Events that know how many of them were copied, to be looked through."""

    copied = 0

    def __getitem__(self, at: object) -> object:  # type: ignore[override]
        found = super().__getitem__(at)  # type: ignore[index]
        if isinstance(at, slice):
            self.copied += len(found)  # type: ignore[arg-type]
        return found


@pytest.mark.parametrize(("format", "text"), [("sgf", SGF), ("mat", MAT), ("bga", BGA)])
def test_its_events_are_not_copied_for_each_event(format: str, text: str) -> None:
    source = Source.from_text("a", text)
    record = READERS[format](source)
    (game,) = record.matches[0].games
    assert len(game.events) >= 40
    events = game.events = Copied(game.events)
    told = replay(source, record, format, load_preset("standard"))
    assert len(told.findings) > 1
    assert events.copied <= 2 * len(events)
