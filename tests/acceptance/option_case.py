"""What bgaudit says of a record under each value of an option."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class OptionCase:
    """What bgaudit says of a record under each value of an option.

    What else the rule set needs for the option to matter is set ``besides``. With ``scored`` the
    score that the match comes to stands last.
    """

    key: str
    record: str
    says: list[tuple[Any, list[str]]]
    besides: dict[str, Any] = field(default_factory=dict)
    scored: bool = False
