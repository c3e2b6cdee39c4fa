"""The specification in cases: a record, and beneath it all that bgaudit has to say of it.

Each file under ``cases/`` is a record whose last comment, after ``; expected:``, holds every
finding, game and score (see ``told.py``). A comment ``; rules: money`` names another rule set than
the standard one, and ``; select: IN002, IN003`` names checks that are off otherwise. ``pytest
--update-golden`` writes the expectations anew.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from told import told

from bgaudit import Source, audit, load_preset

CASES = Path(__file__).parent / "cases"
EXPECTED = "; expected:\n"


@pytest.mark.parametrize(
    "path", sorted(CASES.rglob("*.mat")), ids=lambda path: f"{path.parent.name}/{path.stem}"
)
def test_case(path: Path, *, update_golden: bool) -> None:
    text = path.read_bytes().decode("utf-8")
    record, _, expected = text.partition(EXPECTED)
    rules = re.search(r"^; rules: (\S+)", record, re.MULTILINE)
    selected = re.search(r"^; select: (.+)", record, re.MULTILINE)
    codes = frozenset(re.findall(r"\w+", selected[1]) if selected else ())
    source = Source.from_bytes(path.name, record.encode("utf-8"))
    lines = told(audit(source, load_preset(rules[1] if rules else "standard"), selected=codes))
    found = "".join(f"; {line}\n" for line in lines)
    if update_golden and found != expected:
        path.write_bytes((record + EXPECTED + found).encode("utf-8"))
    else:
        assert found == expected
