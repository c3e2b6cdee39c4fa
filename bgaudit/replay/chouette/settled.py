"""The games of the members replayed, each as a game that two sides play."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bgaudit.replay.chouette.member_games import MemberGames
from bgaudit.replay.chouette.table_log import TableLog
from bgaudit.replay.circumstances import Setting
from bgaudit.replay.game_replay import GameReplay
from bgaudit.replay.log import GameLog
from bgaudit.replay.outcome import Tally
from bgaudit.replay.score.settle import Settlement
from bgaudit.replay.turns.hit_marks import HitMarks
from bgaudit.transcript.model import Game

_OF_A_PAIR = ("CU", "SC")
"""What can differ between the members: the cube, and what a game is worth. The rest they share."""


@dataclass(frozen=True, slots=True)
class Settled:
    """How each member's game came out; ``main`` is the member whose game goes on longest.

    The rolls of ``tally`` are those of the box and of the team.
    """

    main: int
    rolls: int
    tally: Tally
    by_member: dict[int, Settlement]

    @property
    def settlement(self) -> Settlement:
        """How the game of the table came out."""
        return self.by_member[self.main]


def settle_members(
    log: GameLog, game: Game, games: MemberGames, setting: Setting, marks: HitMarks
) -> Settled:
    """Replay the game of the table, and beside it those of the other members.

    Of these only that is told which the game of the table does not have.
    """
    main = games.longest()
    begin = log.log.mark()
    replay = GameReplay(_table(log, games), _game_of(main, game, games), setting, marks)
    settlements = {main: replay.run()}
    onlooker = setting.onlooker
    once_more = replace(setting, onlooker=onlooker.beside() if onlooker else None)
    told = {(found.code, found.span) for found in log.log.since(begin)}
    for member in games.order.team:
        if member == main:
            continue
        beside = GameLog(log.log.beside(), log.match, log.game)
        other = _game_of(member, game, games)
        settlements[member] = GameReplay(
            _table(beside, games), other, once_more, HitMarks(marks.used)
        ).run()
        for found in beside.log.findings():
            if found.code.startswith(_OF_A_PAIR) and (found.code, found.span) not in told:
                told.add((found.code, found.span))
                log.log.add(found)
    return Settled(main, replay.rolls, replay.tally, settlements)


def _table(log: GameLog, games: MemberGames) -> TableLog:
    return TableLog(log.log, log.match, log.game, games.order)


def _game_of(member: int, game: Game, games: MemberGames) -> Game:
    return replace(game, events=games.of(member), score=None, remarks=[])
