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

_STEP = re.compile(r"(?:bar|\d\d?)[*@]*/[^\s\"]+", re.IGNORECASE)
"""A step among the words of an event."""


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

    One that is written with other signs is put in the usual ones, the mover's.
    """
    text = log.text(event.span)
    if isinstance(event.action, Turn) and "/" not in text and ":" not in text:
        return _in_usual_signs(event.action.played)
    if not isinstance(event.action, Turn):
        return " ".join(_STEP.findall(text))
    return " ".join(text.partition(":")[2].split()) if ":" in text else text


def _in_usual_signs(played: Played) -> str:
    if isinstance(played, Play):
        return play_in_words(played.moves)
    return played.words if isinstance(played, NoPlay) else ""
