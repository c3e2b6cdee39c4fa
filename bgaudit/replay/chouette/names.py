"""The players of a chouette by their names, as messages call them."""

from __future__ import annotations

from collections.abc import Iterable


class Names:
    """The players in the order of the header."""

    def __init__(self, players: tuple[str, ...]) -> None:
        self._players = players

    def __len__(self) -> int:
        return len(self._players)

    def __getitem__(self, player: int) -> str:
        return self._players[player - 1] or f"player {player}"

    def __contains__(self, player: object) -> bool:
        return isinstance(player, int) and 1 <= player <= len(self._players)

    def row(self, players: Iterable[int]) -> str:
        """``Aldo, Bea, Carla``."""
        return ", ".join(self[player] for player in players)

    def balances(self, points: Iterable[int]) -> str:
        """``Aldo -2, Bea +1, Carla +1``."""
        return ", ".join(f"{self[player]} {won:+}" for player, won in enumerate(points, 1))

    def listed(self, players: Iterable[int]) -> str:
        """``Aldo, Bea and Carla``."""
        *most, last = (self[player] for player in players)
        return f"{', '.join(most)} and {last}" if most else last
