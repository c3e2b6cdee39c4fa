"""Globs, ``--exclude``, .gitignore files, ``--list-files`` and ``--stdin-filename``."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from packing import tar_of, zip_of
from running import CLEAN, COMMAND, ENVIRONMENT, FAULTY, Run, bgaudit

from bgaudit.inputs.kinds import NAMED_RECORDS


@pytest.fixture(autouse=True)
def in_an_empty_directory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def write(*paths: str, text: str = CLEAN) -> None:
    for path in map(Path, paths):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)


def listed(*arguments: str) -> list[str]:
    """What would be audited."""
    run = bgaudit("check", "--list-files", *arguments)
    assert (run.status, run.err) == (0, "")
    return run.out.splitlines()


class TestGlobs:
    def test_they_are_expanded_as_a_shell_does(self) -> None:
        write("a.mat", "b.txt", ".c.mat", "club/d.mat", "club/old/e.mat", "club/.old/f.mat")
        assert listed("*.mat") == ["a.mat"]
        assert listed(".*.mat") == [".c.mat"]
        assert listed("[ab].*") == ["a.mat", "b.txt"]
        assert listed("?.mat", "*/?.mat") == ["a.mat", "club/d.mat"]
        assert listed("**/*.mat") == ["a.mat", "club/d.mat", "club/old/e.mat"]
        assert listed("club/**/e.mat") == ["club/old/e.mat"]
        assert listed("club/.*/*.mat") == ["club/.old/f.mat"]

    def test_a_directory_that_one_finds_is_searched(self) -> None:
        write("club/a.mat", "club/old/b.mat", "casino/c.mat")
        assert listed("c*") == ["casino/c.mat", "club/a.mat", "club/old/b.mat"]
        assert listed("club/**") == ["club/a.mat", "club/old/b.mat"]
        assert listed("*/*/") == ["club/old/b.mat"]

    def test_an_absolute_one(self, tmp_path: Path) -> None:
        write("club/a.mat")
        assert listed(f"{tmp_path.as_posix()}/c*/*.mat") == [f"{tmp_path.as_posix()}/club/a.mat"]

    def test_a_file_of_that_very_name_comes_first(self) -> None:
        write("a[1].mat", "a1.mat")
        assert listed("a[1].mat") == ["a[1].mat"]
        assert listed("a[1]*") == ["a1.mat"]

    def test_two_stars_do_not_follow_links(self) -> None:
        write("club/a.mat")
        Path("club/again").symlink_to(".", target_is_directory=True)
        assert listed("**/*.mat") == ["club/a.mat"]

    def test_what_one_finds_counts_as_named(self) -> None:
        write("a.mat")
        write("readme.txt", text="Welcome!\n")
        assert listed("*") == ["a.mat", "readme.txt"]
        assert bgaudit("check", "*").status == 1

    @pytest.mark.parametrize("glob", ["*.mat", "no/**/*.mat", "club/*.mat/x", "**/b.mat", "a.mat/"])
    def test_one_that_finds_nothing_is_refused(self, glob: str) -> None:
        write("a.txt", "club/c.txt")
        why = "no file matches" if "*" in glob else "no such file or directory"
        assert bgaudit("check", "a.txt", glob) == Run(2, "", f"bgaudit: {glob}: {why}\n")


class TestExclude:
    FILES = ("a.mat", "club/a.mat", "club/old/b.mat", "club/old/c/d.mat", "club/e.txt")

    @pytest.mark.parametrize(
        ("globs", "left"),
        [
            (["a.mat"], ["club/e.txt", "club/old/b.mat", "club/old/c/d.mat"]),
            (["old"], ["a.mat", "club/a.mat", "club/e.txt"]),
            (["old/"], ["a.mat", "club/a.mat", "club/e.txt"]),
            (["club/old"], ["a.mat", "club/a.mat", "club/e.txt"]),
            (["./club/old/*"], ["a.mat", "club/a.mat", "club/e.txt"]),
            (["club/*/*.mat"], ["a.mat", "club/a.mat", "club/e.txt", "club/old/c/d.mat"]),
            (["**/old/**/*.mat"], ["a.mat", "club/a.mat", "club/e.txt"]),
            (["old/*"], list(FILES)),
            (["*.mat", "no.txt"], ["club/e.txt"]),
            (["[b-e].*"], ["a.mat", "club/a.mat"]),
        ],
    )
    def test_by_name_or_by_path(self, globs: list[str], left: list[str]) -> None:
        write(*self.FILES)
        options = [word for glob in globs for word in ("--exclude", glob)]
        assert listed(*options, ".") == sorted(left)

    def test_an_absolute_path(self, tmp_path: Path) -> None:
        write(*self.FILES)
        assert listed("--exclude", f"{tmp_path.as_posix()}/club", ".") == ["a.mat"]

    def test_paths_are_relative_to_the_working_directory(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        write(*self.FILES)
        monkeypatch.chdir("club/old")
        assert listed("--exclude", "../*.mat", "--exclude", "c", "..") == [
            "../e.txt",
            "../old/b.mat",
        ]

    def test_a_working_directory_is_no_glob(self, monkeypatch: pytest.MonkeyPatch) -> None:
        write("[ab]/a.mat", "[ab]/c/b.mat")
        monkeypatch.chdir("[ab]")
        assert listed("--exclude", "./c", ".") == ["a.mat"]

    def test_what_is_named_is_read_all_the_same(self) -> None:
        write(*self.FILES)
        assert listed("--exclude", "a.mat", "--exclude", "old", "a.mat", "club/old") == [
            "a.mat",
            "club/old/b.mat",
            "club/old/c/d.mat",
        ]

    def test_what_a_glob_finds_is_left_out(self) -> None:
        write(*self.FILES)
        assert listed("--exclude", "old", "**/*.mat") == ["a.mat", "club/a.mat"]

    @pytest.mark.parametrize("archive", ["x.zip", "x.tar.gz"])
    @pytest.mark.parametrize(
        ("glob", "left"),
        [
            ("a.mat", ["club/e.txt", "club/old/b.mat", "club/old/c/d.mat"]),
            ("old", ["a.mat", "club/a.mat", "club/e.txt"]),
            ("{archive}!/club/*", ["a.mat"]),
            ("club/old", list(FILES)),
        ],
    )
    def test_members_of_archives(self, archive: str, glob: str, left: list[str]) -> None:
        make = zip_of if archive == "x.zip" else tar_of
        make(archive, dict.fromkeys(self.FILES, CLEAN))
        assert listed("--exclude", glob.format(archive=archive), archive) == [
            f"{archive}!/{name}" for name in sorted(left)
        ]

    def test_an_archive_that_is_found(self) -> None:
        write("club/a.mat")
        zip_of("club/b.zip", {"b.mat": CLEAN})
        assert listed("--exclude", "*.zip", "club") == ["club/a.mat"]
        assert listed("--exclude", "*.zip", "club/b.zip") == ["club/b.zip!/b.mat"]

    def test_a_directory_of_which_nothing_is_left_is_refused(self) -> None:
        write("club/a.mat")
        why = f"no {NAMED_RECORDS} file in this directory that is not ignored"
        assert bgaudit("check", "--exclude", "a.*", "club") == Run(2, "", f"bgaudit: club: {why}\n")


class TestGitignore:
    def test_its_lines_count_where_directories_are_searched(self) -> None:
        write("a.mat", "b.mat", "old/c.mat", "club/old/d.mat", "club/e.txt")
        write(".gitignore", text="old/\n*.txt\n/b.mat\n")
        assert listed(".") == ["a.mat"]
        assert listed("--no-gitignore", ".") == [
            "a.mat",
            "b.mat",
            "club/e.txt",
            "club/old/d.mat",
            "old/c.mat",
        ]

    def test_a_nearer_one_outdoes_those_above(self) -> None:
        write("club/a.mat", "club/b.mat", "casino/a.mat", "casino/b.mat")
        write(".gitignore", text="a.mat\n")
        write("club/.gitignore", text="!a.mat\nb.mat\n")
        assert listed(".") == ["casino/b.mat", "club/a.mat"]

    def test_a_later_line_outdoes_the_ones_before_but_not_for_a_directory(self) -> None:
        write("a.mat", "b.mat", "old/a.mat")
        write(".gitignore", text="*.mat\n!a.mat\nold\n!old/a.mat\n")
        assert listed(".") == ["a.mat"]

    def test_those_above_count_up_to_the_repository(self) -> None:
        write("club/.git/HEAD", "club/old/a.mat", "club/old/b.mat", "club/old/c.mat")
        write(".gitignore", text="a.mat\n")
        write("club/.gitignore", text="/old/b.mat\n")
        assert listed("club/old") == ["club/old/a.mat", "club/old/c.mat"]

    def test_what_is_named_is_read_all_the_same(self) -> None:
        write(".git/HEAD", "old/a.mat", "old/b.mat", "old/sub/c.mat", "d.mat")
        write(".gitignore", text="old\n*.mat\n")
        write("old/.gitignore", text="b.mat\n")
        assert listed("d.mat") == ["d.mat"]
        assert listed("old") == ["old/a.mat", "old/sub/c.mat"]
        assert listed("old/sub") == ["old/sub/c.mat"]
        assert listed("old/*.mat") == ["old/a.mat", "old/b.mat"]

    def test_archives_are_ignored_as_files_are_and_their_members_are_not(self) -> None:
        zip_of("a.zip", {"a.mat": CLEAN})
        zip_of("b.zip", {"a.mat": CLEAN})
        write(".gitignore", text="a.*\n")
        assert listed(".") == ["b.zip!/a.mat"]

    @pytest.mark.parametrize("text", ["\ufeffa.mat\r\n", "a.mat  \n", "!\n/\na.mat\n#b.mat\n"])
    def test_it_may_be_written_anyhow(self, text: str) -> None:
        write("a.mat", "b.mat")
        Path(".gitignore").write_bytes(text.encode())
        assert listed(".") == ["b.mat"]

    def test_one_that_cannot_be_read_says_nothing(self) -> None:
        write("a.mat", ".gitignore/b.txt")
        assert listed(".") == ["a.mat"]


class TestListFiles:
    def test_it_lists_the_files_of_the_report(self) -> None:
        write("club/a.mat", "club/b.bga")
        write("club/readme.txt", text="Welcome!\n")
        Path("club/c.mat").symlink_to("nothing")
        zip_of("club/d.zip", {"a.mat": FAULTY, "b.mat": bytes(33 << 20)})
        run = bgaudit("check", "--list-files", "club", "-", stdin=CLEAN.encode())
        report = bgaudit("check", "--format", "json", "club", "-", stdin=CLEAN.encode())
        assert run == Run(
            0,
            "<stdin>\nclub/a.mat\nclub/b.bga\nclub/c.mat\nclub/d.zip!/a.mat\nclub/d.zip!/b.mat\n",
            "bgaudit: skipped 1 file that is no match record: club/readme.txt\n",
        )
        assert run.out.splitlines() == [file["path"] for file in json.loads(report.out)["files"]]
        assert run.err == report.err

    def test_each_is_on_one_line(self) -> None:
        write("a\nb.mat", "José – 1.mat")
        assert listed(".") == ["José – 1.mat", "a\\nb.mat"]

    @pytest.mark.parametrize(
        "arguments", [["nope.mat"], ["talk"], ["dangling.mat"], ["--rules", "no", "a.mat"]]
    )
    def test_it_is_refused_where_the_audit_is(self, arguments: list[str]) -> None:
        write("a.mat")
        write("talk/readme.txt", text="Welcome!\n")
        Path("dangling.mat").symlink_to("nothing")
        run = bgaudit("check", *arguments)
        assert (run.status, run.out) == (2, "")
        assert bgaudit("check", "--list-files", *arguments) == run


class TestStdinFilename:
    def test_it_is_the_path_in_the_report(self) -> None:
        run = bgaudit("check", "--stdin-filename", "club/a.mat", "-", stdin=CLEAN.encode())
        assert run.status == 0
        assert run.out.startswith("club/a.mat · 2-point match · Anna – Marc · rules: standard\n")

    def test_the_file_of_that_name_is_another_input(self) -> None:
        write("a.mat")
        run = bgaudit(
            "check", "--list-files", "--stdin-filename", "a.mat", "-", "a.mat", stdin=CLEAN.encode()
        )
        assert run == Run(0, "a.mat\na.mat\n", "")

    def test_it_says_nothing_of_the_content(self) -> None:
        run = bgaudit("check", "--stdin-filename", "a.zip", "-", stdin=CLEAN.encode())
        assert run.status == 0

    def test_without_standard_input_it_is_refused(self) -> None:
        write("a.mat")
        message = "bgaudit: --stdin-filename names standard input: give - as a path, too\n"
        assert bgaudit("check", "--stdin-filename", "b.mat", "a.mat") == Run(2, "", message)


UNPACKERS = {"bgaudit.inputs.archives", "bgaudit.inputs.unpacking", "tarfile", "gzip"}


def loaded_by_a_check_of(path: str) -> set[str]:
    script = (
        "import sys\nfrom bgaudit.cli import main\ntry:\n    main()\nexcept SystemExit:\n    pass\n"
        f"print(*sorted({UNPACKERS!r} & set(sys.modules)), file=sys.stderr)"
    )
    done = subprocess.run(
        [sys.executable, "-c", script, "check", path],
        env=ENVIRONMENT,
        capture_output=True,
        check=True,
    )
    return set(done.stderr.decode().split())


def test_a_plain_check_loads_nothing_that_unpacks() -> None:
    write("club/a.mat")
    zip_of("b.zip", {"a.mat": CLEAN})
    assert loaded_by_a_check_of("club") == set()
    assert "bgaudit.inputs.archives" in loaded_by_a_check_of("b.zip")


def test_from_another_directory_the_same_is_found(tmp_path: Path) -> None:
    write("club/a.mat", "club/b.mat", "club/old/c.mat", ".gitignore")
    write(".gitignore", text="b.mat\n")
    zip_of("club/d.zip", {"a.mat": CLEAN})
    done = subprocess.run(
        [*COMMAND, "check", "--list-files", "--exclude", "old", "."],
        env=ENVIRONMENT,
        cwd=tmp_path / "club",
        capture_output=True,
        check=True,
    )
    assert done.stdout.decode().split() == ["a.mat", "b.mat", "d.zip!/a.mat"]
    assert listed("--exclude", "old", ".") == ["club/a.mat", "club/d.zip!/a.mat"]
