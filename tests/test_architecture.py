"""The house: imports point downwards only, and modules stay small."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[1] / "bgaudit"
MODULES = sorted(PACKAGE.rglob("*.py"))

MAY_IMPORT: dict[str, set[str]] = {
    "source": set(),
    "globs": set(),
    # Of rules and slips, the types of the position and of what is told beside a finding.
    "finding": {"source", "rules", "slips"},
    "rules": set(),
    "transcript": {"source"},
    "replay": {"source", "finding", "rules", "transcript"},
    "slips": {"source", "finding", "rules", "transcript", "replay"},
    "selection": {"replay"},
    "config": {"finding", "globs", "rules", "transcript", "replay", "selection"},
    "archive": {"source", "finding", "replay"},
    "pipeline": {"source", "rules", "transcript", "replay", "slips", "config", "archive"},
    "repair": {
        "source",
        "finding",
        "transcript",
        "replay",
        "slips",
        "config",
        "pipeline",
    },
    "wire": {"source", "finding", "transcript", "replay", "slips"},
    "running": {"source", "transcript", "inputs", "replay", "config", "pipeline", "wire"},
    "cache": {"replay", "config", "wire", "running"},
    "live": {"source", "finding", "rules", "transcript", "replay", "config"},
    "dispute": {"source", "finding", "rules", "transcript", "replay"},
    "inputs": {"source", "globs", "transcript"},
    "report": {"source", "finding", "rules", "replay", "slips", "live", "dispute"},
    "baseline": {"finding", "replay", "selection", "report"},
    "store": {"source", "finding", "replay", "archive", "report"},
    "cli": {
        "source",
        "finding",
        "rules",
        "transcript",
        "replay",
        "slips",
        "selection",
        "config",
        "pipeline",
        "running",
        "cache",
        "live",
        "dispute",
        "repair",
        "inputs",
        "report",
        "baseline",
        "archive",
        "store",
    },
}
"""Which rooms a room may look into. Later ones stand on earlier ones; there is no way back."""


def room(module: str) -> str:
    """The room that a dotted module name belongs to; empty for the package's own front door."""
    return [*module.split("."), ""][1]


def imported(path: Path) -> set[str]:
    """The bgaudit modules that a file imports, also inside its functions."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    names = {
        alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.Import)
        for alias in node.names
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            names.add(node.module)
            names |= {f"{node.module}.{alias.name}" for alias in node.names}
    return {name for name in names if name.startswith("bgaudit.")}


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_imports_point_downwards(path: Path) -> None:
    own = path.relative_to(PACKAGE).with_suffix("").parts[0]
    if own in ("__init__", "__main__"):
        return
    rooms = {room(name) for name in imported(path)} & MAY_IMPORT.keys()
    assert rooms - MAY_IMPORT[own] - {own} == set()


def test_every_room_has_its_place() -> None:
    rooms = {path.relative_to(PACKAGE).with_suffix("").parts[0] for path in MODULES}
    assert rooms - {"__init__", "__main__"} == MAY_IMPORT.keys()


INSIDE_REPLAY: dict[str, set[str]] = {
    "checks": set(),
    "outcome": set(),
    "looks": set(),
    "log": {"checks", "looks"},
    "turns": {"checks", "log", "looks"},
    "record": {"checks", "log"},
    "score": {"checks", "log", "outcome"},
    "clock": {"checks", "log"},
    "cube": {"checks", "log", "score", "turns"},
    "moments": {"score"},
    "circumstances": {"cube", "log", "moments", "score", "turns"},
    "broken_off": set(),
    "course": {"checks", "log", "outcome", "score"},
    "game_in_play": {
        "checks",
        "log",
        "outcome",
        "turns",
        "score",
        "cube",
        "broken_off",
        "circumstances",
        "course",
    },
    "table": {"checks", "log", "turns", "cube", "game_in_play"},
}
"""The same for the parts of the replay that the replays of a game and of a match put together."""


@pytest.mark.parametrize("part", INSIDE_REPLAY)
def test_the_parts_of_the_replay_keep_apart(part: str) -> None:
    replay = PACKAGE / "replay"
    paths = [*replay.glob(f"{part}.py"), *(replay / part).rglob("*.py")]
    names = {name for path in paths for name in imported(path)}
    parts = {name.split(".")[2] for name in names if name.startswith("bgaudit.replay.")}
    assert parts - INSIDE_REPLAY[part] - {part} == set()
