"""What a chouette looks like in the reports: its ledger as a table, and its keys in the JSON."""

from __future__ import annotations

import json

import pytest
from chouette_record import BOX_DOUBLES, audited, chouette, won_by_team

from bgaudit import Audit
from bgaudit.report import FORMATS, Settings, new_report, rendered
from bgaudit.report.totals import Totals

CARLA_DROPS = f"{BOX_DOUBLES}\nBea takes\nCarla drops\nDino takes\nAldo 42: 8/4 6/4\n"
ALL_DROP = "Carla 31: 8/5 6/5\nBea doubles\nCarla drops\nDino drops\nAldo drops\nbox wins 1 point"
RECORD = chouette(
    f"{CARLA_DROPS}{won_by_team(gammon=True)}\nledger Aldo -7, Bea +4, Carla -1, Dino +4",
    ALL_DROP,
    players="Aldo Rossi, Bea, Carla, Dino",
)
WRONG = RECORD.replace("ledger Aldo -7, Bea +4, Carla -1", "ledger Aldo -6, Bea +4, Carla -2")

IN_FULL = """\
chouette.bga · chouette · Aldo Rossi, Bea, Carla, Dino · rules: standard

  where    game    move  player    finding
-------  ------  ------  --------  -----------------------------------------------------------------
   14:1       1       –  Carla     error CH005 Carla drops and loses 2 points
                                   help: who drops pays the stake before the double, 1 point, and is
                                   out of this game

  game  box         captain    winner      points  how       cube
------  ----------  ---------  --------  --------  ------  ------
     1  Aldo Rossi  Bea        team             4  gammon       2
     2  Bea         Carla      Bea              1  drop         1
        total
        recorded ✗

  game  box           Aldo Rossi    Bea    Carla    Dino
------  ----------  ------------  -----  -------  ------
     1  Aldo Rossi            -7     +4       -1      +4
     2  Bea                   -1     +3       -1      -1
        total                 -8     +7       -2      +3
        recorded ✗            -7     +7       -3      +3

1 match, 2 games, 4 plays: 1 error, 0 warnings, 0 notes
"""

LEDGER = """\
  game  box         captain    winner      points  how       cube    Aldo Rossi    Bea    Carla    Dino
------  ----------  ---------  --------  --------  ------  ------  ------------  -----  -------  ------
     1  Aldo Rossi  Bea        team             4  gammon       2            -7     +4       -1      +4
     2  Bea         Carla      Bea              1  drop         1            -1     +3       -1      -1
        total                                                                -8     +7       -2      +3
        recorded ✗                                                           -7     +7       -3      +3
"""  # noqa: E501


def report(name: str, *audits: Audit, width: int = 100) -> str:
    """Audits as one of the outputs shows them."""
    made = new_report(name, Settings("standard", width))
    return "".join(rendered(made, audits, Totals()))


def test_the_text_report_has_the_ledger_as_a_table() -> None:
    assert LEDGER in report("text", audited(WRONG), width=107)


def test_where_the_ledger_is_too_wide_the_players_stand_beneath_the_games() -> None:
    assert report("text", audited(WRONG)) == IN_FULL


def test_as_many_players_stand_beside_each_other_as_there_is_room_for() -> None:
    blocks = report("text", audited(WRONG), width=47).split("\n\n")
    heads = [block.split("\n")[0].split() for block in blocks if block.startswith("  game")]
    assert heads == [
        ["game", "box", "captain", "winner", "points", "how", "cube"],
        ["game", "box", "Aldo", "Rossi", "Bea"],
        ["game", "box", "Carla", "Dino"],
    ]


@pytest.mark.parametrize("name", FORMATS)
def test_every_output_tells_of_it(name: str) -> None:
    shown = report(name, audited(WRONG))
    assert "CH005" in shown
    assert "Carla" in shown


def test_of_many_files_it_has_the_totals_beside_the_players() -> None:
    rows = report("text", audited(RECORD), audited(RECORD)).split("\n")
    assert [" ".join(row.split()) for row in rows[4:8]] == [
        "chouette.bga Aldo Rossi – chouette -8 +7 -2 +3 – 0 0",
        "Bea –",
        "Carla –",
        "Dino",
    ]


def test_the_json_report_adds_the_order_and_the_ledger() -> None:
    (match,) = json.loads(report("json", audited(WRONG)))["files"][0]["matches"]
    first, second = match.pop("games")
    assert match == {
        "length": 0,
        "players": ["Aldo Rossi", "Bea", "Carla", "Dino"],
        "event": None,
        "date": None,
        "rules": "standard",
        "score": None,
        "recorded_score": None,
        "winner": None,
        "finished": False,
        "ledger": [-8, 7, -2, 3],
        "recorded_ledger": [-7, 7, -3, 3],
    }
    assert first == {
        "number": 1,
        "line": 4,
        "score_before": None,
        "crawford": False,
        "winner": 2,
        "points": 4,
        "kind": "gammon",
        "ended_by": "bear_off",
        "cube": 2,
        "cube_owner": 2,
        "plays": 3,
        "recorded": None,
        "order": [1, 2, 3, 4],
        "ledger": [-7, 4, -1, 4],
    }
    assert (second["winner"], second["recorded"]) == (2, {"winner": 2, "points": 1})
    assert (second["order"], second["ledger"]) == ([2, 3, 4, 1], [-1, 3, -1, -1])
