"""The .gitignore files are read as git itself reads them."""

from __future__ import annotations

import random
import shutil
import subprocess
from pathlib import Path

import pytest

from bgaudit.inputs.files import walk
from bgaudit.inputs.gitignore import GitIgnored
from bgaudit.inputs.skipped import PathList

DIRECTORIES = ("", "a", "b", "a/b", "a/b/a", "b/a", "b/b", "b/c d")
FILES = ("x.mat", "y.txt", "a.mat", "!x.mat", "#x.mat", "[x].mat", "x.mat ")
LINES = (
    *("a", "a/", "/a", "b/a", "a/b/", "/*", "*", "**", "[ab]", "[!a]", "[^a]", "b*", "?", "foo/"),
    *("*.mat", "x.*", "y.txt", "a/x.mat", "*/x.mat", "a/*", "a/**", "**/b", "b/**/x.mat", "c d/"),
    *("!a/", "!b/", "!*/", "!a/b", "!*.mat", "!x.mat", "!y.txt", "!a/b/x.mat", "!", "/"),
    *("\\!x.mat", "\\#x.mat", "#y.txt", "\\[x].mat", "\\*.mat", "x.mat\\ ", "a  ", " ", ""),
)


def git(directory: Path, *arguments: str) -> str:
    command = ["git", "-C", str(directory), "-c", "core.excludesFile=", *arguments]
    return subprocess.run(command, check=True, capture_output=True).stdout.decode()


@pytest.mark.skipif(shutil.which("git") is None, reason="git is not here to compare with")
@pytest.mark.parametrize("seed", range(60))
def test_what_is_left_is_what_git_leaves(
    seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    chance = random.Random(seed)
    git(tmp_path, "init", "--quiet")
    for directory in DIRECTORIES:
        (tmp_path / directory).mkdir(exist_ok=True)
        for name in FILES:
            (tmp_path / directory / name).touch()
        if chance.random() < 0.5:
            lines = chance.choices(LINES, k=chance.randint(1, 6))
            (tmp_path / directory / ".gitignore").write_text("\n".join(lines))
    left = git(tmp_path, "ls-files", "--others", "--exclude-standard", "-z").split("\0")
    monkeypatch.chdir(tmp_path)
    found = {file.path for file in walk(Path(), GitIgnored.above(Path()), (), PathList())}
    assert found == {path for path in left if path.endswith((".mat", ".txt"))}
