"""Files that are no text: how they are told apart, read and shown, and what is missing for them."""

from __future__ import annotations

import csv
import gzip
import io
import json
import random
import sys
import zlib
from pathlib import Path

import pytest
from reporting import report

from bgaudit import Source, audit, load_preset

STANDARD = load_preset("standard")
FIXTURES = Path(__file__).parents[2] / "fixtures"
XG = (FIXTURES / "xg" / "club-final.xg").read_bytes()
BGF = (FIXTURES / "bgf" / "club-final.bgf").read_bytes()
OGXM = (FIXTURES / "ogxm" / "club-final.ogxm").read_bytes()


def test_a_binary_source_has_bytes_and_no_text() -> None:
    source = Source.from_bytes("x.xg", XG)
    assert (source.text, source.data) == ("", XG)
    listed = source.listed("game 1\n31: 8/5 6/5\n")
    assert (listed.line_text(8), listed.data, listed.sha256) == (
        "31: 8/5 6/5",
        XG,
        source.sha256,
    )
    assert listed.shown_place(8) is None


def test_a_text_has_no_bytes() -> None:
    assert Source.from_bytes("x.mat", b" 7 point match\n").data == b""


@pytest.mark.parametrize(
    ("data", "module", "format", "package"),
    [
        (XG, "gvformat.xg", "the format of eXtreme Gammon", "gammonview"),
        (BGF, "gvformat.bgf", "the format of BGBlitz", "gammonview"),
        (OGXM, "ogxm", "OGXM", "ogxm"),
    ],
)
def test_without_the_library_one_error_says_what_to_install(
    data: bytes, module: str, format: str, package: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    result = audit(Source.from_bytes("x", data), STANDARD)
    assert [(f.code, f.severity, f.message, f.help) for f in result.findings] == [
        (
            "TX001",
            "error",
            f"this is no match record that can be read: a file in {format} is read through the "
            f"package {package}, which is not installed",
            "pip install 'bgaudit[binary]'",
        )
    ]


def test_the_json_report_knows_no_lines() -> None:
    pytest.importorskip("gvformat")
    result = audit(Source.from_bytes("x.xg", XG), STANDARD)
    text = report("json", result)
    (file,) = json.loads(text)["files"]
    assert file["format"] == "xg"
    assert {game["line"] for game in file["matches"][0]["games"]} == {None}
    places = [
        (f["code"], f["line"], f["column"], f["end_line"], f["row"]) for f in file["findings"]
    ]
    assert places == [("MV002", None, None, None, 7), ("SC003", None, None, None, None)]


def test_the_text_report_shows_the_game_and_the_move() -> None:
    pytest.importorskip("gvformat")
    result = audit(Source.from_bytes("x.xg", XG), STANDARD)
    text = report("text", result)
    assert text.splitlines()[2].split() == ["game", "move", "player", "roll", "played", "finding"]


def test_reports_for_editors_and_services_tell_the_game_and_the_move() -> None:
    pytest.importorskip("gvformat")
    result = audit(Source.from_bytes("x.xg", XG), STANDARD)
    wrong_points = "a gammon with a 2-cube is 4 points, recorded as 2 · game 4 · Marc Dubois"
    assert report("concise", result).splitlines() == [
        "x.xg: error MV002 14/9 13/10 with 5-4: no die is a 3 · game 1, move 7 · Anna Bianchi",
        f"x.xg: error SC003 {wrong_points}",
    ]
    at = "file=x.xg,line=1,endLine=1,col=1,endColumn=1"
    assert report("github", result).splitlines()[1] == (
        f"::error {at},title=SC003 wrong-points::{wrong_points}"
    )
    assert [issue["location"]["lines"] for issue in json.loads(report("gitlab", result))] == [
        {"begin": 1, "end": 1},
        {"begin": 1, "end": 1},
    ]
    row = next(csv.DictReader(io.StringIO(report("csv", result))))
    assert (row["line"], row["end_column"], row["game"], row["row"]) == ("", "", "1", "7")
    assert "| – | game 1, move 7 · Anna Bianchi |" in report("markdown", result)


def damaged(rng: random.Random, data: bytes) -> bytes:
    """The bytes with a few of them changed, and now and then cut off."""
    changed = bytearray(data)
    for _ in range(rng.randrange(1, 9)):
        place = rng.randrange(len(changed))
        changed[place] = rng.choice((0, 255, rng.randrange(256), changed[place] ^ 1))
    return bytes(changed[: rng.randrange(len(changed)) if rng.random() < 0.1 else None])


@pytest.mark.parametrize("seed", range(40))
def test_damage_gives_findings_and_no_exception(seed: int) -> None:
    rng = random.Random(seed)
    line = BGF.index(b"\n") + 1
    head, packed = XG[:8232], zlib.decompress(XG[8232:])
    for data in (
        head + zlib.compress(damaged(rng, packed), 1),
        damaged(rng, XG),
        BGF[:line] + gzip.compress(damaged(rng, gzip.decompress(BGF[line:])), 1),
        BGF[:line] + damaged(rng, BGF[line:]),
        OGXM[:4] + damaged(rng, OGXM[4:]),
    ):
        result = audit(Source.from_bytes("x", data), STANDARD)
        assert len(result.findings) > 0
        report("text", result)
        json.loads(report("json", result))
