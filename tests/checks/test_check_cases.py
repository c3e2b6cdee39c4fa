"""The specification in cases: a record, and beneath it all that bgaudit has to say of it.

Each file under ``cases/`` is a record whose last comment, after ``; expected:``, holds every
finding, game and score (see ``told.py``). A comment ``; rules: money`` names another rule set than
the standard one, and ``; select: IN002, IN003`` names checks that are off otherwise. In a .bga
transcript these comments begin with ``#``. ``pytest --update-golden`` writes the expectations anew.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from told import told

from bgaudit import Source, audit, load_preset

CASES = Path(__file__).parent / "cases"
MARKS = {".mat": ";", ".bga": "#"}
"""What begins a comment in each format."""
RECORDS = sorted(path for path in CASES.rglob("*") if path.suffix in MARKS)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_case(path: Path, *, update_golden: bool) -> None:
    mark = MARKS[path.suffix]
    text = path.read_bytes().decode("utf-8")
    begin = f"{mark} expected:\n"
    record, _, expected = text.partition(begin)
    rules = re.search(rf"^{mark} rules: (\S+)", record, re.MULTILINE)
    selected = re.search(rf"^{mark} select: (.+)", record, re.MULTILINE)
    codes = frozenset(re.findall(r"\w+", selected[1]) if selected else ())
    source = Source.from_bytes(path.name, record.encode("utf-8"))
    lines = told(audit(source, load_preset(rules[1] if rules else "standard"), selected=codes))
    found = "".join(f"{mark} {line}\n" for line in lines)
    if update_golden and found != expected:
        path.write_bytes((record + begin + found).encode("utf-8"))
    else:
        assert found == expected
