"""The score of a game and of the match: the SC family."""

from __future__ import annotations

from bgaudit.replay.checks.check import error, note, warning

WRONG_WINNER = error("SC001", "wrong-winner", "the result is credited to the loser")
WRONG_DROP_POINTS = error(
    "SC002", "wrong-drop-points", "a dropped double is not scored as the cube before it"
)
WRONG_POINTS = error(
    "SC003", "wrong-points", "the points of a game are not those that it was worth"
)
FALSE_GAMMON = error(
    "SC004", "false-gammon", "a gammon is scored against a player who has borne off a man"
)
WRONG_BACKGAMMON = error(
    "SC005", "wrong-backgammon", "a backgammon is scored for a gammon, or the reverse"
)
IMPOSSIBLE_POINTS = error(
    "SC009", "impossible-points", "the points of a game are no multiple of the cube"
)
WRONG_SCORE = error("SC012", "wrong-score", "a score line is not what the games before add up to")
MISSING_RESULT = warning("SC013", "missing-result", "a game has no result")
POINTS_CUT = note("SC014", "points-cut", "the last game's points are cut to what was needed")
CREDITED_TWICE = error("SC018", "credited-twice", "a game is credited twice")
