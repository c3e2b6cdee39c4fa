"""``show`` says of every finding of every fixture what ``check`` says, and at the same position."""

from __future__ import annotations

import json
from typing import Any

import pytest
from running import PROJECT, bgaudit

FIXTURES = sorted(
    path.relative_to(PROJECT).as_posix()
    for path in (PROJECT / "fixtures").rglob("*.*")
    if path.name != "README.md"
)
NO_BOARD = ("no board: this is about the record", "no board: where the men stand is not known")


@pytest.fixture(autouse=True)
def _in_the_project(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(PROJECT)


@pytest.mark.parametrize("path", FIXTURES)
def test_show_agrees_with_check(path: str) -> None:
    checked = _data("check", path)["files"][0]["findings"]
    for number, finding in enumerate(checked, 1):
        scene = _data("show", path, "--finding", str(number))["scenes"][0]
        assert _same(scene["findings"], number, finding) == finding
        if finding["xgid"] is not None:
            identifiers = (scene["position"]["xgid"], scene["position"]["gnubg_id"])
            assert identifiers == (finding["xgid"], finding["gnubg_id"])
            assert (scene["position"]["dice"], scene["player"]) == (
                finding["dice"],
                finding["player"],
            )


@pytest.mark.parametrize("path", FIXTURES)
def test_where_no_position_is_known_the_page_says_so(path: str) -> None:
    for number, _ in enumerate(_data("check", path)["files"][0]["findings"], 1):
        scene = _data("show", path, "--finding", str(number))["scenes"][0]
        page = bgaudit("show", path, "--finding", str(number)).out
        assert any(line.startswith(NO_BOARD) for line in page.split("\n")) is (
            scene["position"] is None
        )


def test_the_fixtures_have_findings_with_a_position_and_without() -> None:
    found = [
        finding for path in FIXTURES for finding in _data("check", path)["files"][0]["findings"]
    ]
    assert sum(finding["xgid"] is not None for finding in found) > 10
    assert sum(finding["xgid"] is None for finding in found) > 10


def _same(told: list[dict[str, Any]], number: int, finding: dict[str, Any]) -> dict[str, Any]:
    """What is told of the finding of that number, as far as ``check`` tells it too."""
    shown = next(each for each in told if each["number"] == number)
    return {key: shown[key] for key in finding}


def _data(*arguments: str) -> Any:
    return json.loads(bgaudit(*arguments, "--format", "json").out)
