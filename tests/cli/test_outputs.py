"""Several reports of one run: where each goes, what is refused, and what is left of a bad run."""

from __future__ import annotations

import json
import os
import stat
from pathlib import Path

import pytest
from running import CLEAN, FAULTY, Run, bgaudit, process

from bgaudit.report import FORMATS

CONCISE = "faulty.mat:5:6: error MV002 24/18 13/10 with 6-2: no die is a 3\n"


@pytest.fixture(autouse=True)
def in_a_directory_with_two_records(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("GITHUB_STEP_SUMMARY", "GITHUB_WORKSPACE", "CI_PROJECT_DIR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)
    Path("final.mat").write_text(CLEAN)
    Path("faulty.mat").write_text(FAULTY)


def output(name: str) -> str:
    """What standard output has of a report."""
    return bgaudit("check", "--format", name, ".").out


def names() -> list[str]:
    return sorted(path.name for path in Path().iterdir())


class TestFormats:
    @pytest.mark.parametrize("name", FORMATS)
    def test_a_file_has_what_standard_output_would_have(self, name: str) -> None:
        assert bgaudit("check", "--output", f"{name}:report", ".") == Run(1, "", "")
        assert Path("report").read_bytes() == output(name).encode()

    def test_all_are_made_in_one_run(self) -> None:
        outputs = [part for name in FORMATS for part in ("--output", f"{name}:r.{name}")]
        run = bgaudit("check", *outputs, "--output", "concise:-", ".")
        assert run == Run(1, CONCISE, "")
        assert [Path(f"r.{name}").read_text("utf-8") for name in FORMATS] == [
            output(name) for name in FORMATS
        ]

    @pytest.mark.parametrize(
        ("file", "name"),
        [
            ("r.csv", "csv"),
            ("r.htm", "html"),
            ("r.html", "html"),
            ("r.json", "json"),
            ("r.jsonl", "jsonl"),
            ("r.md", "markdown"),
            ("r.SARIF", "sarif"),
            ("r.sarif.json", "sarif"),
            ("r.txt", "text"),
            ("r.xml", "junit"),
        ],
    )
    def test_an_extension_tells_the_format(self, file: str, name: str) -> None:
        assert bgaudit("check", "--output", file, "faulty.mat").status == 1
        assert Path(file).read_text("utf-8") == bgaudit("check", "--format", name, "faulty.mat").out

    def test_a_format_that_is_given_wins_over_the_extension(self) -> None:
        run = bgaudit("check", "--format", "concise", "--output", "r.json", "--output", "-", ".")
        assert run == Run(1, CONCISE, "")
        assert Path("r.json").read_text() == CONCISE

    def test_the_help_names_every_format(self) -> None:
        shown = " ".join(bgaudit("check", "--help").out.split())
        assert [name for name in FORMATS if f" {name}" not in shown] == []

    def test_a_table_of_scores(self) -> None:
        run = bgaudit("check", "--format", "csv", "--table", "scores", "final.mat")
        assert run.out.splitlines()[1] == "final.mat,1,,,standard,2,1,1,Anna,0,0,false,true"


class TestRefusals:
    @pytest.mark.parametrize(
        ("options", "message"),
        [
            (["--output", "srif:r"], "unknown format 'srif': did you mean 'sarif'?"),
            (["--output", "sarif:"], "'sarif:' names no file; standard output is sarif:-"),
            (
                ["--output", "r.out"],
                "the format of 'r.out' is not known: give it, as in json:r.out",
            ),
            (
                ["--output", "final.mat"],
                "the format of 'final.mat' is not known: give it, as in json:final.mat",
            ),
            (
                ["--output", "json:r", "--output", "csv:./r"],
                "two reports are to be written to './r'",
            ),
            (["--table", "games"], "unknown table 'games': it is one of findings, scores"),
            (["--color", "alway"], "unknown colour 'alway': did you mean 'always'?"),
            (
                ["--output", "json:faulty.mat"],
                "a report would be written over the record faulty.mat",
            ),
            (
                ["--output", "json:no/r"],
                "no/r cannot be written: no such file or directory",
            ),
        ],
    )
    def test_what_cannot_be_done_is_told_in_a_line(self, options: list[str], message: str) -> None:
        assert bgaudit("check", *options, ".") == Run(2, "", f"bgaudit: {message}\n")
        assert names() == ["faulty.mat", "final.mat"]
        assert Path("faulty.mat").read_text() == FAULTY

    @pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
    def test_a_full_disk_leaves_no_other_file_behind(self) -> None:
        Path("r.md").write_text("before")
        run = bgaudit("check", "--output", "r.md", "--output", "json:/dev/full", ".")
        assert run == Run(
            2,
            "",
            "bgaudit: /dev/full cannot be written: no space left on device\n",
        )
        assert names() == ["faulty.mat", "final.mat", "r.md"]
        assert Path("r.md").read_text() == "before"


class TestFiles:
    def test_without_anything_to_read_a_report_stays_as_it_was(self) -> None:
        Path("r.json").write_text("before")
        Path("none.mat").mkdir()
        assert bgaudit("check", "--output", "r.json", "missing.mat").status == 2
        assert Path("r.json").read_text() == "before"
        assert names() == ["faulty.mat", "final.mat", "none.mat", "r.json"]

    @pytest.mark.skipif(os.name == "nt", reason="modes and links as POSIX has them")
    def test_a_report_that_is_replaced_keeps_its_mode_and_its_link(self) -> None:
        Path("r.json").write_text("before")
        Path("r.json").chmod(0o640)
        Path("link.json").symlink_to("r.json")
        bgaudit("check", "--output", "link.json", ".")
        assert Path("link.json").is_symlink()
        assert stat.S_IMODE(Path("r.json").stat().st_mode) == 0o640
        assert json.loads(Path("r.json").read_text())["schema"] == 1

    @pytest.mark.skipif(not Path("/dev/null").exists(), reason="no such device")
    def test_a_device_is_written_to(self) -> None:
        assert bgaudit("check", "--output", "json:/dev/null", ".") == Run(1, "", "")
        assert not Path("/dev/null").is_file()

    def test_a_file_is_utf_8_with_lf_whatever_the_encoding_of_the_output(self) -> None:
        Path("final.mat").write_bytes(CLEAN.replace("Anna", "Zoë").encode())
        run = process("check", "--output", "r.txt", "final.mat", PYTHONIOENCODING="ascii")
        assert run == Run(0, "", "")
        assert b"2-point match \xc2\xb7 Zo\xc3\xab" in Path("r.txt").read_bytes()
        assert b"\r" not in Path("r.txt").read_bytes()


class TestGithub:
    def test_the_summary_is_added_to_the_file_that_github_names(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        Path("summary.md").write_text("before\n")
        monkeypatch.setenv("GITHUB_STEP_SUMMARY", "summary.md")
        bgaudit("check", "--format", "json", ".")
        assert Path("summary.md").read_text() == "before\n"
        run = bgaudit("check", "--format", "github", ".")
        monkeypatch.delenv("GITHUB_STEP_SUMMARY")
        assert run == Run(1, output("github"), "")
        assert Path("summary.md").read_text("utf-8") == f"before\n{output('markdown')}"

    @pytest.mark.parametrize("variable", ["GITHUB_WORKSPACE", "CI_PROJECT_DIR"])
    def test_paths_are_told_from_the_root_that_the_service_names(
        self, variable: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        here = Path.cwd()
        monkeypatch.setenv(variable, str(here.parent))
        shown = output("github").partition(",")[0]
        assert shown == f"::error file={here.name}/faulty.mat"
        monkeypatch.setenv(variable, str(here / "elsewhere"))
        assert output("github").partition(",")[0] == "::error file=faulty.mat"


class TestColour:
    ON = "\x1b[1;31merror\x1b[0m MV002"

    @pytest.mark.parametrize(
        ("wanted", "environment", "coloured"),
        [
            ("auto", {}, False),
            ("auto", {"FORCE_COLOR": "1"}, True),
            ("auto", {"FORCE_COLOR": ""}, False),
            ("auto", {"FORCE_COLOR": "1", "NO_COLOR": "1"}, False),
            ("auto", {"FORCE_COLOR": "1", "NO_COLOR": ""}, True),
            ("always", {"NO_COLOR": "1"}, True),
            ("never", {"FORCE_COLOR": "1"}, False),
        ],
    )
    def test_where_there_is_no_terminal(
        self,
        wanted: str,
        environment: dict[str, str],
        coloured: bool,
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        for name in ("NO_COLOR", "FORCE_COLOR"):
            monkeypatch.delenv(name, raising=False)
        for name, value in environment.items():
            monkeypatch.setenv(name, value)
        assert (self.ON in bgaudit("check", "--color", wanted, "faulty.mat").out) is coloured

    def test_neither_a_file_nor_a_program_is_ever_given_colours(self) -> None:
        bgaudit("check", "--color", "always", "--output", "r.txt", "faulty.mat")
        assert "\x1b" not in Path("r.txt").read_text("utf-8")
        for name in set(FORMATS) - {"text", "concise"}:
            run = bgaudit("check", "--color", "always", "--format", name, "faulty.mat")
            assert "\x1b" not in run.out


@pytest.mark.parametrize("name", FORMATS)
def test_the_bytes_are_the_same_whatever_is_not_in_the_records(name: str, tmp_path: Path) -> None:
    """In whatever order the files are given, whatever the hash seed, and wherever they lie."""
    other = tmp_path / "other" / "place"
    other.mkdir(parents=True)
    for record in ("final.mat", "faulty.mat"):
        (other / record).write_bytes(Path(record).read_bytes())
    files = ("final.mat", "faulty.mat")
    here = process("check", "--format", name, *files, PYTHONHASHSEED="0")
    turned = process("check", "--format", name, *reversed(files), PYTHONHASHSEED="1")
    os.chdir(other)
    elsewhere = process("check", "--format", name, *files, PYTHONHASHSEED="2")
    assert here == turned == elsewhere
    assert here.status == 1
