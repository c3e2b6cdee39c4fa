"""The file of a baseline: how it is written, and what is no baseline."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bgaudit.baseline.entries import BaselineError, Entries, Entry, as_text, from_bytes

LATE = Entry("SC003", 4, None, "a gammon is 4 points, recorded as 2", "00")
EARLY = Entry("MV002", 1, 7, "14/9 13/10 with 5-4: no die is a 3", "99")
WHOLE = Entry("MT003", None, None, "the record of a match to 7 ends at 0–0", "55")

ENTRIES: Entries = {
    "b.mat": {"55": WHOLE},
    "a/b.mat": {"00": LATE, "99": EARLY, "55": WHOLE},
    "clean.mat": {},
}
TEXT = """\
{"about": "known findings; bgaudit check --baseline leaves them out",
 "schema": 1,
 "files": {
  "a/b.mat": [
   {"code": "MT003", "message": "the record of a match to 7 ends at 0–0", "fingerprint": "55"},
   {"code": "MV002", "game": 1, "row": 7, "message": "14/9 13/10 with 5-4: no die is a 3", "fingerprint": "99"},
   {"code": "SC003", "game": 4, "message": "a gammon is 4 points, recorded as 2", "fingerprint": "00"}
  ],
  "b.mat": [
   {"code": "MT003", "message": "the record of a match to 7 ends at 0–0", "fingerprint": "55"}
  ]
 }}
"""  # noqa: E501 - a finding stands on one line


def test_a_finding_stands_on_one_line_in_the_order_of_files_games_and_rows() -> None:
    assert as_text(ENTRIES) == TEXT


def test_nothing_known_is_a_baseline_too() -> None:
    assert from_bytes(as_text({}).encode()) == {}


names = st.text(st.characters())  # lone surrogates, too: a name of a file may hold any bytes
numbers = st.none() | st.integers(0, 10**6)
entries = st.builds(Entry, names, numbers, numbers, names, names)


@given(st.dictionaries(names, st.lists(entries, min_size=1)))
def test_what_is_written_is_read_again(files: dict[str, list[Entry]]) -> None:
    known = {
        path: {entry.fingerprint: entry for entry in findings} for path, findings in files.items()
    }
    text = as_text(known)
    assert from_bytes(text.encode()) == known
    assert as_text(from_bytes(text.encode())) == text


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "no baseline: line 1 is not JSON"),
        (" 7 point match\n", "no baseline: line 1 is not JSON"),
        (TEXT.replace("  ],\n", "<<<<<<< main\n  ],\n"), "no baseline: line 8 is not JSON"),
        ("[" * 100_000, "no baseline: it is not JSON"),
        ("9" * 5000, "no baseline: it is not JSON"),
        ("[]", "no baseline: it has no schema"),
        ('{"files": {}}', "no baseline: it has no schema"),
        ('{"schema": 1}', "no baseline: it has no files"),
        ('{"schema": 1, "files": []}', "no baseline: it has no files"),
        ('{"schema": 2, "files": {}}', "a baseline of schema 2; this bgaudit reads schema 1"),
        ('{"schema": "1"}', 'a baseline of schema "1"; this bgaudit reads schema 1'),
        (
            '{"schema": 1, "files": {"a.mat": {}}}',
            'no baseline: "a.mat" has no list of findings',
        ),
        (
            '{"schema": 1, "files": {"a.mat": ["MV002"]}}',
            'no baseline: a finding of "a.mat" has no code',
        ),
        (
            TEXT.replace('"fingerprint": "99"', '"fingerprint": 99'),
            'no baseline: a finding of "a/b.mat" has no fingerprint',
        ),
        (
            TEXT.replace('"row": 7', '"row": "seven"'),
            'no baseline: a finding of "a/b.mat" has no row',
        ),
    ],
)
def test_what_is_no_baseline_is_told_in_one_line(text: str, message: str) -> None:
    with pytest.raises(BaselineError) as error:
        from_bytes(text.encode())
    assert str(error.value) == message


def test_bytes_that_are_no_text_are_no_baseline() -> None:
    with pytest.raises(BaselineError, match="it is not JSON"):
        from_bytes(b'{"schema": 1, "files": {"\xff": []}}')


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
)


@given(st.fixed_dictionaries({"schema": st.just(1), "files": json_values}))
def test_nothing_in_a_file_raises_anything_else(content: dict[str, Any]) -> None:
    with suppress(BaselineError):
        assert from_bytes(json.dumps(content).encode()).keys() == content["files"].keys()
