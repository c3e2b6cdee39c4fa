"""What outcomes and findings are called in English, for every report that people read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bgaudit.finding import Finding, Severity, Status
from bgaudit.replay.outcome import Audit, EndedBy, GameOutcome, MatchOutcome, SignatureCheck
from bgaudit.report.characters import finished, printable

if TYPE_CHECKING:
    from bgaudit.report.totals import Totals
    from bgaudit.slips.explanation import Explanation

NOT_KNOWN = "–"

_LONGEST_NAME = 40

_STATUS = {
    Status.STOOD: "stood: not challenged before the next roll",
    Status.OPEN: "open: it can still be challenged",
    Status.DECLARED: "declared in the record",
    Status.CONDONED: "condoned: the opponent let it pass",
    Status.CHALLENGED_IN_TIME: "challenged in time, and not put right",
    Status.CHALLENGE_LATE: "challenged too late: it stands",
    Status.CORRECTED: "corrected: the same roll was played again",
}

_PROBABLY = {
    "really_played": "probably really played",
    "mistranscribed": "probably mistranscribed",
    "undecided": "undecided who erred",
}
_LIKELIEST = 3

_ENDED_BY = {
    EndedBy.BEAR_OFF: "borne off",
    EndedBy.DROP: "drop",
    EndedBy.RESIGN: "resigned",
    EndedBy.TIME: "time",
    EndedBy.UNFINISHED: "unfinished",
}


def counted(number: int, singular: str, plural: str | None = None) -> str:
    """``1 match``, ``2 matches``."""
    return f"{number} {singular if number == 1 else plural or singular + 's'}"


def audited(totals: Totals) -> str:
    """How much was looked at."""
    numbers = (
        counted(totals.matches, "match", "matches"),
        counted(totals.games, "game"),
        counted(totals.plays, "play"),
    )
    return ", ".join(numbers)


def found(totals: Totals) -> str:
    """How much was found, the gravest first."""
    return ", ".join(counted(totals.by_severity[severity], severity.value) for severity in Severity)


def left_out(totals: Totals) -> str:
    """What a baseline knows, and what it holds that is found no longer; nothing without one."""
    if not (totals.known or totals.stale):
        return ""
    stale = f", {totals.stale} stale" if totals.stale else ""
    return f" ({totals.known} in the baseline{stale})"


def length(match: MatchOutcome) -> str:
    """What is played for."""
    if match.ledger is not None:
        return "chouette"
    if match.length is None:
        return "match of unknown length"
    return f"{match.length}-point match" if match.length else "money session"


def name(match: MatchOutcome, side: int) -> str:
    """A player's name as it can be shown."""
    return printable(match.players[side - 1] or f"player {side}", _LONGEST_NAME)


def names(match: MatchOutcome) -> list[str]:
    """All players' names as they can be shown, left column first."""
    return [name(match, player) for player in range(1, len(match.players) + 1)]


def with_names_cut(match: MatchOutcome, text: str) -> str:
    """A printable text in which a name that is too long to be shown is cut as it is elsewhere."""
    for player, shown in enumerate(names(match)):
        text = text.replace(printable(match.players[player] or shown), shown)
    return text


def players(match: MatchOutcome) -> str:
    """Both players, left column first; all of a chouette."""
    return (" – " if match.ledger is None else ", ").join(names(match))


def score(points: tuple[int, int] | None) -> str:
    """A score, side 1 first."""
    return f"{points[0]} – {points[1]}" if points else NOT_KNOWN


def signed(points: int) -> str:
    """What a player won or lost."""
    return f"{points:+}" if points else "0"


def how(game: GameOutcome) -> str:
    """How a game ended, and as what it counts where that is no matter of course."""
    ended = _ENDED_BY[game.ended_by]
    if game.kind is None or game.ended_by in (EndedBy.DROP, EndedBy.UNFINISHED):
        return ended
    if game.ended_by is EndedBy.BEAR_OFF:
        return game.kind
    return ended if game.kind == "single" else f"{ended}, {game.kind}"


def signature(check: SignatureCheck) -> str:
    """What came of checking a signature."""
    verdict = {True: "fits", False: "does not fit", None: "was not checked"}[check.fits]
    key = f" (key {printable(check.key)})" if check.key else ""
    return f"the signature of the {check.of} {verdict}{key}"


def status(finding: Finding) -> str | None:
    """What became of an illegal play."""
    return _STATUS.get(finding.status)


def reason(finding: Finding) -> str:
    """The message without the play and the roll, where these are told beside it."""
    return finding.message.removeprefix(f"{finding.recorded} with {roll(finding)}: ")


def turn(audit: Audit, finding: Finding) -> list[str]:
    """The match, if there are several, the game and move, and the player that it is about."""
    match = match_of(audit, finding)
    facts = []
    if len(audit.matches) > 1 and finding.match:
        facts.append(f"match {finding.match}")
    if finding.game is not None:
        move = "" if finding.row is None else f", move {finding.row}"
        facts.append(f"game {finding.game}{move}")
    if match and finding.player:
        facts.append(name(match, finding.player))
    return facts


def in_one_line(audit: Audit, finding: Finding) -> str:
    """The message, in which turn that was, and what became of the play."""
    facts = [printable(finding.message), *turn(audit, finding)]
    if became := status(finding):
        facts.append(became)
    return finished(" · ".join(facts))


def with_help(told: str, finding: Finding) -> str:
    """What is told of a finding and, on other lines, what would be right and what happened."""
    lines = [told]
    if finding.help:
        lines.append(f"help: {finished(printable(finding.help))}")
    if finding.probably is not None:
        lines += [probably(finding.probably), *candidates(finding.probably)]
    return "\n".join(lines)


def probably(explanation: Explanation) -> str:
    """What probably happened, in one line."""
    told = _PROBABLY[explanation.probably]
    bound = f" ({explanation.bound})" if explanation.bound else ""
    return finished(printable(f"{told}: {explanation.why}{bound}"))


def candidates(explanation: Explanation) -> list[str]:
    """The likeliest slips, each with the id by which it is accepted."""
    likeliest = explanation.candidates[:_LIKELIEST]
    return [finished(printable(f"{slip.id} {slip.message}")) for slip in likeliest]


def match_of(audit: Audit, finding: Finding) -> MatchOutcome | None:
    """The match that a finding belongs to; of a file with one match all do."""
    if finding.match is None:
        return audit.matches[0] if len(audit.matches) == 1 else None
    return audit.matches[finding.match - 1]


def roll(finding: Finding) -> str:
    """The dice as players say them, or nothing."""
    return "{}-{}".format(*finding.dice) if finding.dice else ""


def number(value: int | None) -> str:
    """A number, or a dash where there is none."""
    return NOT_KNOWN if value is None else str(value)
