"""The table of checks in the README says what the checks themselves do.

``pytest --update-golden`` writes it anew.
"""

from __future__ import annotations

from pathlib import Path

from bgaudit.replay.checks.check import Check
from bgaudit.replay.checks.registry import ALL_CHECKS

README = Path(__file__).parents[2] / "README.md"
BEGIN = "<!-- checks: written by pytest --update-golden -->\n"
END = "<!-- end of checks -->\n"


def test_the_readme_lists_every_check(*, update_golden: bool) -> None:
    text = README.read_text(encoding="utf-8")
    before, begin, rest = text.partition(BEGIN)
    shown, end, after = rest.partition(END)
    table = markdown_table()
    if update_golden and shown != table:
        README.write_text(before + begin + table + end + after, encoding="utf-8", newline="\n")
    else:
        assert shown == table


def markdown_table() -> str:
    rows = [("code", "name", "severity", "what it finds"), ("---",) * 4, *map(row, ALL_CHECKS)]
    return "".join(f"| {' | '.join(cells)} |\n" for cells in rows)


def row(check: Check) -> tuple[str, str, str, str]:
    severity = check.severity if check.default else f"{check.severity}, off"
    return check.code, check.name, severity, check.summary.replace("|", "\\|")
