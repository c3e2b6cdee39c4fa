"""The structure of a match: the MT family."""

from __future__ import annotations

from bgaudit.replay.checks.check import error, note, warning

AFTER_THE_MATCH = error("MT002", "game-after-the-match", "a game follows although the match is won")
UNFINISHED_MATCH = note("MT003", "unfinished-match", "the record ends before the match is won")
GAME_NUMBER = warning("MT005", "game-number", "a game's number does not follow the one before")
SWAPPED_NAMES = error("MT006", "swapped-names", "the players change columns between two games")
AFTER_THE_GAME = error("MT012", "turn-after-the-game", "the record goes on after the game is over")
