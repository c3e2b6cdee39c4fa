"""The wheel that people install holds all that a run needs, grammars, rules and templates too."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

PROJECT = Path(__file__).parents[1]
RECORD = PROJECT / "fixtures" / "mat" / "clean-match.mat"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel built from the sdist, as it would be for a release."""
    out = tmp_path_factory.mktemp("dist")
    subprocess.run(
        [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(out), str(PROJECT)],
        check=True,
        capture_output=True,
    )
    return next(out.glob("*.whl"))


def test_the_wheel_holds_grammars_presets_and_templates(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    grammars = {f"bgaudit/grammars/{path.name}" for path in (PROJECT / "grammars").iterdir()}
    presets = {
        path.relative_to(PROJECT).as_posix()
        for path in (PROJECT / "bgaudit" / "rules" / "presets").glob("*.yaml")
    }
    templates = {
        path.relative_to(PROJECT).as_posix()
        for path in (PROJECT / "bgaudit" / "report" / "html" / "templates").iterdir()
    }
    assert grammars | presets | templates | {"bgaudit/py.typed"} <= names


def test_a_record_is_audited_where_the_wheel_is_installed(wheel: Path, tmp_path: Path) -> None:
    installed = tmp_path / "installed"
    pip = [sys.executable, "-m", "pip", "install", "-q", "--no-deps"]
    subprocess.run([*pip, "--target", str(installed), str(wheel)], check=True)
    run = subprocess.run(
        [
            *(sys.executable, "-m", "bgaudit", "check", str(RECORD)),
            *("--output", "-", "--output", "page.html"),
        ],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(installed), "PYTHONSAFEPATH": "1"},
        capture_output=True,
        text=True,
        encoding="utf-8",
    )
    assert (run.returncode, run.stderr) == (0, "")
    assert "0 errors, 0 warnings" in run.stdout
    assert "<h1>0 errors, 0 warnings" in (tmp_path / "page.html").read_text(encoding="utf-8")
