"""Which checks are reported: --select, --extend-select and --ignore."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from live_process import live
from running import PROJECT, Run, bgaudit

from bgaudit.replay.checks.dice import CLOSED_OUT_ROLL
from bgaudit.replay.checks.example import whole_record
from bgaudit.replay.checks.registry import ALL_CHECKS
from bgaudit.selection import Selection, UnknownCheckError

EVERY = {check.code for check in ALL_CHECKS}
USUAL = {check.code for check in ALL_CHECKS if check.default}
NO_RECORD = {"TX001"}

FINAL = str(PROJECT / "fixtures" / "mat" / "club-final.mat")
"""Findings: MV002 in game 1, IN001 in game 2, SC003 in game 4."""


def family(*beginnings: str) -> set[str]:
    return {code for code in EVERY if code.startswith(beginnings)}


def reported(selection: Selection) -> set[str]:
    return {code for code in EVERY if selection.reports(code)}


class TestWhatIsReported:
    @pytest.mark.parametrize(
        ("select", "codes"),
        [
            ([], USUAL),
            (["IN010"], {"IN010"}),
            (["in010,MT014"], {"IN010", "MT014"}),
            (["IN010", " MT014 "], {"IN010", "MT014"}),
            (["unused-cube"], {"IN010"}),
            (["CU02"], {"CU022", "CU023", "CU025", "CU027"}),
            (["IN"], family("IN")),
            (["MV,SC"], family("MV", "SC")),
            (["ALL"], EVERY),
        ],
    )
    def test_selected_checks_are_the_only_ones(self, select: list[str], codes: set[str]) -> None:
        assert reported(Selection.of(select)) == codes | NO_RECORD

    @pytest.mark.parametrize(
        ("extend", "codes"),
        [(["IN010"], USUAL | {"IN010"}), (["IN"], USUAL | family("IN")), (["all"], EVERY)],
    )
    def test_others_are_added_to_those_that_are_on(
        self, extend: list[str], codes: set[str]
    ) -> None:
        assert reported(Selection.of(extend=extend)) == codes
        assert reported(Selection.of(["MV"], extend)) == reported(Selection.of(["MV", *extend]))

    @pytest.mark.parametrize(
        ("ignore", "codes"),
        [
            (["MV002"], {"MV002"}),
            (["wrong-distance,IN"], {"MV002"} | family("IN")),
            (["ALL"], EVERY),
            (["TX"], family("TX")),
        ],
    )
    def test_ignored_checks_are_not(self, ignore: list[str], codes: set[str]) -> None:
        assert reported(Selection.of(ignore=ignore)) == USUAL - codes | NO_RECORD

    @pytest.mark.parametrize(
        ("select", "ignore", "codes"),
        [
            ("MV", "MV002", family("MV") - {"MV002"}),
            ("MV002", "MV", {"MV002"}),
            ("MV002,SC", "MV", {"MV002"} | family("SC")),
            ("ALL", "MV", EVERY - family("MV")),
            ("MV,MV002", "MV00", family("MV") - family("MV00") | {"MV002"}),
            ("wrong-distance", "MV00", {"MV002"}),
            ("MV", "MV", set()),
            ("MV002", "wrong-distance", set()),
        ],
    )
    def test_the_word_that_says_more_counts(
        self, select: str, ignore: str, codes: set[str]
    ) -> None:
        assert reported(Selection.of([select], (), [ignore])) == codes | NO_RECORD

    def test_one_that_is_added_by_its_code_stays_if_its_family_is_ignored(self) -> None:
        selection = Selection.of(extend=["IN002"], ignore=["IN"])
        assert reported(selection) == USUAL - family("IN") | {"IN002"}


class TestRefusals:
    @pytest.mark.parametrize(
        ("word", "message"),
        [
            ("unused-cub", "unknown check 'unused-cub': did you mean IN010 unused-cube?"),
            ("chess", "unknown check 'chess': bgaudit checks lists all"),
            ("", "unknown check '': bgaudit checks lists all"),
            ("IN008", "'IN008' is no check of its own: MV015 tells it, in its help"),
            ("CU024", "'CU024' is no check of its own: a player on the bar may double"),
        ],
    )
    def test_a_word_that_means_no_check(self, word: str, message: str) -> None:
        for words in ([word], ["MV", word], [f"MV,{word}"]):
            for place in ("select", "extend", "ignore"):
                with pytest.raises(UnknownCheckError) as refusal:
                    Selection.of(**{place: words})
                assert str(refusal.value) == message

    @pytest.mark.parametrize("word", ["TX001", "tx001", "not-a-record"])
    def test_that_a_file_is_no_record_cannot_be_ignored(self, word: str) -> None:
        message = f"bgaudit: '{word}' cannot be ignored: it says that nothing in a file was checked"
        assert bgaudit("check", "--ignore", word, FINAL) == Run(2, "", f"{message}\n")

    @pytest.mark.parametrize("option", ["--select", "--extend-select", "--ignore"])
    def test_the_command_says_what_may_be_meant(self, option: str) -> None:
        message = "bgaudit: unknown check 'wrong-point': did you mean SC003 wrong-points"
        for command in ("check", "live"):
            run = bgaudit(command, option, "MV", option, "SC,wrong-point", FINAL)
            assert (run.status, run.out) == (2, "")
            assert run.err.startswith(message)


class TestCommand:
    @pytest.mark.parametrize(
        ("options", "codes", "status"),
        [
            ([], ["MV002", "IN001", "SC003"], 1),
            (["--select", "MV,IN001"], ["MV002", "IN001"], 1),
            (["--select", "IN001"], ["IN001"], 0),
            (["--ignore", "SC", "--ignore", "MV002"], ["IN001"], 0),
            (["--ignore", "ALL"], [], 0),
            (["--select", "MV", "--extend-select", "IN001"], ["MV002", "IN001"], 1),
            (["--ignore", "missing-hit-mark"], ["MV002", "SC003"], 1),
        ],
    )
    def test_only_findings_are_left_out(
        self, options: list[str], codes: list[str], status: int
    ) -> None:
        """Those that remain, and the scores, are what they are without any option."""
        whole, run = report(), report(*options)
        assert [finding["code"] for finding in run["findings"]] == codes
        assert run["findings"] == [
            finding for finding in whole["findings"] if finding["code"] in codes
        ]
        assert run["matches"] == whole["matches"]
        assert bgaudit("check", *options, FINAL).status == status

    def test_one_that_is_off_is_made_where_it_is_named(self) -> None:
        alone = bgaudit("check", "--select", "IN003", FINAL)
        beside = bgaudit("check", "--extend-select", "IN003", FINAL)
        assert alone.out.endswith(": 0 errors, 0 warnings, 9 notes\n")
        assert beside.out.endswith(": 2 errors, 0 warnings, 10 notes\n")

    def test_an_error_of_a_check_that_is_off_is_told_unless_it_is_not_selected(
        self, tmp_path: Path
    ) -> None:
        """A rule set that forbids a roll makes it an error, whether or not DI011 is on."""
        record, rules = tmp_path / "closed-out.mat", tmp_path / "house.yaml"
        record.write_text(whole_record(CLOSED_OUT_ROLL.bad))
        rules.write_text("name: house\nextends: standard\nmoves: {closed_out_roll: forbidden}\n")
        arguments = ("check", "--rules", str(rules), str(record))
        assert bgaudit(*arguments).status == 1
        assert bgaudit(*arguments, "--select", "MV").status == 0
        assert bgaudit(*arguments, "--ignore", "DI011").status == 0

    def test_a_table_of_scores_still_knows_what_is_no_fault(self) -> None:
        """The points of the last game are cut to what was needed: SC014 says so, and no more."""
        cases = PROJECT / "tests" / "checks" / "cases" / "score"
        path = str(cases / "last-game-cut-to-what-was-needed.mat")
        whole = bgaudit("check", path).out
        ignoring = bgaudit("check", "--ignore", "SC014", path).out
        assert ("SC014" in whole, "SC014" in ignoring) == (True, False)
        assert scores(ignoring) == scores(whole)
        assert "(recorded 5 – 0, cut)" in ignoring

    def test_a_file_that_is_no_record_is_told_whatever_is_selected(self, tmp_path: Path) -> None:
        path = tmp_path / "notes.txt"
        path.write_text("Anna was late\n")
        for options in (["--select", "MV"], ["--ignore", "TX"], ["--ignore", "ALL"]):
            run = bgaudit("check", *options, str(path))
            assert run.status == 1
            assert "error TX001" in run.out

    def test_live_leaves_out_the_same(self) -> None:
        record = Path(FINAL).read_text(encoding="utf-8")
        with live("--select", "SC", "--ignore", "SC014", "-") as following:
            following.send(record)
            assert following.block().startswith("error SC003 wrong-points")
            done = following.end()
        assert done.out.endswith(": 1 error, 0 warnings, 0 notes\n")


def scores(text: str) -> str:
    """The part of a text report on a file with findings that is not about these."""
    return text[text.index("\n  game  score ") : text.rindex("\n\n")]


def report(*options: str) -> dict[str, list[dict[str, object]]]:
    """The one file of the JSON report."""
    run = bgaudit("check", "--format", "json", *options, FINAL)
    files: list[dict[str, list[dict[str, object]]]] = json.loads(run.out)["files"]
    return files[0]
