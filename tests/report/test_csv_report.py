"""Tables of cells: the findings, and the final scores."""

from __future__ import annotations

import csv
import io
from dataclasses import replace
from typing import Any

import pytest
from audited import hostile_audits
from samples import MATCH, UNREADABLE, WRONG_DISTANCE, audit, report, won


def rows(*audits: Any, **settings: Any) -> list[dict[str, str]]:
    shown = report("csv", *audits, **settings)
    assert "\r" not in shown
    return list(csv.DictReader(io.StringIO(shown), strict=True))


def test_a_finding() -> None:
    assert rows(audit(findings=[WRONG_DISTANCE])) == [
        {
            "path": "club-final.mat",
            "line": "5",
            "column": "6",
            "end_line": "5",
            "end_column": "21",
            "severity": "error",
            "code": "MV002",
            "name": "wrong-distance",
            "message": "24/18 13/10 with 6-2: no die is a 3",
            "help": "17 plays are legal",
            "status": "stood",
            "match": "1",
            "game": "1",
            "row": "1",
            "side": "1",
            "player": "Anna Bianchi",
            "roll": "6-2",
            "recorded": "24/18 13/10",
            "rule": "a step has a length that was not rolled",
            "xgid": WRONG_DISTANCE.xgid,
            "gnubg_id": WRONG_DISTANCE.gnubg_id,
            "fingerprint": "4265a1889e05cb319cb079a577e8349c",
            "probably": "",
            "correction": "",
        }
    ]


def test_the_final_scores_have_a_row_for_each_player() -> None:
    common = {
        "path": "club-final.mat",
        "match": "1",
        "event": "",
        "date": "2026-11-29",
        "rules": "standard",
        "length": "7",
        "games": "2",
        "won": "",
        "finished": "false",
    }
    assert rows(audit(), UNREADABLE, table="scores") == [
        common | {"side": "1", "player": "Anna Bianchi", "points": "1", "recorded": "1"},
        common | {"side": "2", "player": "Marc Dubois", "points": "4", "recorded": "2"},
    ]


def test_a_match_that_is_won_says_by_whom() -> None:
    finished = rows(audit(matches=[won("Eva", "Ömer")]), table="scores")
    assert [(row["player"], row["won"], row["finished"]) for row in finished] == [
        ("Eva", "true", "true"),
        ("Ömer", "false", "true"),
    ]


def test_in_a_chouette_each_player_has_what_he_won_or_lost() -> None:
    chouette = replace(
        MATCH,
        length=0,
        players=("Aldo", "Bea", "Carla"),
        score=None,
        recorded_score=None,
        games=(),
        ledger=(-3, 2, 1),
        recorded_ledger=(-3, 1, 2),
    )
    shown = rows(audit(matches=[chouette]), table="scores")
    assert [(row["player"], row["points"], row["recorded"]) for row in shown] == [
        ("Aldo", "-3", "-3"),
        ("Bea", "2", "1"),
        ("Carla", "1", "2"),
    ]


def test_a_score_that_is_not_known_is_empty() -> None:
    unknown = replace(MATCH, length=None, score=None, recorded_score=None)
    shown = rows(audit(matches=[unknown]), table="scores")
    assert [(row["length"], row["points"], row["recorded"]) for row in shown] == [("", "", "")] * 2


@pytest.mark.parametrize("name", ["=1+1", "+1", "-1", "@x", "\t=1", " =1"])
def test_no_text_is_taken_for_a_formula(name: str) -> None:
    named = audit(matches=[replace(MATCH, players=(name, "Marc"))])
    assert rows(named, table="scores")[0]["player"][0] == "'"


@pytest.mark.parametrize("table", ["findings", "scores"])
def test_hostile_records_keep_to_their_rows_and_cells(table: str) -> None:
    audits = hostile_audits()
    shown = report("csv", *audits, table=table)
    expected = (
        sum(len(each.findings) for each in audits)
        if table == "findings"
        else sum(len(match.players) for each in audits for match in each.matches)
    )
    lines = shown.encode("utf-8").decode("utf-8").removesuffix("\n").split("\n")
    assert len(lines) == 1 + expected
    assert all(line.isprintable() for line in lines)
    assert len({len(cells) for cells in csv.reader(lines, strict=True)}) == 1


@pytest.mark.parametrize("table", ["findings", "scores"])
def test_where_there_is_nothing_the_columns_are_named(table: str) -> None:
    shown = report("csv", table=table)
    assert shown.startswith("path,")
    assert shown.count("\n") == 1
    assert report("csv", audit(matches=[], findings=[]), table=table) == shown
