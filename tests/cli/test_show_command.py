"""``bgaudit show``: what it shows of a moment, what it lists, what it refuses.

``pytest --update-golden`` rewrites the pages that differ.
"""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest
from running import CLEAN, FAULTY, PROJECT, Run, bgaudit

GOLDEN = Path(__file__).parent / "shown"
CLUB_FINAL = "fixtures/mat/club-final.mat"
PAGES: dict[str, tuple[str, ...]] = {
    "illegal-play": (CLUB_FINAL, "--finding", "1"),
    "illegal-play-in-ascii-from-the-other-side": (
        CLUB_FINAL,
        "--at",
        "1:7:1",
        "--ascii",
        "--side",
        "2",
    ),
    "legal-play": (CLUB_FINAL, "--at", "1:6:2"),
    "dance": (CLUB_FINAL, "--at", "1:8:2"),
    "cube-offered-and-dropped": (CLUB_FINAL, "--at", "1:10"),
    "score": (CLUB_FINAL, "--finding", "3"),
    "record": ("fixtures/bga/slips.bga", "--finding", "1"),
    "put-right-at-the-table": ("fixtures/bga/challenge-in-time.bga", "--finding", "4"),
    "chouette": ("fixtures/bga/chouette-faults.bga", "--finding", "2"),
    "unreadable-line": ("fixtures/bga/slips.bga", "--finding", "5"),
    "other-rule-sets": (
        CLUB_FINAL,
        "--finding",
        "1",
        "--compare",
        "usbgf-2019,us-2009,fibs,casino",
    ),
    "list": ("fixtures/bga/challenge-in-time.bga",),
    "list-of-a-game": (CLUB_FINAL, "--at", "3"),
    "illegal-play.json": (CLUB_FINAL, "--finding", "1", "--format", "json"),
    "list.json": ("fixtures/bga/challenge-in-time.bga", "--format", "json"),
}


@pytest.fixture(autouse=True)
def _in_the_project(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(PROJECT)


def data(*arguments: str) -> Any:
    """What is shown as JSON."""
    run = bgaudit("show", *arguments, "--format", "json")
    assert (run.status, run.err) == (0, "")
    return json.loads(run.out)


def data_of(record: str, *arguments: str) -> Any:
    """What is shown of the one moment of a record that is asked for, as JSON."""
    run = bgaudit("show", "-", *arguments, "--format", "json", stdin=record.encode())
    assert (run.status, run.err) == (0, "")
    (scene,) = json.loads(run.out)["scenes"]
    return scene


@pytest.mark.parametrize("page", PAGES)
def test_the_page_is_the_reviewed_one(page: str, *, update_golden: bool) -> None:
    run = bgaudit("show", *PAGES[page])
    golden = GOLDEN / f"{page}.out"
    if update_golden:
        golden.write_bytes(run.out.encode())
    assert run == Run(0, golden.read_bytes().decode(), "")


def test_there_is_no_page_that_nothing_is_held_to() -> None:
    assert {path.name for path in GOLDEN.iterdir()} == {f"{page}.out" for page in PAGES}


@pytest.mark.parametrize("page", [page for page in PAGES if not page.endswith(".json")])
def test_a_page_fits_into_80_columns(page: str) -> None:
    assert max(map(len, bgaudit("show", *PAGES[page]).out.split("\n"))) <= 80


def test_the_page_in_the_readme_is_the_real_one() -> None:
    readme = (PROJECT / "README.md").read_text(encoding="utf-8")
    section = readme.partition("## Settling a dispute\n")[2].partition("\n## ")[0]
    blocks = [block.partition("```")[0] for block in section.split("```text\n")[1:]]
    page = (GOLDEN / "other-rule-sets.out").read_text(encoding="utf-8")
    assert [block in page for block in blocks] == [True, True]


def test_ascii_is_nothing_else() -> None:
    assert bgaudit("show", CLUB_FINAL, "--finding", "1", "--ascii").out.isascii()


class TestPlace:
    def test_a_move_of_both_players_is_shown_in_two(self) -> None:
        (one, two) = data(CLUB_FINAL, "--at", "1:6")["scenes"]
        assert (one["at"], two["at"]) == ("1:6:1", "1:6:2")

    @pytest.mark.parametrize(
        ("arguments", "message"),
        [
            (("--at", "9"), "there is no game 9: the games are 1 to 4"),
            (("--at", "1:99"), "game 1 has no move 99: the moves are 1 to 11"),
            (
                ("--at", "1:6:3"),
                "move 6 of game 1 is none of player 3: it is of player 1 and player 2",
            ),
            (
                ("--at", "first"),
                "'first' is no place in a record: write GAME, GAME:MOVE or GAME:MOVE:PLAYER in "
                "numbers, as in 1:7:2",
            ),
            (("--finding", "4"), "there is no finding 4: the findings are 1 to 3"),
            (("--match", "2"), "there is no match 2: the only match is 1"),
            (
                ("--finding", "1", "--at", "1"),
                "--finding counts over the whole file: leave --at and --match out",
            ),
            (
                ("--svg", "board.svg"),
                "--compare and --svg are for a play: name it, as in --at 1:7:1",
            ),
            (
                ("--at", "1:6", "--svg", "board.svg"),
                "--svg draws one board: name the player, as in --at 1:6:1 or 1:6:2",
            ),
            (
                ("--finding", "1", "--compare", "usbgf-2020"),
                "unknown rule set 'usbgf-2020': did you mean 'usbgf-2024'?",
            ),
            (
                ("--finding", "1", "--format", "xml"),
                "unknown format 'xml': it is one of text, json",
            ),
        ],
    )
    def test_what_is_not_there_is_told_with_what_is(
        self, arguments: tuple[str, ...], message: str
    ) -> None:
        assert bgaudit("show", CLUB_FINAL, *arguments) == Run(2, "", f"bgaudit: {message}\n")

    def test_a_record_in_which_nothing_is_found_has_no_finding(self) -> None:
        run = bgaudit("show", "-", "--finding", "1", stdin=CLEAN.encode())
        message = "bgaudit: there is no finding 1: check finds nothing in it\n"
        assert run == Run(2, "", message)

    def test_what_is_no_record_cannot_be_shown(self) -> None:
        run = bgaudit("show", "-", stdin=b"hello")
        assert (run.status, run.out) == (2, "")
        assert run.err.startswith("bgaudit: <stdin>: this is no match record that can be read: ")

    def test_several_matches_with_such_a_game_ask_for_one(self, tmp_path: Path) -> None:
        file = tmp_path / "two.mat"
        file.write_text(CLEAN + "\n" + FAULTY)
        run = bgaudit("show", str(file), "--at", "1:1:1")
        message = "bgaudit: there is a game 1 in matches 1, 2: give --match too\n"
        assert run == Run(2, "", message)
        scene = data(str(file), "--at", "1:1:1", "--match", "2")["scenes"][0]
        assert (scene["match"], scene["recorded"]) == (2, "24/18 13/10")


class TestMoment:
    def test_where_the_men_stand_is_not_known_after_a_play_that_cannot_be_carried_out(self) -> None:
        record = CLEAN.replace("24/18 13/11", "22/16 13/11").encode()
        assert (
            bgaudit("show", "-", "--at", "1:1:2", stdin=record).out
            == """\
<stdin>:5:31
game 1, move 1 · Marc · rules: standard

no board: where the men stand is not known here

5 |   1) 62: 22/16 13/11          31: 8/5 6/5
  |                               ^^^^^^^^^^^

check tells nothing of it here: it cannot be judged
"""
        )

    def test_men_of_both_players_on_one_point_are_shown(self) -> None:
        record = CLEAN.replace("62: 24/18 13/11", "51: 24/23 6/1")
        scene = data_of(record, "--at", "1:1:2")
        assert (scene["position"]["xgid"], scene["position"]["gnubg_id"]) == (None, None)
        assert (scene["position"]["own"][24], scene["position"]["other"][1]) == (2, 1)

    def test_a_take_is_shown_with_the_player_who_doubled_on_roll(self) -> None:
        scene = data_of(CLEAN, "--at", "1:2:2")
        assert (scene["player"], scene["recorded"]) == (2, "Takes")
        assert scene["position"]["on_roll"] == 1
        assert (scene["position"]["cube"], scene["plays"]) == (1, None)


class TestInput:
    def test_standard_input(self) -> None:
        named = ("--stdin-filename", "club.mat")
        page = bgaudit("show", "-", *named, "--at", "1:1:2", stdin=CLEAN.encode()).out
        assert page.startswith("club.mat:5:31\ngame 1, move 1 · Marc · rules: standard\n")

    def test_a_record_in_an_archive(self, tmp_path: Path) -> None:
        season = tmp_path / "season.zip"
        with ZipFile(season, "w") as archive:
            archive.writestr("a.mat", CLEAN)
            archive.writestr("b.mat", FAULTY)
        run = bgaudit("show", str(season), "--finding", "1")
        a, b = f"{season.as_posix()}!/a.mat", f"{season.as_posix()}!/b.mat"
        assert run == Run(2, "", f"bgaudit: {season} holds 2 records, name one: {a}, {b}\n")
        assert data(b, "--finding", "1")["scenes"][0]["at"] == "1:1:1"
        missing = bgaudit("show", f"{season}!/c.mat")
        message = f"bgaudit: {season}!/c.mat: no such record in it: {a}, {b}\n"
        assert missing == Run(2, "", message)


class TestConditions:
    def test_the_findings_are_counted_as_check_tells_them(self) -> None:
        shown = data(CLUB_FINAL, "--finding", "1", "--ignore", "MV")["scenes"][0]
        assert [told["code"] for told in shown["findings"]] == ["IN001"]

    def test_a_play_whose_check_is_ignored_is_not_called_legal(self) -> None:
        page = bgaudit("show", CLUB_FINAL, "--at", "1:7:1", "--ignore", "MV").out
        assert (
            "check tells nothing of it; by the board as it is known: MV002 14/9 13/10 with\n"
            "5-4: no die is a 3\n"
        ) in page

    def test_what_a_baseline_knows_is_not_counted(self, tmp_path: Path) -> None:
        known = tmp_path / "known.json"
        options = ("--baseline", str(known))
        bgaudit("check", CLUB_FINAL, *options, "--select", "MV002", "--update-baseline")
        shown = data(CLUB_FINAL, "--finding", "1", *options)["scenes"][0]
        assert [told["code"] for told in shown["findings"]] == ["IN001"]

    def test_the_configuration_of_the_file_holds(self, tmp_path: Path) -> None:
        (tmp_path / ".bgaudit.yaml").write_text("rules: us-2009\n")
        file = tmp_path / "faulty.mat"
        file.write_text(FAULTY)
        shown = data(str(file), "--finding", "1")["scenes"][0]
        assert (shown["rules"], shown["findings"][0]["status"]) == ("us-2009", "condoned")
        alone = data(str(file), "--finding", "1", "--isolated")["scenes"][0]
        assert (alone["rules"], alone["findings"][0]["status"]) == ("standard", "stood")


class TestCompare:
    def test_where_other_rule_sets_rule_otherwise(self) -> None:
        names = "usbgf-2019,us-2009,fibs"
        shown = data(CLUB_FINAL, "--finding", "1", "--compare", names)["scenes"][0]
        assert [
            (other["rules"], other["differs"], other["findings"][0]["following"]["outcome"])
            for other in shown["compare"]
        ] == [
            ("usbgf-2019", False, "stands"),
            ("us-2009", True, "stands"),
            ("fibs", True, "to_be_put_right"),
        ]

    def test_a_file_of_ones_own_is_a_rule_set_too(self, tmp_path: Path) -> None:
        house = tmp_path / "house.yaml"
        house.write_text("extends: standard\nmoves:\n  challenge_window: none\n")
        shown = data(CLUB_FINAL, "--finding", "1", "--compare", str(house))["scenes"][0]
        (other,) = shown["compare"]
        assert (other["rules"], other["findings"][0]["following"]) == (
            "house",
            {
                "outcome": "needs_director",
                "words": "the rule set has no time to challenge a play in: a director decides",
                "options": {"moves.illegal_play": "legal_moves", "moves.challenge_window": "none"},
            },
        )


class TestSvg:
    def test_the_board_is_drawn(self, tmp_path: Path) -> None:
        file = tmp_path / "board.svg"
        run = bgaudit("show", CLUB_FINAL, "--finding", "1", "--svg", str(file))
        assert run == bgaudit("show", CLUB_FINAL, "--finding", "1")
        title = ET.fromstring(file.read_bytes()).find("{http://www.w3.org/2000/svg}title")
        assert title is not None
        assert title.text == "Anna Bianchi to play 5-4 against Marc Dubois"

    def test_it_is_not_drawn_over_the_record(self, tmp_path: Path) -> None:
        file = tmp_path / "faulty.mat"
        file.write_text(FAULTY)
        run = bgaudit("show", str(file), "--finding", "1", "--svg", str(file))
        assert run == Run(2, "", f"bgaudit: the board would be written over the record {file}\n")
        assert file.read_text() == FAULTY

    def test_there_is_nothing_to_draw_without_a_position(self, tmp_path: Path) -> None:
        file = tmp_path / "board.svg"
        run = bgaudit("show", "fixtures/bga/slips.bga", "--finding", "1", "--svg", str(file))
        message = "bgaudit: --svg has nothing to draw: where the men stand is not known there\n"
        assert run == Run(2, "", message)
        assert not file.exists()
