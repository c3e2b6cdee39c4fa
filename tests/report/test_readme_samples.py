"""The samples of the formats in the README are what the formats give.

``pytest --update-golden`` writes them anew.
"""

from __future__ import annotations

from pathlib import Path

from audited import golden_record
from samples import report

README = Path(__file__).parents[2] / "README.md"
BEGIN = "<!-- samples: written by pytest --update-golden -->\n"
END = "<!-- end of samples -->\n"
SHOWN = ("concise", "markdown", "csv", "jsonl", "sarif", "junit", "github", "gitlab")
WIDTH = 100
"""Longer lines are cut in the README."""


def test_the_readme_shows_a_sample_of_each_format(*, update_golden: bool) -> None:
    text = README.read_text(encoding="utf-8")
    before, begin, rest = text.partition(BEGIN)
    shown, end, after = rest.partition(END)
    samples = "\n".join(map(sample, SHOWN))
    if update_golden and shown != samples:
        README.write_text(before + begin + samples + end + after, encoding="utf-8", newline="\n")
    else:
        assert shown == samples


def sample(name: str) -> str:
    """Those lines of a report that tell of its one finding, with what they stand in."""
    lines = report(name, golden_record("one-fault.mat")).splitlines()
    kept = [line for line in lines if "MV002" in line]
    if name == "csv":
        kept = lines
    elif name == "jsonl":
        kept = kept[:1]
    elif name == "sarif":
        kept = kept[-1:]
    elif name == "junit":
        kept = lines[3:7]
    cut = (line if len(line) <= WIDTH else f"{line[: WIDTH - 1]}…" for line in kept)
    return f"{name}\n\n" + "".join(f"    {line}\n" for line in cut)
