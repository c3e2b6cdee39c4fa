"""Who is meant: names, their beginnings, and the others who may speak up."""

from __future__ import annotations

import pytest
from bga_notation import events, why

from bgaudit.transcript.bga.names import Role, Roster, UnclearError
from bgaudit.transcript.model import Roll


@pytest.mark.parametrize(
    "called",
    ["Anna", "anna", "ANNA", "a", "An", "Bianchi", "bi", "Anna Bianchi", "anna  bianchi"],
)
def test_a_player_is_named_by_the_beginning_of_a_word(called: str) -> None:
    assert events(f"{called} rolls 31") == [(1, None, Roll("31", (3, 1)))]


@pytest.mark.parametrize(
    ("names", "called", "number"),
    [
        (("Anna", "Annabel"), "Anna", 1),
        (("Anna", "Annabel"), "annab", 2),
        (("Anna Bianchi", "Anna Conti"), "Anna Conti", 2),
        (("Anna Bianchi", "Anna Conti"), "conti", 2),
        (("Anna Bianchi", "Anna Conti"), "Anna C", 2),
        (("Zoë", "José"), "zoe", 1),
        (("Zoë", "José"), "JOSE", 2),
        (("Carlos O'Brien", "Jean-Luc"), "O'Brien", 1),
        (("Carlos O'Brien", "Jean-Luc"), "jean", 2),
        (("Anna", "Marc"), "Anna's", 1),
        (("Anna", "Carlos"), "Carlos'", 2),
        (("Anna", "Marc1712"), "Marc1712", 2),
    ],
)
def test_names(names: tuple[str, ...], called: str, number: int) -> None:
    assert Roster(names).number(called) == number


@pytest.mark.parametrize(
    ("text", "role", "end"),
    [
        ("Anna Bianchi plays 8/5", Role.PLAYER, 12),
        ("Bianchi plays 8/5", Role.PLAYER, 7),
        ("Anna b plays 8/5", Role.PLAYER, 4),
        ("Anna's flag falls", Role.PLAYER, 6),
        ("Anna: Concedes", Role.PLAYER, 4),
        ("director rules: yes", Role.DIRECTOR, 8),
        ("Spectator challenges", Role.SPECTATOR, 9),
        ("?: Losses 1 point", Role.UNKNOWN, 1),
    ],
)
def test_who_acts(text: str, role: Role, end: int) -> None:
    subject = Roster(("Anna Bianchi", "Marc Dubois")).subject(text)
    assert (subject.role, subject.end) == (role, end)


@pytest.mark.parametrize(
    ("line", "said", "at"),
    [
        (
            "Bob rolls 31",
            "`Bob` is no player of this match: they are Anna Bianchi and Marc Dubois",
            "Bob",
        ),
        (
            "cube 2 Bob",
            "`Bob` is no player of this match: they are Anna Bianchi and Marc Dubois",
            "Bob",
        ),
        ("hits the clock", "the line does not say who: it begins with a player's name", None),
        ("31: 8/5 6/5", "the line does not say who: it begins with a player's name", None),
        ("!!", "the line does not begin with a player's name", None),
        ("team wins 2 points", "there is no team in a match of two players", "team"),
    ],
)
def test_who_cannot_be_meant(line: str, said: str, at: str | None) -> None:
    assert why(line) == (said, at or line)


def test_a_beginning_that_two_players_share() -> None:
    head = "players: Anna Bianchi, Aldo Rossi\nmatch to 7\ngame 1\n"
    assert why("a rolls 31", head) == ("`a` may be Anna Bianchi or Aldo Rossi", "a")
    three = Roster(("Aldo", "Anna", "Arno"))
    with pytest.raises(UnclearError, match="`A` may be Aldo, Anna or Arno"):
        three.number("A")


def test_in_a_chouette_the_sides_are_no_players() -> None:
    head = "players: Aldo, Bea, Carla\nmoney session\ngame 1\n"
    said = "`Bea` is no side of a chouette: say `box` or `team`"
    assert why("cube 2 Bea", head) == (said, "Bea")
