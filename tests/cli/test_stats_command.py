"""``bgaudit stats``: each table of a small archive, whole, in each format."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import league
import pytest
from running import Run, bgaudit


@pytest.fixture(autouse=True)
def in_an_archive(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    league.write()
    bgaudit("check", "--store", "results.db", ".")


def stats(*options: str) -> Run:
    return bgaudit("stats", "results.db", *options)


def rows(table: str) -> list[list[str]]:
    """A table without its headings."""
    return list(csv.reader(stats("--table", table, "--format", "csv").out.splitlines()))[1:]


def test_by_code() -> None:
    assert rows("codes") == [
        ["MT019", "match-in-two-files", "note", "1", "1"],
        ["MV002", "wrong-distance", "error", "1", "1"],
    ]


def test_by_player() -> None:
    run = stats("--table", "players")
    assert run == Run(0, PLAYERS, "")


PLAYERS = """\
by player

player      matches    won    lost    games    games won    points    errors    warnings
--------  ---------  -----  ------  -------  -----------  --------  --------  ----------
Anna              2      2       0        2            2         2         0           0
Aldo              1      1       0        1            1         1         0           0
Bea               1      0       1        1            0         0         1           0
Dino              1      0       1        1            0         0         0           0
Marc              1      0       1        1            0         0         0           0
"""


def test_by_event() -> None:
    assert rows("events") == [["Autumn League", "3", "3", "3", "24", "1", "0"]]


def test_by_producer() -> None:
    assert rows("producers") == [
        ["PlayOK", "mat", "2", "2", "2", "16", "0", "0", "0.0"],
        ["unknown", "mat", "1", "1", "1", "8", "1", "0", "125.0"],
    ]


def test_results_and_standings_of_an_event() -> None:
    assert stats("--event", "Autumn League") == Run(0, OF_THE_LEAGUE, "")


OF_THE_LEAGUE = """\
results

event          date        players        length  score    winner    file      match
-------------  ----------  -----------  --------  -------  --------  ------  -------
Autumn League  2026-10-01  Anna – Marc         1  1 – 0    Anna      a.mat         1
Autumn League  2026-10-01  Aldo – Dino         1  1 – 0    Aldo      c.mat         1
Autumn League  2026-10-02  Bea – Anna          1  0 – 1    Anna      b.mat         1

standings

  rank  player      matches    won    lost    points for    points against    difference
------  --------  ---------  -----  ------  ------------  ----------------  ------------
     1  Anna              2      2       0             2                 0             2
     2  Aldo              1      1       0             1                 0             1
     3  Bea               1      0       1             0                 1            -1
     3  Dino              1      0       1             0                 1            -1
     3  Marc              1      0       1             0                 1            -1
"""


def test_an_event_is_counted_alone() -> None:
    Path("d.mat").write_text(league.BEA_ANNA.replace("Autumn League", "Spring Cup"))
    bgaudit("check", "--store", "results.db", "d.mat")
    spring = ("--event", "Spring Cup", "--format", "csv")
    assert stats("--table", "players", *spring).out.splitlines()[1:] == [
        "Anna,1,1,0,1,1,1,0,0",
        "Bea,1,0,1,1,0,0,1,0",
    ]
    assert stats("--table", "codes", *spring).out.splitlines()[1:] == [
        "MT019,match-in-two-files,note,1,1",
        "MV002,wrong-distance,error,1,1",
    ]


def test_dice() -> None:
    """Three openings, and seven more rolls in each game."""
    found = rows("dice")
    assert [row[0] for row in found][:4] == ["1-1", "2-1", "2-2", "3-1"]
    assert {row[0]: row[1] for row in found if row[1] != "0"} == {"3-1": "2", "4-2": "1"}
    assert sum(int(row[2]) for row in found) == 21
    assert found[15] == ["6-1", "0", "4", "19.05", "5.56", "2.7"]


def test_dice_say_what_they_show() -> None:
    notes = " ".join(stats("--table", "dice").out.split("\n\n", 2)[2].split())
    assert notes.startswith("21 rolls without the openings: too few to tell Fewer than one fair")


def test_uneven_dice() -> None:
    sixes = "66: 24/18(2) 13/7(2)"
    more = "".join(f"  {row}) {sixes}     {sixes}\n" for row in range(5, 200))
    Path("a.mat").write_text(league.ANNA_MARC.replace("      Wins", f"{more}      Wins"))
    bgaudit("check", "--store", "results.db", "a.mat")
    (uneven,) = [line for line in stats("--table", "dice").out.splitlines() if "411 rolls" in line]
    assert uneven == (
        "411 rolls without the openings: uneven: there are 394 doubles instead of about 68, a 1 "
        "comes up 5 times instead of about"
    )


def test_rolls_by_player() -> None:
    assert [row[:5] for row in rows("rolls")] == [
        ["Aldo", "3", "33.33", "8.33", "too few to tell"],
        ["Anna", "7", "14.29", "7.71", "too few to tell"],
        ["Bea", "3", "0.0", "8.67", "too few to tell"],
        ["Dino", "4", "25.0", "10.25", "too few to tell"],
        ["Marc", "4", "25.0", "10.25", "too few to tell"],
    ]
    (bea,) = [row[5:] for row in rows("rolls") if row[0] == "Bea"]
    assert {place: times for place, times in enumerate(bea) if times != "0"} == {
        12: "1",
        15: "1",
        19: "1",
    }


def test_what_is_in_two_files() -> None:
    message = "this match is also in a.mat:7, roll for roll, as Anna – Marc"
    assert rows("repeats") == [["c.mat", "7", "1", "", "note", "MT019", message]]


def test_the_overview() -> None:
    titles = ("findings by check", "by player", "by event", "by program or site", "dice")
    lines = stats().out.splitlines()
    shown = [line for line in lines if line in (*titles, "in two files")]
    assert shown == [*titles, "in two files"]


def test_the_overview_has_the_first_rows_of_each_table() -> None:
    for number in range(30):
        text = league.BEA_ANNA.replace("Bea", f"Carla {number}")
        Path(f"m{number}.mat").write_text(text)
    bgaudit("check", "--store", "results.db", ".")
    assert "\n10 more: --table players\n" in stats().out
    assert len(rows("players")) == 35


def test_json() -> None:
    tables = json.loads(stats("--format", "json").out)["tables"]
    assert list(tables) == ["codes", "players", "events", "producers", "dice", "repeats"]
    assert tables["players"][2] == {
        "player": "Bea",
        "matches": 1,
        "won": 0,
        "lost": 1,
        "games": 1,
        "games_won": 0,
        "points": 0,
        "errors": 1,
        "warnings": 0,
    }


def test_markdown() -> None:
    assert stats("--table", "codes", "--format", "markdown").out == (
        "### findings by check\n\n"
        "| code | check | severity | findings | files |\n"
        "| --- | --- | --- | ---: | ---: |\n"
        "| MT019 | match-in-two-files | note | 1 | 1 |\n"
        "| MV002 | wrong-distance | error | 1 | 1 |\n"
    )


def test_text_that_a_spreadsheet_would_take_for_a_formula() -> None:
    Path("b.mat").write_text(league.BEA_ANNA.replace("Bea", "=Bea"))
    bgaudit("check", "--store", "results.db", "b.mat")
    assert [row[0] for row in rows("players")] == ["Anna", "'=Bea", "Aldo", "Dino", "Marc"]


def test_a_chouette_has_a_ledger_in_place_of_scores() -> None:
    fixture = Path(__file__).parents[2] / "fixtures" / "bga" / "chouette.bga"
    Path("chouette.bga").write_bytes(fixture.read_bytes())
    bgaudit("check", "--store", "chouette.db", "chouette.bga")
    players = bgaudit("stats", "chouette.db", "--table", "players", "--format", "csv").out
    standings = bgaudit("stats", "chouette.db", "--table", "standings", "--format", "csv").out
    points = {row[0]: int(row[6].lstrip("'")) for row in csv.reader(players.splitlines()[1:])}
    assert list(points) == ["Aldo", "Bea", "Carla", "Dino"]
    assert sum(points.values()) == 0
    assert len(standings.splitlines()) == 1


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["no.db"], "no.db does not exist: bgaudit check --store writes a store of results"),
        (["a.mat"], "a.mat is no store of results, and is left as it is"),
        (["."], ". is no store of results: it is no file"),
        (["--table", "codes"], "name the store, which bgaudit check --store has written"),
        (["results.db", "--table", "code"], "unknown table 'code': did you mean 'codes'?"),
        (
            ["results.db", "--format", "xml"],
            "unknown format 'xml': it is one of text, markdown, csv, json",
        ),
        (
            ["results.db", "--event", "Autum League"],
            "no match is of the event 'Autum League': did you mean 'Autumn League'?",
        ),
        (
            ["results.db", "--event", "X"],
            "no match is of the event 'X': --table events lists them",
        ),
        (
            ["results.db", "--format", "csv"],
            "csv has one table: name it with --table codes|players|events|producers|results|"
            "standings|dice|rolls|repeats",
        ),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_refusals(arguments: list[str], message: str) -> None:
    assert bgaudit("stats", *arguments) == Run(2, "", f"bgaudit: {message}\n")
