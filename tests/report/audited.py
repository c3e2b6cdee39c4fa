"""Audits of real records, with names of players and files that try to break out of a format."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path

from bgaudit import Audit, Source, audit, load_preset

PROJECT = Path(__file__).parents[2]
RECORDS = Path(__file__).parent / "golden" / "records"
SHARED = PROJECT.parent / "shared"
HOSTILE_NAMES = (
    'An,na::error::100%25 "A" <b>&|`*_ 🎲👩‍🚀',
    "=Ma\x1b[31mrc\x07\u202e ]]>\u2028%0D{0}[a](b)'",
)
HOSTILE_PATH = 'a,b::c%0A"<&>|\udcff\x1b\n🎲.mat'


def audited(path: str, data: bytes) -> Audit:
    """The audit of a record that is called so."""
    return audit(Source.from_bytes(path, data), load_preset("standard"))


def golden_record(name: str) -> Audit:
    """One of the three records that every format is shown of."""
    return audited(name, (RECORDS / name).read_bytes())


@cache
def hostile_audits() -> tuple[Audit, ...]:
    """Records of the corpus, or of the fixtures where that is not there, under hostile names."""
    corpus = SHARED / "corpus" / "real"
    paths = [*sorted(corpus.glob("mat*/bgnori+bglib/*"))[:25], *sorted(corpus.glob("mat-mal*/*/*"))]
    if not paths:
        paths = sorted((PROJECT / "fixtures").glob("*/*.*"))
    return tuple(
        _hostile(f"{number}/{HOSTILE_PATH}", path.read_bytes()) for number, path in enumerate(paths)
    )


def _hostile(path: str, data: bytes) -> Audit:
    """A record with its players renamed, in the messages of its findings as well."""
    plain = audited(path, data)
    matches = [
        replace(match, players=(*HOSTILE_NAMES, *match.players[2:]), event=HOSTILE_NAMES[0])
        for match in plain.matches
    ]
    findings = [
        replace(finding, message=f"{HOSTILE_NAMES[0]}: {finding.message}", help=HOSTILE_NAMES[1])
        for finding in plain.findings
    ]
    return replace(plain, matches=tuple(matches), findings=tuple(findings))
