"""What is no match record is told for what it looks like."""

from __future__ import annotations

from pathlib import Path

import pytest

from bgaudit import Source, audit, load_preset
from bgaudit.transcript.detect import READERS, detect_format

FIXTURES = Path(__file__).parents[2] / "fixtures"
PGN = b'[Event "Club"]\n[White "Anna"]\n[Black "Marc"]\n\n1. e4 e5 2. Nf3 Nc6 *\n'


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "it is empty"),
        (b" \n\n", "it is empty"),
        (b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR" + bytes(range(256)), "it is an image (PNG)"),
        (b"\xff\xd8\xff\xe0\x00\x10JFIF" + bytes(range(256)), "it is an image (JPEG)"),
        (b"GIF89a\x01\x00", "it is an image (GIF)"),
        (b"%PDF-1.7\n%\xe2\xe3", "it is a PDF document"),
        (b"PK\x03\x04\x14\x00", "it is a zip archive or an office document"),
        (b"\x1f\x8b\x08\x08\xc5", "it is packed with gzip"),
        (b"MATLAB 5.0 MAT-file, Platform: GLNXA64", "it is a data file of MATLAB"),
        (b"<!doctype html><title>x</title>", "it is a web page"),
        (b'{"a": 1}\n', "it is JSON"),
        (PGN, "it is a game of chess (PGN)"),
        (b"(;FF[4]GM[3];W[e2e4])", "it is SGF of chess (GM[3])"),
        (b"(;FF[4]GM[1]SZ[19];B[pd])", "it is SGF of Go (GM[1])"),
        (b"(;FF[4]GM[99])", "it is SGF with GM[99]"),
        (b"Dear Anna,\nsee you on Friday.\n", "its format is not one that is known"),
    ],
)
def test_one_finding_says_what_it_looks_like(data: bytes, reason: str) -> None:
    findings = audit(Source.from_bytes("x", data), load_preset("standard")).findings
    message = f"this is no match record that can be read: {reason}"
    assert [(finding.code, finding.message) for finding in findings] == [("TX001", message)]


RECORDS = sorted(
    path
    for path in FIXTURES.rglob("*")
    if path.is_file() and path.parent != FIXTURES and not path.name.startswith(".")
)


@pytest.mark.parametrize("path", RECORDS, ids=[f"{p.parent.name}/{p.name}" for p in RECORDS])
def test_every_fixture_is_known_without_its_name(path: Path) -> None:
    assert path.parent.name in READERS
    assert detect_format(Source.from_bytes("x", path.read_bytes())) == path.parent.name
