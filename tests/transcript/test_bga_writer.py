"""What is read and written comes out the same, whichever format it was read from."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest
from bga_notation import HEAD, content, games
from test_bga_lines import CHOUETTE_LINES, DEEDS, FACTS

from bgaudit.source import Source, Span
from bgaudit.transcript import bga
from bgaudit.transcript.detect import READERS, detect_format
from bgaudit.transcript.model import (
    Action,
    DeclaredIllegal,
    Event,
    Game,
    Match,
    Moved,
    NoPlay,
    PositionStated,
    Record,
    Row,
    ScoreLine,
    Turn,
    UnknownPlay,
    Unreadable,
)

ROOT = Path(__file__).parents[2]
TRANSCRIPTS = sorted([*ROOT.glob("fixtures/bga/*.bga"), *ROOT.glob("tests/**/*.bga")])
MATS = sorted([*ROOT.glob("fixtures/mat/*.mat"), *ROOT.glob("tests/**/*.mat")])
CORPUS = ROOT.parent / "shared" / "corpus" / "real" / "mat"


def source_at(path: Path) -> Source:
    return Source.from_bytes(path.name, path.read_bytes())


def again(record: Record) -> Record:
    """What reading gives of what writing gave."""
    return bga.read(Source.from_text("again.bga", bga.write(record)))


@pytest.mark.parametrize("path", TRANSCRIPTS, ids=lambda path: path.stem)
def test_transcripts(path: Path) -> None:
    record = bga.read(source_at(path))
    assert content(again(record)) == content(record)
    assert bga.write(again(record)) == bga.write(record)


@pytest.mark.parametrize("path", MATS, ids=lambda path: path.stem)
def test_mat_records(path: Path) -> None:
    record = READERS["mat"](source_at(path))
    assert games(again(record)) == games(record)
    assert [match.length for match in again(record).matches] == [
        match.length for match in record.matches
    ]


def test_what_is_written_is_told_to_be_a_transcript() -> None:
    for path in [*TRANSCRIPTS, *ROOT.glob("fixtures/mat/*.mat")]:
        source = source_at(path)
        name = detect_format(source)
        assert name is not None
        written = bga.write(READERS[name](source))
        assert detect_format(Source.from_text("again", written)) == "bga"


@pytest.mark.skipif(not CORPUS.is_dir(), reason="the records of ../shared/corpus are not here")
def test_records_from_elsewhere() -> None:
    differing = []
    for path in sorted(path for path in CORPUS.rglob("*") if path.is_file()):
        source = source_at(path)
        if detect_format(source) == "mat":
            record = READERS["mat"](source)
            if games(again(record)) != games(record):
                differing.append(path.name)
    assert differing == []


class TestLines:
    """Each kind of event is written in words that are read as the same."""

    @pytest.mark.parametrize("action", DEEDS)
    def test_deeds(self, action: Action) -> None:
        assert read_back(event(1, action)) == [(1, None, action)]

    @pytest.mark.parametrize("action", FACTS)
    def test_facts(self, action: Action) -> None:
        assert read_back(event(None, action)) == [(None, None, action)]

    def test_a_play_by_the_other_players_hand(self) -> None:
        action = Moved(NoPlay("cannot move"), by=2)
        assert read_back(event(1, action)) == [(1, None, action)]

    @pytest.mark.parametrize("line", CHOUETTE_LINES)
    def test_the_chouette(self, line: str) -> None:
        side, who, action = CHOUETTE_LINES[line]
        players = ("Aldo", "Bea", "Carla", "Dino")
        written = event(side, action)._replace(who=who)
        assert read_back(written, players) == [(side, who, action)]

    def test_no_kind_of_event_is_left_out(self) -> None:
        tried = {*map(type, DEEDS), *map(type, FACTS)}
        tried |= {type(action) for _, _, action in CHOUETTE_LINES.values()}
        assert {*get_args(Action)} - tried == {PositionStated, UnknownPlay, Unreadable}

    @pytest.mark.parametrize(
        "action",
        [
            UnknownPlay(),
            Unreadable("Tkaes"),
            Unreadable("Marc dealt 31", "`dealt` is no word that may stand here"),
            Turn("31", (3, 1), Unreadable("8/x 6/5")),
            Turn("??", None, UnknownPlay()),
            Turn("52", (5, 2), DeclaredIllegal("; ".join("0" * 40) + "; ")),
            Turn("", None, DeclaredIllegal("1;2")),
        ],
        ids=str,
    )  # fmt: skip
    def test_what_cannot_be_read(self, action: Action) -> None:
        assert read_back(event(2, action)) == [(2, None, action)]

    def test_whose_event_it_is_need_not_be_known(self) -> None:
        assert read_back(event(None, UnknownPlay())) == [(None, None, UnknownPlay())]


NOWHERE = Span(0, 0)


def event(side: int | None, action: Action) -> Event:
    return Event(side, action, NOWHERE, Row(None, NOWHERE))


def read_back(
    written: Event, players: tuple[str, ...] = ("Anna", "Marc")
) -> list[tuple[int | None, int | None, Action]]:
    """An event alone in a game, as it is read after it was written."""
    game = Game(1, NOWHERE, events=[written])
    if len(players) == 2:
        game.score = ScoreLine(("Anna", "Marc"), (0, 0), NOWHERE)
    record = Record([Match(7, NOWHERE, players=players, games=[game])])
    (match,) = again(record).matches
    return [(e.side, e.who, e.action) for e in match.games[0].events]


@pytest.mark.parametrize(
    ("names", "players"),
    [
        (("Anna", "Marc"), "Anna, Marc"),
        (("Dubois,1712", "Anna (9)"), "Dubois 1712, Anna 9"),
        (("", "Marc"), "Player1, Player2"),
        (("Anna", "anna"), "Player1, Player2"),
        (("123", "Marc"), "Player1, Player2"),
        (("Score", "Director"), "Player1, Player2"),
    ],
)
def test_names_of_other_formats(names: tuple[str, str], players: str) -> None:
    game = Game(1, NOWHERE, ScoreLine(names, (2, -1), NOWHERE), [event(2, UnknownPlay())])
    record = Record([Match(7, NOWHERE, games=[game])])
    assert bga.write(record).splitlines()[0] == f"players: {players}"
    assert games(again(record)) == games(record)


def test_tags_that_a_header_would_read_otherwise_are_comments() -> None:
    text = (
        '; [Rules "x"]\n; [Event "a # b"]\n; [Round "2"]\n7 point match\n Game 1\n A : 0    B : 0\n'
    )
    record = READERS["mat"](Source.from_text("x.mat", text))
    assert bga.write(record).splitlines()[2:5] == ['# rules "x"', '# event "a # b"', "round: 2"]


def test_a_canonical_text() -> None:
    text = f"""{HEAD}opening 3-1
14:02 a 31 8/5 6/5   # well
marc ROLLS 4 2 too soon, cocked
anna stops the clock 11:48
strike 4
"""
    assert (
        bga.write(bga.read(Source.from_text("x", text)))
        == """\
players: Anna Bianchi, Marc Dubois
match to 7

game 1
14:02:00 Anna 31: 8/5 6/5
Marc rolls 42 premature, cocked
Anna hits the clock
Anna clock 11:48
"""
    )
