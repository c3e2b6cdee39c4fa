"""What probably happened in the public records that are damaged.

Of the three GridGammon files whose plays are left out, one is at hand.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from bgaudit import Source, load_preset
from bgaudit.pipeline import audit_with_slips

REAL = Path(__file__).parents[3] / "shared" / "corpus" / "real"

pytestmark = pytest.mark.skipif(not REAL.is_dir(), reason="no ../shared/corpus here")


def told(name: str) -> list[str]:
    """The line and code of each finding that is explained, with what is said and the likeliest.

    Players are called by their sides.
    """
    (path,) = REAL.rglob(name)
    source = Source.from_bytes(name, path.read_bytes())
    lines = []
    audit = audit_with_slips(source, load_preset("standard"))
    for finding in audit.findings:
        if (said := finding.probably) is not None:
            first = f": {said.candidates[0].message}" if said.candidates else ""
            place = f"{source.place(finding.span.start).line} {finding.code}"
            line = f"{place} {said.probably}: {said.why}{first}"
            for side, name in enumerate(audit.matches[0].players, 1):
                line = line.replace(f", {name}:", f", player {side}:")
            lines.append(line)
    return lines


def test_plays_that_are_left_out() -> None:
    left_out = "of the game are blank where one is legal"
    assert told("Wakagashira-nori-2009Feb092123.txt") == [
        f"36 MV015 undecided: plays are left out: 3 turns {left_out}: 5/1 5/off was played",
        f"37 MV015 undecided: plays are left out: 2 turns {left_out}: 3/off(4) was played",
        f"38 MV015 undecided: plays are left out: 2 turns {left_out}: 3/off(4) was played",
        f"55 MV015 undecided: plays are left out: 7 turns {left_out}",
        "57 MV015 undecided: more than one reading explains what comes later: row 8, player 2: "
        "9/3 8/5 5/2 was played, not 9/3 8/5 6/3",
        f"58 MV015 undecided: plays are left out: 3 turns {left_out}",
        f"59 MV015 undecided: plays are left out: 3 turns {left_out}",
        "60 MV015 undecided: it goes away with what is told of row 12",
        "61 MV015 undecided: it goes away with what is told of row 12",
    ]


def test_plays_that_the_record_itself_calls_illegal() -> None:
    """It states the position after them, and the games go on from there."""
    assert told("Nori-Kenji081229.txt") == [
        "315 MV028 really_played: the 22 turns after it fit the board only as it was played",
        "486 MV028 really_played: the 27 turns after it fit the board only as it was played",
        "517 MV028 undecided: nothing comes later: 24/23* 24/22 was played",
    ]


def test_a_game_made_up_with_several_faults() -> None:
    """Its opening roll is a double, and men are borne off on the third turn."""
    assert told("doubles_hit_bearoff.mat") == [
        "8 MV001 undecided: more than one reading explains what comes later: row 2, player 1: a "
        "turn is missing before it: 24/20 24/18 with 6-4",
    ]
