"""The table of slips in the README is that of the search.

``pytest --update-golden`` writes it anew.
"""

from __future__ import annotations

from pathlib import Path

from bgaudit.slips.catalogue import CATALOGUE

README = Path(__file__).parents[2] / "README.md"
BEGIN = "<!-- slips: written by pytest --update-golden -->\n"
END = "<!-- end of slips -->\n"


def test_the_readme_lists_every_kind(*, update_golden: bool) -> None:
    text = README.read_text(encoding="utf-8")
    before, begin, rest = text.partition(BEGIN)
    shown, end, after = rest.partition(END)
    rows = [("kind", "what really happened"), ("---", "---"), *CATALOGUE.items()]
    table = "".join(f"| {kind} | {what} |\n" for kind, what in rows)
    if update_golden and shown != table:
        README.write_text(before + begin + table + end + after, encoding="utf-8", newline="\n")
    else:
        assert shown == table
