"""Values as JSON, whatever is in them."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

_ENCODER = json.JSONEncoder(ensure_ascii=False, check_circular=False)


def json_text(value: Mapping[str, Any]) -> str:
    """An object on one line, in characters that UTF-8 can say."""
    return _sayable(_ENCODER.encode(value))


def json_lines(values: Sequence[Mapping[str, Any]], line: str) -> str:
    """The items of a list, each behind what a line begins with.

    They all begin with the same key, which none of the objects within them begins with.
    """
    if not values:
        return ""
    begin = f'{{"{next(iter(values[0]))}": '
    # Within a string the quotation mark would be escaped, so this is between two objects.
    text = _ENCODER.encode(values)[1:-1].replace("}, " + begin, "}," + line + begin)
    return line + _sayable(text)


def _sayable(text: str) -> str:
    if text.isascii():
        return text
    # What UTF-8 cannot say, a lone surrogate, becomes \udcxx: the escape of JSON itself.
    return text.encode("utf-8", "backslashreplace").decode("utf-8")
