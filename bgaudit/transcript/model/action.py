"""All that an event of a record can be."""

from __future__ import annotations

from bgaudit.transcript.model.actions import GameAction
from bgaudit.transcript.model.chouette import ChouetteAction
from bgaudit.transcript.model.clock import ClockAction
from bgaudit.transcript.model.table import TableAction

Action = GameAction | TableAction | ClockAction | ChouetteAction
