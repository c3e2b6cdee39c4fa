"""Audits without their sources: whoever unpacks one has its source."""

from __future__ import annotations

import json
from typing import NamedTuple

from bgaudit.finding import Finding
from bgaudit.replay.outcome import Audit, MatchOutcome
from bgaudit.source import Source
from bgaudit.wire.codec import codec_of

_ENCODER = json.JSONEncoder(separators=(",", ":"), check_circular=False)


class _Parcel(NamedTuple):
    """What an audit says beside its source; ``listing`` is what a binary record was read as."""

    format: str | None
    rules: str
    matches: tuple[MatchOutcome, ...]
    findings: tuple[Finding, ...]
    ignored: tuple[Finding, ...]
    producer: str | None
    listing: str | None


def packed(audit: Audit) -> bytes:
    """An audit that no baseline was held against yet, without its source."""
    listing = audit.source.text if audit.source.data else None
    parcel = _Parcel(
        audit.format,
        audit.rules,
        audit.matches,
        audit.findings,
        audit.ignored,
        audit.producer,
        listing,
    )
    return _ENCODER.encode(codec_of(_Parcel).pack(parcel)).encode("ascii")


def unpacked(data: bytes, source: Source) -> Audit:
    """The very audit that was packed, of this source.

    Raises :class:`ValueError`, :class:`TypeError` or :class:`LookupError` for what is no parcel.
    """
    parcel: _Parcel = codec_of(_Parcel).unpack(json.loads(data))
    if parcel.listing is not None:
        source = source.listed(parcel.listing)
    return Audit(
        source,
        parcel.format,
        parcel.rules,
        parcel.matches,
        parcel.findings,
        parcel.ignored,
        producer=parcel.producer,
    )
