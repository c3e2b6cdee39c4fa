"""bgaudit: the referee and linter for backgammon match records.

What the command ``bgaudit check`` does, from Python::

    from pathlib import Path
    from bgaudit import Source, audit, load_preset

    source = Source.from_bytes("final.mat", Path("final.mat").read_bytes())
    for finding in audit(source, load_preset("standard")).findings:
        place = source.place(finding.span.start)
        print(place.line, place.column, finding.code, finding.message)

``audit_with_slips`` also says what probably happened, in ``finding.probably``.

Each name below is imported when it is first used.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bgaudit.finding import Finding, Severity, Status
    from bgaudit.pipeline import audit, audit_with_slips
    from bgaudit.replay.outcome import Audit, EndedBy, GameOutcome, MatchOutcome, RecordedResult
    from bgaudit.rules.loading import RuleSetError, load_rules
    from bgaudit.rules.presets import load_preset, preset_names
    from bgaudit.rules.ruleset import RuleSet
    from bgaudit.slips.explanation import Explanation, Hypothesis, Probably
    from bgaudit.source import Place, Source, Span

__version__ = "0.1.0"

__all__ = [
    "Audit",
    "EndedBy",
    "Explanation",
    "Finding",
    "GameOutcome",
    "Hypothesis",
    "MatchOutcome",
    "Place",
    "Probably",
    "RecordedResult",
    "RuleSet",
    "RuleSetError",
    "Severity",
    "Source",
    "Span",
    "Status",
    "__version__",
    "audit",
    "audit_with_slips",
    "load_preset",
    "load_rules",
    "preset_names",
]

_HOMES = {
    "bgaudit.finding": ("Finding", "Severity", "Status"),
    "bgaudit.pipeline": ("audit", "audit_with_slips"),
    "bgaudit.replay.outcome": (
        "Audit",
        "EndedBy",
        "GameOutcome",
        "MatchOutcome",
        "RecordedResult",
    ),
    "bgaudit.rules.loading": ("RuleSetError", "load_rules"),
    "bgaudit.rules.presets": ("load_preset", "preset_names"),
    "bgaudit.rules.ruleset": ("RuleSet",),
    "bgaudit.slips.explanation": ("Explanation", "Hypothesis", "Probably"),
    "bgaudit.source": ("Place", "Source", "Span"),
}
_HOME = {name: module for module, names in _HOMES.items() for name in names}


if not TYPE_CHECKING:  # so that a type checker still knows which names exist

    def __getattr__(name: str) -> object:
        if name not in _HOME:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        return getattr(import_module(_HOME[name]), name)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
