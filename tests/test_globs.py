"""Which paths a glob of a configuration stands for."""

from __future__ import annotations

import re

import pytest

from bgaudit.globs import matches, pattern


@pytest.mark.parametrize(
    ("glob", "path"),
    [
        ("*.mat", "a.mat"),
        ("*.mat", "club/1980s/a.mat"),
        ("1980s", "1980s/a.mat"),
        ("1980s", "club/1980s/deep/a.mat"),
        ("1980s/", "club/1980s/a.mat"),
        ("/1980s/", "1980s/a.mat"),
        ("1980s/*.mat", "1980s/a.mat"),
        ("1980s/**", "1980s/deep/a.mat"),
        ("**/1980s/*.mat", "1980s/a.mat"),
        ("**/1980s/*.mat", "club/town/1980s/a.mat"),
        ("club/**/a.mat", "club/a.mat"),
        ("club/**/a.mat", "club/town/1980s/a.mat"),
        ("club/a", "club/a/b.mat"),
        ("round-?.mat", "round-1.mat"),
        ("round-[1-3a].mat", "round-a.mat"),
        ("round-[!1-3].mat", "round-4.mat"),
        ("round-[a-].mat", "round--.mat"),
        ("[", "["),
        ("a.b+c", "a.b+c"),
        ("archive.zip!/money/*", "archive.zip!/money/a.mat"),
        ("money/", "archive.zip!/money/a.mat"),
    ],
)
def test_a_path_that_matches(glob: str, path: str) -> None:
    assert matches(glob, path)


@pytest.mark.parametrize(
    ("glob", "path"),
    [
        ("*.mat", "a.mat.txt"),
        ("1980s", "1980s.mat"),
        ("/1980s/", "club/1980s/a.mat"),
        ("1980s/*.mat", "club/1980s/a.mat"),
        ("1980s/*.mat", "1980s/deep/a.mat"),
        ("club/**/a.mat", "clubs/a.mat"),
        ("club/?.mat", "club//.mat"),
        ("round-[1-3].mat", "round-4.mat"),
        ("round[!1]4", "round/4"),
        ("a.b+c", "aXbbc"),
    ],
)
def test_a_path_that_does_not(glob: str, path: str) -> None:
    assert not matches(glob, path)


def test_a_range_that_goes_back() -> None:
    with pytest.raises(re.error, match="bad character range"):
        pattern("[z-a]")
