"""What the members of a team say to their captain, who decides."""

from __future__ import annotations

from bgaudit.replay.checks.chouette import OVERRULED_MEMBER
from bgaudit.replay.chouette.names import Names
from bgaudit.replay.log import GameLog
from bgaudit.transcript.model import Event, Suggested


class Advice:
    """The suggestions of one turn of the team, held against what the captain then does."""

    def __init__(self, log: GameLog, names: Names) -> None:
        self._log = log
        self._names = names
        self._suggested: list[tuple[Event, Suggested]] = []
        self._done = ""

    def suggested(self, event: Event, suggestion: Suggested) -> None:
        """A member speaks for something else."""
        self._suggested.append((event, suggestion))

    def done(self, event: Event) -> None:
        """The team does something."""
        self._done += f"{_plain(self._log.text(event.span))}\n"

    def turn_is_over(self) -> None:
        """It is the box's turn: the captain has decided."""
        for event, suggestion in self._suggested:
            if _plain(suggestion.text) not in self._done:
                self._log.report(
                    OVERRULED_MEMBER,
                    f"{self._names[event.who or 0]} is for {suggestion.text}, and the captain "
                    "decides otherwise",
                    event,
                    player=event.who,
                )
        self._suggested.clear()
        self._done = ""


def _plain(text: str) -> str:
    return " ".join(text.casefold().split())
