"""The doubling cube: the CU family."""

from __future__ import annotations

from bgaudit.replay.checks.check import error

NOT_THE_OWNER = error("CU001", "not-the-owner", "a player doubles with the opponent's cube")
DOUBLE_BEFORE_PLAY = error(
    "CU003", "double-before-play", "a double is offered before the game's first play"
)
CRAWFORD_DOUBLE = error("CU004", "crawford-double", "a double is offered in the Crawford game")
WRONG_CUBE_STEP = error("CU005", "wrong-cube-step", "a double is not to twice the cube")
UNANSWERED_DOUBLE = error("CU006", "unanswered-double", "a double is neither taken nor dropped")
ANSWER_TO_NO_DOUBLE = error("CU007", "answer-to-no-double", "a take or a drop answers no double")
OWN_DOUBLE_ANSWERED = error(
    "CU008", "own-double-answered", "a player answers the double that he offered himself"
)
PLAY_AFTER_DROP = error("CU009", "play-after-drop", "the game goes on after a dropped double")
BEAVER_NOT_ALLOWED = error("CU010", "beaver-not-allowed", "a beaver where there are none")
