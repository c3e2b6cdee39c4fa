"""A finding as the page shows it: the board, what could have been played, and the ruling."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from markupsafe import Markup

from bgaudit.finding import Finding
from bgaudit.replay.outcome import Audit, GameOutcome, MatchOutcome
from bgaudit.replay.turns.ruling import Choice, choices
from bgaudit.report import wording
from bgaudit.report.boards.svg import board_svg
from bgaudit.report.boards.view import View
from bgaudit.report.html.quoted import Quoted, quoted

_MOST_UNFOLDED = 60
_IF_PASSING = "if a man moved with two dice needs no open point between them"


class Plays(NamedTuple):
    """Plays under what is said of them."""

    heading: str
    plays: tuple[Choice, ...]

    @property
    def folded(self) -> bool:
        """Whether they are so many that the list has to be opened."""
        return len(self.plays) > _MOST_UNFOLDED


class Card(NamedTuple):
    """A finding with all that is told of it.

    ``anchor`` is its own in the page, and ``back`` that of its game on the score sheet, or else of
    its match or record. ``where`` is its line and column, ``turn`` whose turn of which game it is.
    """

    anchor: str
    back: str
    finding: Finding
    where: str
    turn: list[str]
    played: str
    reason: str
    status: str | None
    quoted: Quoted | None
    board: Markup | None
    legal: tuple[Plays, ...]


def card(audit: Audit, finding: Finding, game: GameOutcome | None, anchor: str, back: str) -> Card:
    """What is told of a finding, which is about this game of its match."""
    place = audit.source.shown_place(finding.span.start)
    match = wording.match_of(audit, finding)
    return Card(
        anchor=anchor,
        back=back,
        finding=finding,
        where=f"line {place.line}, column {place.column}" if place else "",
        turn=wording.turn(audit, finding),
        played=f"{wording.roll(finding)} {finding.recorded or ''}".strip(),
        reason=wording.reason(finding),
        status=wording.status(finding),
        quoted=quoted(audit.source, finding),
        board=_board(match, game, finding),
        legal=tuple(_legal(match, finding)),
    )


def _board(match: MatchOutcome | None, game: GameOutcome | None, finding: Finding) -> Markup | None:
    """The position before the play, seen from the player on roll."""
    position = finding.position
    if match is None or position is None:
        return None
    one, two, *_ = match.players
    names = (one or "", two or "")
    if game is not None and game.chouette is not None:
        box, *_ = game.chouette.order
        names = (match.players[box - 1] or "the box", "the team")
    # What is text in it was escaped where it was drawn.
    return Markup(board_svg(View(position, names, seen_from=position.on_roll)))


def _legal(match: MatchOutcome | None, finding: Finding) -> Iterator[Plays]:
    """All that could have been played, where the roll and the rules for it are known."""
    position, dice = finding.position, finding.dice
    if match is None or match.moves is None or position is None or dice is None:
        return
    found = choices(position.board, dice, match.moves)
    number = len(found.plays)
    heading = wording.counted(number, "legal play") if number else "no play is legal"
    yield Plays(heading, found.plays)
    if found.if_passing:
        yield Plays(f"legal too {_IF_PASSING}", found.if_passing)
    if found.unless_passing:
        yield Plays(f"illegal {_IF_PASSING}", found.unless_passing)
