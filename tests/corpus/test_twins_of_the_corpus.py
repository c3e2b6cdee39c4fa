"""Matches that stand in ``../shared/corpus`` in more than one format get one verdict."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pytest

from bgaudit import Audit, Severity, Source, audit, load_preset
from bgaudit.rules.board import Board, starting_board
from bgaudit.rules.plays import as_played
from bgaudit.rules.position_id import board_from_letters
from bgaudit.transcript import mat, snowie
from bgaudit.transcript.model import Play, SetPosition, Turn

CORPUS = Path(__file__).parents[3] / "shared" / "corpus"
GIBBON = "gitGNU+gnu_gibbon"
GNUBG = sorted((CORPUS / "gnubg").glob("*/*.mat"))
NACKGAMMON = {"m23_7pt_nack"}

pytestmark = pytest.mark.skipif(not CORPUS.is_dir(), reason="no ../shared/corpus here")


class Verdict(NamedTuple):
    findings: list[tuple[str, int | None, int | None, str | None]]
    games: list[tuple[int | None, int | None, str | None, str, int, bool | None]]
    score: tuple[int, int]
    winner: int | None


def audited(path: Path) -> Audit:
    """An audit that knows nothing of the file but its content."""
    return audit(Source.from_bytes("record", path.read_bytes()), load_preset("standard"))


def verdict(path: Path, without: set[str], *, mirrored: bool = False) -> Verdict:
    """What is found and how the games came out; mirrored if the players sit the other way round."""
    result = audited(path)
    (match,) = result.matches

    def side(player: int | None) -> int | None:
        return 3 - player if mirrored and player else player

    return Verdict(
        [
            (found.code, found.game, side(found.player), None if mirrored else found.xgid)
            for found in result.findings
            if found.code not in without
        ],
        [(side(g.winner), g.points, g.kind, g.ended_by, g.cube, g.crawford) for g in match.games],
        match.score[::-1] if mirrored else match.score,
        side(match.winner),
    )


@pytest.mark.parametrize(
    "path",
    [
        *(
            f"gmd/{GIBBON}/{name}.gmd"
            for name in ("7point", "7point__5c8b6661", "7point__9c74967e")
        ),
        *(f"gmd/{GIBBON}/{name}.gmd" for name in ("complete", "complete__07b4d04e")),
        *(
            f"javafibs/{GIBBON}/{name}.match"
            for name in ("7point", "complete", "complete__2a580a28")
        ),
    ],
)
@pytest.mark.parametrize("twin", ["complete", "complete__651c8abe"])
def test_gibbons_match(path: str, twin: str) -> None:
    """IN001 tells that the .mat record marks no hits, which the other formats cannot.

    Gibbon puts its White, who is named first, into the right column.
    """
    columns = verdict(CORPUS / "real" / "mat" / GIBBON / f"{twin}.mat", {"IN001"}, mirrored=True)
    assert verdict(CORPUS / "real" / path, set()) == columns
    assert columns.score == (5, 8)


@pytest.mark.parametrize("path", GNUBG, ids=lambda path: path.stem)
def test_snowie_standard_text(path: Path) -> None:
    """It is the same text but for the header, which alone names Nackgammon."""
    text = path.with_suffix(".sst.txt")
    without = {"MV032"} if path.stem in NACKGAMMON else set()
    assert audited(text).format == "mat"
    assert verdict(text, without) == verdict(path, set())


@pytest.mark.parametrize("path", GNUBG, ids=lambda path: path.stem)
def test_snowies_positions(path: Path) -> None:
    """Each is one that the first game of its match comes to."""
    position = path.with_suffix(".pos.snowie.txt")
    result = audited(position)
    assert (result.format, [f.code for f in result.findings if f.code != "MT003"]) == ("snowie", [])
    source = Source.from_bytes(position.name, position.read_bytes())
    action = snowie.read(source).matches[0].games[0].events[0].action
    assert isinstance(action, SetPosition)
    assert action.letters is not None
    assert board_from_letters(action.letters) in boards_of_first_game(path)


def boards_of_first_game(path: Path) -> list[Board]:
    """The boards between its turns, seen from side 1."""
    source = Source.from_bytes(path.name, path.read_bytes())
    variant = "nackgammon" if path.stem in NACKGAMMON else "standard"
    boards = [starting_board(variant)]
    for event in mat.read(source).matches[0].games[0].events:
        if isinstance(event.action, Turn) and isinstance(event.action.played, Play):
            view = boards[-1] if event.side == 1 else boards[-1].turned()
            after = as_played(view, event.action.played.moves)
            assert after is not None
            boards.append(after if event.side == 1 else after.turned())
    return boards


def test_damaged_and_half_complete_records() -> None:
    folder = CORPUS / "real" / "gmd"
    results = {path.name: audited(path) for path in sorted(folder.rglob("*.gmd"))}
    assert {result.format for result in results.values()} == {"gmd"}
    assert {
        name: [
            f"{result.source.place(found.span.start).line} {found.code}"
            for found in result.findings
            if found.severity is not Severity.NOTE
        ]
        for name, result in results.items()
        if any(found.severity is not Severity.NOTE for found in result.findings)
    } == {
        # No line begins a game; one resignation is written as a double that is accepted.
        "complete__4c448cce.gmd": ["6 TX004", "181 SC010"],
        # Sixteen white men.
        "edited__0f182e25.gmd": ["4 MV023"],
        # A header, and no game.
        "initial.gmd": ["1 TX001"],
    }
