"""T01 to T16: single plays, each under every rule set.

A position is followed by what Marc plays in reply. Each play of Anna's has the verdict of all rule
sets, as the codes of all findings of the record, and then those that say otherwise.
"""

from __future__ import annotations

from typing import NamedTuple

import pytest
from verdicts import ALL, codes

POSITIONS = """
T01 both dice can be played, but in one order only
-FG-------A---b----eAdd---        21: 6/4 4/3
    64: 10/6                MV012
    64: 10/4                MV012
    64: 20/10               -
    64: 20/16/10            -
    64: 20/16 10/4          -
    64: 20/14 10/6          MV004

T02 either die can be played, not both: the larger
-FG-------A---b-b--eAcc---        21: 11/9 11/10
    64: 10/4                -           casino IN013
    64: 10/6                MV013
    64: Cannot Move         MV015

T03 only the smaller die can be played
-FG-b-----A---b-b--eAd----        21: 11/9 21/20
    64: 10/6                -           casino IN013
    64: 20/14               MV004
    64: Cannot Move         MV015

T04 one man can play either die, not both
-GG-------b--------eAdd---        21: 15/13 15/14
    64: 20/14               -
    64: 20/16               MV013
    64: 20/10               MV004

T05 three fives of four can be played
-GbG------------d--e-dA---        21: 23/21 21/20
    55: 22/7                -
    55: 22/17/12/7          -
    55: 22/12               MV014
    55: 22/2                MV004

T06 two men on the bar, one of them can enter
------E-C---cE---c-ed----B        21: 13/11 11/10
    63: bar/22              -
    63: bar/22 13/7         MV006
    63: bar/22/16           MV006
    63: bar/22 bar/19       MV007

T07 no die enters, and the dice are not added up
------F-C---cE---c-e-bb--A        21: 13/11 11/10
    63: Cannot Move         -
    63: bar/16              MV007
    63: 13/7                MV006

T08 the last man comes home, and another goes off in the same turn
--BBCCD-A----eee----------        21: 12/10 12/11
    62: 6/off 8/6           -
    62: 8/off               -
    62: 8/2 2/off           -
    62: 8/2/off             -
    62: 8/6 6/off           -
    62: 6/off 2/off         MV009

T09 a man behind
----A-A------eee----------        21: 12/10 12/11
    51: 6/1 4/3             -
    51: 6/1 1/off           -
    51: 6/5/off             -
    51: 6/off               -
    51: 4/off 6/5           MV011
    51: 4/off 4/3           MV001
    51: 6/off 4/3           MV010

T10 the order of the steps creates the right to bear off
----A-A------eee----------        21: 12/10 12/11
    53: 6/1 4/1             -
    53: 6/3 4/off           -           timed-app MV017   backgammon-circle-strict MV018
    53: 4/off 6/3           -           timed-app MV017   backgammon-circle-strict MV018

T11 wasted pips; 5/off plays both dice
---AAA-------eee----------        21: 12/10 12/11
    61: 5/off 4/3           -
    61: 5/off 3/2           -
    61: 5/off               -           timed-app MV017
    61: 5/4/off             -           timed-app MV017
    61: 5/4 4/off           -           timed-app MV017

T11b a play without waste exists
--A--AA------eee----------        21: 12/10 12/11
    61: 6/off 5/4           -
    61: 6/5 5/off           -           timed-app MV017   backgammon-circle-strict MV018

T13 two ways, on one of them two hits
-b---CE-E---da---da--c--B-        21: bar/23 24/23
    65: 24/13*              -
    65: 24/19/13*           -
    65: 24/18*/13*          MV006
    65: 24/18/13*           IN001 MV006
-b---CE-E---da---da--c--B-        21: bar/24 bar/23
    65: 24/18*/13*          -
    65: 24/18/13*           IN001
    65: 24/13               IN001

T14 the only way open hits twice
-b---CE-E---da---dac----B-        21: bar/24 bar/23
    65: 24/18*/13*          -
    65: 24/13*              IN001
    65: 24/13               IN001
-b---CE-E---da---dac----B-        21: 13/11 13/12
    65: 24/13*              IN001 MV006

T14b one way hits, the other does not: the reply tells
-b---CE-E---e----da--c--B-        21: bar/24 24/22
    65: 24/13               IN001
    65: 24/18*/13           -
-b---CE-E---e----da--c--B-        21: 13/11 8/7
    65: 24/13               -
    65: 24/19/13            -

T15 no open point to touch down on
-b----E-C---dE---c-cc---B-        21: 24/22 24/23
    54: 13/4                -
    54: 24/15               MV005       casino IN013
    54: 24/20/15            MV004

T15b a double has one length of step
-b----E-D---eD---c-e----B-        21: 13/11 6/5
    66: 13/7(2) 24/18(2)    -
    66: 24/18(2) 13/7(2)    -
    66: 13/1                MV004
"""


class Play(NamedTuple):
    """A play of Anna's, its reply, and the verdicts of all rule sets."""

    case: str
    position: str
    written: str
    reply: str
    verdicts: dict[str, str]


def plays() -> list[Play]:
    """The rows of the table."""
    found: list[Play] = []
    case = position = reply = ""
    for line in filter(None, POSITIONS.split("\n")):
        first, *rest = filter(None, (cell.strip() for cell in line.split("  ")))
        if line.startswith("    "):
            usual, *others = rest
            otherwise = dict(other.split(" ", 1) for other in others)
            verdicts = {name: otherwise.get(name, usual) for name in ALL}
            assert otherwise.keys() <= verdicts.keys()
            found.append(Play(case, position, first, reply, verdicts))
        elif rest:
            position, (reply,) = first, rest
        else:
            case = line
    return found


@pytest.mark.parametrize("play", plays(), ids=lambda play: f"{play.case}-{play.written}")
def test_a_play_under_every_rule_set(play: Play) -> None:
    record = f"; Set Pos={play.position}/0\n 1) {play.written:<31} {play.reply}"
    assert {name: codes(record, name) for name in ALL} == play.verdicts
