"""What follows from a finding under a rule set: whatever it is about.

For a play the status decides (:mod:`bgaudit.replay.turns.what_follows`); for some other faults an
option of the rule set does; what no option decides is left to a director, and said to be.
"""

from __future__ import annotations

from operator import attrgetter
from typing import NamedTuple

from bgaudit.finding import Finding, Severity, Status
from bgaudit.replay.turns.what_follows import Following, Outcome, is_of_a_play, what_follows
from bgaudit.rules.ruleset import RuleSet


class _Decides(NamedTuple):
    """An option by its dotted key, and what follows for each of its values."""

    option: str
    values: dict[str, tuple[Outcome, str]]


def _put_right(option: str, what: str, until: dict[str, str]) -> _Decides:
    words = {value: f"{what} is put right {when}" for value, when in until.items()}
    return _Decides(option, {value: (Outcome.TO_BE_PUT_RIGHT, words[value]) for value in words})


_SCORE = _put_right(
    "score.correction_until",
    "the score",
    {
        "next_match_started": "until a player has begun his next match, and stands then",
        "next_game_started": "until the next game has begun, and stands then",
        "result_recorded": "until the result of the match is written down, and stands then",
        "if_agreed": "if both players agree to it, and else stands",
    },
)
_SETUP = _put_right(
    "setup.correct_until",
    "the start",
    {
        "fifth_roll": "until the fifth roll of the game, and stands then",
        "starter_second_turn": "until the second turn of who began, and stands then",
        "second_play_done": "until the second play is done, and stands then",
        "always": "whenever it is noticed",
    },
)
_LENGTH = _Decides(
    "match.wrong_length",
    {
        "first_to_posted": (
            Outcome.STANDS,
            "who came to the posted length first has won, whatever was played after that",
        ),
        "as_played": (Outcome.STANDS, "the match stands with the length that it was played to"),
        "director": (Outcome.NEEDS_DIRECTOR, "the rule set leaves it to a director"),
    },
)
_CRAWFORD = _Decides(
    "cube.crawford_double",
    {
        "annul": (
            Outcome.TO_BE_PUT_RIGHT,
            "the double is annulled, and the game goes on with the cube as it was",
        ),
        "stands_after_game": (
            Outcome.TO_BE_PUT_RIGHT,
            "the double is annulled while the game goes on; when the game is over it stands",
        ),
        "director": (Outcome.NEEDS_DIRECTOR, "the rule set leaves it to a director"),
    },
)
_EARLY_DOUBLE = _Decides(
    "cube.premature_action",
    {
        "void": (Outcome.TO_BE_PUT_RIGHT, "the double is void, and has to be offered again"),
        "stands": (
            Outcome.STANDS,
            "the double stands, and the opponent may change his play, knowing it",
        ),
        "opponent_choice": (
            Outcome.OPPONENT_CHOOSES,
            "the opponent chooses whether the double stands",
        ),
    },
)
_EARLY_ROLL = _Decides(
    "dice.premature_roll",
    {
        "void": (
            Outcome.MUST_BE_REPLAYED,
            "the roll does not count, and is made again when the opponent's turn is over",
        ),
        "stands": (
            Outcome.STANDS,
            "the roll stands, and the opponent may change his play, knowing it",
        ),
        "opponent_choice": (
            Outcome.OPPONENT_CHOOSES,
            "the opponent chooses whether the roll stands or is made again",
        ),
    },
)
_OUT_OF_TURN = _Decides(
    "dice.out_of_turn_roll",
    {
        "void": (Outcome.MUST_BE_REPLAYED, "the roll does not count"),
        "stands": (Outcome.STANDS, "the roll stands"),
    },
)
_FOREIGN_DIE = _Decides(
    "dice.foreign_die",
    {
        "void": (Outcome.MUST_BE_REPLAYED, "the roll does not count, and is made again"),
        "stands": (Outcome.STANDS, "the roll stands"),
    },
)
_TIME = _Decides(
    "time.expiry",
    {
        "loses_match": (Outcome.TO_BE_PUT_RIGHT, "the match is lost with the time"),
        "loses_game": (Outcome.TO_BE_PUT_RIGHT, "the game is lost with the time"),
    },
)

_DECIDES = {
    **dict.fromkeys(
        ("SC001", "SC002", "SC003", "SC004", "SC005", "SC006", "SC007", "SC008", "SC009"), _SCORE
    ),
    **dict.fromkeys(("SC012", "SC015", "SC016", "SC018", "SC019", "SC020"), _SCORE),
    **dict.fromkeys(("MT007", "MT008"), _SETUP),
    "MT009": _LENGTH,
    "CU004": _CRAWFORD,
    "PR005": _EARLY_DOUBLE,
    "PR001": _EARLY_ROLL,
    **dict.fromkeys(("PR002", "DI005"), _OUT_OF_TURN),
    "DI012": _FOREIGN_DIE,
    **dict.fromkeys(("TM001", "TM004", "TM010"), _TIME),
}
_OF_THE_PLAY = {
    "PR007": Status.CHALLENGE_LATE,
    "PR008": Status.CHALLENGED_IN_TIME,
    "PR009": Status.CHALLENGED_IN_TIME,
}
"""What is told of a challenge, with what has become of the play that it is about."""
_NO_ROLL = Following(
    Outcome.MUST_BE_REPLAYED,
    "the roll does not count, and is made again; where play has gone on a director decides",
)
_NO_DICE = Following(
    Outcome.TO_BE_PUT_RIGHT,
    "this is no roll: the record is put right by who knows what was rolled",
)
_ALWAYS = {
    **dict.fromkeys(("DI002", "DI006", "DI007", "PR004", "PR016"), _NO_ROLL),
    **dict.fromkeys(("DI001", "DI010"), _NO_DICE),
    "PR010": Following(Outcome.STANDS, "the play stands as it was when the turn was over"),
    "PR014": Following(
        Outcome.MUST_BE_REPLAYED,
        "the opponent cannot accept it: the whole roll has to be played again, legally",
        ("moves.non_condonable",),
    ),
    "PR015": Following(
        Outcome.STANDS, "the play stands as it was made first", ("moves.late_correction",)
    ),
}
"""What follows whatever the rule set."""
_DISPUTES = ("IN013", "PR017", "CU022")
"""Notes and warnings that leave a verdict open."""
_OF_THE_TEXT = ("TX", "IN")


def consequence(finding: Finding, rules: RuleSet) -> Following:
    """What follows from a finding under the rules that the match is played under."""
    if finding.status is Status.CORRECTED and is_of_a_play(finding):
        return what_follows(finding.status, rules.moves)
    if finding.code in _DISPUTES:
        return Following(Outcome.NEEDS_DIRECTOR, "it is open, and a director decides")
    if finding.severity is Severity.NOTE:
        return Following(Outcome.NOTHING, "it is a note: nothing follows")
    if is_of_a_play(finding):
        return what_follows(finding.status, rules.moves)
    if finding.code in _OF_THE_PLAY:
        return what_follows(_OF_THE_PLAY[finding.code], rules.moves)
    if finding.code in _ALWAYS:
        return _ALWAYS[finding.code]
    return _by_option(finding, rules)


def _by_option(finding: Finding, rules: RuleSet) -> Following:
    if finding.code.startswith(_OF_THE_TEXT):
        return Following(Outcome.NOTHING, "it is about the record, and nothing in the game follows")
    decides = _DECIDES.get(finding.code)
    if decides is not None:
        outcome, words = decides.values[attrgetter(decides.option)(rules)]
        return Following(outcome, words, (decides.option,))
    if finding.severity is Severity.WARNING:
        return Following(Outcome.NOTHING, "nothing that the rule set says")
    return Following(Outcome.NEEDS_DIRECTOR, "the rule set does not say: a director decides")
