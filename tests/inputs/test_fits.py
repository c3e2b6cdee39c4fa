"""Which paths a glob stands for."""

from __future__ import annotations

import pytest

from bgaudit.inputs.globs import fits


@pytest.mark.parametrize(
    ("glob", "fitting", "others"),
    [
        ("a.mat", ["a.mat"], ["b.mat", "x/a.mat", "a.mat/x"]),
        ("*.mat", ["a.mat", ".mat"], ["a.txt", "x/a.mat"]),
        ("x/*", ["x/a", "x/b"], ["x", "x/a/b"]),
        ("**/a", ["a", "x/a", "x/y/a"], ["b", "x/b", "a/b"]),
        ("x/**", ["x", "x/a", "x/y/a"], ["y", "y/x"]),
        ("x/**/a", ["x/a", "x/y/a", "x/y/z/a"], ["x", "a", "x/y"]),
        ("**/x/**/a", ["x/a", "y/x/a", "x/y/a", "x/x/a"], ["a", "y/a"]),
        ("[ab]/?", ["a/c", "b/d"], ["c/d", "a/cc"]),
    ],
)
def test_a_glob(glob: str, fitting: list[str], others: list[str]) -> None:
    paths = [*fitting, *others]
    assert [path for path in paths if fits(path.split("/"), glob.split("/"))] == fitting


def test_many_stars_take_no_time() -> None:
    assert not fits(["a"] * 60, [*["**", "a"] * 30, "b"])
