"""Options of what games are worth."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from bgaudit.rules.options.declare import EVENTS, option, section

BackgammonCondition = Literal["home_or_bar", "bar_only", "home_only", "home_bar_unclear", "none"]
"""Where a man of the loser must stand for a backgammon: the winner's home board, the bar."""


Gammon = Literal[1, 2]
"""What a gammon can be worth, times the cube."""


Backgammon = Literal[2, 3]
"""What a backgammon can be worth, times the cube."""


Resigned = Literal[1, 2, 3]
"""What can be resigned, times the cube."""


ScoreCap = Literal["none", "match_length"]
"""Whether points above what the match needs count."""


Acceptance = Literal["required", "not_required"]
"""Whether a resignation must be accepted."""


CorrectionDeadline = Literal[
    "next_match_started", "next_game_started", "result_recorded", "if_agreed"
]
"""Until when a wrong score is put right."""


@dataclass(frozen=True, slots=True)
class FixedResignation:
    """What a resignation is worth where the players do not agree on it, times the cube."""

    none_off: Resigned = option(2, "if the player who resigns has borne off no man")
    some_off: Resigned = option(1, "if he has borne off a man")


@dataclass(frozen=True, slots=True)
class ResignationRules:
    """Resigned games."""

    values: tuple[Resigned, ...] = option((1, 2, 3), "what may be resigned, times the cube")
    acceptance: Acceptance = option("required", "whether the opponent must accept", needs=EVENTS)
    fixed: FixedResignation | None = option(
        None, "a value that is not agreed but given", null="none"
    )


@dataclass(frozen=True, slots=True)
class ScoreRules:
    """What games are worth."""

    gammon: Gammon = option(2, "what a gammon is worth, times the cube")
    backgammon: Backgammon = option(3, "what a backgammon is worth, times the cube")
    backgammon_condition: BackgammonCondition = option(
        "home_or_bar", "where a man of the loser makes it a backgammon"
    )
    jacoby: bool | None = option(
        False, "whether in money play a gammon counts once while the cube is in the middle"
    )
    jacoby_autodouble_counts: bool = option(
        False, "whether an automatic double makes gammons count"
    )
    score_cap: ScoreCap | None = option("none", "whether points above what the match needs are cut")
    resignation: ResignationRules = section(ResignationRules)
    correction_until: CorrectionDeadline = option(
        "next_match_started", "until when a wrong score is put right", needs=EVENTS
    )
