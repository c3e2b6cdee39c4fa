"""A play that the record itself calls illegal, with the position after it."""

from __future__ import annotations

from bgaudit.finding import Status
from bgaudit.replay.checks import moves as checks
from bgaudit.replay.log import GameLog
from bgaudit.replay.turns.boards import Boards
from bgaudit.replay.turns.doubt import seen_by
from bgaudit.replay.turns.dump import boards_from_dump
from bgaudit.replay.turns.illegal_plays import Identify
from bgaudit.replay.turns.stated_position import report_stated
from bgaudit.replay.turns.wording import legal_in_words, play_in_words, worded
from bgaudit.rules.board import BAR, OFF, Board
from bgaudit.rules.plays import Dice, Legal, Step, as_played, legal_plays
from bgaudit.rules.why_not import why_not
from bgaudit.transcript.model import DeclaredIllegal, Event

_MEN = 15


def adopt_declared(
    log: GameLog,
    boards: Boards,
    identify: Identify,
    event: Event,
    side: int,
    dice: Dice | None,
    played: DeclaredIllegal,
) -> None:
    """Tell of a declared illegal play, and go on from the position that it states."""
    before = boards.view(side)
    men = sum(before.own) if before is not None else _MEN
    stated = boards_from_dump(played.dump, men)
    legal = legal_plays(before, dice) if before is not None and dice else {}
    by_a_legal_play = [board for board in stated if board in legal]
    after = by_a_legal_play or stated
    message = "the record calls this play illegal"
    help = legal_in_words(legal) if before is not None and dice else None
    if by_a_legal_play:
        message += ", but a legal play gives the position it states"
    elif before is not None and dice and after:
        inferred, steps = _inferred(before, after[0], dice, legal)
        message += f"; {inferred}"
        help = legal_in_words(legal, steps)
    number = log.report(
        checks.DECLARED_ILLEGAL,
        message,
        event,
        help=help,
        status=Status.DECLARED,
        dice=dice,
        position=None if before is None else identify(before, side, dice),
        recorded="Illegal play",
    )
    if after:
        report_stated(log, event, seen_by(side, after[0]), men)
    boards.put(side, after[0] if after else None)
    boards.doubt(side, after[1:] or legal, number)


def _inferred(
    before: Board, after: Board, dice: Dice, legal: Legal
) -> tuple[str, tuple[Step, ...]]:
    """What seems to have been played, in words, and its steps."""
    sources = _where_more(before, after)
    targets = _where_more(after, before)
    if before == after:
        return "by the position after it no man was moved", ()
    if not sources or len(sources) != len(targets):
        return "the position after it is not one that steps lead to", ()
    steps = tuple(map(Step, sources, targets))
    written = play_in_words(steps)
    played = as_played(before, steps)
    if played is None or played.other != after.other:
        return (
            f"by the position after it {written} was played, and men of the opponent are where "
            "that does not put them"
        ), steps
    said = worded(why_not(before, dice, steps, legal), before, dice, written, steps, legal)
    return f"by the position after it {said.message} ({said.check.code})", steps


def _where_more(board: Board, other: Board) -> list[int]:
    """The points where the mover has more men on one board than on another, from the bar down."""
    return [
        point
        for point in range(BAR, OFF - 1, -1)
        for _ in range(board.own[point] - other.own[point])
    ]
