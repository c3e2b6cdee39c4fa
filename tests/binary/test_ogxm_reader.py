"""Files and streams of OGXM: what is read, what is refused, and the signatures that they carry."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

pytest.importorskip("ogxm")

import ogxm
from ogxm_file import document, signed
from reporting import report

from bgaudit import Audit, Source, audit, load_preset
from bgaudit.transcript.detect import READERS
from bgaudit.transcript.model import DeclaredIllegal, Match, Turn

STANDARD = load_preset("standard")
CLEAN = Path(__file__).parents[2] / "fixtures" / "mat" / "clean-match.mat"


@pytest.fixture
def match() -> Match:
    (read,) = READERS["mat"](Source.from_bytes(CLEAN.name, CLEAN.read_bytes())).matches
    return read


def audited(data: bytes) -> Audit:
    return audit(Source.from_bytes("x.ogxm", data), STANDARD)


def encoded(fields: dict[str, object]) -> bytes:
    return bytes(ogxm.json_to_binary(fields))


def told(result: Audit) -> list[tuple[str, str]]:
    return [(finding.code, finding.message) for finding in result.findings]


def test_a_stream_holds_many_matches(match: Match) -> None:
    data = encoded(document(match))
    result = audited(data + data)
    assert [outcome.score for outcome in result.matches] == [(5, 1), (5, 1)]


def test_what_is_cut_off_is_told_and_the_rest_read(match: Match) -> None:
    data = encoded(document(match))
    result = audited(data + data[:-9])
    assert len(result.matches) == 1
    assert told(result) == [
        (
            "TX001",
            "a part of the file cannot be read: "
            f"truncated: {len(data) - 9} trailing bytes at offset {len(data)}",
        )
    ]


def test_what_is_damaged_is_told_and_the_rest_read(match: Match) -> None:
    data = encoded(document(match))
    damaged = data[:60] + b"\xff" + data[61:]
    result = audited(damaged + data)
    assert len(result.matches) == 1
    ((code, message),) = told(result)
    assert code == "TX001"
    assert message.startswith(
        f"a part of the file cannot be read: {len(data)} bytes from byte 0 on are refused ("
    )


def test_a_file_that_breaks_a_rule_of_the_format_is_refused(match: Match) -> None:
    data = encoded(document(match))
    ((code, message),) = told(audited(data[:60] + b"\xff" + data[61:]))
    assert code == "TX001"
    assert "it begins as a file in OGXM, and" in message


def test_an_illegal_play_that_stands_as_a_position(match: Match) -> None:
    fields = document(match)
    (game, *_) = fields["games"]  # type: ignore[misc]
    ply = game["plies"][0]
    board = [0] * 26
    for point, men in {1: 2, 12: 5, 17: 3, 19: 5, 24: -2, 13: -5, 8: -3, 6: -5}.items():
        board[point] = men
    ply.pop("moves")
    game["plies"] = [ply | {"action_id": 31, "illegal": True, "set_position": board}]
    game["plies"][0]["color"] = 1 - ply["color"]
    game.pop("winner")
    game.pop("points_won")
    fields["games"] = [game]
    source = Source.from_bytes("x.ogxm", encoded(fields))
    (event,) = READERS["ogxm"](source).matches[0].games[0].events
    assert event.side == (1 if ply["color"] == 1 else 2)
    assert isinstance(event.action, Turn)
    assert isinstance(event.action.played, DeclaredIllegal)
    (_, finding) = audit(source, STANDARD).findings
    assert (finding.code, finding.status) == ("MV028", "declared")
    assert finding.message.endswith("by the position after it no man was moved")


class TestSignatures:
    """A signature tells that a match is unchanged, and whose key says so."""

    def test_one_that_fits(self, match: Match) -> None:
        fields = signed(match)
        (signature,) = fields["match_signatures"]  # type: ignore[misc]
        result = audited(encoded(fields))
        assert told(result) == []
        line = f"the signature of the match fits (key {signature['public_key']})"
        assert line in report("text", result)
        (outcome,) = json.loads(report("json", result))["files"][0]["matches"]
        assert outcome["signatures"] == [
            {"of": "match", "key": signature["public_key"], "fits": True}
        ]

    def test_one_of_another_match(self, match: Match) -> None:
        fields = signed(match) | {"player_white": "Dino"}
        result = audited(encoded(fields))
        assert [(f.code, f.severity, f.message) for f in result.findings] == [
            ("IN014", "error", "the signature of the match does not fit")
        ]
        assert "the signature of the match does not fit (key" in report("text", result)

    def test_without_the_package_that_checks_them(
        self, match: Match, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        data = encoded(signed(match))
        monkeypatch.setitem(__import__("sys").modules, "cryptography.exceptions", None)
        result = audited(data)
        assert told(result) == []
        assert "the signature of the match was not checked (key" in report("text", result)

    def test_none(self, match: Match) -> None:
        result = audited(encoded(document(match)))
        assert "signature" not in report("text", result) + report("json", result)
