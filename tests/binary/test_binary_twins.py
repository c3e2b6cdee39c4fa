"""A match gives the same findings, scores and results from every format that holds it."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest
from bgf_file import bgf_file
from xg_file import xg_file

from bgaudit import Audit, Source, audit, load_preset
from bgaudit.transcript.detect import READERS
from bgaudit.transcript.model import Match

pytest.importorskip("gvformat")

ROOT = Path(__file__).parents[2]
STANDARD = load_preset("standard")
REAL = ROOT.parent / "shared" / "corpus" / "real"

ONLY_IN_TEXT = {"IN001", "IN014"}
"""Hits without a mark, which these formats do not have or always, and what is odd in a text."""


def as_xg(match: Match) -> bytes:
    return xg_file(match).data()


def as_ogxm(match: Match) -> bytes:
    pytest.importorskip("ogxm")
    from ogxm_file import ogxm_file

    return ogxm_file(match)


MOVE = 3
"""The kind of an .xg record that is a play; its men stand 35 bytes in."""
TWINS: list[tuple[str, Callable[[Match], bytes], str]] = [
    *(
        ("xg", as_xg, name)
        for name in (
            *("backgammon-galaxy", "backgammon-studio", "clean-match", "club-final"),
            *("extreme-gammon", "gridgammon", "money-session"),
        )
    ),
    *(
        ("bgf", bgf_file, name)
        for name in (
            *("backgammon-galaxy", "backgammon-studio", "clean-match", "club-final"),
            *("extreme-gammon", "gridgammon"),
        )
    ),
    # Only plays whose every step is written by itself can be put into OGXM as they are.
    *(("ogxm", as_ogxm, name) for name in ("backgammon-galaxy", "clean-match", "club-final")),
]


@pytest.mark.parametrize(("name", "encode", "record"), TWINS, ids=lambda value: str(value)[:20])
def test_twins_of_a_mat_record(name: str, encode: Callable[[Match], bytes], record: str) -> None:
    path = ROOT / "fixtures" / "mat" / f"{record}.mat"
    source = Source.from_bytes(path.name, path.read_bytes())
    (match,) = READERS["mat"](source).matches
    twin = audit(Source.from_bytes(f"{record}.{name}", encode(match)), STANDARD)
    assert twin.format == name
    assert told(twin) == told(audit(source, STANDARD))


@pytest.mark.parametrize("name", ["clean-match", "club-final"])
@pytest.mark.parametrize("ending", ["xg", "bgf", "ogxm"])
def test_the_fixtures_are_twins_of_mat_records(ending: str, name: str) -> None:
    if ending == "ogxm":
        pytest.importorskip("ogxm")
    here, there = (read(ROOT / "fixtures" / e / f"{name}.{e}") for e in (ending, "mat"))
    assert here.format == ending
    assert told(here) == told(there)


def told(result: Audit) -> tuple[object, ...]:
    """All that an audit says, but for places in the text and words that quote it."""
    (match,) = result.matches
    findings = [
        (finding.code, finding.status, finding.game, finding.row, finding.player)
        for finding in result.findings
        if finding.code not in ONLY_IN_TEXT
    ]
    games = [
        (game.number, game.winner, game.points, game.kind, game.ended_by, game.cube, game.plays)
        for game in match.games
    ]
    return findings, games, match.players, match.score, match.winner


@pytest.mark.parametrize("seed", range(60))
def test_a_man_put_elsewhere_beside_a_play_of_xg_gives_one_finding(seed: int) -> None:
    rng = random.Random(seed)
    path = ROOT / "fixtures" / "mat" / "clean-match.mat"
    (match,) = READERS["mat"](Source.from_bytes(path.name, path.read_bytes())).matches
    file = xg_file(match)
    record = rng.choice([record for record in file.records if record[8] == MOVE])
    men = 35 + 1
    sources = [point for point in range(24) if 0 < record[men + point] < 128]
    targets = [point for point in range(24) if record[men + point] < 128]
    source, target = rng.choice(sources), rng.choice(targets)
    record[men + source] -= 1
    record[men + target] += 1
    result = audit(Source.from_bytes("x.xg", file.data()), STANDARD)
    found = [finding.code for finding in result.findings]
    assert found == ([] if source == target else ["MV033"])


@pytest.mark.skipif(not REAL.is_dir(), reason="the records of ../shared/corpus are not here")
class TestRealFiles:
    """The public files of eXtreme Gammon, and what the other formats make of them."""

    FILES = sorted(REAL.glob("xg/kevung+gbf/*.xg"))

    def test_what_is_found_in_them(self) -> None:
        found = {
            path.name: [
                (f.code, f.game, f.row) for f in read(path).findings if f.severity != "note"
            ]
            for path in self.FILES
        }
        assert {name: codes for name, codes in found.items() if codes} == {
            # XG itself marks this play as illegal: a 4 and a 3 were played as two threes.
            "Squire-Jørgensen-Harmand-Unger 7 point match 18-08-2024.xg": [("MV028", 7, 14)],
        }

    def test_how_much_is_read(self) -> None:
        matches = [read(path).matches[0] for path in self.FILES]
        assert [len(match.games) for match in matches] == [8, 7, 8, 4, 7]
        assert sum(game.plays for match in matches for game in match.games) == 1470
        assert [match.score for match in matches] == [(5, 7), (2, 8), (7, 6), (9, 2), (7, 4)]

    @pytest.mark.skipif("sgf" not in READERS, reason="SGF is not read")
    def test_the_same_match_in_sgf(self) -> None:
        """The one that is there in both; GNU Backgammon has lost how it was resigned."""
        name = "charlot1-charlot2_7p_2025-11-08-2305"
        here = read(REAL / "xg" / "kevung+gbf" / f"{name}.xg")
        there = read(REAL / "sgf" / "kevung+gnubgparser" / f"{name}.sgf")
        assert told(here) == told(there)

    @pytest.mark.parametrize("path", FILES, ids=lambda path: path.name[:12])
    def test_the_same_match_in_ogxm(self, path: Path) -> None:
        """As gammonview converts it; its author seats the players by their names."""
        pytest.importorskip("ogxm")
        from gvformat import convert_xg, write_gvab

        twin = audit(Source.from_bytes("x.gvab", write_gvab(convert_xg(path))), STANDARD)
        assert by_name(twin) == by_name(read(path))


def read(path: Path) -> Audit:
    return audit(Source.from_bytes(path.name, path.read_bytes()), STANDARD)


def by_name(result: Audit) -> tuple[object, ...]:
    """Findings, results and scores with the names of the players in the place of their sides."""
    (match,) = result.matches
    name = (None, *match.players).__getitem__
    findings = [(f.code, f.status, f.game, name(f.player or 0)) for f in result.findings]
    games = [
        (name(game.winner or 0), game.points, game.kind, game.ended_by, game.cube, game.plays)
        for game in match.games
    ]
    return findings, games, sorted(zip(match.players, match.score or (), strict=True), key=str)
