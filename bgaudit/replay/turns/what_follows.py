"""What follows for an illegal play under a rule set: it stands, may be challenged, is played again.

Says in words what the challenge window and its options do (RULES of each rule set: what an illegal
play is, and until when it can be challenged).
"""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import NamedTuple

from bgaudit.finding import Finding, Status
from bgaudit.replay.turns.wording import OF_ILLEGAL_PLAYS
from bgaudit.rules.options.moves import MoveRules


class Outcome(StrEnum):
    """What a rule set has to happen."""

    STANDS = "stands"
    MAY_BE_CHALLENGED = "may_be_challenged"
    MUST_BE_REPLAYED = "must_be_replayed"
    """The roll is played again, or made again."""
    TO_BE_PUT_RIGHT = "to_be_put_right"
    """What is written down, or a score, a cube or a start, is put right."""
    OPPONENT_CHOOSES = "opponent_chooses"
    NEEDS_DIRECTOR = "needs_director"
    NOTHING = "nothing"


class Following(NamedTuple):
    """What follows, in words too; ``options`` are the dotted keys of the options it rests on."""

    outcome: Outcome
    words: str
    options: tuple[str, ...] = ()


_ILLEGAL = "moves.illegal_play"
_WINDOW = "moves.challenge_window"
_CHALLENGERS = "moves.challengers"
_CONDONABLE = "moves.non_condonable"
_LATE = "moves.late_correction"

_UNTIL = {
    "before_next_roll_or_double": "until the opponent has rolled or doubled",
    "before_next_roll": "until the opponent has made a roll that counts",
    "before_next_play_completed": "until the opponent has completed his play, whose roll is then "
    "made again",
    "until_resolved": "as long as it is not resolved",
    "none": "without a time that the rule set gives",
}
_WHO = {
    "players_and_officials": "either player or an official",
    "players": "either player",
    "anyone": "anyone",
}
_AGAIN = "the whole roll is then played again, legally"


def is_of_a_play(finding: Finding) -> bool:
    """Whether a finding is about a play that could stand or fall."""
    return finding.code in OF_ILLEGAL_PLAYS


def what_follows(status: Status, rules: MoveRules) -> Following:
    """What follows for an illegal play of which that has become."""
    return _BY_STATUS[status](rules)


def _stood(rules: MoveRules) -> Following:
    if rules.illegal_play == "director":
        return Following(
            Outcome.NEEDS_DIRECTOR,
            f"it could be challenged {_until(rules)}, and was not; a director decides what becomes "
            "of it",
            (_ILLEGAL, _WINDOW),
        )
    return Following(
        Outcome.STANDS,
        f"it stands as it was played: it could be challenged {_until(rules)}, and was not"
        f"{_by_agreement(rules)}",
        (_ILLEGAL, _WINDOW, _LATE),
    )


def _open(rules: MoveRules) -> Following:
    who = _WHO[rules.challengers]
    if rules.illegal_play == "director":
        return Following(
            Outcome.NEEDS_DIRECTOR,
            f"it may be challenged by {who} {_until(rules)}; a director decides what becomes of it",
            (_ILLEGAL, _WINDOW, _CHALLENGERS),
        )
    otherwise = "it stands" if rules.illegal_play == "legal_moves" else "the opponent accepts it"
    if rules.non_condonable and rules.illegal_play == "condoned":
        otherwise += f", which he may not for {_kinds(rules)}"
    return Following(
        Outcome.MAY_BE_CHALLENGED,
        f"it may be challenged by {who} {_until(rules)}, and at the end of a game until the next "
        f"one begins; {_AGAIN}; if nobody does, {otherwise}",
        (_ILLEGAL, _WINDOW, _CHALLENGERS, _CONDONABLE),
    )


def _condoned(rules: MoveRules) -> Following:
    words = "it stands: the opponent did not challenge it, and so accepted it"
    if rules.non_condonable:
        words += f", which he may not for {_kinds(rules)}"
    return Following(Outcome.STANDS, words, (_ILLEGAL, _WINDOW, _CONDONABLE))


def _corrected(rules: MoveRules) -> Following:
    return Following(
        Outcome.NOTHING,
        "it was taken back in time, and the same roll played again: nothing of it is left",
        (_WINDOW,),
    )


def _challenged_in_time(rules: MoveRules) -> Following:
    return Following(
        Outcome.MUST_BE_REPLAYED,
        f"it was challenged in time, which is {_until(rules)}: the whole roll has to be played "
        "again, legally",
        (_ILLEGAL, _WINDOW, _CHALLENGERS),
    )


def _challenge_late(rules: MoveRules) -> Following:
    return Following(
        Outcome.STANDS,
        f"it stands: it could be challenged {_until(rules)}, and was challenged later"
        f"{_by_agreement(rules)}",
        (_WINDOW, _LATE),
    )


def _declared(rules: MoveRules) -> Following:
    return Following(
        Outcome.STANDS,
        "the record calls it illegal and goes on from the position after it; whether anybody "
        "challenged it is not recorded",
        (_WINDOW,),
    )


def _never_open(rules: MoveRules) -> Following:
    if rules.illegal_play == "server_enforced":
        return Following(
            Outcome.TO_BE_PUT_RIGHT,
            "where only legal plays can be made it was not played so: the record is wrong, and not "
            "the player",
            (_ILLEGAL,),
        )
    return Following(
        Outcome.NEEDS_DIRECTOR,
        "the rule set has no time to challenge a play in: a director decides",
        (_ILLEGAL, _WINDOW),
    )


def _until(rules: MoveRules) -> str:
    return _UNTIL[rules.challenge_window]


def _by_agreement(rules: MoveRules) -> str:
    agreed = rules.late_correction == "accept_if_agreed"
    return "; both players may still agree to put it right" if agreed else ""


def _kinds(rules: MoveRules) -> str:
    return ", ".join(kind.replace("_", " ") for kind in rules.non_condonable)


_BY_STATUS: dict[Status, Callable[[MoveRules], Following]] = {
    Status.STOOD: _stood,
    Status.OPEN: _open,
    Status.CONDONED: _condoned,
    Status.CORRECTED: _corrected,
    Status.CHALLENGED_IN_TIME: _challenged_in_time,
    Status.CHALLENGE_LATE: _challenge_late,
    Status.DECLARED: _declared,
    Status.NOT_APPLICABLE: _never_open,
}
