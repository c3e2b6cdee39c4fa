"""An archive: two matches of an evening, and one of them once more under other names."""

from __future__ import annotations

from pathlib import Path

_HEADER = """\
; [Site "{site}"]
; [Event "Autumn League"]
; [EventDate "2026.10.{day:02}"]

 1 point match

 Game 1
 {left} : 0                     {right} : 0
"""
_CLEAN = """\
  1) 31: 8/5 6/5                  42: 8/4 6/4
  2) 61: 13/7 7/6                 53: 13/8 6/3
  3) 64: 13/7 7/3                 55: 13/8(2) 8/3(2)
  4) 22: 8/6(2) 5/3(2)            52: 8/3 6/4
      Wins 1 point and the match
"""
_FAULTY = """\
  1) 42: 8/4 6/4                  31: 8/5 6/5
  2) 53: 8/3 6/3                  61: 13/7 8/7
  3) 61: 13/7 8/6                 53: 8/3 6/3
  4) 65: 13/7 13/8                64: 24/18 13/9
                                  Wins 1 point and the match
"""
"""With an error of the left player."""

ANNA_MARC = _HEADER.format(site="PlayOK", day=1, left="Anna", right="Marc") + _CLEAN
BEA_ANNA = _HEADER.format(site="Aarhus", day=2, left="Bea", right="Anna") + _FAULTY
ALDO_DINO = _HEADER.format(site="PlayOK", day=1, left="Aldo", right="Dino") + _CLEAN
"""The first match once more."""


def write(folder: Path = Path()) -> None:
    """Write the three records: a.mat, b.mat, c.mat."""
    for name, text in zip("abc", (ANNA_MARC, BEA_ANNA, ALDO_DINO), strict=True):
        (folder / f"{name}.mat").write_text(text)
