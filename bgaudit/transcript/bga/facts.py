"""What nobody in particular does, and what directors order, turned from grammar into the model."""

from __future__ import annotations

from typing import NamedTuple

from lark import Token, v_args

from bgaudit.transcript.bga.deeds import Deeds, result
from bgaudit.transcript.bga.names import UnclearError
from bgaudit.transcript.bga.values import Said, Saying, dice, die, find, saying, tally
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
    Opening,
    Order,
    OrderStated,
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

FACTS_IN_WORDS: dict[str, Action] = {
    "crawford_game": CrawfordStated(),
    "automatic_double": AutomaticDouble(),
    "next_match": NextMatchBegun(),
    "cancelled": GameCancelled(),
    "replayed": GameCancelled(replayed=True),
    "setup_error": SetupErrorFound(),
}
"""The rules whose words say the same whatever they are."""

ORDERS_IN_WORDS = {
    "new_roll": Order.NEW_ROLL,
    "new_play": Order.PLAY_AGAIN,
    "new_game": Order.GAME_REPLAYED,
    "roll_stands": Order.ROLL_STANDS,
    "play_stands": Order.PLAY_STANDS,
}

_SYSTEMS = ("NONE", "SIMPLE", "BRONSTEIN", "TURN_PLUS_RESERVE")


class GameLine(NamedTuple):
    """A line that begins a game."""

    number: int | None


class _Delay(NamedTuple):
    seconds: int | None


class _Reserve(NamedTuple):
    seconds: tuple[int, int] | None


@v_args(inline=True)
class Facts(Deeds):
    """One method for each rule below ``fact``, ``clock`` and ``ruling``."""

    def opening(self, _: Token, rolled: Token) -> Saying:
        one, two = dice(rolled)
        return Said(Opening(one), 1), Said(Opening(two), 2)

    def game(self, _: Token, number: Token | None = None) -> GameLine:
        return GameLine(int(number) if number else None)

    def score(self, _: Token, points: Token) -> Saying:
        return saying(ScoreStated(tally(points)))

    def score_corrected(self, *parts: Token) -> Saying:
        agreed = find(parts, "BY_AGREEMENT") is not None
        return saying(ScoreCorrected(_tally(parts), agreed))

    def cube_centred(self, _: Token, value: Token, *__: Token) -> Saying:
        return saying(CubeStated(int(value)))

    def cube_owned(self, _: Token, value: Token, owner: Token) -> Saying:
        return saying(CubeStated(int(value), self._side(owner)))

    def start_position(self, *parts: Token) -> Saying:
        return saying(StartPosition(str(parts[-1])))

    def position(self, *parts: Token) -> Saying:
        return saying(SetPosition(str(parts[-1])))

    def board(self, _: Token, letters: Token) -> Saying:
        return saying(MenStated(str(letters)))

    def setup_corrected(self, *parts: Token) -> Saying:
        return saying(SetupCorrected(agreed=find(parts, "BY_AGREEMENT") is not None))

    def clock_starts(self, _: Token, __: Token, *parts: object) -> Saying:
        return saying(ClockStarted(_declared(None, parts)))

    def interrupted(self, _: Token, *parts: Standing) -> Saying:
        return saying(Interrupted(_together(parts)))

    def resumed(self, _: Token, *parts: Standing) -> Saying:
        return saying(Resumed(_together(parts)))

    def standing(self, kind: Token, *values: Token) -> Standing:
        if kind.type == "SCORE":
            return Standing(score=tally(values[0]))
        if kind.type == "POSITION":
            return Standing(letters=str(values[0]))
        one, two = map(self._seconds, values)
        return Standing(clocks=None if one is None or two is None else (one, two))

    def order(self, _: Token, players: tuple[int, ...]) -> Saying:
        return saying(OrderStated(players))

    def team(self, _: Token, players: tuple[int, ...]) -> Saying:
        return saying(TeamStated(players))

    def names(self, *names: Token) -> tuple[int, ...]:
        return tuple(map(self._player, names))

    def side_wins(self, who: Token, *parts: Token) -> Saying:
        return saying(result(parts), self._side_of_chouette(who))

    def side_opens(self, who: Token, _: Token, shown: Token) -> Saying:
        return saying(Opening(die(shown)), self._side_of_chouette(who))

    def _side_of_chouette(self, who: Token) -> int:
        if not self._roster.chouette:
            raise UnclearError(f"there is no {who.lower()} in a match of two players", 0, len(who))
        return self._side(who)

    def ledger(self, _: Token, *balances: tuple[int, int]) -> Saying:
        return saying(LedgerStated(self._balances(balances)))

    def total(self, _: Token, *balances: tuple[int, int]) -> Saying:
        return saying(LedgerStated(self._balances(balances), total=True))

    def balance(self, name: Token, points: Token) -> tuple[int, int]:
        return self._player(name), int(points.replace("−", "-").replace("–", "-"))

    def _balances(self, balances: tuple[tuple[int, int], ...]) -> tuple[int, ...]:
        """In the order of the header; each player must be there once."""
        points = dict(balances)
        missing = [
            name for number, name in enumerate(self._roster.names, 1) if number not in points
        ]
        if missing:
            raise UnclearError(f"the line does not say what {missing[0]} has")
        if len(points) < len(balances):
            raise UnclearError("a player stands in this line twice")
        return tuple(points[number] for number in sorted(points))

    def clock(self, *parts: object) -> ClockDeclared:
        return _declared(find(parts, *_SYSTEMS), parts)

    def delay(self, _: Token, time: Token) -> _Delay:
        return _Delay(self._seconds(time))

    def reserve(self, _: Token, *times: Token) -> _Reserve:
        seconds = [*map(self._seconds, times)]
        one, two = seconds[0], seconds[-1]
        return _Reserve(None if one is None or two is None else (one, two))

    def rules(self, _: Token, text: Token) -> Saying:
        return saying(Ruling(str(text)))

    def orders(self, _: Token, order: Order, reason: str = "") -> Saying:
        return saying(Ruling(reason, order))

    def sets(
        self,
        _: Token,
        setting: BoardSet | ScoreStated | CubeStated | ClockSet | None,
        reason: str = "",
    ) -> Saying:
        return () if setting is None else saying(Ruling(reason, setting))

    def awards(self, _: Token, to: Token, points: Token, reason: str = "") -> Saying:
        return saying(Ruling(reason, Awarded(self._side(to), int(points))))

    def set_position(self, _: Token, letters: Token) -> BoardSet:
        return BoardSet(str(letters))

    def set_score(self, *parts: Token) -> ScoreStated:
        return ScoreStated(_tally(parts))

    def set_cube(self, _: Token, value: Token, owner: Token | None = None) -> CubeStated:
        named = owner is not None and owner.type == "NAME"
        return CubeStated(int(value), self._side(owner) if owner and named else None)

    def set_clock(self, *parts: Token) -> ClockSet | None:
        owner = find(parts, "NAME", "OWNER")
        seconds = self._seconds(parts[-1])
        return None if owner is None or seconds is None else ClockSet(self._side(owner), seconds)

    def reason(self, text: Token) -> str:
        return str(text)


def _tally(parts: tuple[Token, ...]) -> tuple[int, int]:
    points = find(parts, "TALLY")
    return tally(points) if points else (0, 0)


def _together(parts: tuple[Standing, ...]) -> Standing:
    """What is written down at an interruption, put together."""
    return Standing(
        next((part.score for part in parts if part.score), None),
        next((part.letters for part in parts if part.letters), None),
        next((part.clocks for part in parts if part.clocks), None),
    )


def _declared(system: Token | None, parts: tuple[object, ...]) -> ClockDeclared:
    return ClockDeclared(
        system.type.lower().replace("_", " ") if system else None,
        next((part.seconds for part in parts if isinstance(part, _Delay)), None),
        next((part.seconds for part in parts if isinstance(part, _Reserve)), None),
    )
