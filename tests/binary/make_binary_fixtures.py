"""Write the binary records of ``fixtures/`` from those in ``fixtures/mat``: run this file."""

from __future__ import annotations

from pathlib import Path

from bgf_file import bgf_file
from ogxm_file import ogxm_file
from xg_file import xg_file

from bgaudit import Source
from bgaudit.transcript.detect import READERS

FIXTURES = Path(__file__).parents[2] / "fixtures"
ENCODERS = {"xg": lambda match: xg_file(match).data(), "bgf": bgf_file, "ogxm": ogxm_file}


def main() -> None:
    for name in ("clean-match", "club-final"):
        path = FIXTURES / "mat" / f"{name}.mat"
        (match,) = READERS["mat"](Source.from_bytes(path.name, path.read_bytes())).matches
        for ending, encode in ENCODERS.items():
            (FIXTURES / ending / f"{name}.{ending}").write_bytes(encode(match))


if __name__ == "__main__":
    main()
