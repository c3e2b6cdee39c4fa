"""Position exports between the rows of a record: each is compared with the turn it belongs to."""

from __future__ import annotations

from pathlib import Path

import pytest

from bgaudit import Source, audit, load_preset
from bgaudit.rules.board import STANDARD_START, Board
from bgaudit.rules.plays import as_played
from bgaudit.rules.position_id import Position, to_xgid
from bgaudit.transcript import mat
from bgaudit.transcript.model import Double, Event, Game, Play, PositionStated, Take, Turn
from bgaudit.transcript.xgtext import read

FIXTURES = Path(__file__).parents[2] / "fixtures" / "mat"
HEAD = "7 point match\n\n Game 1\n Anna : 0                         Marc : 0\n"
ROWS = (
    " 1) 31: 8/5 6/5                  42: 8/4 6/4\n",
    " 2) 65: 24/13                    21: 13/11 6/5\n",
)
LEFT = "XGID=-b---BD-B---eE---b-d-b--B-:0:0:1:65:0:0:0:7:10\n"
"""Before the left player's 65."""
RIGHT = "XGID=-b---BD-B---eF---b-d-b--A-:0:0:-1:21:0:0:0:7:10\n"
"""Before the right player's 21."""


def found(text: str) -> list[str]:
    """Every finding of a record: line, code, row and message."""
    result = audit(Source.from_text("x.txt", text), load_preset("standard"))
    assert result.format == "xgtext"
    return [
        f"{result.source.place(f.span.start).line} {f.code} row {f.row or '-'}: {f.message}"
        for f in result.findings
        if f.code != "MT003"
    ]


def differs(*words: str) -> str:
    return f"the position stated here is not the one the game has come to: {'; '.join(words)}"


@pytest.mark.parametrize(
    "lines",
    [
        pytest.param((ROWS[0], LEFT, RIGHT, ROWS[1]), id="above the row"),
        pytest.param((ROWS[0], ROWS[1], LEFT, RIGHT), id="below the row"),
        pytest.param((ROWS[0], RIGHT, ROWS[1], LEFT), id="one above and one below"),
        pytest.param((ROWS[0], LEFT.replace(":65:", ":00:"), ROWS[1]), id="before the roll"),
        pytest.param((ROWS[0], LEFT.replace(":65:", ":56:"), ROWS[1]), id="the lower die first"),
    ],
)
def test_positions_that_agree(lines: tuple[str, ...]) -> None:
    assert found(HEAD + "".join(lines)) == []


@pytest.mark.parametrize(
    ("names", "position"),
    [
        ("X:Anna   O:Marc\n", LEFT),
        ("X:Bea   O:Dino\n", LEFT),
        ("X:Marc   O:Anna\n", "XGID=-b--B-D-B---eE---b-db---B-:0:0:-1:65:0:0:0:7:10\n"),
    ],
)
def test_the_names_tell_where_x_sits(names: str, position: str) -> None:
    assert found(HEAD + ROWS[0] + position + names + ROWS[1]) == []


@pytest.mark.parametrize(
    ("position", "finding"),
    [
        (
            LEFT.replace("BD-B", "BDAA"),
            "MV033 row 2: "
            + differs("the first player has 1 on 8 instead of 2, 1 on 7 instead of 0"),
        ),
        (
            LEFT.replace(":0:0:1:65:", ":1:-1:1:65:"),
            "MV033 row 2: "
            + differs("the cube is at 2 on the second player's side, not 1 in the middle"),
        ),
        (
            LEFT.replace(":65:0:0:", ":65:0:1:"),
            "MV033 row 2: " + differs("the score is 0–1, not 0–0"),
        ),
        (
            LEFT.replace(":7:10", ":9:10"),
            "MV033 row 2: " + differs("it is a match to 9, not one to 7"),
        ),
        (
            LEFT.replace("---eE", "--AeE"),
            "MV023 row 2: 16 men of one player stand on the board that is stated",
        ),
        (LEFT.replace(":1:65:", ":3:65:"), "TX003 row -: this is no XGID that can be read"),
    ],
)
def test_positions_that_differ(position: str, finding: str) -> None:
    assert found(HEAD + ROWS[0] + position + RIGHT + ROWS[1]) == [f"6 {finding}"]


def test_a_play_that_is_written_down_wrongly_is_told_at_the_position_alone() -> None:
    """What follows fits the position: it is not held against the players."""
    wrong = ROWS[0].replace("8/5 6/5", "24/23 13/10")
    on_five = " 2) 65: 24/13                    21: 13/11 6/5\n 3) 41: 6/2 6/5\n"
    text = HEAD + wrong + LEFT + RIGHT + on_five
    assert [finding.split(":")[0] for finding in found(text)] == ["6 MV033 row 2"]


def test_what_goes_on_to_differ_is_told_once() -> None:
    wrong = (LEFT, RIGHT)
    lines = [line.replace(":7:10", ":9:10").replace("B---e", "B-A-d") for line in wrong]
    assert len(found(HEAD + ROWS[0] + "".join(lines) + ROWS[1])) == 2  # MV023 for each board
    lines = [line.replace(":7:10", ":9:10") for line in wrong]
    assert len(found(HEAD + ROWS[0] + "".join(lines) + ROWS[1])) == 1


@pytest.mark.parametrize(
    ("letters", "codes"),
    [
        pytest.param("-a----DaCA--eD---c-e----BA", ["IN001"], id="by way of the blot on 20"),
        pytest.param("-a---ADaCA--eD---c-e----B-", [], id="by way of 22"),
        pytest.param("-a---ADbCA--eD---c-d----B-", ["MV030", "MV033"], id="neither"),
    ],
)
def test_a_position_tells_which_way_a_man_went(letters: str, codes: list[str]) -> None:
    rows = " 1) 41: 13/9 6/5                 42: 24/18\n"
    text = f"{HEAD}{rows}XGID={letters}:0:0:1:00:0:0:0:7:10\n"
    assert [finding.split()[1] for finding in found(text)] == codes


def with_exports(text: str, *, below: bool) -> tuple[str, int]:
    """A .mat record with the position of every turn above or below its row, and how many."""
    lines = text.splitlines()
    exports: dict[int, list[str]] = {}
    source = Source.from_text("x.mat", text)
    (match,) = mat.read(source).matches
    for game in match.games:
        for event, xgid in positions_of(game, match.length or 0):
            exports.setdefault(source.place(event.span.start).line - 1, []).append(xgid)
    out = []
    for number, line in enumerate(lines):
        here = exports.get(number, [])
        out += [line, *here] if below else [*here, line]
    return "\n".join(out), sum(map(len, exports.values()))


def positions_of(game: Game, length: int) -> list[tuple[Event, str]]:
    """The XGID of each turn and each double, by a replay of its own."""
    assert game.score is not None
    board, cube, owner = Board(STANDARD_START, STANDARD_START), 1, None
    found: list[tuple[Event, str]] = []
    for event in game.events:
        action, side = event.action, event.side or 1
        if isinstance(action, Take):
            cube, owner = 2 * cube, side
        if not isinstance(action, Turn | Double):
            continue
        view = board if side == 1 else board.turned()
        dice = action.dice if isinstance(action, Turn) else None
        xgid = to_xgid(Position(view, side, cube, owner, dice, game.score.points, length))
        assert xgid is not None
        found.append((event, xgid))
        if isinstance(action, Turn):
            after = as_played(view, action.played.moves if isinstance(action.played, Play) else ())
            assert after is not None
            board = after if side == 1 else after.turned()
    return found


@pytest.mark.parametrize("below", [False, True])
@pytest.mark.parametrize("name", ["clean-match", "club-final", "backgammon-galaxy", "gridgammon"])
def test_every_position_of_a_match_agrees(name: str, *, below: bool) -> None:
    text = (FIXTURES / f"{name}.mat").read_text(encoding="utf-8")
    exported, count = with_exports(text, below=below)
    record = read(Source.from_text("x.txt", exported))
    events = [event for game in record.matches[0].games for event in game.events]
    assert sum(isinstance(event.action, PositionStated) for event in events) == count
    assert codes_in(exported) == codes_in(text)


def codes_in(text: str) -> list[str]:
    findings = audit(Source.from_text("x", text), load_preset("standard")).findings
    return sorted(f"{finding.code} {finding.game} {finding.message}" for finding in findings)
