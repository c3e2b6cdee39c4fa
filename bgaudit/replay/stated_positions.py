"""Positions that a record states beside the plays: are they those that the plays lead to?"""

from __future__ import annotations

from collections.abc import Iterator

from bgaudit.replay.checks.moves import POSITION_DIFFERS
from bgaudit.replay.checks.reading import UNREADABLE_LINE
from bgaudit.replay.game_in_play import GameInPlay
from bgaudit.replay.turns.stated_position import board_of_letters, report_stated
from bgaudit.rules.board import BAR, OFF, Board, Men
from bgaudit.rules.cube import Cube
from bgaudit.transcript.model import Event, MenStated, PositionStated

_MOST_NAMED = 3
"""Of the points that differ, so many are named for each player."""


class StatedPositions:
    """Compares those of one game with its replay.

    The men, the cube and the score are each told once: what differs goes on to differ.
    """

    def __init__(self, play: GameInPlay) -> None:
        self._play = play
        self._men = sum(play.setting.start.own)
        self._told: set[str] = set()

    def compare(self, event: Event, stated: MenStated | PositionStated) -> None:
        """Report how a position differs from the one that the record has come to."""
        log = self._play.log
        try:
            board = board_of_letters(stated.letters, self._men)
        except ValueError as problem:
            log.report(UNREADABLE_LINE, str(problem), event)
            return
        mark = log.log.mark()
        report_stated(log, event, board, self._men)
        if log.log.since(mark):
            return
        self._play.turns.stated(board)
        before = None if self._play.boards.meets(board) else self._play.boards.view(1)
        differs = {
            "men": "" if before is None else _men_in_words(before, board),
        }
        if isinstance(stated, PositionStated):
            differs["cube"] = self._cube_in_words(stated)
            differs["score"] = self._score_in_words(stated)
        new = [words for what, words in differs.items() if words and what not in self._told]
        self._told.update(what for what, words in differs.items() if words)
        number = self._report(event, new) if new else None
        if differs["men"]:
            # What follows may fit either board, and is not to be held against the players again.
            self._play.boards.doubt_besides(1, [board], number)

    def _report(self, event: Event, differences: list[str]) -> int:
        return self._play.log.report(
            POSITION_DIFFERS,
            f"the position stated here is not the one the game has come to: "
            f"{'; '.join(differences)}",
            event,
            help="either it is stated wrongly, or something before it is",
        )

    def _cube_in_words(self, stated: PositionStated) -> str:
        cube = self._play.cube
        if stated.cube is None or cube.pending is not None:
            return ""
        due, said = cube.cubes[0], Cube(stated.cube, stated.owner)
        if said in cube.cubes:
            return ""
        return f"the cube is at {_placed(said)}, not {_placed(due)}"

    def _score_in_words(self, stated: PositionStated) -> str:
        terms = self._play.setting.terms
        if terms.length != stated.length:
            due = "no match" if not terms.length else f"one to {terms.length}"
            said = "money play" if not stated.length else f"a match to {stated.length}"
            return "" if terms.length is None else f"it is {said}, not {due}"
        if not stated.length or terms.score in (None, stated.score):
            return ""
        (one, two), score = terms.score or (0, 0), stated.score
        return f"the score is {score[0]}–{score[1]}, not {one}–{two}"


def _placed(cube: Cube) -> str:
    player = {1: "first", 2: "second"}
    where = "in the middle" if cube.owner is None else f"on the {player[cube.owner]} player's side"
    return f"{cube.value} {where}"


def _men_in_words(due: Board, stated: Board) -> str:
    """Where the men stand otherwise, seen from side 1."""
    players = (("first", due.own, stated.own), ("second", due.other, stated.other))
    return ", ".join(
        f"the {which} player has {', '.join(_points_in_words(men, said))}"
        for which, men, said in players
        if men != said
    )


def _points_in_words(due: Men, stated: Men) -> Iterator[str]:
    points = [point for point in range(BAR, OFF - 1, -1) if due[point] != stated[point]]
    for point in points[:_MOST_NAMED]:
        where = {BAR: "on the bar", OFF: "off"}.get(point, f"on {point}")
        yield f"{stated[point]} {where} instead of {due[point]}"
