"""Who plays in a transcript whose header does not say it."""

from __future__ import annotations

from collections.abc import Iterable

from bgaudit.transcript.bga.events import stranger
from bgaudit.transcript.bga.header import header_line
from bgaudit.transcript.bga.lines import Line
from bgaudit.transcript.bga.names import is_name
from bgaudit.transcript.times import leading_time

_ROLES = ("director", "spectator")


def players_in(lines: Iterable[Line]) -> tuple[str, ...]:
    """The two words that stand where players do, in their order; empty if they are not two.

    Lines of the next match are not looked at.
    """
    names: dict[str, str] = {}
    for line in lines:
        said = header_line(line)
        if said is not None and said.key == "players":
            break
        if line.defect:
            continue
        time = leading_time(line.text)
        name = stranger(line.text[time.end if time else 0 :].lstrip())
        if name and is_name(name) and name.casefold() not in _ROLES:
            names.setdefault(name.casefold(), name)
    return tuple(names.values()) if len(names) == 2 else ()
