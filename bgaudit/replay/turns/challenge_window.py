"""What becomes of an illegal play that nobody is seen to challenge.

It stands, or is let pass, once the time in which it can be challenged is over; until then it is
open. Rule sets differ in what ends that time.
"""

from __future__ import annotations

from collections.abc import Iterable

from bgaudit.finding import Severity, Status
from bgaudit.rules.options.moves import ChallengeWindow, MoveRules
from bgaudit.transcript.model import Action, Double, NoPlay, Play, Turn


def outcome(
    rules: MoveRules, following: Iterable[Action], *, last_game: bool
) -> tuple[Status, Severity | None]:
    """The status of an illegal play, and how grave it is where the check does not say.

    ``following`` is what the opponent does after it in the same game.
    """
    if rules.challenge_window == "none" or rules.illegal_play == "server_enforced":
        return Status.NOT_APPLICABLE, None
    if rules.challenge_window == "until_resolved":
        return Status.OPEN, None
    if last_game and not any(_closes(action, rules.challenge_window) for action in following):
        return Status.OPEN, None
    if rules.illegal_play == "condoned":
        return Status.CONDONED, Severity.WARNING
    return Status.STOOD, None


def _closes(action: Action, window: ChallengeWindow) -> bool:
    if window == "before_next_roll_or_double" and isinstance(action, Double):
        return True
    if not isinstance(action, Turn):
        return False
    return window != "before_next_play_completed" or isinstance(action.played, Play | NoPlay)
