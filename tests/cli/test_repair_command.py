"""``bgaudit repair``: what it lists, what it writes, what it refuses, and what it never touches."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path

import pytest
from running import PROJECT, Run, bgaudit

from bgaudit import Audit, Source, audit, load_preset, pipeline
from bgaudit.repair import repaired
from bgaudit.slips.explanation import Explanation, Hypothesis, Probably
from bgaudit.transcript.edits import Edit, Inserted, Removed, Replaced, Swapped
from bgaudit.transcript.model import Double, Turn
from bgaudit.transcript.notation import read_turn

RECORD = """\
 2 point match

 Game 1
 Anna : 0                       Marc : 0
  1) 62: 24/18 13/10             31: 8/5 6/5
  2)  Doubles => 4                Takes
  3) 42: 8/4 6/4
                                  Wins 2 points
"""
"""With two errors: a step of 3 for a 2, and a double to 4."""


def turn(text: str) -> Turn:
    roll, _, play = text.partition(":")
    return read_turn(roll, play.strip())


def slip(name: str, message: str, *edits: Edit) -> Hypothesis:
    return Hypothesis(name, "other-play", message, edits, 3)


PLAY = slip("c1", "the play was 24/18 13/11", Replaced(0, 0, 0, turn("62: 24/18 13/11")))
ROLL = slip("c2", "the roll was 6-3", Replaced(0, 0, 0, turn("63: 24/18 13/10")))
NOTHING = slip("c3", "a man stood on another point from the start")
IN_VAIN = slip("c4", "the play was 24/18 13/9", Replaced(0, 0, 0, turn("62: 24/18 13/9")))
CUBE = slip("d1", "the cube went to 2", Replaced(0, 0, 2, Double(2)))
BOTH = slip("d2", "there was no double", Removed(0, 0, 2), Removed(0, 0, 3), Removed(0, 0, 0))

SLIPS = {
    "MV002": Explanation(Probably.MISTRANSCRIBED, "it fits", (PLAY, ROLL, NOTHING, IN_VAIN)),
    "CU005": Explanation(Probably.UNDECIDED, "nothing comes later", (CUBE, BOTH)),
}

Explain = Callable[[Mapping[str, Explanation]], None]


@pytest.fixture(autouse=True)
def inside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A directory of its own, with a record in it, which paths begin at."""
    monkeypatch.chdir(tmp_path)
    put("final.mat", RECORD)
    return tmp_path


@pytest.fixture(autouse=True)
def explain(monkeypatch: pytest.MonkeyPatch) -> Explain:
    """Lets a search find these explanations of the findings with these codes."""

    def found(slips: Mapping[str, Explanation]) -> None:
        def with_slips(source: Source, *conditions: object) -> Audit:
            plain = audit(source, *conditions)  # type: ignore[arg-type]
            told = (replace(each, probably=slips.get(each.code)) for each in plain.findings)
            return replace(plain, findings=tuple(told))

        monkeypatch.setattr(pipeline, "audit_with_slips", with_slips)

    found(SLIPS)
    return found


def put(name: str, text: str) -> None:
    Path(name).write_bytes(text.encode("utf-8"))


def written(name: str) -> str:
    return Path(name).read_bytes().decode("utf-8")


WITH_PLAY = RECORD.replace(
    "  1) 62: 24/18 13/10",
    "; repaired: c1 the play was 24/18 13/11, was 62 24/18 13/10\n  1) 62: 24/18 13/11",
)
WITH_BOTH = WITH_PLAY.replace(
    "  2)  Doubles => 4",
    "; repaired: d1 the cube went to 2, was Doubles => 4\n  2)  Doubles => 2",
)
TOLD_PLAY = "bgaudit: accepted c1, final.mat:5: the play was 24/18 13/11\n"
TOLD_CUBE = "bgaudit: accepted d1, final.mat:6: the cube went to 2\n"


class TestListed:
    def test_what_can_be_accepted(self) -> None:
        assert bgaudit("repair", "final.mat") == Run(
            0,
            """\
id      where    game    move  player    finding    probably        correction
----  -------  ------  ------  --------  ---------  --------------  ------------------------
c1        5:6       1       1  Anna      MV002      mistranscribed  the play was 24/18 13/11
c2        5:6       1       1  Anna      MV002      mistranscribed  the roll was 6-3
c4        5:6       1       1  Anna      MV002      mistranscribed  the play was 24/18 13/9
d1        6:7       1       2  Anna      CU005      undecided       the cube went to 2
d2        6:7       1       2  Anna      CU005      undecided       there was no double
""",
            "",
        )

    def test_nothing(self, explain: Explain) -> None:
        explain({})
        assert bgaudit("repair", "final.mat") == Run(
            0, "", "bgaudit: final.mat: no correction is found that could be accepted\n"
        )

    def test_findings_that_are_ignored_are_no_part_of_it(self) -> None:
        run = bgaudit("repair", "final.mat", "--ignore", "MV,CU")
        assert (run.status, run.out) == (0, "")


class TestWritten:
    def test_a_correction(self) -> None:
        run = bgaudit("repair", "final.mat", "new.mat", "--accept", "c1")
        assert run == Run(0, "", TOLD_PLAY)
        assert written("new.mat") == WITH_PLAY
        assert written("final.mat") == RECORD
        assert sorted(os.listdir()) == ["final.mat", "new.mat"]

    def test_several_in_any_order(self) -> None:
        for ids in (["--accept", "d1,c1"], ["--accept", "c1", "--accept", "d1"]):
            run = bgaudit("repair", "final.mat", "new.mat", "--force", *ids)
            assert run == Run(0, "", TOLD_PLAY + TOLD_CUBE)
            assert written("new.mat") == WITH_BOTH

    def test_the_new_record_audits_as_it_was_promised(self) -> None:
        bgaudit("repair", "final.mat", "new.mat", "--accept", "c1,d1")
        assert bgaudit("check", "new.mat", "--format", "concise") == Run(0, "", "")

    def test_from_standard_input_to_standard_output(self) -> None:
        run = bgaudit("repair", "-", "-", "--accept", "c1", stdin=RECORD.encode())
        assert run == Run(0, WITH_PLAY, TOLD_PLAY.replace("final.mat", "<stdin>"))

    def test_the_difference_alone(self) -> None:
        run = bgaudit("repair", "final.mat", "--accept", "d1", "--dry-run")
        assert run == Run(
            0,
            """\
--- final.mat
+++ final.mat
@@ -3,6 +3,7 @@
  Game 1
  Anna : 0                       Marc : 0
   1) 62: 24/18 13/10             31: 8/5 6/5
-  2)  Doubles => 4                Takes
+; repaired: d1 the cube went to 2, was Doubles => 4
+  2)  Doubles => 2                Takes
   3) 42: 8/4 6/4
                                   Wins 2 points
""",
            "",
        )
        assert os.listdir() == ["final.mat"]

    def test_the_difference_in_a_last_line_without_an_end(self) -> None:
        put("final.mat", RECORD.removesuffix("\n"))
        run = bgaudit("repair", "final.mat", "new.mat", "--accept", "d1", "--dry-run")
        assert run.out.splitlines()[1] == "+++ new.mat"
        assert run.out.endswith("Wins 2 points\n\\ No newline at end of file\n")

    @pytest.mark.parametrize(
        ("mark", "encoding"),
        [(b"\xef\xbb\xbf", "utf-8"), (b"\xff\xfe", "utf-16-le"), (b"", "cp1252")],
    )
    def test_bytes_are_kept_that_no_correction_is_about(self, mark: bytes, encoding: str) -> None:
        before = RECORD.replace("Marc ", "Järg ").replace("\n", " \r\n")
        Path("final.mat").write_bytes(mark + before.encode(encoding))
        assert bgaudit("repair", "final.mat", "new.mat", "--accept", "c1").status == 0
        after = before.replace(
            "  1) 62: 24/18 13/10",
            "; repaired: c1 the play was 24/18 13/11, was 62 24/18 13/10\r\n  1) 62: 24/18 13/11",
        )
        assert Path("new.mat").read_bytes() == mark + after.encode(encoding)
        run = bgaudit("repair", "final.mat", "-", "--accept", "c1")
        assert run.status == 0

    def test_a_note_in_an_encoding_that_lacks_its_letters(self, explain: Explain) -> None:
        told = replace(PLAY, message="Zoë → 24/18")
        explain({"MV002": Explanation(Probably.MISTRANSCRIBED, "", (told,))})
        Path("final.mat").write_bytes(RECORD.replace("Marc ", "Järg ").encode("cp1252"))
        assert bgaudit("repair", "final.mat", "new.mat", "--accept", "c1").status == 0
        assert "c1 Zoë \\u2192 24/18" in Path("new.mat").read_bytes().decode("cp1252")

    def test_rows_that_are_laid_out_anew(self, explain: Explain) -> None:
        put(
            "final.mat",
            """\
 2 point match

 Game 1
 Anna : 0                       Marc : 0
  1) 62: 24/18 13/11             31: 8/5 6/5
  2)                             31: 8/5 6/5
  3) 42: 8/4 6/4
                                  Wins 2 points
""",
        )
        twice = slip("c1", "the turn stands twice", Removed(0, 0, 2))
        explain({"DI014": Explanation(Probably.MISTRANSCRIBED, "", (twice,))})
        assert bgaudit("repair", "final.mat", "new.mat", "--accept", "c1").status == 0
        assert (
            written("new.mat")
            == """\
 2 point match

 Game 1
 Anna : 0                       Marc : 0
  1) 62: 24/18 13/11             31: 8/5 6/5
; repaired: c1 the turn stands twice, removed 31 8/5 6/5
  2) 42: 8/4 6/4
                                  Wins 2 points
"""
        )


class TestOtherFormats:
    def test_sgf(self, explain: Explain) -> None:
        bgaudit("convert", "--lossy", "final.mat", "final.sgf")
        before = written("final.sgf")
        right = slip("c1", "the play was 24/18 13/11", Replaced(0, 0, 0, turn("62: 24/18 13/11")))
        explain({"MV002": Explanation(Probably.MISTRANSCRIBED, "", (right,))})
        assert bgaudit("repair", "final.sgf", "new.sgf", "--accept", "c1").status == 0
        assert written("new.sgf") == before.replace(
            "W[62xrmj]",
            r"W[62xrmk]C[repaired: c1 the play was 24/18 13/11, was W[62xrmj\]]",
        )

    def test_a_transcript(self) -> None:
        bgaudit("convert", "final.mat", "final.bga")
        before = written("final.bga")
        assert bgaudit("repair", "final.bga", "new.bga", "--accept", "c1").status == 0
        assert written("new.bga") == before.replace(
            "Anna 62: 24/18 13/10",
            "Anna 62: 24/18 13/11  # repaired: c1 the play was 24/18 13/11, "
            "was Anna 62: 24/18 13/10",
        )

    def test_any_other_is_converted_first(self) -> None:
        path = PROJECT / "fixtures" / "gmd" / "club-final.gmd"
        put("final.gmd", path.read_text(encoding="utf-8"))
        assert bgaudit("repair", "final.gmd", "new.gmd", "--accept", "c1") == Run(
            2,
            "",
            "bgaudit: final.gmd: nothing is written into the format gmd, only into mat, sgf, bga: "
            "`bgaudit convert` makes one of those of it first\n",
        )


class TestRefused:
    @pytest.mark.parametrize(
        ("ids", "why"),
        [
            ("x9", "no hypothesis has the id 'x9': it is one of c1, c2, c4, d1, d2"),
            ("c1,c2", "c1 and c2 explain the same finding: accept one of them"),
            ("c1,d2", "c1 and d2 change the same part of the record: accept one of them"),
            (
                "c3",
                "c3 cannot be accepted: nothing that could be written puts it right (a man stood "
                "on another point from the start)",
            ),
            (
                "c4",
                "nothing is written: with c4 the finding would stay (MV002 24/18 13/10 with 6-2: "
                "no die is a 3)",
            ),
            ("c1,", "no hypothesis has the id '': it is one of c1, c2, c4, d1, d2"),
        ],
    )
    def test_ids(self, ids: str, why: str) -> None:
        run = bgaudit("repair", "final.mat", "new.mat", "--accept", ids)
        assert run == Run(2, "", f"bgaudit: {why}\n")
        assert os.listdir() == ["final.mat"]

    def test_an_id_where_there_is_none(self, explain: Explain) -> None:
        explain({})
        assert bgaudit("repair", "final.mat", "new.mat", "--accept", "c1") == Run(
            2,
            "",
            "bgaudit: no hypothesis has the id 'c1': there is none that could be accepted\n",
        )

    def test_what_was_not_promised(self, explain: Explain, monkeypatch: pytest.MonkeyPatch) -> None:
        """The promise is what a replay of the corrected record finds, here: nothing."""
        seven = slip("c1", "the roll was 7-1", Replaced(0, 0, 0, turn("71: 24/18 13/10")))
        explain({"MV002": Explanation(Probably.UNDECIDED, "", (seven,))})
        clean = audit(Source.from_text("x.mat", WITH_BOTH), load_preset("standard"))
        monkeypatch.setattr(repaired, "replay", lambda *_: clean)
        run = bgaudit("repair", "final.mat", "new.mat", "--accept", "c1")
        assert run.status == 2
        assert run.err.startswith(
            "bgaudit: nothing is written: the new record would have a finding that was not "
            "promised (DI001 "
        )
        assert os.listdir() == ["final.mat"]

    def test_edits_that_the_text_cannot_take(self, explain: Explain) -> None:
        put("final.mat", RECORD.replace("13/10             ", "13/10  ; @take by=O\n  2)        "))
        swapped = slip("c1", "columns swapped", Swapped(0, 0, 0, 1))
        explain({"MV002": Explanation(Probably.UNDECIDED, "", (swapped,))})
        assert bgaudit("repair", "final.mat", "new.mat", "--accept", "c1") == Run(
            2,
            "",
            "bgaudit: final.mat: the text with the edits would not be read as it is meant: "
            "nothing else can stand there\n",
        )

    def test_two_turns_in_one_place(self, explain: Explain) -> None:
        one = slip("c1", "a turn is missing", Inserted(0, 0, 1, 2, turn("21: 6/5")))
        two = slip("d1", "another one is", Inserted(0, 0, 1, 2, turn("21: 6/4")))
        explain(
            {
                "MV002": Explanation(Probably.UNDECIDED, "", (one,)),
                "CU005": Explanation(Probably.UNDECIDED, "", (two,)),
            }
        )
        assert bgaudit("repair", "final.mat", "new.mat", "--accept", "c1,d1").err == (
            "bgaudit: c1 and d1 change the same part of the record: accept one of them\n"
        )

    def test_a_file_that_is_there(self) -> None:
        put("new.mat", "mine\n")
        assert bgaudit("repair", "final.mat", "new.mat", "--accept", "c1") == Run(
            2, "", "bgaudit: new.mat: there is such a file; --force writes over it\n"
        )
        assert written("new.mat") == "mine\n"

    @pytest.mark.parametrize("out", ["final.mat", "./final.mat", "link.mat"])
    def test_the_original_by_whatever_name(self, out: str) -> None:
        os.symlink("final.mat", "link.mat")
        run = bgaudit("repair", "final.mat", out, "--accept", "c1", "--force")
        assert run == Run(
            2, "", f"bgaudit: {out}: the original stays as it is: name another file\n"
        )
        assert written("final.mat") == RECORD

    def test_bytes_that_are_no_characters(self) -> None:
        data = RECORD.encode().replace(b"Marc ", b"Mar\x81 ")
        Path("final.mat").write_bytes(data)
        assert bgaudit("repair", "final.mat", "new.mat", "--accept", "c1") == Run(
            2,
            "",
            "bgaudit: final.mat: it holds bytes that are no characters in cp1252, which would "
            "not be kept as they are\n",
        )

    @pytest.mark.parametrize(
        ("arguments", "why"),
        [
            (["nothing.mat"], "nothing.mat: no such file or directory"),
            (["final.mat", "new.mat"], "nothing is accepted: --accept says what to write"),
            (
                ["final.mat", "--accept", "c1"],
                "name the file to write, or print the difference with --dry-run",
            ),
        ],
    )
    def test_usage(self, arguments: list[str], why: str) -> None:
        assert bgaudit("repair", *arguments) == Run(2, "", f"bgaudit: {why}\n")

    def test_what_is_no_record(self) -> None:
        put("letter.txt", "Dear Anna,\n")
        assert bgaudit("repair", "letter.txt") == Run(
            2, "", "bgaudit: letter.txt: no match record\n"
        )
