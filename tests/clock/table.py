"""A few events at the table, and all that the referee of the clock says of them."""

from __future__ import annotations

from typing import Any

from bgaudit import RuleSet, Source
from bgaudit.replay.clock.clock_referee import ClockReferee
from bgaudit.replay.log import GameLog, Log
from bgaudit.source import Span
from bgaudit.transcript.model import (
    ClockDeclared,
    EndTurn,
    Event,
    Game,
    Match,
    Moved,
    NoPlay,
    Result,
    Roll,
    Row,
    ScoreLine,
    TurnEnded,
)

ROLL = Roll("31", (3, 1))
PLAY = Moved(NoPlay())
HIT_CLOCK = EndTurn(TurnEnded.CLOCK_HIT)
WINS = Result(1)

Line = tuple[int | None, Any, str]
"""Who does what, and the time of day, empty where it is not written."""


def anna(action: Any, time: str = "") -> Line:
    """What Anna does, perhaps with the time of day."""
    return 1, action, time


def marc(action: Any, time: str = "") -> Line:
    """What Marc does."""
    return 2, action, time


def director(action: Any) -> Line:
    """What is nobody's own act."""
    return None, action, ""


def match_of(
    *games: list[Line],
    length: int | None = 7,
    clock: ClockDeclared | None = None,
    score: tuple[int, int] | None = None,
) -> Match:
    """A match of games in these lines, the first from this score on; a line is its own place."""
    match = Match(length, Span(0, 0), clock=clock)
    line = 0
    for number, lines in enumerate(games, 1):
        game = Game(number, Span(line, line), by_event=True)
        for side, action, time in lines:
            line += 1
            span = Span(line, line)
            game.events.append(Event(side, action, span, Row(None, span), _seconds(time)))
        match.games.append(game)
    if score is not None and match.games:
        match.games[0].score = ScoreLine(("Anna", "Marc"), score, Span(0, 0))
    return match


def said_of(match: Match, rules: RuleSet, select: str = "") -> tuple[list[str], list[str]]:
    """Each finding as ``line CODE player: message``, and each loss as ``line player game|match``.

    The second gives the event by which the loss is known.
    """
    log = Log(Source.from_text("", ""), frozenset(select.split()))
    referee = ClockReferee(GameLog(log, 1), match, rules, match.length)
    losses = []
    for game in match.games:
        referee.begin_game(game, game.score.points if game.score else (0, 0))
        for event in game.events:
            lost = referee.event(GameLog(log, 1, game.number), event)
            if lost is not None:
                what = "match" if lost.whole_match else "game"
                what += ", and plays on" if lost.played_on else ""
                losses.append(f"{lost.event.span.start} {_NAMES[lost.side]} {what}")
    findings = [
        f"{found.span.start} {found.code} {_NAMES[found.player]}: {found.message}"
        for found in log.findings()
    ]
    return findings, losses


_NAMES = {1: "Anna", 2: "Marc", None: "-"}


def _seconds(time: str) -> int | None:
    if not time:
        return None
    hours, minutes, *seconds = map(int, time.split(":"))
    return hours * 3600 + minutes * 60 + sum(seconds)
