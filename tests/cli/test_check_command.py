"""``bgaudit check``: what it prints where, and its exit status."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from running import CLEAN, FAULTY, Run, bgaudit

CLEAN_REPORT = """\
final.mat · 2-point match · Anna – Marc · rules: standard

  game  score    winner      points  how         cube  recorded
------  -------  --------  --------  --------  ------  ----------
     1  0 – 0    Marc             2  resigned       2  2

final score  Anna 0 – Marc 2, Marc wins

1 match, 1 game, 3 plays: 0 errors, 0 warnings, 0 notes
"""

MANY_REPORT = """\
faulty.mat · 2-point match · Anna – Marc · rules: standard

  where    game    move  player    roll    played       finding
-------  ------  ------  --------  ------  -----------  --------------------------------------------------------------
    5:6       1       1  Anna      6-2     24/18 13/10  error MV002 no die is a 3 · stood: not challenged before the
                                                        next roll
                                                        help: 14 plays are legal, such as 24/18 13/11 or 24/18 24/22
                                                        undecided who erred: more than one reading explains what comes
                                                        later
                                                        72bf1df the roll was 6-3, not 6-2
                                                        da4dd12 24/18 13/11 was played, not 24/18 13/10
                                                        2be7092 24/22 24/18 was played, not 24/18 13/10

all matches · rules: standard

file        players        length  final score    winner      errors    warnings
----------  -----------  --------  -------------  --------  --------  ----------
faulty.mat  Anna – Marc         2  0 – 2          Marc             1           0
final.mat   Anna – Marc         2  0 – 2          Marc             0           0

2 matches, 2 games, 6 plays: 1 error, 0 warnings, 0 notes
"""  # noqa: E501 - a report as wide as it is


@pytest.fixture(autouse=True)
def in_a_directory_with_two_records(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("final.mat").write_text(CLEAN)
    Path("faulty.mat").write_text(FAULTY)


class TestReport:
    def test_a_clean_record(self) -> None:
        assert bgaudit("check", "final.mat") == Run(0, CLEAN_REPORT, "")

    def test_many_records_are_told_in_the_order_of_their_paths(self) -> None:
        assert bgaudit("check", "final.mat", "faulty.mat") == Run(1, MANY_REPORT, "")
        assert bgaudit("check", ".") == Run(1, MANY_REPORT, "")

    def test_json_has_the_same_finding(self) -> None:
        run = bgaudit("check", "--format", "json", ".")
        report = json.loads(run.out)
        assert (run.status, run.err) == (1, "")
        assert report["summary"] == {
            "files": 2,
            "matches": 2,
            "games": 2,
            "plays": 6,
            "errors": 1,
            "warnings": 0,
            "notes": 0,
            "known": 0,
            "stale": 0,
            "by_code": {"MV002": 1},
        }
        assert [file["path"] for file in report["files"]] == ["faulty.mat", "final.mat"]

    def test_the_rule_set_is_followed_and_named(self) -> None:
        run = bgaudit("check", "--rules", "money", "final.mat")
        assert run.out.startswith("final.mat · money session · Anna – Marc · rules: money\n")

    def test_a_file_that_is_no_record_is_an_error_of_that_file(self) -> None:
        Path("notes.txt").write_text("Anna was late\n")
        run = bgaudit("check", "notes.txt", "final.mat")
        assert (run.status, run.err) == (1, "")
        assert "notes.txt · no match record · rules: standard\n" in run.out
        assert "error TX001" in run.out

    def test_an_input_format_is_taken_at_its_word(self) -> None:
        Path("notes.txt").write_text("Anna was late\n")
        run = bgaudit("check", "--input-format", "mat", "--format", "json", "notes.txt")
        assert json.loads(run.out)["files"][0]["format"] == "mat"


class TestExitStatus:
    @pytest.mark.parametrize(
        ("fail_on", "status"), [("error", 1), ("warning", 1), ("note", 1), ("never", 0)]
    )
    def test_an_error_counts_unless_nothing_does(self, fail_on: str, status: int) -> None:
        assert bgaudit("check", "--fail-on", fail_on, "faulty.mat").status == status

    @pytest.mark.parametrize(
        ("fail_on", "status"), [("error", 0), ("warning", 1), ("note", 1), ("never", 0)]
    )
    def test_a_warning_counts_if_asked_for(self, fail_on: str, status: int) -> None:
        Path("marked.mat").write_text(CLEAN.replace("8/5 6/5", "8/5 6/5*"))
        run = bgaudit("check", "--fail-on", fail_on, "marked.mat")
        assert "0 errors, 1 warning, 0 notes" in run.out
        assert run.status == status

    def test_a_note_that_counts_is_shown(self) -> None:
        begun = CLEAN.replace(" 2 point match", " 5 point match").replace(" and the match", "")
        Path("begun.mat").write_text(begun)
        quiet = bgaudit("check", "begun.mat", "final.mat")
        strict = bgaudit("check", "--fail-on", "note", "begun.mat", "final.mat")
        assert (quiet.status, "note MT003" in quiet.out) == (0, False)
        assert (strict.status, "note MT003" in strict.out) == (1, True)


class TestRefusals:
    @pytest.mark.parametrize(
        ("arguments", "message"),
        [
            (["--rules", "standart"], "unknown rule set 'standart': did you mean 'standard'?"),
            (["--rules", "x"], "unknown rule set 'x': 'bgaudit rules' lists those there are"),
            (["--format", "JSN"], "unknown format 'JSN': did you mean 'json'?"),
            (["--fail-on", "warn"], "unknown severity 'warn': did you mean 'warning'?"),
            (["--input-format", "matt"], "unknown input format 'matt': did you mean 'mat'?"),
        ],
    )
    def test_an_unknown_name(self, arguments: list[str], message: str) -> None:
        assert bgaudit("check", *arguments, "final.mat") == Run(2, "", f"bgaudit: {message}\n")

    @pytest.mark.parametrize("arguments", [["check", "--colour"], ["chek"], ["check"], []])
    def test_bad_usage(self, arguments: list[str]) -> None:
        run = bgaudit(*arguments)
        assert (run.status, run.out) == (2, "")
        assert run.err.startswith("Usage: bgaudit")


def test_the_help_tells_the_exit_status_and_shows_examples() -> None:
    run = bgaudit("check", "--help")
    assert (run.status, run.err) == (0, "")
    assert "  0  nothing found at or above --fail-on\n" in run.out
    assert "  bgaudit check final.mat\n" in run.out
