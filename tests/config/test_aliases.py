"""One player under several names."""

from __future__ import annotations

from textwrap import dedent

from bgaudit.config.conditions import Conditions
from bgaudit.pipeline import audit_under
from bgaudit.replay.outcome import Audit
from bgaudit.rules.presets import load_preset
from bgaudit.source import Source

ALIASES = {"anna_b": "Anna", "A. Bianchi": "Anna", "marco": "Marc"}

GAMES = """\
     3 point match

     Game 1
     {0} : 0      {1} : 0
      1) 31: 8/5 6/5
          Wins 1 point

     Game 2
     {2} : {4}    {3} : {5}
      1) 42: 8/4 6/4
          Wins 1 point
    """


def audited(text: str, aliases: dict[str, str]) -> Audit:
    source = Source.from_text("a.mat", dedent(text))
    return audit_under(Conditions(load_preset("standard"), aliases=aliases), source)


def told(audit: Audit) -> list[tuple[str, str]]:
    """The errors and warnings."""
    return [(found.code, found.message) for found in audit.findings if found.severity != "note"]


def test_reports_have_the_one_name() -> None:
    record = GAMES.format("anna_b", "marco", "anna_b", "marco", 1, 0)
    assert [match.players for match in audited(record, {}).matches] == [("anna_b", "marco")]
    assert [match.players for match in audited(record, ALIASES).matches] == [("Anna", "Marc")]


def test_another_name_of_the_player_in_a_later_game_is_no_finding() -> None:
    record = GAMES.format("anna_b", "Marc", "A. Bianchi", "marco", 1, 0)
    audit = audited(record, ALIASES)
    assert told(audit) == []
    assert audit.matches[0].score == (2, 0)


def test_players_who_change_columns_under_another_name_are_found() -> None:
    record = GAMES.format("anna_b", "Marc", "marco", "A. Bianchi", 0, 1)
    audit = audited(record, ALIASES)
    assert told(audit) == [("MT006", "Marc and Anna have changed columns")]
    assert audit.matches[0].score == (1, 1)


def test_a_header_may_have_one_name_and_the_games_another() -> None:
    tags = '; [Player 1 "anna_b"]\n; [Player 2 "marco"]\n\n'
    record = tags + dedent(GAMES).format("Anna", "marco", "A. Bianchi", "Marc", 1, 0)
    audit = audited(record, ALIASES)
    assert told(audit) == []
    assert audit.matches[0].players == ("Anna", "Marc")


def test_the_players_of_a_chouette() -> None:
    record = """\
        players: anna_b, Bea, Carla
        money session

        game 1
        """
    (match,) = audited(record, ALIASES).matches
    assert match.players == ("Anna", "Bea", "Carla")
