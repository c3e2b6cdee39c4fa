"""Options of the match: its length, its start and its end."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from bgaudit.rules.options.declare import EVENTS, option

Parity = Literal["any", "odd"]
"""Which match lengths there are."""


WrongLength = Literal["first_to_posted", "as_played", "director"]
"""Who wins a match that was played to another length than the one posted."""


Variant = Literal[
    "standard", "nackgammon", "longgammon", "hypergammon1", "hypergammon2", "hypergammon3"
]
"""The games that differ in nothing but the starting position; the number is that of the men."""


Concession = Literal["any", "no_contact_only", "none"]
"""When a game may be conceded."""


@dataclass(frozen=True, slots=True)
class MatchRules:
    """The match as a whole."""

    length_parity: Parity = option("any", "which match lengths there are")
    posted_length: int | None = option(
        None, "the length that the draw sheet gives", null="not known", least=1
    )
    wrong_length: WrongLength = option(
        "first_to_posted", "who wins a match played to another length than the posted one"
    )
    concession: Concession = option("any", "when a game may be conceded")
    settlement: bool = option(False, "whether a game may be settled or cancelled", needs=EVENTS)
    variant: Variant | None = option(None, "the game, which is to say its starting position")
    money: bool = option(
        False, "whether every record is money play, whatever length its header gives"
    )


OpeningRoll = Literal["one_die_each"]
"""How the first roll is made; left open, any roll may be the first."""


Tie = Literal["reroll", "automatic_double"]
"""What a tie of the opening dice does."""


@dataclass(frozen=True, slots=True)
class OpeningRules:
    """The first roll of a game."""

    roll: OpeningRoll | None = option("one_die_each", "how the first roll is made")
    tie: Tie = option("reroll", "what a tie of the opening dice does", needs=EVENTS)
    winner_starts: bool = option(False, "whether the winner of a game begins the next")


SetupDeadline = Literal["fifth_roll", "starter_second_turn", "second_play_done", "always"]
"""Until when a wrong starting position is put right."""


@dataclass(frozen=True, slots=True)
class SetupRules:
    """The starting position."""

    correct_until: SetupDeadline = option(
        "fifth_roll", "until when a wrong start is put right", needs=EVENTS
    )
