"""Options of the match, its opening and checker play."""

from __future__ import annotations

from match_records import match
from option_case import OptionCase

POSTED = match(
    13,
    "Anna 1",
    "Marc 1",
    *("Anna 2",) * 4,
    *("Marc 2",) * 4,
    "Anna 2",
    "Marc 2",
    "Anna 1",
    "Marc 1 without the cube",
    "Marc 1 without the cube",
)
"""9-9, 11-9, 11-11, 12-11, 12-12, 12-13: Anna was the first to reach 11."""

CASES = [
    OptionCase(
        "match.length_parity",
        match(4, "Anna 1"),
        [("any", []), ("odd", ["-.- - MT001 error"])],
    ),
    OptionCase(
        "match.posted_length",
        match(13, "Anna 1"),
        [(None, []), (13, []), (11, ["-.- - MT009 error"])],
    ),
    OptionCase(
        "match.wrong_length",
        POSTED,
        [
            ("first_to_posted", ["-.- - MT009 error", "12.- - MT002 error"]),
            ("as_played", ["-.- - MT009 error"]),
            ("director", ["-.- - IN013 note", "-.- - MT009 error"]),
        ],
        {"match.posted_length": 11},
    ),
    OptionCase(
        "match.concession",
        """
 1) 31: 8/5 6/5                  42: 8/4 6/4
      Wins 1 point
""",
        [
            ("any", []),
            ("no_contact_only", ["1.- Marc SC022 warning"]),
            ("none", ["1.- Marc SC022 warning"]),
        ],
    ),
    OptionCase(
        "match.variant",
        match(7, " 1) 21: 23/22 6/4"),
        [("nackgammon", []), ("standard", ["1.1 Anna MV001 error open"])],
    ),
    OptionCase(
        "match.money",
        """
 1) 31: 8/5 6/5                   Doubles => 2
 2)  Beavers => 4                 Takes
""",
        [(False, ["1.2 Anna CU010 error"]), (True, [])],
    ),
    OptionCase(
        "opening.roll",
        " 1) 33: 8/5(2) 6/3(2)",
        [("one_die_each", ["1.1 Anna DI002 error"]), (None, ["1.1 Anna IN013 note"])],
    ),
    OptionCase(
        "opening.winner_starts",
        match(7, "Anna 1", " 1) 33: 8/5(2) 6/3(2)            42: 8/4 6/4"),
        [(False, ["2.1 Anna DI002 error"]), (True, [])],
    ),
    OptionCase(
        "moves.illegal_play",
        " 1) 31: 8/4 6/5                  42: 8/4 6/4",
        [
            ("legal_moves", ["1.1 Anna MV003 error stood"]),
            ("condoned", ["1.1 Anna MV003 warning condoned"]),
            ("server_enforced", ["1.1 Anna MV003 error"]),
            ("director", ["1.1 Anna MV003 error stood"]),
        ],
    ),
    OptionCase(
        "moves.challenge_window",
        " 1) 31: 8/4 6/5                   Doubles => 2",
        [
            ("before_next_roll_or_double", ["1.1 Anna MV003 error stood"]),
            ("before_next_roll", ["1.1 Anna MV003 error open"]),
            ("before_next_play_completed", ["1.1 Anna MV003 error open"]),
            ("until_resolved", ["1.1 Anna MV003 error open"]),
            ("none", ["1.1 Anna MV003 error"]),
        ],
    ),
    OptionCase(
        "moves.larger_die",
        """
; Set Pos=-FG-------A---b-b--eAcc---/0
 1) 64: 10/6                     21: 11/9 11/10
""",
        [(True, ["1.1 Anna MV013 error stood"]), (False, [])],
    ),
    OptionCase(
        "moves.bearoff_waste",
        """
; Set Pos=--A--AA------eee----------/0
 1) 61: 6/5 5/off                21: 12/10 12/11
""",
        [
            ("standard", []),
            ("full_value_if_possible", ["1.1 Anna MV018 warning stood"]),
            ("min_total", ["1.1 Anna MV017 error stood"]),
        ],
    ),
    OptionCase(
        "moves.transit",
        """
; Set Pos=-b----E-C---dE---c-cc---B-/0
 1) 54: 24/15                    21: 24/22 24/23
""",
        [
            ("must_be_open", ["1.1 Anna MV005 error stood"]),
            ("unspecified", ["1.1 Anna IN013 note"]),
        ],
    ),
    OptionCase(
        "moves.closed_out_roll",
        """
; Set Pos=aBBBBBBC-----------eed----/0
 1) 21: 7/5 7/6                  63: Cannot Move
 2) 31: 6/3 7/6
""",
        [("optional", []), ("required", []), ("forbidden", ["1.1 Marc DI011 error"])],
    ),
    OptionCase(
        "moves.closed_out_roll",
        """
; Set Pos=aBBBBBBC-----------eed----/0
 1) 21: 7/5 7/6
 2) 31: 6/3 7/6
""",
        [
            ("optional", ["1.2 Marc IN015 note"]),
            ("required", ["1.2 Marc DI010 error"]),
            ("forbidden", ["1.2 Marc IN015 note"]),
        ],
    ),
    OptionCase(
        "moves.submove_order",
        """
; Set Pos=--BBCCD-A----eee----------/0
 1) 62: 6/off 8/6                21: 12/10 12/11
""",
        [("any", []), ("as_written", ["1.1 Anna MV029 error stood"])],
    ),
    OptionCase(
        "moves.ambiguous_path",
        """
; Set Pos=-b---CE-E---e----da--c--B-/0
 1) 65: 24/13                    21: 13/11 8/7
""",
        [
            ("context", []),
            ("no_hit", []),
            ("hit", ["-.- - IN001 note", "1.1 Marc MV006 error open"]),
            ("first_die_first", ["-.- - IN001 note", "1.1 Marc MV006 error open"]),
        ],
    ),
]
