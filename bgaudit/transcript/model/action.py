"""All that an event of a record can be."""

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
from bgaudit.transcript.model.chouette import ChouetteAction
from bgaudit.transcript.model.clock import ClockAction
from bgaudit.transcript.model.plays import Resigned, UnknownPlay, Unreadable
from bgaudit.transcript.model.table import TableAction

Action = (
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
    | TableAction
    | ClockAction
    | ChouetteAction
)
