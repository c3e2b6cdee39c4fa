"""``bgaudit legal``: the legal plays of a position, or the ruling on one play."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Annotated

import typer

from bgaudit.cli.checks import FormatOption, is_json
from bgaudit.cli.rules import rule_sets

if TYPE_CHECKING:
    from bgaudit.rules.plays import Dice
    from bgaudit.rules.position_id import Position
    from bgaudit.transcript.model import NoPlay, Play

_LETTERS = 26
"""The length of a board as an XGID writes it."""
_ROLL = re.compile(r"([1-6])[-, ]?([1-6])")

EPILOG = """\
\b
Exit status:
  0  the plays are listed, or the play is legal or the rule set leaves it open
  1  the play is not legal
  2  the position, the dice or the play cannot be read

\b
Examples:
  bgaudit legal XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10
  bgaudit legal 4HPwATDgc/ABMA --dice 31 --play "8/4 6/5"
"""


def legal(
    position: Annotated[
        str,
        typer.Argument(
            metavar="POSITION",
            help="An XGID, or a GNU Backgammon position ID with or without its match ID. "
            "The player on roll is the one to play.",
        ),
    ],
    dice: Annotated[
        str | None,
        typer.Option(metavar="DICE", help="The roll, such as 64; else that of the position."),
    ] = None,
    rules: Annotated[
        str,
        typer.Option(
            metavar="NAME|FILE",
            help="The rule set: one that 'bgaudit rules' lists, or a YAML file.",
            autocompletion=rule_sets,
        ),
    ] = "standard",
    play: Annotated[
        str | None,
        typer.Option(metavar="PLAY", help='The play to rule on, such as "24/18 13/11".'),
    ] = None,
    output_format: FormatOption = "text",
) -> None:
    """List the legal plays of a position, or rule on one play.

    Points are numbered as the player to move counts them. A star marks a hit. A play that is not
    legal is told with the rule that excludes it and where that is written.
    """
    from dataclasses import replace

    from bgaudit.cli import exit_status, output
    from bgaudit.cli.refusal import refusals
    from bgaudit.replay.turns.ruling import choices, ruling
    from bgaudit.report.legal_pages import as_json, choices_page, ruling_page
    from bgaudit.rules.loading import RuleSetError, load_rules

    with refusals(RuleSetError):
        for_machines = is_json(output_format)
        rule_set = load_rules(rules)
        at = _position(position)
        roll = _dice(dice, at)
        ruled = None
        if play is not None:
            ruled = ruling(at.board, roll, _play(play), play.strip() or "no play", rule_set.moves)
        at = replace(at, dice=roll)
        plays = choices(at.board, roll, rule_set.moves)
        if for_machines:
            text = as_json(at, rule_set.name, plays, ruled)
        elif ruled is not None:
            text = ruling_page(at, rule_set.name, ruled, output.width())
        else:
            text = choices_page(at, rule_set.name, plays, output.width())
        output.write([text], for_machines=for_machines)
    if ruled is not None and ruled.legal is False:
        raise typer.Exit(exit_status.FOUND)


def _position(text: str) -> Position:
    """The position that an identifier of either kind gives, with players who still have men."""
    from bgaudit.cli.refusal import RefusalError
    from bgaudit.rules.board import BAR
    from bgaudit.rules.position_id import Position, board_from_letters, from_gnubg_id, from_xgid

    text = text.strip()
    try:
        if text.upper().startswith("XGID") or text.count(":") > 1:
            position = from_xgid(text)
        elif len(text) == _LETTERS:
            position = Position(board_from_letters(text))
        else:
            position = from_gnubg_id(text)
    except ValueError as problem:
        raise RefusalError(f"'{text}' is no XGID and no GNU Backgammon ID: {problem}") from None
    own, other = position.board
    if any(own[point] and other[BAR - point] for point in range(1, BAR)):
        raise RefusalError(f"'{text}' is no position: men of both players share a point")
    if not any(own[1:]) or not any(other[1:]):
        raise RefusalError(f"'{text}' is the end of a game: a player has no man on the board")
    return position


def _dice(text: str | None, position: Position) -> Dice:
    """The roll that is given, or the one of the position."""
    from bgaudit.cli.refusal import RefusalError

    if text is None:
        if position.dice is None:
            raise RefusalError("the position has no roll: give one, as in --dice 64")
        return position.dice
    found = _ROLL.fullmatch(text.strip())
    if not found:
        raise RefusalError(f"'{text}' is no roll: two dice from 1 to 6, as in --dice 64")
    return int(found[1]), int(found[2])


def _play(text: str) -> Play | NoPlay:
    from bgaudit.cli.refusal import RefusalError
    from bgaudit.transcript.model import NoPlay, Play
    from bgaudit.transcript.notation import read_play

    play = read_play(text.strip())
    if not isinstance(play, Play | NoPlay):
        raise RefusalError(
            f"'{text}' is no play: write it as in 24/18 13/11, bar/20, 8/5(2), 3/off or Cannot Move"
        )
    return play
