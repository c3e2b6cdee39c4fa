"""Turns that pass no referee leave a game as the referees would leave it."""

from __future__ import annotations

from pathlib import Path

import pytest

from bgaudit import Audit, Source, audit, load_preset
from bgaudit.replay.plain_turns import PlainTurns
from bgaudit.replay.turns.turn_referee import TurnReferee
from bgaudit.transcript.model import Event, Turn

FIXTURES = Path(__file__).parents[2] / "fixtures"
RECORDS = sorted(path for path in FIXTURES.rglob("*") if path.suffix in (".mat", ".sgf", ".gmd"))
HEAD = " 3 point match\n\n Game 1\n Anna : 0                          Marc : 0\n"


def refereed(rows: str, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The turns of a game that the referee of turns sees."""
    source = Source.from_text("rows.mat", HEAD + rows)
    seen: list[str] = []
    judge = TurnReferee.turn

    def see(self: TurnReferee, event: Event, side: int, turn: Turn, *, last: str | None) -> None:
        seen.append(source.text[event.span.start : event.span.end])
        judge(self, event, side, turn, last=last)

    monkeypatch.setattr(TurnReferee, "turn", see)
    audit(source, load_preset("standard"))
    return seen


def test_the_first_and_the_last_turn_of_a_game_are_refereed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rows = """\
  1) 31: 8/5 6/5                 42: 8/4 6/4
  2) 64: 24/14                   55: 8/3(2) 6/1*(2)
  3) 66: Cannot Move             21: 13/11 3/2
  4) 66: Cannot Move             53: 13/5
"""
    assert refereed(rows, monkeypatch) == ["31: 8/5 6/5", "53: 13/5"]


def test_so_is_a_turn_that_may_be_at_fault_and_what_follows_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rows = """\
  1) 31: 8/5 6/5                 42: 8/4 6/4
  2) 64: 24/15                   61: 13/7 8/7
  3) 61: 13/7 8/7                21: 13/11 6/5
"""
    assert refereed(rows, monkeypatch) == [
        "31: 8/5 6/5",
        "64: 24/15",
        "61: 13/7 8/7",
        "61: 13/7 8/7",
        "21: 13/11 6/5",
    ]


def by_the_referees(source: Source, rules: str, monkeypatch: pytest.MonkeyPatch) -> Audit:
    """The audit with no turn taken for a plain one."""
    with monkeypatch.context() as patch:
        patch.setattr(PlainTurns, "play", lambda self: None)
        return audit(source, load_preset(rules))


@pytest.mark.parametrize("rules", ["standard", "classic", "us-2009", "casino"])
def test_the_audits_are_the_same(rules: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for path in RECORDS:
        source = Source.from_bytes(path.name, path.read_bytes())
        assert audit(source, load_preset(rules)) == by_the_referees(source, rules, monkeypatch), (
            path.name
        )
