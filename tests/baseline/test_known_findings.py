"""What a baseline leaves out of audits, what it calls stale, and what it takes in."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

from bgaudit import Audit, Source, audit, load_preset
from bgaudit.baseline.known import Baseline
from bgaudit.report.fingerprint import fingerprints
from bgaudit.selection import Selection

RECORD = """\
 2 point match

 Game 1
 Anna : 0                     Marc : 0
  1) 62: 24/18 13/10          31: 8/5 6/5*
  2)  Doubles => 2             Takes
  3) 42: 8/4 6/4
                               Wins 2 points and the match
"""
"""An error, MV002, and a warning, MV020."""

NO_ERROR = RECORD.replace("13/10", "13/11")
NO_WARNING = RECORD.replace("6/5*", "6/5")
CLEAN = NO_ERROR.replace("6/5*", "6/5")
REPEATED = RECORD.replace("42: 8/4 6/4", "42: 8/4 6/4             31: 8/5 6/5*")
"""The same hit that is none is marked twice."""

USUAL = Selection()


def audited(text: str, path: str = "a.mat", selection: Selection = USUAL) -> Audit:
    source = Source.from_text(path, text)
    return selection.told(audit(source, load_preset("standard"), selected=selection.enabled))


def codes(audit: Audit) -> tuple[str, str]:
    """What is told, and what is left out as known."""
    told, known = (" ".join(f.code for f in found) for found in (audit.findings, audit.known))
    return told, known


@pytest.fixture
def baseline(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Baseline:
    """Knows what is found in the record a.mat, beside which it lies."""
    monkeypatch.chdir(tmp_path)
    Path("a.mat").write_text(RECORD)
    made = Baseline(Path("known.json"), {})
    made.take_in(audited(RECORD), USUAL)
    made.write()
    return Baseline.read(Path("known.json"))


class TestLeavingOut:
    def test_what_is_known_is_counted_and_no_longer_told(self, baseline: Baseline) -> None:
        compared = baseline.leave_out(audited(RECORD), USUAL)
        assert (codes(compared), compared.stale) == (("", "MV002 MV020"), 0)
        assert compared.matches == audited(RECORD).matches

    def test_what_is_new_is_told(self, baseline: Baseline) -> None:
        other = RECORD.replace("8/4 6/4", "8/4 6/3")
        assert codes(baseline.leave_out(audited(other), USUAL)) == ("MV002", "MV002 MV020")

    def test_the_same_in_another_file_is_new(self, baseline: Baseline) -> None:
        compared = baseline.leave_out(audited(RECORD, "b.mat"), USUAL)
        assert codes(compared) == ("MV002 MV020", "")

    def test_one_more_of_equal_findings_is_new(self, baseline: Baseline) -> None:
        compared = baseline.leave_out(audited(REPEATED), USUAL)
        assert codes(compared) == ("MV020", "MV002 MV020")
        assert [finding.row for finding in compared.findings] == [3]
        assert fingerprints(compared) == fingerprints(audited(REPEATED))[2:]

    def test_one_of_equal_findings_less_is_stale(self, baseline: Baseline) -> None:
        baseline.take_in(audited(REPEATED), USUAL)
        compared = baseline.leave_out(audited(REPEATED.replace("6/5*", "6/5", 1)), USUAL)
        assert (codes(compared), compared.stale) == (("", "MV002 MV020"), 1)

    @pytest.mark.parametrize("path", ["a.mat", "./a.mat", "sub/../a.mat", "ABSOLUTE"])
    def test_a_file_is_the_same_by_any_of_its_names(self, path: str, baseline: Baseline) -> None:
        Path("sub").mkdir()
        name = str(Path("a.mat").resolve()) if path == "ABSOLUTE" else path
        assert codes(baseline.leave_out(audited(RECORD, name), USUAL)) == ("", "MV002 MV020")
        assert baseline.missing() == []

    def test_a_file_is_the_same_from_another_directory(
        self, baseline: Baseline, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        Path("sub").mkdir()
        monkeypatch.chdir("sub")
        assert codes(baseline.leave_out(audited(RECORD, "../a.mat"), USUAL))[0] == ""

    def test_a_link_to_the_directory_leads_to_the_same_files(self, baseline: Baseline) -> None:
        try:
            Path("link").symlink_to(".", target_is_directory=True)
        except OSError:
            pytest.skip("there are no links here")
        assert codes(baseline.leave_out(audited(RECORD, "link/a.mat"), USUAL))[0] == ""


class TestStale:
    def test_what_is_fixed_is_stale(self, baseline: Baseline) -> None:
        compared = baseline.leave_out(audited(NO_ERROR), USUAL)
        assert (codes(compared), compared.stale) == (("", "MV020"), 1)
        assert [(path, entry.code) for path, entry in baseline.stale] == [("a.mat", "MV002")]

    def test_what_is_known_of_other_files_is_not(self, baseline: Baseline) -> None:
        baseline.leave_out(audited(CLEAN, "b.mat"), USUAL)
        assert (baseline.stale, baseline.missing()) == ([], [])

    def test_what_is_ignored_or_not_selected_is_not(self, baseline: Baseline) -> None:
        for selection in (Selection.of(ignore=["MV020"]), Selection.of(["MV002"])):
            compared = baseline.leave_out(audited(RECORD, selection=selection), selection)
            assert (codes(compared), compared.stale) == (("", "MV002"), 0)

    def test_what_is_off_in_this_run_is_not(self, baseline: Baseline) -> None:
        more = Selection.of(extend=["IN010", "MT014"])
        taken = baseline.take_in(audited(RECORD, selection=more), more)
        assert codes(taken) == ("", "MV002 MV020 MT014")
        assert baseline.leave_out(audited(RECORD), USUAL).stale == 0
        assert baseline.leave_out(audited(CLEAN), USUAL).stale == 2

    def test_nothing_is_while_a_file_cannot_be_read(self, baseline: Baseline) -> None:
        compared = baseline.leave_out(audited("Anna was late\n"), USUAL)
        assert (codes(compared), compared.stale) == (("TX001", ""), 0)

    def test_a_file_that_is_not_there_any_more_is_missing(self, baseline: Baseline) -> None:
        Path("a.mat").rename("b.mat")
        baseline.leave_out(audited(RECORD, "b.mat"), USUAL)
        assert (baseline.stale, baseline.missing()) == ([], ["a.mat"])
        assert (baseline.forget("a.mat"), len(baseline)) == (2, 0)

    def test_what_is_in_an_archive_is_there_as_long_as_the_archive_is(
        self, baseline: Baseline
    ) -> None:
        Path("old.zip").touch()
        baseline.take_in(audited(RECORD, "old.zip!/sub/a.mat"), USUAL)
        baseline.take_in(audited(RECORD, "gone.zip!/sub/a.mat"), USUAL)
        baseline.write()
        assert Baseline.read(Path("known.json")).missing() == ["gone.zip!/sub/a.mat"]


class TestTakingIn:
    def test_everything_is_known_from_then_on(self, baseline: Baseline) -> None:
        taken = baseline.take_in(audited(NO_WARNING, "b.mat"), USUAL)
        assert taken == baseline.leave_out(audited(NO_WARNING, "b.mat"), USUAL)
        assert (len(baseline), baseline.added) == (3, 1)

    def test_what_is_stale_is_dropped(self, baseline: Baseline) -> None:
        baseline.take_in(audited(NO_ERROR), USUAL)
        assert (len(baseline), len(baseline.stale)) == (1, 1)
        assert codes(baseline.leave_out(audited(RECORD), USUAL)) == ("MV002", "MV020")

    def test_what_this_run_did_not_look_for_is_kept(self, baseline: Baseline) -> None:
        selection = Selection.of(ignore=["MV002"])
        baseline.take_in(audited(CLEAN, selection=selection), selection)
        assert codes(baseline.leave_out(audited(RECORD), USUAL)) == ("MV020", "MV002")

    def test_the_order_of_the_files_does_not_matter(self, tmp_path: Path) -> None:
        records = {"a.mat": RECORD, "b/a.mat": NO_WARNING, "c.mat": CLEAN, "b.mat": NO_ERROR}
        written = set()
        for paths in (sorted(records), sorted(records, reverse=True)):
            made = Baseline(tmp_path / "known.json", {})
            for path in paths:
                made.take_in(audited(records[path], str(tmp_path / path)), USUAL)
            made.write()
            written.add((tmp_path / "known.json").read_bytes())
        assert len(written) == 1
        assert len(Baseline.read(tmp_path / "known.json")) == 4


def test_nothing_is_kept_of_files_in_which_nothing_is_known(baseline: Baseline) -> None:
    before = len(pickle.dumps(vars(baseline)))
    for number in range(200):
        baseline.leave_out(audited(RECORD, f"{number}.mat"), USUAL)
        baseline.take_in(audited(CLEAN, f"clean-{number}.mat"), USUAL)
    assert len(pickle.dumps(vars(baseline))) == before
