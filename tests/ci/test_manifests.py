"""The manifests for CI services are carried out here as far as that can be done without them."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

PROJECT = Path(__file__).parents[2]
FAULTY = (PROJECT / "fixtures/mat/club-final.mat").read_bytes()
CLEAN = (PROJECT / "fixtures/mat/clean-match.mat").read_bytes()
README = (PROJECT / "README.md").read_text(encoding="utf-8")


def manifest(name: str) -> Any:
    return yaml.safe_load((PROJECT / name).read_text(encoding="utf-8"))


def from_readme(begins: str) -> Any:
    """The YAML block of the README that begins with this line."""
    blocks = re.findall(r"```yaml\n(.*?)```", README, re.DOTALL)
    (block,) = [block for block in blocks if block.startswith(begins)]
    return yaml.safe_load(block)


@pytest.fixture
def archive(tmp_path: Path) -> Path:
    """A folder with a clean record and a faulty one."""
    (tmp_path / "matches").mkdir()
    (tmp_path / "matches/clean.mat").write_bytes(CLEAN)
    (tmp_path / "matches/faulty one.mat").write_bytes(FAULTY)
    return tmp_path


def bash(script: str, folder: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run a script as a CI service does, with this very bgaudit first on the path."""
    tools = folder / "tools"
    tools.mkdir(exist_ok=True)
    command = tools / "bgaudit"
    command.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m bgaudit "$@"\n')
    command.chmod(0o755)
    environment = {
        **os.environ,
        "PATH": f"{tools}{os.pathsep}{os.environ['PATH']}",
        "PYTHONPATH": str(PROJECT),
        **variables,
    }
    return subprocess.run(
        ["bash", "-e", "-o", "pipefail", "-c", script],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )


class TestPreCommit:
    def test_the_hook_has_what_it_must_have(self) -> None:
        (hook,) = manifest(".pre-commit-hooks.yaml")
        assert {"id", "name", "entry", "language", "files"} <= hook.keys()
        assert hook["require_serial"] is True

    @pytest.mark.parametrize(
        ("name", "wanted"),
        [("a.mat", True), ("deep/b.bga", True), ("mat", False), ("a.mat.txt", False)],
    )
    def test_which_files_it_is_given(self, name: str, wanted: bool) -> None:
        (hook,) = manifest(".pre-commit-hooks.yaml")
        assert (re.search(hook["files"], name) is not None) is wanted

    def test_what_it_runs_fails_for_a_faulty_record_only(self, archive: Path) -> None:
        (hook,) = manifest(".pre-commit-hooks.yaml")
        assert bash(f"{hook['entry']} matches/clean.mat", archive).returncode == 0
        assert bash(f"{hook['entry']} 'matches/faulty one.mat'", archive).returncode == 1

    def test_the_entry_of_the_readme_names_the_hook(self) -> None:
        (repository,) = from_readme("repos:")["repos"]
        (hook,) = manifest(".pre-commit-hooks.yaml")
        assert [used["id"] for used in repository["hooks"]] == [hook["id"]]


class TestAction:
    def audit(self, folder: Path, **inputs: str) -> subprocess.CompletedProcess[str]:
        """Run the step that audits, its inputs given as GitHub gives them."""
        action = manifest("action.yml")
        step = action["runs"]["steps"][-1]
        given = {name: str(said["default"]) for name, said in action["inputs"].items()} | inputs
        variables = {
            variable: given[re.fullmatch(r"\$\{\{ inputs\.([\w-]+) \}\}", said)[1]]  # type: ignore[index]
            for variable, said in step["env"].items()
        }
        script = step["run"].replace('"$RUNNER_TEMP/bgaudit/bin/bgaudit"', "bgaudit")
        assert script != step["run"]
        return bash(script, folder, **variables)

    def test_annotations_and_a_sarif_file(self, archive: Path) -> None:
        done = self.audit(archive, paths="matches", sarif="bgaudit.sarif")
        assert done.returncode == 1
        assert "::error file=matches/faulty one.mat,line=14," in done.stdout
        assert '"version": "2.1.0"' in (archive / "bgaudit.sarif").read_text(encoding="utf-8")

    def test_several_paths_one_with_a_blank(self, archive: Path) -> None:
        done = self.audit(archive, paths="matches/clean.mat\nmatches/faulty one.mat\n")
        assert done.returncode == 1
        assert self.audit(archive, paths="matches/clean.mat").returncode == 0

    def test_options(self, archive: Path) -> None:
        never = {"paths": "matches", "fail-on": "never"}
        assert self.audit(archive, **never).returncode == 0
        ignored = self.audit(archive, paths="matches", args="--ignore\nMV002,SC003")
        assert ignored.returncode == 0

    def test_what_an_input_holds_is_never_run(self, archive: Path) -> None:
        hostile = '$(touch "stolen")`touch stolen`"; touch stolen; "'
        for name in ("paths", "rules", "sarif", "args"):
            self.audit(archive, **{"paths": "matches", name: hostile})
        assert not (archive / "stolen").exists()

    def test_no_input_stands_in_a_script(self) -> None:
        for step in manifest("action.yml")["runs"]["steps"]:
            assert "${{" not in step["run"]

    def test_the_workflow_of_the_readme_uses_its_inputs(self) -> None:
        steps = from_readme("name: records")["jobs"]["audit"]["steps"]
        used = next(step for step in steps if "bgaudit@" in step.get("uses", ""))
        assert used["with"].keys() <= manifest("action.yml")["inputs"].keys()
        uploaded = steps[-1]["with"]["sarif_file"]
        assert uploaded == used["with"]["sarif"]


def test_the_gitlab_job_of_the_readme(archive: Path) -> None:
    job = from_readme("records:")["records"]
    install, *commands = job["script"]
    assert install.startswith("pip install")
    done = bash("\n".join(commands), archive)
    assert done.returncode == 1
    for report in job["artifacts"]["reports"].values():
        assert (archive / report).stat().st_size > 0
