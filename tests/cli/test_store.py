"""``check --store``: what is written, what it takes the place of, and what is refused."""

from __future__ import annotations

import json
import os
import sqlite3
import subprocess
from pathlib import Path

import league
import pytest
from running import CLEAN, COMMAND, ENVIRONMENT, Run, bgaudit, process

from bgaudit import __version__

AGAIN = "c.mat:7:2: note MT019 this match is also in a.mat:7, roll for roll, as Anna – Marc\n"
FOUND = "b.mat:11:6: error MV002 13/7 8/6 with 6-1: no die is a 2\n" + AGAIN
TABLES = ("runs", "files", "matches", "players", "games", "findings")


@pytest.fixture(autouse=True)
def in_the_archive(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    league.write()


def check(*arguments: str) -> Run:
    return bgaudit("check", "--format", "concise", "--store", "results.db", *arguments)


def rows(query: str) -> list[tuple[object, ...]]:
    connection = sqlite3.connect("results.db")
    try:
        return connection.execute(query).fetchall()
    finally:
        connection.close()


def contents() -> dict[str, list[tuple[object, ...]]]:
    """All that a store holds but for the numbers of its runs and files."""
    of_file = "SELECT path, t.* FROM {} AS t JOIN files ON files.id = file ORDER BY path, 3, 4, 5"
    found = {table: rows(of_file.format(table)) for table in TABLES[2:]}
    held = {table: [(path, *row) for path, _, *row in of] for table, of in found.items()}
    return held | {"files": rows("SELECT path, sha256, format, producer FROM files ORDER BY path")}


class TestWhatIsWritten:
    def test_the_report_is_the_usual_one_with_what_is_in_two_files(self) -> None:
        assert check(".") == Run(1, FOUND, "")

    def test_each_table(self) -> None:
        check(".")
        assert rows("SELECT * FROM runs") == [(1, __version__, "standard")]
        assert rows("SELECT id, run, path, format, producer, rules FROM files") == [
            (1, 1, "a.mat", "mat", "PlayOK", "standard"),
            (2, 1, "b.mat", "mat", None, "standard"),
            (3, 1, "c.mat", "mat", "PlayOK", "standard"),
        ]
        assert rows("SELECT * FROM matches WHERE file = 2") == [
            (2, 1, 1, "Autumn League", "2026-10-02", "standard", 2, 1)
        ]
        assert rows(
            "SELECT side, name, points, recorded, openings, r42, r53, r61, r65, r66"
            " FROM players WHERE file = 2"
        ) == [(1, "Bea", 0, 0, 1, 0, 1, 1, 1, 0), (2, "Anna", 1, 1, 0, 0, 1, 1, 0, 0)]
        (game,) = rows("SELECT * FROM games WHERE file = 2")
        assert game[:-1] == (
            *(2, 1, 1, 1, 7, 0, 0, 0, 2, 1, "single", "resign"),
            *(1, None, 8, 2, 1, 1, 42),
        )
        assert rows(
            "SELECT file, place, code, severity, line, column, match, side FROM findings"
        ) == [(2, 1, "MV002", "error", 11, 6, 1, 1)]

    def test_a_game_has_the_same_mark_in_each_of_its_files(self) -> None:
        check(".")
        assert rows("SELECT count(*), count(DISTINCT mark) FROM games") == [(3, 2)]

    def test_the_schema_is_told(self) -> None:
        check("a.mat")
        assert rows("PRAGMA user_version") == [(1,)]
        assert rows("PRAGMA foreign_key_check") == []
        assert bgaudit("stats", "--schema").out.startswith("-- A store of results, schema 1.")

    def test_findings_that_a_baseline_knows_are_kept(self) -> None:
        bgaudit("check", "--baseline", "known.json", "--update-baseline", "b.mat")
        assert check("--baseline", "known.json", "b.mat").status == 0
        assert rows("SELECT code FROM findings") == [("MV002",)]


class TestAgain:
    def test_a_second_run_changes_nothing(self) -> None:
        first, held = check("."), contents()
        assert check(".") == first
        assert contents() == held

    def test_a_file_takes_its_own_place(self) -> None:
        check(".")
        Path("b.mat").write_text(league.BEA_ANNA.replace("8/6", "8/5"))
        check("b.mat")
        assert rows("SELECT message FROM findings") == [("13/7 8/5 with 6-1: no die is a 3",)]
        assert rows("SELECT path, run FROM files ORDER BY path") == [
            ("a.mat", 1),
            ("b.mat", 2),
            ("c.mat", 1),
        ]

    def test_the_same_is_held_in_whatever_order_files_came(self) -> None:
        check(".")
        held = contents()
        Path("results.db").unlink()
        for name in ("c.mat", "b.mat", "a.mat"):
            check(name)
        assert contents() == held
        assert check("c.mat", "b.mat", "a.mat") == Run(1, FOUND, "")

    def test_what_an_earlier_run_stored_counts(self) -> None:
        check("a.mat")
        assert check("c.mat") == Run(0, AGAIN, "")

    def test_more_files_than_are_written_at_a_time(self) -> None:
        for number in range(450):
            Path(f"m{number:03}.mat").write_text(CLEAN)
        check(".")
        assert rows("SELECT count(*) FROM files") == [(453,)]

    def test_several_runs_at_once(self) -> None:
        command = [*COMMAND, "check", "--store", "results.db"]
        runs = [
            subprocess.Popen([*command, name], env=ENVIRONMENT, stdout=subprocess.DEVNULL)
            for name in ("a.mat", "b.mat", "c.mat")
        ]
        assert [run.wait(60) for run in runs] == [0, 1, 0]
        assert rows("SELECT path FROM files ORDER BY path") == [("a.mat",), ("b.mat",), ("c.mat",)]


class TestSelection:
    def test_what_is_in_two_files_can_be_ignored(self) -> None:
        assert check("--ignore", "MT019", ".").out + AGAIN == FOUND

    def test_and_can_make_the_run_fail(self) -> None:
        assert check("--fail-on", "note", "a.mat", "c.mat") == Run(1, AGAIN, "")

    def test_two_results(self) -> None:
        Path("c.mat").write_text(league.ANNA_MARC.replace("  Wins", "Wins".rjust(34)))
        assert check("a.mat", "c.mat") == Run(
            0,
            "c.mat:7:2: warning MT020 this match is also in a.mat:7 with another result: "
            "game 1 is won by Anna there and by Marc here\n",
            "",
        )

    def test_a_match_in_two_formats(self) -> None:
        bgaudit("convert", "a.mat", "z.sgf")
        assert check("a.mat", "z.sgf") == Run(
            0, "z.sgf:1:39: note MT019 this match is also in a.mat:7, roll for roll\n", ""
        )


class TestRefusals:
    @pytest.mark.parametrize(
        "content",
        [b"junk", b"SQLite format 3\0" + bytes(84)],
        ids=["no database", "of another program"],
    )
    def test_what_is_no_store_is_not_touched(self, content: bytes) -> None:
        Path("results.db").write_bytes(content)
        message = "bgaudit: results.db is no store of results, and is left as it is\n"
        assert check(".") == bgaudit("stats", "results.db") == Run(2, "", message)
        assert Path("results.db").read_bytes() == content
        assert sorted(os.listdir()) == ["a.mat", "b.mat", "c.mat", "results.db"]

    def test_a_newer_store_is_not_touched(self) -> None:
        check("a.mat")
        rows("PRAGMA user_version = 2")
        content = Path("results.db").read_bytes()
        message = (
            "bgaudit: results.db is a store of schema 2, and this bgaudit knows schema 1: it is "
            "left as it is\n"
        )
        assert check(".") == bgaudit("stats", "results.db") == Run(2, "", message)
        assert Path("results.db").read_bytes() == content

    def test_a_damaged_store(self) -> None:
        check(".")
        content = Path("results.db").read_bytes()
        damaged = content[:100] + b"\xff" * (len(content) - 100)
        Path("results.db").write_bytes(damaged)
        for run in (check("."), bgaudit("stats", "results.db")):
            assert (run.status, run.out, len(run.err.splitlines())) == (2, "", 1)
            assert run.err.startswith("bgaudit: results.db cannot be used as a store of results: ")
        assert Path("results.db").read_bytes() == damaged

    def test_no_store_is_made_where_there_is_nothing_to_audit(self) -> None:
        assert check("d.mat").status == 2
        assert not Path("results.db").exists()

    def test_a_report_in_the_same_place(self) -> None:
        run = check("--output", "json:./results.db", ".")
        message = "bgaudit: a report and the store are to be written to 'results.db'\n"
        assert run == Run(2, "", message)


def test_names_that_are_no_text() -> None:
    name = os.fsdecode(b"x\xff\n.mat")
    try:
        Path(name).write_text(league.ANNA_MARC.replace("Anna", "Z\u202eoë"), "utf-8")
    except OSError:
        pytest.skip("this file system has no such names")
    assert process("check", "--store", "results.db", name).err == ""
    shown = process("stats", "results.db", "--table", "results", "--format", "json").out
    assert json.loads(shown)["tables"]["results"] == [
        {
            "event": "Autumn League",
            "date": "2026-10-01",
            "players": "Z\u202eoë – Marc",
            "length": 1,
            "score": "1 – 0",
            "winner": "Z\u202eoë",
            "file": "x\udcff\n.mat",
            "match": 1,
        }
    ]
    text = process("stats", "results.db", "--table", "results").out
    assert " Z\\u202eoë – Marc " in text
    assert " x\\udcff .mat " in text
