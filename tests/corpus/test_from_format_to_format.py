"""A record that is written in one format after the other keeps every event."""

from __future__ import annotations

from pathlib import Path

import pytest

from bgaudit import Source
from bgaudit.transcript.detect import READERS, detect_format
from bgaudit.transcript.model import Event, Loss, NoPlay, Play, Record, Result, Turn
from bgaudit.transcript.writers import TARGETS

CORPUS = Path(__file__).parents[3] / "shared" / "corpus"
WAY = ("sgf", "mat", "bga", "mat")

pytestmark = pytest.mark.skipif(not CORPUS.is_dir(), reason="no ../shared/corpus here")


def records() -> list[tuple[str, Record]]:
    """All .mat records of one match, GNU Backgammon's and those of sites."""
    paths = [*sorted(CORPUS.glob("gnubg/*/*.mat")), *sorted(CORPUS.glob("real/mat/*/*"))]
    sources = [Source.from_bytes(path.name, path.read_bytes()) for path in paths]
    return [
        (source.path, record)
        for source in sources
        if detect_format(source) == "mat"
        for record in [READERS["mat"](source)]
        if len(record.matches) == 1 and record.matches[0].games
    ]


def written_and_read(record: Record, formats: tuple[str, ...]) -> Record:
    """The record after it was written in each format, and read again."""
    for name in formats:
        text = TARGETS[name].writer.write(record)
        record = READERS[name](Source.from_text(f"x.{name}", text))
    return record


def said(event: Event) -> tuple[object, ...]:
    """An event without what SGF has no sign for: hit marks, and steps that are written as one."""
    side, action = event.side, event.action
    match action:
        case Turn(roll, _, Play() as play):
            return side, roll, tuple(sorted(play.moves))
        case Turn(roll, _, NoPlay()):
            return side, roll, ()
        case Result(points):
            return side, "wins", points
        case Loss(points):
            return side and 3 - side, "wins", points
    return side, action


def facts(record: Record) -> list[object]:
    (match,) = record.matches
    return [
        match.length,
        *(
            (game.number, game.score and game.score.points, [*map(said, game.events)])
            for game in match.games
        ),
    ]


def test_mat_sgf_mat_bga_mat() -> None:
    """Nothing is lost on the way, unless the first step says so."""
    kept = [
        (name, record)
        for name, record in records()
        if not any(TARGETS["sgf"].writer.cannot_hold(record))
    ]
    changed = {
        name for name, record in kept if facts(written_and_read(record, WAY)) != facts(record)
    }
    # Plays that its transcriber calls illegal: the position stays, not the other fields beside it.
    assert changed == {"Nori-Kenji081229.txt"}
    assert len(kept) >= 380


def test_what_sgf_cannot_hold_of_them() -> None:
    reasons = {
        loss.why for _, record in records() for loss in TARGETS["sgf"].writer.cannot_hold(record)
    }
    assert reasons == {
        "only R in the result says that the game was resigned",
        "a game has one result",
    }
