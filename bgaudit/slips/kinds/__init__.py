"""The kinds of slips that are looked for, each in the module that knows what it looks like."""

from __future__ import annotations

from bgaudit.slips.kinds.columns import cells_swapped
from bgaudit.slips.kinds.dice import other_dice
from bgaudit.slips.kinds.hits import hit_not_taken_off
from bgaudit.slips.kinds.plays import earlier_play, other_play
from bgaudit.slips.kinds.turns import turn_missing, turn_twice
from bgaudit.slips.slip import Kind

KINDS: tuple[Kind, ...] = (
    other_dice,
    other_play,
    turn_twice,
    cells_swapped,
    hit_not_taken_off,
    earlier_play,
    turn_missing,
)
"""Those that are looked for, the quickest first."""
