"""The public records at hand: what is wrong in each is known, and nothing else is reported.

They stand outside the project, in ``../shared/corpus``, and are looked up there.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from bgaudit import Audit, Severity, Source, audit, load_preset

CORPUS = Path(__file__).parents[3] / "shared" / "corpus"
STANDARD = load_preset("standard")

pytestmark = pytest.mark.skipif(not CORPUS.is_dir(), reason="no ../shared/corpus here")


def audited(path: Path, input_format: str | None = None) -> Audit:
    return audit(Source.from_bytes(path.name, path.read_bytes()), STANDARD, input_format)


def faults(folder: str, *patterns: str) -> dict[str, list[str]]:
    """The errors and warnings of all files below a folder that have any, as ``line code``."""
    paths = sorted(path for pattern in patterns for path in (CORPUS / folder).rglob(pattern))
    found = {}
    for path in paths:
        if path.is_file():
            result = audited(path)
            lines = [
                f"{result.source.place(finding.span.start).line} {finding.code}"
                for finding in result.findings
                if finding.severity is not Severity.NOTE
            ]
            if lines:
                found[path.name] = lines
    return found


def test_real_records() -> None:
    assert faults("real/mat", "*") == {
        # Three plays that the transcriber himself declares illegal.
        "Nori-Kenji081229.txt": ["315 MV028", "486 MV028", "517 MV028"],
        # Results that are no number of points: 1004 times the cube.
        "Minchy - Llabba 13pt Backgammon Studio 2023_02_24 19_44_27.txt": ["220 SC009"],
        "MrPurple - Lasse 3pt Backgammon Studio 2024_05_11 20_10_33.txt": ["58 SC009"],
        "michy - Snua 11pt Backgammon Studio 2021_09_05 09_04_50_1630882598.txt": ["211 SC009"],
    }


def test_records_known_to_be_damaged() -> None:
    assert faults("real/mat-malformed", "*") == {
        "Amirrr-nori-2009Feb151603.txt": ["132 SC009"],
        # Ten rolls of a bear-off that were not played on, as recorded.
        "Wakagashira-nori-2009Feb092123.txt": [
            f"{line} MV015" for line in (36, 37, 38, 55, 57, 58, 59, 60, 61, 62)
        ],
        "doubles_hit_bearoff.mat": ["7 DI002", "8 MV020", "8 MV001"],
    }


def test_gnu_backgammons_own_exports() -> None:
    assert faults("gnubg", "*.mat", "*.sst.txt") == {
        # Played without the Crawford rule, which the format cannot say.
        "m24_5pt_nocrawford.mat": ["69 CU004"],
        "m24_5pt_nocrawford.sst.txt": ["67 CU004"],
        # Nackgammon, in a format without a header to say so.
        "m23_7pt_nack.sst.txt": ["5 MV032"],
    }


def test_every_file_of_the_corpus_can_be_given_as_mat() -> None:
    paths = [path for path in sorted(CORPUS.rglob("*")) if path.is_file()]
    read = Counter(audited(path, "mat").format for path in paths)
    assert read == {"mat": len(paths)}
