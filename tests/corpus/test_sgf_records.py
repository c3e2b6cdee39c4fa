"""The public SGF records at hand, and GNU Backgammon's matches as .mat and as SGF: one verdict."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from bgaudit import Audit, Finding, Severity, Source, Span, audit, load_preset
from bgaudit.transcript import mat, sgf

CORPUS = Path(__file__).parents[3] / "shared" / "corpus"
STANDARD = load_preset("standard")
MATCHES = sorted(path.parent.name for path in CORPUS.glob("gnubg/*/*.plain.sgf"))

pytestmark = pytest.mark.skipif(not CORPUS.is_dir(), reason="no ../shared/corpus here")


def audited(path: Path) -> Audit:
    return audit(Source.from_bytes(path.name, path.read_bytes()), STANDARD)


def exported(name: str, kind: str) -> Audit:
    return audited(CORPUS / "gnubg" / name / f"{name}.{kind}")


def told(findings: tuple[Finding, ...]) -> Counter[str]:
    """The findings without their places and without the text of the record."""
    return Counter(
        f"{finding.game} {finding.code} {finding.player} {finding.message}" for finding in findings
    )


def results(audited: Audit) -> list[tuple[object, ...]]:
    """Scores and results, as they are recorded and as the replay has them."""
    return [
        (match.length, match.players, match.event, match.date, match.score, match.recorded_score)
        for match in audited.matches
    ] + [tuple(game._replace(span=Span(0, 0))) for match in audited.matches for game in match.games]


LOST: dict[str, dict[str, list[str]]] = {
    # .mat cannot say that the Crawford rule is off (FORMATS.md 1.6).
    "m24_5pt_nocrawford": {
        "mat": [
            "2 CU004 2 a double in the Crawford game",
            "2 SC023 1 a gammon in the Crawford game is 2 points, recorded as 4",
        ],
        "sgf": [],
    },
    # .mat and the score of a session leave automatic doubles out, results in SGF count them (1.6).
    "s04_money": {
        "mat": [],
        "sgf": [
            "9 IN019 None the score leaves out the automatic doubles, which the result of a game "
            "counts",
        ],
    },
    "s05_money": {
        "mat": [],
        "sgf": [
            "10 CU014 2 a double to 128, higher than the cube's faces go",
            "7 IN019 None the score leaves out the automatic doubles, which the result of a game "
            "counts",
        ],
    },
    "s06_money": {
        "mat": ["1 CU014 1 a double to 256, higher than the cube's faces go"],
        "sgf": [
            "1 CU014 1 a double to 1024, higher than the cube's faces go",
            "1 CU014 2 a double to 256, higher than the cube's faces go",
            "2 IN019 None the score leaves out the automatic doubles, which the result of a game "
            "counts",
        ],
    },
}
"""What only one of the two files says, because GNU Backgammon loses it in the other."""


def test_there_are_all_of_them() -> None:
    assert len(MATCHES) == 31


@pytest.mark.parametrize("name", MATCHES)
def test_both_exports_have_the_same_findings(name: str) -> None:
    of_mat, of_sgf = exported(name, "mat"), exported(name, "plain.sgf")
    only = LOST.get(name, {"mat": [], "sgf": []})
    in_mat, in_sgf = told(of_mat.findings), told(of_sgf.findings)
    assert sorted(in_mat - in_sgf) == only["mat"]
    assert sorted(in_sgf - in_mat) == only["sgf"]
    if name not in LOST:
        assert results(of_sgf) == results(of_mat)


@pytest.mark.parametrize("name", [name for name in MATCHES if name not in LOST])
def test_so_has_the_text_of_snowie(name: str) -> None:
    if "nack" in name:
        pytest.skip("Snowie's text has no header that could name the variation")
    of_sst, of_sgf = exported(name, "sst.txt"), exported(name, "plain.sgf")
    (match, *games), (other, *other_games) = results(of_sgf), results(of_sst)
    assert told(of_sst.findings) == told(of_sgf.findings)
    assert games == other_games
    # Snowie's text has no header that could name the event and the date.
    assert (match[:2], match[4:]) == (other[:2], other[4:])


def test_an_analysed_match_is_the_same_as_without_its_analysis() -> None:
    plain, analysed = exported("m03_2pt", "plain.sgf"), exported("m03_2pt", "sgf")
    assert told(analysed.findings) == told(plain.findings)
    assert results(analysed) == results(plain)


@pytest.mark.parametrize("name", MATCHES)
def test_what_is_read_from_mat_is_written_as_gnu_backgammon_writes_it(name: str) -> None:
    """Move for move; only the order of the steps is not always the one that was played."""
    path = CORPUS / "gnubg" / name / f"{name}.mat"
    ours = sgf.write(mat.read(Source.from_bytes(name, path.read_bytes())))
    theirs = (path.parent / f"{name}.plain.sgf").read_text(encoding="utf-8")
    assert nodes(ours) == nodes(theirs)


def nodes(text: str) -> list[str]:
    """The moves of a file, the steps of each in the order of the alphabet."""
    lines = [line.rstrip(")") for line in text.splitlines() if line.startswith((";W", ";B"))]
    return [line[:5] + "".join(sorted(_steps(line[5:-1]))) for line in lines]


def _steps(letters: str) -> list[str]:
    return [letters[place : place + 2] for place in range(0, len(letters), 2)]


def faults(folder: str) -> dict[str, list[str]]:
    """The errors and warnings of all SGF files below a folder that have any, as ``line code``."""
    found = {}
    for path in sorted((CORPUS / folder).rglob("*.sgf")):
        result = audited(path)
        lines = [
            f"{result.source.place(finding.span.start).line} {finding.code}"
            for finding in result.findings
            if finding.severity is not Severity.NOTE
        ]
        if lines:
            found[path.name] = lines
    return found


def test_real_records_have_no_fault() -> None:
    assert faults("real/sgf") == {}


def test_a_match_of_gibbons_is_scored_as_its_twin() -> None:
    of_mat = audited(CORPUS / "real/mat/gitGNU+gnu_gibbon/complete.mat")
    of_sgf = audited(CORPUS / "real/sgf/gitGNU+gnu_gibbon/complete.sgf")
    (match,), (twin,) = of_sgf.matches, of_mat.matches
    assert [(game.winner, game.points, game.cube) for game in match.games] == [
        (game.winner, game.points, game.cube) for game in twin.games
    ]
    assert match.score == match.recorded_score == twin.score


def test_fixtures_of_other_programs() -> None:
    """Files that try the syntax: none says how long a match is, and many are of no backgammon."""
    found = faults("real/sgf-fixture")
    no_record = {name for name, lines in found.items() if lines == ["1 TX001"]}
    assert no_record == {
        *("cp1251.sgf", "cp1251__3591b15e.sgf", "demo_file.sgf", "full.sgf", "linefeeds.sgf"),
        *("linefeeds__1a06cab7.sgf", "minimal.sgf", "nested-game-tree.sgf", "node-annotation.sgf"),
        *("utf-8.sgf", "utf-8__2360f2e7.sgf"),
    }
    more_than_no_length = {
        name: [line for line in lines if "TX004" not in line]
        for name, lines in found.items()
        if name not in no_record
    }
    assert {name: lines for name, lines in more_than_no_length.items() if lines} == {
        # A game that ends with a drop, without a result.
        "move-properties.sgf": ["9 SC013"],
        "move-properties__61cfa68e.sgf": ["9 SC013"],
        "move-properties__8af87841.sgf": ["9 SC013"],
        # A move that has no dice.
        "move-properties__762ad167.sgf": ["3 TX002"],
        # Three of its four trees do not say that they are of backgammon.
        "multi-game-tree.sgf": ["2 TX003", "4 TX003"],
    }
