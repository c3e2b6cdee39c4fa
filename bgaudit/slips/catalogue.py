"""The kinds of slips: what each is called wherever it is told, and what it is."""

from __future__ import annotations

DIE_MISREAD = "die-misread"
OTHER_ROLL = "other-roll"
POINT_OFF = "point-off"
STEP_MISSING = "step-missing"
STEP_TWICE = "step-twice"
OTHER_STEP = "other-step"
OTHER_NUMBERING = "other-numbering"
OTHER_PLAY = "other-play"
EARLIER_PLAY = "earlier-play"
PLAY_MISSING = "play-missing"
UNREADABLE_PLAY = "unreadable-play"
HIT_NOT_TAKEN_OFF = "hit-not-taken-off"
TURN_MISSING = "turn-missing"
TURN_TWICE = "turn-twice"
COLUMNS_SWAPPED = "columns-swapped"
RESULT_MISTYPED = "result-mistyped"
RESULT_COLUMN = "result-column"
SCORE_MISTYPED = "score-mistyped"

CATALOGUE = {
    DIE_MISREAD: "one of the two dice was another",
    OTHER_ROLL: "both dice were others, often those of the turn before or after",
    POINT_OFF: "a man was moved from or to another point, a few away",
    STEP_MISSING: "a step of the play is not written",
    STEP_TWICE: "a step is written that was not made, or not twice",
    OTHER_STEP: "one step was another",
    OTHER_NUMBERING: "the points are counted from the other player's side",
    OTHER_PLAY: "another play was made, unlike the one that is written",
    EARLIER_PLAY: "a play before it, legal as it is written, was another",
    PLAY_MISSING: "a play was made where none is written",
    UNREADABLE_PLAY: "a play was made where what is written cannot be read",
    HIT_NOT_TAKEN_OFF: "the players left a man who was hit on his point",
    TURN_MISSING: "a turn is not written",
    TURN_TWICE: "a turn is written twice",
    COLUMNS_SWAPPED: "what stands in one column belongs into the other, in a row or from one on",
    RESULT_MISTYPED: "a game was won for another number of points",
    RESULT_COLUMN: "a game was won by the other player",
    SCORE_MISTYPED: "the score before a game was another",
}
"""All kinds, in the order in which they are listed, each with what really happened."""
