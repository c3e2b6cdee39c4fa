"""Values as JSON, whatever is in them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

_ENCODER = json.JSONEncoder(ensure_ascii=False, check_circular=False)


def json_text(value: Mapping[str, Any]) -> str:
    """An object on one line, in characters that UTF-8 can say."""
    text = _ENCODER.encode(value)
    if text.isascii():
        return text
    # What UTF-8 cannot say, a lone surrogate, becomes \udcxx: the escape of JSON itself.
    return text.encode("utf-8", "backslashreplace").decode("utf-8")
