"""The replay of a record: what it says, held against the rules. :func:`replay` never raises.

Its parts are imported with the first record: a run that knows all audits already needs none.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bgaudit.replay.checks.reading import NOT_A_RECORD
from bgaudit.replay.outcome import Audit
from bgaudit.rules.ruleset import RuleSet
from bgaudit.source import Source, Span
from bgaudit.transcript.renaming import NO_ALIASES, Aliases, renamed

if TYPE_CHECKING:
    from bgaudit.replay.chouette.chouette_replay import ChouetteReplay
    from bgaudit.replay.log import Log
    from bgaudit.replay.match_replay import MatchReplay
    from bgaudit.replay.moments import Onlooker
    from bgaudit.transcript.model import Match, Record

__all__ = ["replay", "unreadable"]

_FORMATS = "the .mat family is read, SGF, .bga, and what the README lists of sites and programs"


def replay(
    source: Source,
    record: Record,
    format: str,
    rules: RuleSet,
    selected: frozenset[str] = frozenset(),
    aliases: Aliases = NO_ALIASES,
    onlooker: Onlooker | None = None,
) -> Audit:
    """Replay every match of a record, read in the format of that name.

    ``selected`` are the codes of checks that are off by default and are wanted. ``aliases`` are
    the other names of players. An ``onlooker`` is shown every event as it is reached.
    """
    from bgaudit.replay.log import GameLog, Log
    from bgaudit.replay.record.quirks import report_remarks
    from bgaudit.replay.record.whole_record import look_at_the_whole
    from bgaudit.transcript.producer import producer_of

    log = Log(source, selected)
    report_remarks(GameLog(log), record.remarks)
    look_at_the_whole(log, record)
    if not any(match.games for match in record.matches):
        _report_no_record(log, "no game is found in it", _FORMATS)
    matches = tuple(
        _replay_of(match)(log, renamed(match, aliases), number, rules, onlooker).run()
        for number, match in enumerate(record.matches, 1)
    )
    producer = producer_of(source, format, record)
    return Audit(source, format, rules.name, matches, log.findings(), producer=producer)


def _replay_of(match: Match) -> type[MatchReplay] | type[ChouetteReplay]:
    """Three players and more play a chouette, which is imported where there is one."""
    if len(match.players) <= 2:
        from bgaudit.replay.match_replay import MatchReplay

        return MatchReplay
    from bgaudit.replay.chouette.chouette_replay import ChouetteReplay

    return ChouetteReplay


def unreadable(
    source: Source, rules: RuleSet, reason: str | None = None, help: str | None = None
) -> Audit:
    """The audit of a file that holds no record, or that cannot be read for this reason."""
    from bgaudit.replay.log import Log

    log = Log(source)
    if reason is None:
        _report_no_record(log, "its format is not one that is known", _FORMATS)
    else:
        _report_no_record(log, reason, help)
    return Audit(source, None, rules.name, (), log.findings())


def _report_no_record(log: Log, reason: str, help: str | None = None) -> None:
    from bgaudit.replay.log import GameLog

    message = f"this is no match record that can be read: {reason}"
    GameLog(log).report(NOT_A_RECORD, message, Span(0, 0), help=help)
