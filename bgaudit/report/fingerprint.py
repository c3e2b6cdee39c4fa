"""A name for each finding that survives edits elsewhere in the file."""

from __future__ import annotations

import hashlib
from collections import Counter
from pathlib import PurePath

from bgaudit.finding import Finding
from bgaudit.replay.outcome import Audit

_HEX_DIGITS = 32


def fingerprints(audit: Audit) -> list[str]:
    """One fingerprint per finding, in their order.

    It rests on what was found and in which game and row, not on line numbers; equal findings of a
    file are told apart by counting them.
    """
    seen: Counter[str] = Counter()
    result = []
    for finding in audit.findings:
        key = _key(audit, finding)
        result.append(_digest(f"{key}\0{seen[key]}"))
        seen[key] += 1
    return result


def _key(audit: Audit, finding: Finding) -> str:
    parts = (
        finding.code,
        PurePath(audit.source.path).as_posix(),
        finding.game,
        finding.row,
        finding.player,
        audit.source.line_text(finding.span.start).strip(),
        finding.message,
    )
    return "\0".join("" if part is None else str(part) for part in parts)


def _digest(key: str) -> str:
    # A file's name may hold bytes that are no UTF-8, as lone surrogates.
    return hashlib.sha256(key.encode("utf-8", "surrogatepass")).hexdigest()[:_HEX_DIGITS]
