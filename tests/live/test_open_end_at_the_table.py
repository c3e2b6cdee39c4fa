"""What the next line of a transcript may settle waits for it, line by line."""

from __future__ import annotations

from pathlib import Path

import pytest

from bgaudit import load_preset
from bgaudit.config.conditions import Conditions
from bgaudit.live.following import added_to
from bgaudit.live.watch import Watch

FIXTURES = sorted((Path(__file__).parents[2] / "fixtures" / "bga").glob("*.bga"))
HEADER = "players: Anna, Marc\nmatch to 7\n\ngame 1\n"
_31 = "Anna 31: 8/5 6/5\n"


def told(text: str) -> list[list[str]]:
    """For each line the codes that are told when it is complete; ``-`` before one withdrawn."""
    watch = Watch(Conditions(load_preset("standard")), None)
    steps = []
    so_far = b""
    for line in text.encode().splitlines(keepends=True):
        so_far += line
        news = watch.look(added_to("x.bga", so_far)).news
        steps.append(
            [f"-{finding.code}" for finding in news.withdrawn]
            + [f"{now.code} {now.status}" for _, now in news.changed]
            + [finding.code for finding in news.new]
        )
    return steps


@pytest.mark.parametrize("path", FIXTURES, ids=lambda path: path.stem)
def test_nothing_is_taken_back_that_is_not_amended(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    taken_back = [code for step in told(text) for code in step if code.startswith("-")]
    assert taken_back == (["-MV002", "-DI008", "-TX002"] if path.stem == "amended" else [])


@pytest.mark.parametrize(
    ("lines", "steps"),
    [
        ("Anna rolls 31\nAnna plays 8/4 6/5\nMarc rolls 42\n", [[], ["MV003"], ["MV003 stood"]]),
        (
            "Anna rolls 31\nAnna plays 8/4 6/5\nMarc challenges\nAnna corrects 8/5 6/5\n",
            [[], ["MV003"], ["MV003 challenged_in_time"], ["MV003 corrected", "PR006"]],
        ),
        (_31 + "Anna rolls 63\nMarc rolls 42\n", [[], [], ["DI005"]]),
        (_31 + "Anna rolls 63\nAnna plays 24/15\n", [[], [], ["MV026"]]),
        ("opening 3-1\nMarc rolls 42\nAnna plays 8/5 6/5\n", [[], [], ["PR001"]]),
        (
            "opening 3-1\nMarc rolls 31\nMarc plays 8/5 6/5\n",
            [[], [], ["DI003"]],
        ),
        (
            "Anna rolls 31\nMarc disputes the roll: 51\ndirector orders a new roll\n",
            [[], [], ["IN020"]],
        ),
    ],
)
def test_who_plays_next_shows_whose_turn_it_was(lines: str, steps: list[list[str]]) -> None:
    before = HEADER.count("\n")
    assert told(HEADER + lines)[before:] == steps
