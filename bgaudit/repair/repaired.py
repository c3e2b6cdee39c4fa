"""The text of the new record, which is not given unless it audits as the hypotheses promised."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterable, Sequence

from bgaudit.config.conditions import Conditions
from bgaudit.finding import Finding
from bgaudit.pipeline import audit as audited
from bgaudit.repair.candidates import Candidate, RepairError
from bgaudit.replay import replay
from bgaudit.replay.outcome import Audit
from bgaudit.source import Source
from bgaudit.transcript.amending import AMENDABLE, amended
from bgaudit.transcript.amendment import Amendment, CannotAmendError
from bgaudit.transcript.detect import READERS
from bgaudit.transcript.edits import edited

_Key = tuple[str, int | None, int | None, int | None, str | None]


def require_amendable(audit: Audit) -> None:
    """Raise :class:`RepairError` where nothing can be written into the text of a record."""
    source = audit.source
    if audit.format is None:
        raise RepairError(f"{source.path}: no match record")
    if audit.format not in AMENDABLE:
        raise RepairError(
            f"{source.path}: nothing is written into the format {audit.format}, only into "
            f"{', '.join(AMENDABLE)}: `bgaudit convert` makes one of those of it first"
        )
    again = source.with_mark(source.text).encode(source.encoding, "replace")
    if hashlib.sha256(again).hexdigest() != source.sha256:
        raise RepairError(
            f"{source.path}: it holds bytes that are no characters in {source.encoding}, "
            "which would not be kept as they are"
        )


def repaired(audit: Audit, chosen: Sequence[Candidate], conditions: Conditions) -> str:
    """The text of the record that was audited, under these conditions, with these hypotheses.

    It has the encoding of the old one, and its mark. Raises :class:`RepairError`, also where the
    new record would not hold what was promised: each finding is gone, and nothing else is found
    than in a replay of the corrected record.
    """
    require_amendable(audit)
    source, format = audit.source, audit.format or ""
    record = READERS[format](source)
    amendments = [
        Amendment(edit, f"{hypothesis.id} {hypothesis.message}")
        for _, hypothesis in chosen
        for edit in hypothesis.edits
    ]
    try:
        text = source.with_mark(amended(source, record, format, amendments))
    except CannotAmendError as error:
        raise RepairError(f"{source.path}: {error}") from error
    again = Source.from_bytes(source.path, text.encode(source.encoding))
    corrected = edited(record, (amendment.edit for amendment in amendments))
    rules, selection, aliases = conditions.rules, conditions.selection, conditions.aliases
    now = audited(again, rules, format, selection.enabled, aliases)
    # The places of the corrected record are those of the old text, which keys do not depend on.
    promised = replay(source, corrected, format, rules, selection.enabled, aliases)
    _require_promise(audit, chosen, selection.told(now), selection.told(promised))
    return text


def _require_promise(
    before: Audit, chosen: Iterable[Candidate], now: Audit, promised: Audit
) -> None:
    old, new = _counted(before), _counted(now)
    for finding, hypothesis in chosen:
        if new[_key(finding)] >= old[_key(finding)]:
            raise RepairError(
                f"nothing is written: with {hypothesis.id} the finding would stay "
                f"({finding.code} {finding.message})"
            )
    beyond = new - _counted(promised)
    for finding in now.findings:
        if _key(finding) in beyond:
            raise RepairError(
                "nothing is written: the new record would have a finding that was not promised "
                f"({finding.code} {finding.message})"
            )


def _counted(audit: Audit) -> Counter[_Key]:
    return Counter(map(_key, audit.findings))


def _key(finding: Finding) -> _Key:
    """What a finding is about, wherever it stands in a text."""
    return finding.code, finding.match, finding.game, finding.player, finding.xgid
