"""``bgaudit check --baseline`` and ``--update-baseline``, on the records of ``fixtures/``."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
from running import CLEAN, FAULTY, PROJECT, Run, bgaudit, process

AUDITED = "33 matches, 65 games, 909 plays"
KNOWN = f"{AUDITED}: 0 errors, 0 warnings, 0 notes (73 in the baseline)"
USE = ("--baseline", "known.json")
UPDATE = (*USE, "--update-baseline")

FINAL = Path("records/mat/club-final.mat")
"""What is found in it: MV002 in game 1, IN001 in game 2, SC003 in game 4."""


@pytest.fixture(autouse=True)
def in_a_directory_with_records(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for kind in ("mat", "bga"):
        shutil.copytree(PROJECT / "fixtures" / kind, Path("records") / kind)


@pytest.fixture
def known() -> Path:
    """A baseline of all that is found in the records."""
    run = bgaudit("check", *UPDATE, "records")
    assert run.status == 0
    assert run.err == "bgaudit: known.json: 73 known findings, 73 added, 0 dropped\n"
    return Path("known.json")


def last_line(*arguments: str) -> str:
    return bgaudit("check", *arguments).out.splitlines()[-1]


def report(*arguments: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(bgaudit("check", "--format", "json", *arguments).out)
    return found


def told(report: dict[str, Any]) -> list[tuple[str, str, int]]:
    """The file, code and line of each finding in a report."""
    return [
        (file["path"], finding["code"], finding["line"])
        for file in report["files"]
        for finding in file["findings"]
    ]


def edit(path: Path, *changes: tuple[str, str]) -> None:
    """Change a record in places that are there once."""
    text = path.read_bytes().decode("utf-8")
    for old, new in changes:
        assert text.count(old) == 1
        text = text.replace(old, new)
    path.write_bytes(text.encode("utf-8"))


def fix_two_of_three() -> None:
    """Mark the hit of the final's game 2, and give game 4 the points that it was worth."""
    end = "61: 2/0 1/0\n                                  Wins "
    edit(FINAL, ("53: 25/22 13/8", "53: 25/22* 13/8"), (f"{end}2", f"{end}4"))


def git(*arguments: str) -> None:
    who = ("AUTHOR_NAME", "AUTHOR_EMAIL", "COMMITTER_NAME", "COMMITTER_EMAIL")
    names = {f"GIT_{name}": "anna@example.org" for name in who}
    subprocess.run(["git", *arguments], env=os.environ | names, check=True)


def commit(message: str) -> None:
    git("add", "--all")
    git("commit", "--quiet", "--message", message)


class TestUse:
    @pytest.mark.usefixtures("known")
    def test_what_was_found_is_silenced(self) -> None:
        assert last_line("records").startswith(f"{AUDITED}: 31 errors, 6 warnings, 36 notes")
        run = bgaudit("check", *USE, "--fail-on", "note", "records")
        assert (run.status, run.out.splitlines()[-1], run.err) == (0, KNOWN, "")

        whole, silenced = report("records"), report(*USE, "records")
        assert len(told(whole)) == 73
        assert told(silenced) == []
        assert (whole["summary"]["known"], silenced["summary"]["known"]) == (0, 73)
        assert [file["matches"] for file in silenced["files"]] == [
            file["matches"] for file in whole["files"]
        ]

    @pytest.mark.usefixtures("known")
    def test_nothing_else_is(self) -> None:
        last = " 7) 31: 8/5 8/7                 31: 8/5 8/"
        edit(FINAL, (f"{last}7", f"{last}6"))
        Path("records/new.mat").write_text(FAULTY)
        run = bgaudit("check", *USE, "records")
        assert (run.status, run.err) == (1, "")
        assert told(report(*USE, "records")) == [
            (FINAL.as_posix(), "MV002", 54),
            ("records/new.mat", "MV002", 5),
        ]

    @pytest.mark.usefixtures("known")
    def test_twenty_lines_more_in_a_header_change_nothing(self) -> None:
        added = "".join(f'; [Remark "{number}"]\n' for number in range(20))
        edit(FINAL, ("; [EventDate", f"{added}; [EventDate"))
        run = bgaudit("check", *USE, "records")
        assert (run.status, run.out.splitlines()[-1], run.err) == (0, KNOWN, "")

    @pytest.mark.usefixtures("known")
    def test_what_was_fixed_is_told(self) -> None:
        fix_two_of_three()
        run = bgaudit("check", *USE, "records")
        assert (run.status, run.out.splitlines()[-1], run.err) == (
            0,
            f"{AUDITED}: 0 errors, 0 warnings, 0 notes (71 in the baseline, 2 stale)",
            "bgaudit: known.json: 2 findings no longer found, which --update-baseline drops: "
            "records/mat/club-final.mat IN001, records/mat/club-final.mat SC003\n",
        )
        counts = report(*USE, "records")["summary"]
        assert (counts["known"], counts["stale"]) == (71, 2)

    @pytest.mark.usefixtures("known")
    def test_what_is_known_of_other_files_is_not_told_as_fixed(self) -> None:
        run = bgaudit("check", *USE, FINAL.as_posix())
        assert run.out.endswith(": 0 errors, 0 warnings, 0 notes (3 in the baseline)\n")
        assert run.err == ""

    @pytest.mark.usefixtures("known")
    def test_a_file_that_is_gone_is_told(self) -> None:
        FINAL.rename("records/final.mat")
        run = bgaudit("check", *USE, "records")
        assert run.out.splitlines()[-1].endswith(" (70 in the baseline)")
        assert run.err == (
            "bgaudit: known.json: 1 file no longer there, which --update-baseline drops: "
            "records/mat/club-final.mat\n"
        )

    @pytest.mark.usefixtures("known")
    def test_it_is_the_same_from_another_directory(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.chdir("records/mat")
        run = bgaudit("check", "--baseline", "../../known.json", ".", "../bga")
        assert (run.status, run.out.splitlines()[-1], run.err) == (0, KNOWN, "")


class TestUpdate:
    def test_the_report_is_that_of_the_next_run(self) -> None:
        first = bgaudit("check", *UPDATE, "records")
        second = bgaudit("check", *USE, "records")
        assert (first.status, first.out) == (second.status, second.out)

    def test_fixed_findings_are_dropped_and_new_ones_added(self, known: Path) -> None:
        fix_two_of_three()
        FINAL.rename("records/final.mat")
        run = bgaudit("check", *UPDATE, "records")
        assert run.err == "bgaudit: known.json: 71 known findings, 1 added, 3 dropped\n"
        assert bgaudit("check", *USE, "records").err == ""
        assert "records/mat/club-final.mat" not in known.read_text("utf-8")

    def test_only_what_it_saw_is_changed(self, known: Path) -> None:
        before = known.read_text("utf-8").splitlines()
        fix_two_of_three()
        run = bgaudit("check", *UPDATE, FINAL.as_posix())
        assert run.err == "bgaudit: known.json: 71 known findings, 0 added, 2 dropped\n"
        after = known.read_text("utf-8").splitlines()
        gone = {line.rstrip(",") for line in before} - {line.rstrip(",") for line in after}
        assert sorted(json.loads(line)["code"] for line in gone) == ["IN001", "SC003"]
        assert len(after) == len(before) - 2

    def test_the_same_bytes_come_of_any_order_directory_and_hash_seed(self, known: Path) -> None:
        written = known.read_bytes()
        for seed, paths in (
            ("1", ["records/mat", "records/bga"]),
            ("2", ["records/bga", "records"]),
        ):
            known.unlink()
            process("check", *UPDATE, *paths, PYTHONHASHSEED=seed)
            assert known.read_bytes() == written
        bgaudit("check", *UPDATE, str(Path("records").resolve()))
        assert known.read_bytes() == written

    @pytest.mark.skipif(shutil.which("git") is None, reason="there is no git")
    def test_branches_that_fix_different_findings_can_be_merged(self, known: Path) -> None:
        git("init", "--quiet", "--initial-branch", "main")
        commit("Records with a baseline")
        git("switch", "--quiet", "--create", "other")
        Path("records/bga/slips.bga").unlink()
        bgaudit("check", *UPDATE, "records")
        commit("One file less")
        git("switch", "--quiet", "main")
        fix_two_of_three()
        bgaudit("check", *UPDATE, "records")
        commit("Two findings less")
        git("merge", "--quiet", "--no-edit", "other")

        merged = known.read_bytes()
        run = bgaudit("check", *UPDATE, "records")
        assert run.err.endswith(" known findings, 0 added, 0 dropped\n")
        assert known.read_bytes() == merged

    def test_nothing_is_written_if_no_file_can_be_read(self) -> None:
        Path("notes").mkdir()
        assert bgaudit("check", *UPDATE, "notes").status == 2
        assert not Path("known.json").exists()

    def test_what_comes_down_a_pipe_is_known_by_what_reports_call_it(self) -> None:
        for added in (1, 0):
            run = bgaudit("check", *UPDATE, "-", stdin=FAULTY.encode())
            assert run.err == f"bgaudit: known.json: 1 known finding, {added} added, 0 dropped\n"
        run = bgaudit("check", *USE, "-", stdin=FAULTY.encode())
        assert run.out.endswith(": 0 errors, 0 warnings, 0 notes (1 in the baseline)\n")
        assert run.err == ""

    def test_a_clean_archive_has_an_empty_one(self) -> None:
        Path("clean.mat").write_text(CLEAN)
        run = bgaudit("check", *UPDATE, "clean.mat")
        assert run.err == "bgaudit: known.json: 0 known findings, 0 added, 0 dropped\n"
        assert json.loads(Path("known.json").read_text("utf-8"))["files"] == {}


class TestRefusals:
    @pytest.mark.parametrize(
        ("arguments", "message"),
        [
            (USE, "known.json: no such file or directory; --update-baseline writes one"),
            (("--baseline", "no/known.json"), "no/known.json: no such file or directory"),
            (
                ("--baseline", "no/known.json", "--update-baseline"),
                "no/known.json: no such file or directory",
            ),
            (
                ("--update-baseline",),
                "--update-baseline writes the file that --baseline names: name one",
            ),
            (
                ("--baseline", FINAL.as_posix(), "--update-baseline"),
                "records/mat/club-final.mat: no baseline: line 1 is not JSON",
            ),
        ],
    )
    def test_there_is_no_baseline(self, arguments: tuple[str, ...], message: str) -> None:
        before = FINAL.read_bytes()
        assert bgaudit("check", *arguments, "records") == Run(2, "", f"bgaudit: {message}\n")
        assert FINAL.read_bytes() == before

    @pytest.mark.parametrize("options", [USE, UPDATE])
    def test_one_of_another_version_is_left_alone(
        self, options: tuple[str, ...], known: Path
    ) -> None:
        edit(known, ('"schema": 1', '"schema": 2'))
        newer = known.read_bytes()
        message = "known.json: a baseline of schema 2; this bgaudit reads schema 1"
        assert bgaudit("check", *options, "records") == Run(2, "", f"bgaudit: {message}\n")
        assert known.read_bytes() == newer

    def test_a_directory_is_no_baseline(self) -> None:
        run = bgaudit("check", "--baseline", "records", "records")
        assert (run.status, run.out) == (2, "")
        assert run.err.startswith("bgaudit: records: ")


class TestNamedByAConfiguration:
    def test_it_is_used_and_updated(self) -> None:
        Path("records/.bgaudit.yaml").write_text("baseline: known.json\n", encoding="utf-8")
        run = bgaudit("check", "--update-baseline", "records")
        assert run.err == "bgaudit: records/known.json: 73 known findings, 73 added, 0 dropped\n"
        run = bgaudit("check", "--fail-on", "note", "records")
        assert (run.status, run.out.splitlines()[-1], run.err) == (0, KNOWN, "")

    def test_each_record_has_that_of_its_own_configuration(self) -> None:
        Path("records/mat/.bgaudit.yaml").write_text("baseline: mat.json\n", encoding="utf-8")
        Path("records/bga/.bgaudit.yaml").write_text("baseline: bga.json\n", encoding="utf-8")
        bgaudit("check", "--update-baseline", "records")
        assert Path("records/mat/mat.json").exists()
        assert Path("records/bga/bga.json").exists()
        run = bgaudit("check", "--fail-on", "note", "records")
        assert (run.status, run.out.splitlines()[-1], run.err) == (0, KNOWN, "")

    def test_where_none_is_named_there_is_nothing_to_update(self) -> None:
        run = bgaudit("check", "--update-baseline", "records")
        assert (run.status, run.out) == (2, "")
        assert "--baseline" in run.err
