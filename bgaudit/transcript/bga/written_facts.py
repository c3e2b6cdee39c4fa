"""How facts and rulings are written: those of ``grammars/bga.lark``, from the model."""

from __future__ import annotations

from bgaudit.transcript.bga.written_deeds import Names
from bgaudit.transcript.model import (
    Action,
    AutomaticDouble,
    Awarded,
    BoardSet,
    ClockDeclared,
    ClockSet,
    ClockStarted,
    CrawfordStated,
    CubeStated,
    GameCancelled,
    Interrupted,
    LedgerStated,
    MenStated,
    NextMatchBegun,
    Order,
    OrderStated,
    PositionStated,
    Resumed,
    Ruling,
    ScoreCorrected,
    ScoreStated,
    SetPosition,
    SetupCorrected,
    SetupErrorFound,
    Standing,
    StartPosition,
    TeamStated,
)
from bgaudit.transcript.times import duration

_IN_WORDS: dict[Action, str] = {
    CrawfordStated(): "Crawford game",
    AutomaticDouble(): "automatic double",
    NextMatchBegun(): "next match begins",
    GameCancelled(): "game cancelled",
    GameCancelled(replayed=True): "game replayed",
    NextMatchBegun(): "next match begins",
    SetupErrorFound(): "setup error found",
    SetupCorrected(): "setup corrected",
    SetupCorrected(agreed=True): "setup corrected by agreement",
}
_ORDERS = {
    Order.NEW_ROLL: "a new roll",
    Order.ROLL_STANDS: "that the roll stands",
    Order.PLAY_STANDS: "that the play stands",
    Order.PLAY_AGAIN: "a new play",
    Order.GAME_REPLAYED: "a new game",
}


def written_fact(action: Action, players: Names, sides: Names) -> str | None:
    """A whole line; None if the action is a player's. In a chouette the sides are no players."""
    match action:
        case ScoreStated(points):
            return f"score {tallied(points)}"
        case ScoreCorrected(points, agreed):
            return f"score corrected to {tallied(points)}{' by agreement' if agreed else ''}"
        case CubeStated():
            return f"cube {_cube(action, sides)}"
        case StartPosition(letters):
            return f"start position {letters}"
        case SetPosition(None):
            return "# a position that cannot be read"
        case SetPosition(letters):
            return f"position {letters}"
        case MenStated(letters) | PositionStated(letters):
            return f"board {letters}"
        case ClockStarted(clock):
            return f"clock starts {written_clock(clock)}".rstrip()
        case Interrupted(standing):
            return f"interrupted {_standing(standing)}".rstrip()
        case Resumed(standing):
            return f"resumed {_standing(standing)}".rstrip()
        case OrderStated(order):
            return f"order {_listed(order, players)}"
        case TeamStated(order):
            return f"team {_listed(order, players)}"
        case LedgerStated(points, total):
            balances = (f"{players[n]} {balance:+}" for n, balance in enumerate(points, 1))
            return f"{'total' if total else 'ledger'} {', '.join(balances)}"
        case Ruling():
            return f"director {_ruling(action, sides)}"
    return _IN_WORDS.get(action)


def written_clock(clock: ClockDeclared) -> str:
    """How time is kept, as the header has it."""
    parts = [clock.system] if clock.system else []
    if clock.delay is not None:
        parts.append(f"delay {clock.delay} s")
    if clock.reserve is not None:
        one, two = map(duration, clock.reserve)
        parts.append(f"reserve {one}" if one == two else f"reserve {one} and {two}")
    return ", ".join(parts)


def tallied(points: tuple[int, int]) -> str:
    """A score: ``2-1``."""
    return f"{points[0]}-{points[1]}"


def _cube(cube: CubeStated, sides: Names) -> str:
    return f"{cube.value} {'centred' if cube.owner is None else sides[cube.owner]}"


def _standing(standing: Standing) -> str:
    parts = []
    if standing.score is not None:
        parts.append(f"score {tallied(standing.score)}")
    if standing.letters is not None:
        parts.append(f"position {standing.letters}")
    if standing.clocks is not None:
        parts.append("clock {} {}".format(*map(duration, standing.clocks)))
    return " ".join(parts)


def _listed(order: tuple[int, ...], players: Names) -> str:
    return ", ".join(players[player] for player in order)


def _ruling(ruling: Ruling, sides: Names) -> str:
    reason = f": {ruling.text}" if ruling.text else ""
    match ruling.order:
        case None:
            return f"rules{reason}"
        case Order() as order:
            return f"orders {_ORDERS[order]}{reason}"
        case BoardSet(letters):
            return f"sets position {letters}{reason}"
        case ScoreStated(points):
            return f"sets score {tallied(points)}{reason}"
        case CubeStated() as cube:
            return f"sets cube {_cube(cube, sides)}{reason}"
        case ClockSet(side, seconds):
            return f"sets clock {sides[side]} {duration(seconds)}{reason}"
        case Awarded(side, points):
            return f"awards {sides[side]} {points} points{reason}"
