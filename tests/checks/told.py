"""All that an audit says, as lines of text that can be read and compared."""

from __future__ import annotations

from collections.abc import Iterator

from bgaudit import Audit, Finding, GameOutcome, MatchOutcome, Source


def told(audit: Audit) -> Iterator[str]:
    """Each finding with its help, then each game and each match as they came out."""
    for finding in audit.findings:
        where = f"match {finding.match} " if len(audit.matches) > 1 else ""
        yield _finding(audit.source, finding).replace(" game ", f" {where}game ", 1)
        if finding.help:
            yield f"    help: {finding.help}"
    for match in audit.matches:
        yield from map(_game, match.games)
        yield _match(match)


def _finding(source: Source, finding: Finding) -> str:
    """``line:column-end CODE severity status game row player: message``."""
    start, end = source.place(finding.span.start), source.place(finding.span.end)
    stop = f"{end.column}" if end.line == start.line else f"{end.line}:{end.column}"
    return (
        f"{start.line}:{start.column}-{stop} {finding.code} {finding.severity} {finding.status} "
        f"game {_or_dash(finding.game)} row {_or_dash(finding.row)} "
        f"player {_or_dash(finding.player)}: {finding.message}"
    )


def _game(game: GameOutcome) -> str:
    said = f"{game.kind} " if game.kind else ""
    crawford = {True: ", Crawford game", False: "", None: ", perhaps the Crawford game"}
    return (
        f"game {_or_dash(game.number)}: player {_or_dash(game.winner)} wins "
        f"{_or_dash(game.points)}, {said}{game.ended_by}, cube {game.cube}"
        f"{crawford[game.crawford]}"
    )


def _match(match: MatchOutcome) -> str:
    recorded = "{}–{}".format(*match.recorded_score) if match.recorded_score else "-"
    won = f", player {match.winner} wins" if match.winner else ""
    return "score {}–{}, recorded {}{}".format(*match.score, recorded, won)


def _or_dash(value: int | None) -> str:
    return "-" if value is None else str(value)
