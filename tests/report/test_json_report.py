"""The JSON report: its keys and their order, compared whole."""

from __future__ import annotations

import json
from dataclasses import replace

from samples import MATCH, QUIRK, RECORD, UNREADABLE, WRONG_DISTANCE, audit, report, won

from bgaudit import Source, __version__

HEAD = {
    "schema": 1,
    "tool": {"name": "bgaudit", "version": __version__},
    "rules": "standard",
    "summary": {
        "files": 2,
        "matches": 1,
        "games": 2,
        "plays": 4,
        "errors": 2,
        "warnings": 0,
        "notes": 1,
        "known": 0,
        "stale": 0,
        "by_code": {"IN014": 1, "MV002": 1, "TX001": 1},
    },
}
FIRST_GAME = {
    "number": 1,
    "line": 3,
    "score_before": [0, 0],
    "crawford": False,
    "winner": 1,
    "points": 1,
    "kind": "single",
    "ended_by": "drop",
    "cube": 1,
    "cube_owner": None,
    "plays": 2,
    "recorded": {"winner": 1, "points": 1},
}
SECOND_GAME = {
    "number": 2,
    "line": 9,
    "score_before": [1, 0],
    "crawford": False,
    "winner": 2,
    "points": 4,
    "kind": "gammon",
    "ended_by": "bear_off",
    "cube": 2,
    "cube_owner": 2,
    "plays": 2,
    "recorded": {"winner": 2, "points": 2},
}
MATCH_AS_JSON = {
    "length": 7,
    "players": ["Anna Bianchi", "Marc Dubois"],
    "event": None,
    "date": "2026-11-29",
    "rules": "standard",
    "score": [1, 4],
    "recorded_score": [1, 2],
    "winner": None,
    "finished": False,
    "games": [FIRST_GAME, SECOND_GAME],
}
QUIRK_AS_JSON = {
    "code": "IN014",
    "name": "file-quirk",
    "severity": "note",
    "status": "n/a",
    "message": "the header is indented",
    "help": None,
    "rule": "the file is written in an unusual way",
    "line": 1,
    "column": 2,
    "end_line": 1,
    "end_column": 15,
    "match": 1,
    "game": None,
    "row": None,
    "player": None,
    "dice": None,
    "recorded": None,
    "xgid": None,
    "gnubg_id": None,
    "probably": None,
    "fingerprint": "110f3c05af3b3537946752d2cd017245",
}
WRONG_DISTANCE_AS_JSON = {
    "code": "MV002",
    "name": "wrong-distance",
    "severity": "error",
    "status": "stood",
    "message": "24/18 13/10 with 6-2: no die is a 3",
    "help": "17 plays are legal",
    "rule": "a step has a length that was not rolled",
    "line": 5,
    "column": 6,
    "end_line": 5,
    "end_column": 21,
    "match": 1,
    "game": 1,
    "row": 1,
    "player": 1,
    "dice": [6, 2],
    "recorded": "24/18 13/10",
    "xgid": "XGID=-b----E-C---eE---c-e----B-:0:0:1:62:0:0:0:7:10",
    "gnubg_id": "4HPwATDgc/ABMA:cIkZAAAAAAAA",
    "probably": None,
    "fingerprint": "4265a1889e05cb319cb079a577e8349c",
}
NOT_A_RECORD_AS_JSON = {
    "code": "TX001",
    "name": "not-a-record",
    "severity": "error",
    "status": "n/a",
    "message": "permission denied",
    "help": None,
    "rule": "the file holds no match record that can be read",
    "line": 1,
    "column": 1,
    "end_line": 1,
    "end_column": 1,
    "match": None,
    "game": None,
    "row": None,
    "player": None,
    "dice": None,
    "recorded": None,
    "xgid": None,
    "gnubg_id": None,
    "probably": None,
    "fingerprint": "fa67aec405acea995d264d4d176cc01c",
}
FILES = [
    {
        "path": "club-final.mat",
        "format": "mat",
        "sha256": Source.from_text("", RECORD).sha256,
        "matches": [MATCH_AS_JSON],
        "findings": [QUIRK_AS_JSON, WRONG_DISTANCE_AS_JSON],
    },
    {
        "path": "locked.mat",
        "format": None,
        "sha256": None,
        "matches": [],
        "findings": [NOT_A_RECORD_AS_JSON],
    },
]


def as_written(value: object) -> str:
    """With its keys in their order."""
    return json.dumps(value, indent=1)


def test_the_report_is_what_the_schema_says_key_by_key() -> None:
    shown = json.loads(report("json", audit(findings=[QUIRK, WRONG_DISTANCE]), UNREADABLE))
    assert as_written(shown) == as_written(HEAD | {"files": FILES})


def test_without_files_it_is_still_json() -> None:
    shown = json.loads(report("json"))
    assert shown["files"] == []
    assert shown["summary"]["by_code"] == {}


def test_each_game_and_finding_stands_on_a_line_of_its_own() -> None:
    lines = report("json", audit()).split("\n")
    assert sum('"code": ' in line for line in lines) == 3
    assert sum('"number": ' in line for line in lines) == 2


def test_it_ends_in_one_line_end() -> None:
    shown = report("json", audit())
    assert shown.endswith("}\n")
    assert not shown.endswith("\n\n")


def test_names_are_written_as_they_are() -> None:
    assert '"players": ["José", "上田英明"]' in report(
        "json", audit(matches=[won("José", "上田英明")])
    )


def test_neither_control_characters_nor_broken_names_of_files_break_it() -> None:
    path, names = "a\udcff\n.mat", ("An\x1bna", "\u2028\x7f")
    shown = report("json", audit(path, [replace(MATCH, players=names)], []))
    assert json.loads(shown.encode("utf-8"))["files"][0]["path"] == path
    assert json.loads(shown)["files"][0]["matches"][0]["players"] == list(names)


def test_more_than_is_kept_in_memory_comes_out_whole() -> None:
    one = audit(findings=[replace(WRONG_DISTANCE, help="é" * 1_000_000)])
    shown = json.loads(report("json", *[one] * 9))
    assert [file["findings"][0]["help"] for file in shown["files"]] == ["é" * 1_000_000] * 9
