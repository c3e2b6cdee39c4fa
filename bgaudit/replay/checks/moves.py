"""Checker play: the MV family."""

from __future__ import annotations

from bgaudit.replay.checks.check import error, warning

EMPTY_SOURCE = error("MV001", "empty-source", "a man is moved from a point where there is none")
WRONG_DISTANCE = error("MV002", "wrong-distance", "a step has a length that was not rolled")
TOO_MANY_PIPS = error("MV003", "too-many-pips", "the steps need more than the dice give")
HELD_POINT = error("MV004", "held-point", "a man lands on a point that the opponent holds")
HELD_ON_THE_WAY = error(
    "MV005", "held-on-the-way", "a man has no open point to touch down on between two dice"
)
BAR_FIRST = error("MV006", "bar-first", "a man is moved while another is on the bar")
BAD_ENTRY = error("MV007", "bad-entry", "a man enters where no single die brings him in")
BACKWARDS = error("MV008", "backwards", "a man moves away from home")
NOT_ALL_HOME = error("MV009", "not-all-home", "a man is borne off while another is outside")
DIE_TOO_SMALL = error("MV010", "die-too-small", "a man is borne off with too small a number")
MAN_BEHIND = error(
    "MV011", "man-behind", "a larger number bears a man off although one stands behind him"
)
DIE_LEFT = error("MV012", "die-left", "one die is left although both could be played")
SMALLER_DIE = error("MV013", "smaller-die", "the smaller die is played where the larger could be")
DOUBLE_LEFT = error(
    "MV014", "double-left", "a part of a double is left although it could be played"
)
NO_PLAY = error("MV015", "no-play", "nothing is played although a legal play exists")
PHANTOM_HIT = warning("MV020", "phantom-hit", "a hit is marked where nothing is hit")
OUT_OF_TURN = error("MV026", "out-of-turn", "a player has two turns running")
DECLARED_ILLEGAL = error("MV028", "declared-illegal", "the record itself calls a play illegal")
AMBIGUOUS_ROUTE = warning(
    "MV030", "ambiguous-route", "a play can be read in two ways with different results"
)
WRONG_VARIANT = warning(
    "MV032", "wrong-variant", "the plays fit another starting position than the one stated"
)
