"""The dice of an archive: how often each roll came up, and whether chance would have it so."""

from __future__ import annotations

from collections.abc import Mapping
from math import sqrt

from bgaudit.replay.outcome import ROLLS
from bgaudit.replay.record.dice_statistics import FEWEST_ROLLS, unevenness
from bgaudit.report.layout import Column
from bgaudit.report.stat_tables import Cell, StatTable
from bgaudit.store.question import OF_THE_EVENT, Question

_SUMS = ", ".join(f"total(r{high}{low})" for high, low in ROLLS)
_OPENINGS = f"""
    SELECT opening, count(*) FROM games JOIN matches USING (file, match)
    WHERE opening IS NOT NULL AND {OF_THE_EVENT} GROUP BY opening
"""
_ALL = f"SELECT {_SUMS} FROM players JOIN matches USING (file, match) WHERE {OF_THE_EVENT}"
_BY_PLAYER = f"""
    SELECT name, {_SUMS} FROM players JOIN matches USING (file, match)
    WHERE {OF_THE_EVENT} GROUP BY name ORDER BY name
"""
_WHAT_IT_TELLS = (
    "Fewer than one fair archive in a thousand is told to be uneven. Rolls that are not written, "
    "such as a last one before a resignation, are missing here, slips of the pen are counted, and "
    "a match that is in two files counts twice: an uneven count is a reason to look, and no proof."
)
Counts = Mapping[tuple[int, int], int]


def dice(question: Question) -> StatTable:
    """How often each roll came up, beside its share of fair dice.

    ``off`` is by how many standard deviations. Opening rolls, which are never doubles, are apart.
    """
    openings = {row[0]: row[1] for row in question.ask(_OPENINGS)}
    counts = _counts(question.ask(_ALL)[0])
    rolls = sum(counts.values())
    return StatTable(
        "dice",
        "dice",
        (
            Column("roll"),
            Column("openings", number=True),
            Column("rolls", number=True),
            Column("share %", number=True),
            Column("expected %", number=True),
            Column("off", number=True),
        ),
        [
            (
                f"{high}-{low}",
                openings.get(10 * high + low, 0),
                counts[high, low],
                _percent(counts[high, low], rolls),
                round(100 * _chance(high, low), 2),
                _off(counts[high, low], rolls, _chance(high, low)),
            )
            for high, low in ROLLS
        ],
        (f"{rolls} rolls without the openings: {': '.join(_verdict(counts))}", _WHAT_IT_TELLS),
    )


def rolls(question: Question) -> StatTable:
    """Each player's rolls, without the opening rolls."""
    found = [(row[0], _counts(row[1:])) for row in question.ask(_BY_PLAYER)]
    many = sum(sum(counts.values()) >= FEWEST_ROLLS for _, counts in found)
    many_enough = f"{many} of {len(found)} players have {FEWEST_ROLLS} rolls or more"
    columns = (
        Column("player"),
        Column("rolls", number=True),
        Column("doubles %", number=True),
        Column("pips a roll", number=True),
        Column("verdict"),
        *(Column(f"{high}-{low}", number=True) for high, low in ROLLS),
    )
    chance = "of a thousand of them with fair dice one is told to be uneven"
    notes = (f"{many_enough}: {chance}", _WHAT_IT_TELLS)
    rows = [(name, *_of_player(counts)) for name, counts in found]
    return StatTable("rolls", "rolls by player", columns, rows, notes, first=5)


def _of_player(counts: Counts) -> tuple[Cell, ...]:
    number = sum(counts.values())
    doubles = sum(times for (high, low), times in counts.items() if high == low)
    pips = sum(times * _pips(*roll) for roll, times in counts.items())
    mean = round(pips / number, 2) if number else None
    return number, _percent(doubles, number), mean, _verdict(counts)[0], *counts.values()


def _counts(sums: tuple[Cell, ...]) -> Counts:
    return {roll: int(number or 0) for roll, number in zip(ROLLS, sums, strict=True)}


def _verdict(counts: Counts) -> list[str]:
    """In a word how even the rolls are, and in what they are not."""
    number = sum(counts.values())
    if number < FEWEST_ROLLS:
        return ["too few to tell"]
    uneven = ", ".join(unevenness(counts, number))
    return ["uneven", uneven] if uneven else ["as chance has it"]


def _chance(high: int, low: int) -> float:
    return (1 if high == low else 2) / 36


def _pips(high: int, low: int) -> int:
    return 4 * high if high == low else high + low


def _percent(part: int, whole: int) -> float | None:
    return round(100 * part / whole, 2) if whole else None


def _off(times: int, rolls: int, chance: float) -> float | None:
    if not rolls:
        return None
    return round((times - rolls * chance) / sqrt(rolls * chance * (1 - chance)), 2)
