"""All checks in one list, gathered from the modules that declare them."""

from __future__ import annotations

from bgaudit.replay.checks import (
    archive,
    chouette,
    cube,
    dice,
    match,
    moves,
    procedure,
    reading,
    record,
    score,
    time,
)
from bgaudit.replay.checks.check import Check

_FAMILIES = (archive, chouette, cube, dice, match, moves, procedure, reading, record, score, time)

ALL_CHECKS: tuple[Check, ...] = tuple(
    sorted(
        (
            declared
            for family in _FAMILIES
            for declared in vars(family).values()
            if isinstance(declared, Check)
        ),
        key=lambda check: check.code,
    )
)
"""Every check, in the order of the codes."""
