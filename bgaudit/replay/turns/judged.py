"""A turn beside the verdict on it."""

from __future__ import annotations

import re
from typing import NamedTuple

from bgaudit.replay.log import GameLog
from bgaudit.replay.turns.judge import Verdict
from bgaudit.replay.turns.wording import play_in_words
from bgaudit.rules.board import Board
from bgaudit.rules.plays import Dice
from bgaudit.transcript.model import Event, NoPlay, Play, Played, Turn

_STEP = re.compile(
    r"(?:bar|\d\d?)[*@]*/[^\s\"]+|(?<![^\s:])(?:bar|\d\d?)-(?:off|\d\d?)(?!\S)", re.IGNORECASE
)
"""A step among the words of an event; FIBS and its clients write ``24-18``."""
_ROLL = re.compile(r"^\s*\([^()/]*\)")
"""A roll in parentheses behind the sign of the player."""
_CODED = re.compile(r"\w*\s*\[")
"""A move of SGF, whose points are letters."""


class Judged(NamedTuple):
    """A turn with the board before it, from the mover's view, and the verdict on it.

    ``recorded`` is the play as the record has it.
    """

    event: Event
    side: int
    view: Board
    dice: Dice
    play: Play | NoPlay
    verdict: Verdict
    recorded: str

    @property
    def moves(self) -> tuple[tuple[int, int], ...]:
        """The single stretches of the play."""
        return self.play.moves if isinstance(self.play, Play) else ()


def as_written(log: GameLog, event: Event) -> str:
    """A turn's play as the record has it, without the roll or the words before it.

    One that is written in letters is put in the usual signs, the mover's.
    """
    text = log.text(event.span)
    if not isinstance(event.action, Turn):
        return _steps(event, text)
    if ":" in text:
        return " ".join(_ROLL.sub("", text.partition(":")[2]).split())
    if _CODED.match(text):
        return _in_usual_signs(event.action.played)
    return " ".join(_STEP.findall(text)) or text


def _steps(event: Event, text: str) -> str:
    """The steps among the words of an event of the table; dice written as 3-1 are none."""
    # Few records have these, which are loaded with the first one.
    from bgaudit.transcript.model import Opening, Roll

    return "" if isinstance(event.action, Opening | Roll) else " ".join(_STEP.findall(text))


def _in_usual_signs(played: Played) -> str:
    if isinstance(played, Play):
        return play_in_words(played.moves)
    return played.words if isinstance(played, NoPlay) else ""
