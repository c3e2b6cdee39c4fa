"""What a record says: matches, games and their events, each with its place. Nothing is judged here.

Sides are 1 (the left column, the player named first) and 2. Points are in the mover's own
numbering: 24 is the farthest from home, 25 the bar, 0 off. A value that the record does not give is
None.

What two-column records do not hold is imported when it is first asked for: most runs read nothing
else.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from bgaudit.transcript.model.actions import (
    AutomaticDouble,
    Beaver,
    Double,
    Drop,
    GameAction,
    Loss,
    MenStated,
    PositionStated,
    Raccoon,
    Result,
    SetPosition,
    Take,
    Turn,
)
from bgaudit.transcript.model.plays import (
    BAR,
    OFF,
    DeclaredIllegal,
    NoPlay,
    Play,
    Played,
    Resigned,
    UnknownPlay,
    Unreadable,
    WrittenStep,
)
from bgaudit.transcript.model.record import (
    Event,
    Game,
    Match,
    Oddity,
    Record,
    Remark,
    Row,
    ScoreLine,
    Signature,
    Tag,
)

if TYPE_CHECKING:
    from bgaudit.transcript.model.action import (
        Action,
    )
    from bgaudit.transcript.model.chouette import (
        BoxStated,
        CaptainStated,
        ChouetteAction,
        LedgerStated,
        OrderStated,
        Paid,
        Suggested,
        TeamStated,
        Throw,
        Vote,
    )
    from bgaudit.transcript.model.clock import (
        ClockAction,
        ClockDeclared,
        ClockReading,
        ClockStarted,
        DelayDemanded,
        FlagFell,
        TimeClaimed,
        TimeUsed,
    )
    from bgaudit.transcript.model.table import (
        Awarded,
        BoardSet,
        Challenge,
        ClockSet,
        Condoned,
        Correction,
        CorrectionAgreed,
        CrawfordStated,
        CubeStated,
        EndTurn,
        Flaw,
        GameCancelled,
        Interrupted,
        Late,
        Misplaced,
        Moved,
        NextMatchBegun,
        Opening,
        Order,
        Penalty,
        PipsStated,
        ResignationAnswered,
        Resigns,
        Resumed,
        Roll,
        RollAgreed,
        RollChoice,
        RollDisputed,
        RollWithdrawn,
        Ruling,
        ScoreCorrected,
        ScoreStated,
        Settled,
        SetupCorrected,
        SetupErrorFound,
        Standing,
        StartPosition,
        TableAction,
        TurnEnded,
        Voice,
    )

__all__ = [
    "BAR",
    "OFF",
    "Action",
    "AutomaticDouble",
    "Awarded",
    "Beaver",
    "BoardSet",
    "BoxStated",
    "CaptainStated",
    "Challenge",
    "ChouetteAction",
    "ClockAction",
    "ClockDeclared",
    "ClockReading",
    "ClockSet",
    "ClockStarted",
    "Condoned",
    "Correction",
    "CorrectionAgreed",
    "CrawfordStated",
    "CubeStated",
    "DeclaredIllegal",
    "DelayDemanded",
    "Double",
    "Drop",
    "EndTurn",
    "Event",
    "FlagFell",
    "Flaw",
    "Game",
    "GameAction",
    "GameCancelled",
    "Interrupted",
    "Late",
    "LedgerStated",
    "Loss",
    "Match",
    "MenStated",
    "Misplaced",
    "Moved",
    "NextMatchBegun",
    "NoPlay",
    "Oddity",
    "Opening",
    "Order",
    "OrderStated",
    "Paid",
    "Penalty",
    "PipsStated",
    "Play",
    "Played",
    "PositionStated",
    "Raccoon",
    "Record",
    "Remark",
    "ResignationAnswered",
    "Resigned",
    "Resigns",
    "Result",
    "Resumed",
    "Roll",
    "RollAgreed",
    "RollChoice",
    "RollDisputed",
    "RollWithdrawn",
    "Row",
    "Ruling",
    "ScoreCorrected",
    "ScoreLine",
    "ScoreStated",
    "SetPosition",
    "Settled",
    "SetupCorrected",
    "SetupErrorFound",
    "Signature",
    "Standing",
    "StartPosition",
    "Suggested",
    "TableAction",
    "Tag",
    "Take",
    "TeamStated",
    "Throw",
    "TimeClaimed",
    "TimeUsed",
    "Turn",
    "TurnEnded",
    "UnknownPlay",
    "Unreadable",
    "Voice",
    "Vote",
    "WrittenStep",
]

_AT_THE_TABLE = ("table", "clock", "chouette", "action")


if not TYPE_CHECKING:  # so that a type checker still knows which names exist

    def __getattr__(name: str) -> object:
        for module in _AT_THE_TABLE if name in __all__ else ():
            found = vars(import_module(f"{__name__}.{module}"))
            if name in found:
                return found[name]
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
