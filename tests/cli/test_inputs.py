"""Which files are audited, and what becomes of those that cannot be."""

from __future__ import annotations

import errno
import json
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from running import CLEAN, Run, bgaudit

from bgaudit.inputs.kinds import NAMED_RECORDS

DANGLING = "no such file or directory"
KINDS = ".mat, .bga, .xg, .bgf, .ogxm, .ogxms, .gvab or .txt"


@pytest.fixture(autouse=True)
def in_an_empty_directory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def write(*paths: str, text: str = CLEAN) -> None:
    for path in map(Path, paths):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)


def dangling(path: str) -> None:
    """A file that can be listed and not read, whoever runs this."""
    Path(path).symlink_to(f"{Path(path).name}-is-not-here")


def audited(*arguments: str) -> list[str]:
    """The paths of the files in the report."""
    report = json.loads(bgaudit("check", "--format", "json", *arguments).out)
    return [file["path"] for file in report["files"]]


class TestDirectories:
    def test_they_are_searched_in_depth_for_known_extensions(self) -> None:
        write("club/b.mat", "club/A.TXT", "club/a/c.mat", "club/a-b/d.txt", "club/a.csv")
        assert audited("club") == ["club/A.TXT", "club/a-b/d.txt", "club/a/c.mat", "club/b.mat"]

    def test_hidden_ones_are_left_out_unless_they_are_named(self) -> None:
        write("club/.old/a.mat", "club/b.mat")
        assert audited("club") == ["club/b.mat"]
        assert audited("club/.old") == ["club/.old/a.mat"]

    def test_the_working_directory_is_not_part_of_the_paths(self) -> None:
        write("a.mat")
        assert audited(".") == ["a.mat"]

    def test_what_is_no_record_is_skipped_and_counted(self) -> None:
        write("club/a.mat")
        write(*(f"club/read{number}.txt" for number in range(5)), text="Welcome!\n")
        run = bgaudit("check", "club")
        assert run.status == 0
        assert run.err == (
            "bgaudit: skipped 5 files that are no match record: "
            "club/read0.txt, club/read1.txt, club/read2.txt and 2 more\n"
        )

    def test_with_an_input_format_nothing_is_skipped(self) -> None:
        write("club/a.mat")
        write("club/readme.txt", text="Welcome!\n")
        assert audited("--input-format", "mat", "club") == ["club/a.mat", "club/readme.txt"]

    def test_a_link_to_a_directory_is_not_followed(self) -> None:
        write("club/a.mat")
        Path("club/again.mat").symlink_to(".", target_is_directory=True)
        assert audited("club") == ["club/a.mat"]


class TestTheSameFile:
    def test_given_twice_it_is_read_once(self) -> None:
        write("club/a.mat")
        Path("link.mat").symlink_to("club/a.mat")
        assert audited("club/a.mat", "club", "./club/a.mat", "club/../club", "club/a.mat") == [
            "club/a.mat"
        ]
        assert len(audited("club", "link.mat")) == 1

    def test_it_is_never_skipped_if_it_is_named_too(self) -> None:
        write("club/a.mat")
        write("club/readme.txt", text="Welcome!\n")
        assert audited("club", "club/readme.txt") == ["club/a.mat", "club/readme.txt"]

    def test_the_order_of_the_arguments_makes_no_difference(self) -> None:
        write("a.mat", "b/c.mat", "d.mat")
        forth = bgaudit("check", "a.mat", "b", "d.mat", "-", stdin=CLEAN.encode())
        back = bgaudit("check", "-", "d.mat", "b", "a.mat", stdin=CLEAN.encode())
        assert forth == back


class TestStandardInput:
    def test_it_is_shown_by_a_name_of_its_own(self) -> None:
        run = bgaudit("check", "-", stdin=CLEAN.encode())
        assert run.out.startswith("<stdin> · 2-point match · Anna – Marc · rules: standard\n")

    def test_it_is_read_as_bytes(self) -> None:
        record = CLEAN.replace("Anna", "José")
        for encoding in ("utf-8", "cp1252", "utf-8-sig"):
            run = bgaudit("check", "-", stdin=record.encode(encoding))
            assert "José – Marc" in run.out


class TestRefusals:
    @pytest.mark.parametrize(
        ("arguments", "message"),
        [
            (["nope.mat"], "nope.mat: no such file or directory"),
            ([""], "'': no such file or directory"),
            (
                ["a.mat", "nope", "club", "no.mat"],
                "no.mat: no such file or directory; nope: no such file or directory",
            ),
            (["empty"], f"empty: no {NAMED_RECORDS} file in this directory"),
            (["a.mat", "talk"], f"talk: no {NAMED_RECORDS} file in it is a match record"),
            (["a\x1b[31m.mat"], "a\\x1b[31m.mat: no such file or directory"),
        ],
    )
    def test_nothing_is_audited_if_a_path_gives_nothing(
        self, arguments: list[str], message: str
    ) -> None:
        write("a.mat", "club/a.mat", "empty/a.csv")
        write("talk/readme.txt", text="Welcome!\n")
        assert bgaudit("check", *arguments) == Run(2, "", f"bgaudit: {message}\n")


class TestUnreadableFiles:
    def test_one_among_others_is_an_error_of_its_own(self) -> None:
        write("club/b.mat")
        dangling("club/a.mat")
        run = bgaudit("check", "--format", "json", "club")
        first, second = json.loads(run.out)["files"]
        assert run.status == 1
        assert (first["path"], first["sha256"], first["format"]) == ("club/a.mat", None, None)
        assert [finding["code"] for finding in first["findings"]] == ["TX001"]
        assert first["findings"][0]["message"].endswith(f": {DANGLING}")
        assert (second["path"], second["findings"]) == ("club/b.mat", [])

    @pytest.mark.parametrize("output", ["text", "json"])
    def test_if_none_can_be_read_there_is_no_report(self, output: str) -> None:
        Path("club").mkdir()
        dangling("club/a.mat")
        dangling("club/b.mat")
        message = f"bgaudit: club/a.mat: {DANGLING}, club/b.mat: {DANGLING}\n"
        assert bgaudit("check", "--format", output, "club") == Run(2, "", message)

    def test_a_directory_that_cannot_be_listed_is_one_too(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        write("club/a.mat", "club/locked/b.mat")

        def scandir(path: str) -> Iterator[os.DirEntry[str]]:
            if path == "club/locked":
                raise PermissionError(errno.EACCES, "Permission denied")
            return real(path)

        real = os.scandir
        monkeypatch.setattr("bgaudit.inputs.files.os.scandir", scandir)
        run = bgaudit("check", "club")
        assert run.status == 1
        assert "club/locked · no match record" in run.out
        assert "permission denied" in run.out
