"""A record as JSON: every event is in it, whatever it is."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from test_bga_lines import CHOUETTE_LINES, DEEDS, FACTS

from bgaudit.source import Source, Span
from bgaudit.transcript.as_json import write
from bgaudit.transcript.detect import READERS
from bgaudit.transcript.model import (
    BoardSet,
    Correction,
    Event,
    Game,
    Match,
    Record,
    Roll,
    Row,
    Ruling,
    Turn,
    Unreadable,
)
from bgaudit.transcript.notation import read_play

FIXTURES = Path(__file__).parents[2] / "fixtures"
NOWHERE = Span(0, 0)


def as_json(*actions: object) -> list[dict[str, object]]:
    """The events of a game in which these happen, side 1 doing all of it."""
    events = [Event(1, action, NOWHERE, Row(None, NOWHERE)) for action in actions]  # type: ignore[arg-type]
    record = Record([Match(7, NOWHERE, games=[Game(1, NOWHERE, events=events)])])
    found: list[dict[str, object]] = json.loads(write(record))["matches"][0]["games"][0]["events"]
    return found


def test_every_kind_of_event_has_its_name_and_its_fields() -> None:
    actions = [*DEEDS, *FACTS, *(action for _, _, action in CHOUETTE_LINES.values())]
    said = as_json(*actions)
    assert len(said) == len(actions)
    distinct = {json.dumps(event, sort_keys=True) for event in said}
    assert len(distinct) == len(set(actions))


def test_some_of_them() -> None:
    play = read_play("bar/20* 8/5(2)")
    assert as_json(
        Turn("53", (5, 3), play),
        Turn("71", None, Unreadable("8/x")),
        Roll("42", (4, 2), ()),
        Correction(play, "53", (5, 3)),
        Ruling("put back", BoardSet("-b----E-C---eE---c-e----B-")),
    ) == [
        {
            "side": 1,
            "is": "turn",
            "roll": "53",
            "dice": [5, 3],
            "played": {
                "is": "play",
                "written": "bar/20* 8/5(2)",
                "moves": [[25, 20], [8, 5], [8, 5]],
                "hits": [20],
            },
        },
        {
            "side": 1,
            "is": "turn",
            "roll": "71",
            "played": {"is": "unreadable", "text": "8/x"},
        },
        {"side": 1, "is": "roll", "roll": "42", "dice": [4, 2], "one_die": False},
        {
            "side": 1,
            "is": "correction",
            "played": {
                "is": "play",
                "written": "bar/20* 8/5(2)",
                "moves": [[25, 20], [8, 5], [8, 5]],
                "hits": [20],
            },
            "roll": "53",
            "dice": [5, 3],
        },
        {
            "side": 1,
            "is": "ruling",
            "text": "put back",
            "order": {"is": "board_set", "letters": "-b----E-C---eE---c-e----B-"},
        },
    ]


@pytest.mark.parametrize(
    "path", sorted(FIXTURES.glob("[bm][ga][at]/*.[bm][ga][at]")), ids=lambda path: path.name
)
def test_all_events_of_a_record(path: Path) -> None:
    record = READERS[path.suffix[1:]](Source.from_bytes(path.name, path.read_bytes()))
    matches = json.loads(write(record))["matches"]
    assert [
        [(game["number"], len(game["events"])) for game in match["games"]] for match in matches
    ] == [[(game.number, len(game.events)) for game in match.games] for match in record.matches]
