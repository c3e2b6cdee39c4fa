"""``bgaudit convert``: what it writes, what it refuses to lose, and what it never overwrites."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
from running import CLEAN, FAULTY, Run, bgaudit, process

MAT = """\
 2 point match

 Game 1
 Anna : 0                       Marc : 0
  1) 62: 24/18 13/11             31: 8/5 6/5
  2)  Doubles => 2                Takes
  3) 42: 8/4 6/4
                                  Wins 2 points and the match
"""
BGA = """\
players: Anna, Marc
match to 2

game 1
score 0-0
Anna 62: 24/18 13/11
Marc 31: 8/5 6/5
Anna doubles to 2
Marc takes
Anna 42: 8/4 6/4
Marc wins 2 points and the match
"""
TABLE = "players: Anna, Marc\nmatch to 2\ngame 1\nAnna 31: 8/5 6/5\nAnna lifts the dice\n"


@pytest.fixture(autouse=True)
def inside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A directory of its own, with a record in it, which paths begin at."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "final.mat").write_text(CLEAN, encoding="utf-8", newline="\n")
    (tmp_path / "table.bga").write_text(TABLE, encoding="utf-8", newline="\n")
    return tmp_path


def written(name: str) -> str:
    return Path(name).read_bytes().decode("utf-8")


class TestWritten:
    def test_to_a_transcript(self) -> None:
        assert bgaudit("convert", "final.mat", "final.bga") == Run(0, "", "")
        assert written("final.bga") == BGA

    def test_and_back(self) -> None:
        Path("final.bga").write_text(BGA, encoding="utf-8")
        assert bgaudit("convert", "final.bga", "again.mat") == Run(0, "", "")
        assert written("again.mat") == MAT

    def test_from_standard_input_to_standard_output(self) -> None:
        run = bgaudit("convert", "--to", "bga", "-", "-", stdin=CLEAN.encode())
        assert run == Run(0, BGA, "")

    def test_an_illegal_play_that_stood(self) -> None:
        run = bgaudit("convert", "--to", "mat", "-", "-", stdin=FAULTY.encode())
        assert run == Run(0, MAT.replace("13/11", "13/10"), "")

    def test_as_another_format_than_the_ending_says(self) -> None:
        assert bgaudit("convert", "--to", "bga", "final.mat", "final.txt") == Run(0, "", "")
        assert written("final.txt") == BGA

    def test_json_holds_all_that_was_read(self) -> None:
        run = bgaudit("convert", "--to", "json", "table.bga", "-")
        assert (run.status, run.err) == (0, "")
        turn = {
            "side": 1,
            "is": "turn",
            "roll": "31",
            "dice": [3, 1],
            "played": {"is": "play", "written": "8/5 6/5", "moves": [[8, 5], [6, 5]]},
        }
        assert json.loads(run.out) == {
            "schema": 1,
            "matches": [
                {
                    "length": 2,
                    "players": ["Anna", "Marc"],
                    "games": [
                        {
                            "number": 1,
                            "events": [
                                turn,
                                {"side": 1, "is": "end_turn", "how": "dice_lifted"},
                            ],
                        }
                    ],
                }
            ],
        }

    def test_several_matches_go_to_several_files(self) -> None:
        Path("day.mat").write_text(CLEAN + FAULTY, encoding="utf-8")
        assert bgaudit("convert", "day.mat", "match.mat") == Run(0, "", "")
        assert sorted(os.listdir()) == [
            *("day.mat", "final.mat", "match-1.mat", "match-2.mat", "table.bga"),
        ]
        assert written("match-1.mat") == MAT
        assert written("match-2.mat") == MAT.replace("13/11", "13/10")

    def test_and_into_one_where_it_holds_them(self) -> None:
        Path("day.mat").write_text(CLEAN + FAULTY, encoding="utf-8")
        assert bgaudit("convert", "day.mat", "day.bga") == Run(0, "", "")
        assert written("day.bga") == BGA + "\n" + BGA.replace("13/11", "13/10")

    def test_lines_end_alike_everywhere(self) -> None:
        run = process("convert", "--to", "mat", "final.mat", "-")
        assert run == Run(0, MAT, "")
        assert bgaudit("convert", "final.mat", "out.mat").status == 0
        assert b"\r" not in Path("out.mat").read_bytes()


LOST = "bgaudit: table.bga:5: Anna lifts the dice: a .mat record has no cell for it\n"


class TestLost:
    def test_what_the_format_cannot_hold_is_told_and_nothing_written(self) -> None:
        assert bgaudit("convert", "table.bga", "table.mat") == Run(
            2,
            "",
            f"{LOST}bgaudit: nothing is written: mat cannot hold this, which --lossy leaves out\n",
        )
        assert not Path("table.mat").exists()

    def test_or_left_out_where_that_is_asked_for(self) -> None:
        assert bgaudit("convert", "--lossy", "table.bga", "table.mat") == Run(0, "", LOST)
        assert "1) 31: 8/5 6/5" in written("table.mat")

    def test_what_is_alike_is_told_once(self) -> None:
        Path("table.bga").write_text(TABLE + "Marc rolls 42\nMarc objects\n" * 2, encoding="utf-8")
        run = bgaudit("convert", "table.bga", "table.mat")
        assert run.err.splitlines() == [
            "bgaudit: table.bga:5: Anna lifts the dice: a .mat record has no cell for it "
            "(2 more like it)",
            "bgaudit: table.bga:6: Marc rolls 42: a .mat record has only the roll that was played",
            "bgaudit: nothing is written: mat cannot hold these 4 things, which --lossy leaves out",
        ]

    def test_what_cannot_be_read(self) -> None:
        damaged = CLEAN.replace("  3)", "Marc asks for water\n  3)")
        run = bgaudit("convert", "--to", "mat", "-", "-", stdin=damaged.encode())
        assert run == Run(
            2,
            "",
            "bgaudit: <stdin>:7: Marc asks for water: it cannot be read\n"
            "bgaudit: nothing is written: mat cannot hold this, which --lossy leaves out\n",
        )

    def test_names_that_a_transcript_writes_otherwise(self) -> None:
        rated = CLEAN.replace("Anna :", "Anna, 1712 :")
        run = bgaudit("convert", "--to", "bga", "-", "-", stdin=rated.encode())
        assert run.status == 2
        assert "a transcript has `Anna 1712` for the name `Anna, 1712`\n" in run.err


class TestInTheWay:
    def test_a_file_that_is_there_stays(self) -> None:
        Path("out.bga").write_text("mine", encoding="utf-8")
        assert bgaudit("convert", "final.mat", "out.bga") == Run(
            2, "", "bgaudit: out.bga: there is such a file; --force writes over it\n"
        )
        assert written("out.bga") == "mine"

    def test_unless_it_is_to_be_written_over(self) -> None:
        Path("out.bga").write_text("mine", encoding="utf-8")
        assert bgaudit("convert", "--force", "final.mat", "out.bga") == Run(0, "", "")
        assert written("out.bga") == BGA

    def test_the_record_itself_is_one(self) -> None:
        assert bgaudit("convert", "final.mat", "final.mat").status == 2
        assert written("final.mat") == CLEAN
        assert bgaudit("convert", "--force", "final.mat", "final.mat") == Run(0, "", "")
        assert written("final.mat") == MAT

    def test_one_of_several_is_enough(self) -> None:
        Path("day.mat").write_text(CLEAN + FAULTY, encoding="utf-8")
        Path("match-2.mat").write_text("mine", encoding="utf-8")
        assert bgaudit("convert", "day.mat", "match.mat").status == 2
        assert not Path("match-1.mat").exists()

    def test_no_temporary_file_is_left_behind(self) -> None:
        Path("out.bga").mkdir()
        run = bgaudit("convert", "--force", "final.mat", "out.bga")
        assert (run.status, run.out) == (2, "")
        assert run.err == "bgaudit: out.bga cannot be written: is a directory\n"
        assert sorted(os.listdir()) == ["final.mat", "out.bga", "table.bga"]


class TestRefused:
    @pytest.mark.parametrize(
        ("arguments", "why"),
        [
            (
                ("final.mat", "final"),
                "final: which format? --to says it: one of mat, sgf, bga, json",
            ),
            (("final.mat", "-"), "-: which format? --to says it: one of mat, sgf, bga, json"),
            (
                ("--to", "matt", "final.mat", "x"),
                "unknown format 'matt': did you mean 'mat'?",
            ),
            (("gone.mat", "x.bga"), "gone.mat: no such file or directory"),
            (
                ("--input-format", "bgaa", "final.mat", "x.bga"),
                "unknown input format 'bgaa': did you mean 'bga'?",
            ),
            (("final.mat", "no/x.bga"), "no/x.bga cannot be written: no such file or directory"),
        ],
    )
    def test_what_cannot_be_done(self, arguments: tuple[str, ...], why: str) -> None:
        assert bgaudit("convert", *arguments) == Run(2, "", f"bgaudit: {why}\n")

    @pytest.mark.parametrize(
        ("text", "why"),
        [
            ("Dear Anna,\n", "<stdin>: no match record"),
            (" 7 point match\n", "<stdin>: no game is found in it"),
        ],
    )
    def test_what_is_no_record(self, text: str, why: str) -> None:
        run = bgaudit("convert", "--to", "bga", "-", "-", stdin=text.encode())
        assert run == Run(2, "", f"bgaudit: {why}\n")

    def test_several_matches_on_standard_output(self) -> None:
        two = (CLEAN + FAULTY).encode()
        assert bgaudit("convert", "--to", "mat", "-", "-", stdin=two) == Run(
            2, "", "bgaudit: 2 matches are 2 files: name one, and not -\n"
        )

    def test_a_damaged_binary_file(self) -> None:
        run = bgaudit("convert", "--to", "mat", "-", "-", stdin=b"OGXM\x02")
        assert (run.status, run.out) == (2, "")
        assert run.err.startswith("bgaudit: <stdin>: ")


def test_a_binary_record() -> None:
    pytest.importorskip("gvformat")
    fixtures = Path(__file__).parents[2] / "fixtures"
    assert bgaudit("convert", str(fixtures / "xg" / "club-final.xg"), "x.mat") == Run(0, "", "")
    run = bgaudit("check", "--format", "json", "x.mat")
    found = [(f["code"], f["game"], f["row"]) for f in json.loads(run.out)["files"][0]["findings"]]
    assert found == [("MV002", 1, 7), ("SC003", 4, None)]
