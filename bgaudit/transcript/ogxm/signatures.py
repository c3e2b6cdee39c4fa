"""The signatures that an OGXM file carries: of its match, and of analyses of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from types import ModuleType
from typing import Any

from bgaudit.transcript.model import Signature

Fields = dict[str, Any]
Verify = Callable[..., bool]


def signatures_of(ogxm: ModuleType, data: bytes, fields: Fields) -> tuple[Signature, ...]:
    """Each signature with its own key, and whether it fits what it signs."""
    return tuple(_signatures(ogxm, data, fields))


def _signatures(ogxm: ModuleType, data: bytes, fields: Fields) -> Iterator[Signature]:
    for index, signature in enumerate(fields.get("match_signatures") or ()):
        yield _checked("match", signature, ogxm.verify_match, data, index)
    blocks = fields.get("analyses_info") or [fields.get("analysis_info") or {}]
    for index, block in enumerate(blocks):
        if block.get("signature"):
            yield _checked("analysis", block["signature"], ogxm.verify_analysis, data, index)


def _checked(of: str, signature: Fields, verify: Verify, data: bytes, index: int) -> Signature:
    """A key that the file does not carry, or no package to check with: then nobody knows."""
    key = str(signature.get("public_key") or "")
    try:
        return Signature(of, key, verify(data, index) if key else None)
    except ImportError:
        return Signature(of, key, None)
