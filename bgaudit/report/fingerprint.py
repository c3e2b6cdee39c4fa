"""A name for each finding that survives edits elsewhere in the file."""

from __future__ import annotations

import hashlib
from collections import Counter
from pathlib import PurePath

from bgaudit.finding import Finding
from bgaudit.replay.outcome import Audit

_HEX_DIGITS = 32


def fingerprints(audit: Audit, path: str | None = None) -> list[str]:
    """One fingerprint per finding, in their order.

    It rests on what is said, of which text, in which game, of which player, and in which file:
    ``path``, or what the source is called. Lines and rows can be added and numbered anew, and other
    cells of the same row be put right. Equal findings of a file are told apart by counting them,
    those that were left out of the audit too.
    """
    if not audit.findings:
        return []
    where = PurePath(path or audit.source.path).as_posix()
    told = set(map(id, audit.findings))
    seen: Counter[str] = Counter()
    result = []
    for finding in audit.all_findings:
        key = _key(finding, where, audit.source.text)
        if id(finding) in told:
            result.append(_digest(f"{key}\0{seen[key]}"))
        seen[key] += 1
    return result


def _key(finding: Finding, path: str, text: str) -> str:
    said_of = " ".join(text[finding.span.start : finding.span.end].split())
    parts = (finding.code, path, finding.game, finding.player, said_of, finding.message)
    return "\0".join("" if part is None else str(part) for part in parts)


def _digest(key: str) -> str:
    # A file's name may hold bytes that are no UTF-8, as lone surrogates.
    return hashlib.sha256(key.encode("utf-8", "surrogatepass")).hexdigest()[:_HEX_DIGITS]
