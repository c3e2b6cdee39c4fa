"""What an event of a game can be in records that hold nothing but the game."""

from __future__ import annotations

from bgaudit.transcript.model.actions import (
    AutomaticDouble,
    Beaver,
    Double,
    Drop,
    Loss,
    MenStated,
    PositionStated,
    Raccoon,
    Result,
    SetPosition,
    Take,
    Turn,
)
from bgaudit.transcript.model.plays import Resigned, UnknownPlay, Unreadable

GameAction = (
    Turn
    | Double
    | AutomaticDouble
    | Beaver
    | Raccoon
    | Take
    | Drop
    | Resigned
    | Result
    | Loss
    | SetPosition
    | MenStated
    | PositionStated
    | UnknownPlay
    | Unreadable
)
