"""Records written as .mat text, in the columns of GNU Backgammon; all that is lost is told."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from bga_notation import games

from bgaudit import Audit, Source, audit, load_preset
from bgaudit.transcript.bga import writer as bga_writer
from bgaudit.transcript.detect import READERS, detect_format
from bgaudit.transcript.mat.writer import cannot_hold, write
from bgaudit.transcript.model import Match, Record

ROOT = Path(__file__).parents[2]
CORPUS = ROOT.parent / "shared" / "corpus"
STANDARD = load_preset("standard")
AT_THE_TABLE = sorted(ROOT.glob("fixtures/bga/*.bga"))


def mat(text: str) -> Record:
    return READERS["mat"](Source.from_text("x.mat", text))


def bga(text: str) -> Record:
    return READERS["bga"](Source.from_text("x.bga", text))


def losses(record: Record, text: str = "") -> list[tuple[str, str]]:
    """What is lost: the text of an event, or ``match``, and why."""
    return [
        ("match" if isinstance(loss.of, Match) else text[slice(*loss.of.span)], loss.why)
        for loss in cannot_hold(record)
    ]


CANONICAL = """\
; [EventDate "2026.11.29"]
; [Crawford "On"]

 7 point match

 Game 1
 Anna Bianchi : 0               Marc Dubois : 0
  1)                             31: 8/5 6/5
  2) 66: 24/18(2) 13/7(2)        62:
  3)  Doubles => 2                Takes
  4) 11: 8/7(2) 6/5*(2)          55: bar/20*/15 13/3
  5) 52: Cannot Move             ??: ????
  6) 52: Illegal play (0;1;2)
  7) 31: 24/21/20                 Doubles => 4
  8)  Drops                       Wins 2 points

 Game 2
 Anna Bianchi : 0               Marc Dubois : 2
; Set Pos=-A-----------------eee----/0
  1) 21: 1/off
      Wins 1 point

 Game 3
 Anna Bianchi : 1               Marc Dubois : 2
  1) 31: 8/5 6/5                  Resigns
  2)  Concedes                   42: 8/4 6/4
                                  Wins 5 points and the match
"""


def test_the_canonical_text() -> None:
    assert write(mat(CANONICAL)) == CANONICAL
    assert losses(mat(CANONICAL)) == []


def test_what_stood_stands_as_it_stood() -> None:
    text = CANONICAL.replace("31: 8/5 6/5 ", "31: 9/5 7/1*").replace("=> 4", "=> 64")
    assert write(mat(text)) == text


def test_long_cells_do_not_run_together() -> None:
    rows = " 1) 11: bar/24* bar/24* 13/12* 12/11* 22: 13/11\n"
    text = f" 7 point match\n\n Game 1\n A : 0    B : 0\n{rows}"
    record = mat(text)
    assert games(mat(write(record))) == games(record)


def test_a_score_that_is_not_written_is_that_of_the_results() -> None:
    text = """\
players: Anna, Marc
match to 7

game 1
Anna 31: 8/5 6/5
Marc doubles to 2
Anna drops
Marc wins 1 point

game 2
Marc 31: 8/5 6/5
"""
    assert [line for line in write(bga(text)).splitlines() if " : " in line] == [
        " Anna : 0                       Marc : 0",
        " Anna : 0                       Marc : 1",
    ]


TABLE = """\
players: Anna, Marc
match to 7

game 1
Anna opens 3
Marc opens 1
Anna plays 8/4 6/5
Anna lifts the dice
14:02 Marc rolls 42 cocked
Marc challenges
Anna corrects 8/5 6/5
Marc rolls 65
Marc plays 24/18 13/8
Anna rolls 64
"""


IN_TWO_COLUMNS = """\
 7 point match

 Game 1
 Anna : 0                       Marc : 0
  1) 31: 8/5 6/5                 65: 24/18 13/8
  2) 64: ????
"""


def test_a_record_of_the_table_in_two_columns() -> None:
    assert write(bga(TABLE)) == IN_TWO_COLUMNS
    assert losses(bga(TABLE), TABLE) == [
        ("Anna lifts the dice", "a .mat record has no cell for it"),
        ("Marc rolls 42 cocked", "a .mat record has no cell for it"),
        ("Marc challenges", "a .mat record has no cell for it"),
        ("Anna plays 8/4 6/5", "a .mat record has only what was put in its place"),
    ]


def test_a_play_that_is_put_right_too_late_stands() -> None:
    text = TABLE.replace("14:02 Marc rolls 42 cocked\n", "").replace(
        "Marc challenges\nAnna corrects 8/5 6/5\nMarc rolls 65\n",
        "Marc rolls 65\nMarc challenges\nAnna corrects 8/5 6/5\n",
    )
    assert write(bga(text)) == IN_TWO_COLUMNS.replace("31: 8/5 6/5", "31: 8/4 6/5")
    assert losses(bga(text), text)[-1] == (
        "Anna corrects 8/5 6/5",
        "a .mat record has no cell for it",
    )


def test_a_play_that_is_changed_stands_as_it_was_made_last() -> None:
    text = TABLE.replace("Anna plays 8/4 6/5\n", "Anna plays 8/4 24/23\nAnna plays 8/4 6/5\n")
    assert write(bga(text)) == IN_TWO_COLUMNS
    assert ("Anna plays 8/4 24/23", "a .mat record has only what was put in its place") in losses(
        bga(text), text
    )


def test_what_the_header_of_a_mat_record_does_not_hold() -> None:
    text = """\
players: Anna, Marc
match to 7
rules: casino
clock: simple
game 1
14:02 Anna 31: 8/5
"""
    assert losses(bga(text), text) == [
        ("Anna 31: 8/5", "a .mat record has no times of day"),
        ("match", "a .mat record does not hold the rule set"),
        ("match", "a .mat record does not hold how time is kept"),
    ]


def test_a_chouette_cannot_be_held() -> None:
    text = "players: Aldo, Bea, Carla\ngame 1\nAldo throws 6\n"
    assert losses(bga(text), text)[:2] == [
        ("Aldo throws 6", "a .mat record has no cell for it"),
        ("match", "a .mat record does not hold who plays"),
    ]


@pytest.mark.parametrize("path", AT_THE_TABLE, ids=lambda path: path.stem)
def test_nothing_of_a_table_is_lost_unseen(path: Path) -> None:
    """What is written holds every event that is not among the losses."""
    record = READERS["bga"](Source.from_bytes(path.name, path.read_bytes()))
    again = mat(write(record))
    assert [loss.why for loss in cannot_hold(again)] == []
    assert len(again.matches) == len([match for match in record.matches if match.games])


@pytest.mark.parametrize("seed", range(60))
def test_writing_never_raises(seed: int) -> None:
    rng = random.Random(seed)
    path = rng.choice([*AT_THE_TABLE, *sorted(ROOT.glob("fixtures/mat/*.mat"))])
    text = [*path.read_text(encoding="utf-8")]
    for _ in range(rng.randrange(1, 30)):
        text[rng.randrange(len(text))] = rng.choice('\n :/*()3610abdWT;[]"é\x00')
    source = Source.from_text(path.name, "".join(text))
    record = READERS[path.suffix[1:]](source)
    for written in (write(record), bga_writer.write(record)):
        assert isinstance(written, str)
    assert all(loss.why for loss in (*cannot_hold(record), *bga_writer.cannot_hold(record)))


def told(result: Audit) -> tuple[object, ...]:
    """Findings, results and scores; results may have stood in a numbered row, and do not here."""
    findings = [
        (f.code, f.severity, f.status, f.game, f.player, f.dice)
        for f in result.findings
        if f.code != "IN014"
    ]
    matches = [
        (
            match.score,
            match.recorded_score,
            match.winner,
            [(g.score_before, g.winner, g.points, g.kind, g.cube, g.plays) for g in match.games],
        )
        for match in result.matches
    ]
    return findings, matches


@pytest.mark.skipif(not CORPUS.is_dir(), reason="the records of ../shared/corpus are not here")
class TestRealRecords:
    """The public records, and those that GNU Backgammon exports."""

    def records(self) -> list[tuple[str, Source, Record]]:
        paths = sorted(
            [*CORPUS.rglob("real/mat/**/*"), *CORPUS.rglob("gnubg/**/*.mat")],
            key=lambda path: path.name,
        )
        sources = [Source.from_bytes(p.name, p.read_bytes()) for p in paths if p.is_file()]
        found = [(s.path, s, READERS["mat"](s)) for s in sources if detect_format(s) == "mat"]
        assert len(found) > 450
        return found

    def test_nothing_is_lost(self) -> None:
        assert {name for name, _, record in self.records() if losses(record)} == set()

    def test_every_event_survives_a_transcript(self) -> None:
        differing = [
            name
            for name, _, record in self.records()
            if games(mat(write(bga(bga_writer.write(record))))) != games(record)
        ]
        assert differing == []

    def test_the_same_is_found_in_what_is_written(self) -> None:
        chosen = random.Random(6).sample(self.records(), 60)
        differing = [
            name
            for name, source, record in chosen
            for text in (write(record), bga_writer.write(record))
            if told(audit(Source.from_text(name, text), STANDARD)) != told(audit(source, STANDARD))
        ]
        assert differing == []
