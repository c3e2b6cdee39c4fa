"""A store written to as ``check`` does it, with audits that no file gives so easily."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from bgaudit import Audit, Source, audit, load_preset
from bgaudit.store.asking import TABLES
from bgaudit.store.opening import opened_to_ask
from bgaudit.store.question import Question
from bgaudit.store.writing import store_at

RECORD = """\
; [Event "League"]
 7 point match

 Game 1
 Anna : 0                         Marc : 0
  1) 31: 8/5 6/5                  42: 8/4 6/4
      Wins 1 point
"""
NAME = 'Zo\udceb; DROP TABLE "x"\0'


def audited(path: str) -> Audit:
    return audit(Source.from_text(path, RECORD), load_preset("standard"))


def renamed(found: Audit) -> Audit:
    """The audit with a player, and an event, of that name."""
    match = replace(found.matches[0], players=(NAME, "Marc"), event=NAME)
    return replace(found, matches=(match,))


def write(path: Path, *audits: Audit) -> None:
    with store_at(str(path), "standard") as store:
        store.add(audits)


def rows(path: Path, table: str, event: str | None = None) -> list[tuple[object, ...]]:
    with opened_to_ask(str(path)) as store:
        return list(TABLES[table](Question(store, event)).rows)


def test_names_come_back_as_they_were(tmp_path: Path) -> None:
    path = tmp_path / "s.db"
    write(path, renamed(audited("a\udcff.mat")), audited("b.mat"))
    assert [row[0] for row in rows(path, "players", NAME)] == ["Marc", NAME]
    assert rows(path, "results", NAME) == [
        (NAME, None, f"{NAME} – Marc", 7, "1 – 0", None, "a\udcff.mat", 1)
    ]
    assert [row[0] for row in rows(path, "events")] == ["League", NAME]


def test_secrets_of_a_url_are_nowhere_in_a_store(tmp_path: Path) -> None:
    path = tmp_path / "s.db"
    write(path, audited("https://anna:hunter2@example.org/a.mat?token=hunter2"))
    assert [row[6] for row in rows(path, "results")] == ["https://example.org/a.mat"]
    assert b"hunter2" not in path.read_bytes()


def test_a_url_takes_its_own_place_with_another_password(tmp_path: Path) -> None:
    path = tmp_path / "s.db"
    write(path, audited("https://anna:one@example.org/a.mat"))
    write(path, audited("https://anna:two@example.org/a.mat"))
    assert len(rows(path, "results")) == 1


def test_what_fails_in_the_middle_leaves_nothing(tmp_path: Path) -> None:
    path = tmp_path / "s.db"
    write(path, audited("a.mat"))

    def failing() -> Iterator[Audit]:
        yield audited("b.mat")
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt), store_at(str(path), "standard") as store:
        store.add(failing())
    assert [row[6] for row in rows(path, "results")] == ["a.mat"]


def test_numbers_beyond_those_of_sqlite(tmp_path: Path) -> None:
    path = tmp_path / "s.db"
    found = audited("a.mat")
    game = found.matches[0].games[0]._replace(cube=2**80)
    write(path, replace(found, matches=(replace(found.matches[0], games=(game,)),)))
    with opened_to_ask(str(path)) as store:
        assert store.execute("SELECT cube FROM games").fetchall() == [(2**63 - 1,)]
