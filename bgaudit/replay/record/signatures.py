"""The signatures that a file carries: one that does not fit was made for other data."""

from __future__ import annotations

from bgaudit.finding import Severity
from bgaudit.replay.checks.record import FILE_QUIRK
from bgaudit.replay.log import GameLog
from bgaudit.transcript.model import Match


def report_signatures(log: GameLog, match: Match) -> None:
    """Tell of each signature that does not fit, which a file does not come by by itself."""
    for signature in match.signatures:
        if signature.fits is False:
            log.report(
                FILE_QUIRK,
                f"the signature of the {signature.of} does not fit",
                match.span,
                severity=Severity.ERROR,
                help="what was signed was changed afterwards, or somebody else signed it",
            )
