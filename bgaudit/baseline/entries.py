"""The file of a baseline, schema 1: JSON with one known finding on each line.

Files are in the order of their paths and findings in that of the games and rows, so that two
versions of it compare and merge line by line.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

SCHEMA = 1

_ABOUT = "known findings; bgaudit check --baseline leaves them out"


class Entry(NamedTuple):
    """One known finding. Its fingerprint identifies it; the rest is for people who read the file.

    ``code`` also tells whether a run that does not find it was looking for it.
    """

    code: str
    game: int | None
    row: int | None
    message: str
    fingerprint: str


_KINDS: dict[str, Any] = {
    "code": str,
    "game": int | None,
    "row": int | None,
    "message": str,
    "fingerprint": str,
}

Entries = dict[str, dict[str, Entry]]
"""What is known of each file, by its path from the baseline's own directory; by fingerprint."""


class BaselineError(Exception):
    """A file is no baseline that can be read; the message says why, on one line."""


def as_text(entries: Entries) -> str:
    """The text of a baseline."""
    files = [
        f"\n  {_json(path)}: [{','.join(_lines(known.values()))}\n  ]"
        for path, known in sorted(entries.items())
        if known
    ]
    head = f'{{"about": {_json(_ABOUT)},\n "schema": {SCHEMA},\n "files": {{'
    return f"{head}{','.join(files)}\n }}}}\n"


def _lines(known: Iterable[Entry]) -> Iterator[str]:
    for entry in sorted(known, key=lambda e: (e.game or 0, e.row or 0, e.code, e.fingerprint)):
        said = {name: value for name, value in entry._asdict().items() if value is not None}
        yield f"\n   {_json(said)}"


def _json(value: object) -> str:
    text = json.dumps(value, ensure_ascii=False)
    # What UTF-8 cannot say, a lone surrogate, becomes \udcxx: the escape of JSON itself.
    return text.encode("utf-8", "backslashreplace").decode("utf-8")


def from_bytes(data: bytes) -> Entries:
    """What the bytes of a baseline say. Raises :class:`BaselineError`."""
    content = _content(data)
    if not isinstance(content, dict) or "schema" not in content:
        raise BaselineError("no baseline: it has no schema")
    if content["schema"] != SCHEMA:
        schema = json.dumps(content["schema"])
        raise BaselineError(f"a baseline of schema {schema}; this bgaudit reads schema {SCHEMA}")
    files = content.get("files")
    if not isinstance(files, dict):
        raise BaselineError("no baseline: it has no files")
    return {path: _known(path, found) for path, found in files.items()}


def _content(data: bytes) -> object:
    try:
        return json.loads(data.decode("utf-8"))
    except json.JSONDecodeError as error:
        raise BaselineError(f"no baseline: line {error.lineno} is not JSON") from None
    except (ValueError, RecursionError):
        raise BaselineError("no baseline: it is not JSON") from None


def _known(path: str, found: object) -> dict[str, Entry]:
    if not isinstance(found, list):
        raise BaselineError(f"no baseline: {json.dumps(path)} has no list of findings")
    entries = [_entry(path, item) for item in found]
    return {entry.fingerprint: entry for entry in entries}


def _entry(path: str, found: object) -> Entry:
    said = found if isinstance(found, dict) else {}
    for name, kind in _KINDS.items():
        if not isinstance(said.get(name), kind):
            raise BaselineError(f"no baseline: a finding of {json.dumps(path)} has no {name}")
    return Entry._make(said.get(name) for name in Entry._fields)
