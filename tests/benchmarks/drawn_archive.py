"""An archive of matches of about 10 KB, all different: ``drawn_archive.py FOLDER NUMBER``.

Some hundred games are drawn. Each is broken off at many places; there every roll is played in
every way, and the game is resigned. So no two games are alike, none has a fault, and a hundred
thousand matches are made of them in a minute or two. The modules of ``tests/slips`` have to be on
the path.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import combinations_with_replacement
from pathlib import Path
from random import Random

from drawn_matches import Table, Turn, boards
from mat_text import cell_text
from own_engine import legal_plays

DRAWN = 500
"""How many games are drawn; the matches of a file have different ones."""
SHORTEST = 32
"""So many cells stand before the first place at which a game is broken off."""
LENGTH = 7
IN_A_FOLDER = 1000
GIVEN_NAMES = ("Anna", "Marc", "Aldo", "Bea", "Carla", "Dino")
RIGHT = 34


def endings(random: Random) -> Iterator[str]:
    """The rows of a drawn game, and of others that differ from it from some row on."""
    cells = Table(random, 0, (0, 0), crawford=True).play_on().cells
    texts = [cell_text(cell) for cell in cells]
    before = list(boards(cells))
    rows = [
        f"{place // 2 + 1:3d}) " + " ".join([texts[place].ljust(27), *texts[place + 1 : place + 2]])
        for place in range(0, len(cells), 2)
    ]
    for row in range(SHORTEST // 2, len(rows)):
        begin = "\n".join(rows[:row])
        for low, high in combinations_with_replacement(range(1, 7), 2):
            for play in legal_plays(before[2 * row], (high, low)).values():
                yield f"{begin}\n{row + 1:3d}) {cell_text(Turn((high, low), play))}"


def games(random: Random) -> Iterator[str]:
    """The rows of ever more games, all different; those that are alike are far from each other."""
    sources = [endings(random) for _ in range(DRAWN)]
    while sources:
        for source in list(sources):
            game = next(source, None)
            if game is None:
                sources.remove(source)
            else:
                yield game


def match(random: Random, number: int, games: Iterator[str]) -> str:
    """The next match, of two players of whom there are some thousand."""
    chosen = random.sample(GIVEN_NAMES, 2)
    names = [f"{name} {number % (997 + at)}" for at, name in enumerate(chosen)]
    lines = [f" {LENGTH} point match"]
    score = [0, 0]
    while max(score) < LENGTH:
        left, right = (f"{name} : {points}" for name, points in zip(names, score, strict=True))
        lines += ["", f" Game {sum(score) + 1}", f" {left}".ljust(RIGHT - 1) + right, next(games)]
        winner = random.randrange(2)
        score[winner] += 1
        won = " and the match" if score[winner] == LENGTH else ""
        lines.append(" " * (RIGHT if winner else 6) + f"Wins 1 point{won}")
    return "\n".join(lines) + "\n"


def make(folder: Path, number: int) -> None:
    """Fill a folder with so many matches; the longer ones, drawn last, stand anywhere in it."""
    random = Random(1)
    rows = games(random)
    for drawn, at in enumerate(Random(2).sample(range(number), number)):
        inside = folder / f"{at // IN_A_FOLDER:03}"
        inside.mkdir(parents=True, exist_ok=True)
        (inside / f"{at:06}.mat").write_text(match(random, drawn, rows), encoding="ascii")


if __name__ == "__main__":
    make(Path(sys.argv[1]), int(sys.argv[2]))
