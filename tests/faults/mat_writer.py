"""Drawn matches written as .mat text, in the manners of the programs that write such records."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from random import Random

from match_maker import CubeAct, Event, Game, Match, Move, Side, Turn

from bgaudit.rules.board import BAR, OFF


@dataclass(frozen=True, slots=True)
class Style:
    """How a program writes a record."""

    name: str
    right_column: int
    bar: str = "25"
    off: str = "0"
    stars: bool = True
    merged: bool = True
    """Several steps of one man are written as one, and a play that repeats with its count."""
    dance: str = ""
    numbered: str = "{:3d}) "
    money: str = "0 point match"
    result_on_last_row: bool = False
    and_the_match: bool = True
    always_singular: bool = False
    newline: str = "\n"
    mark: str = ""
    padded: bool = False
    cube_space: bool = True


STYLES = (
    Style("gnubg", 33, dance=""),
    Style("gnubg-crlf", 33, newline="\r\n", mark="\ufeff", padded=True),
    Style(
        "studio",
        40,
        bar="bar",
        off="off",
        dance="Cannot Move",
        result_on_last_row=True,
        and_the_match=False,
        always_singular=True,
    ),
    Style("xg", 39, bar="Bar", off="Off", dance="Cannot Move", money="Money session"),
    Style("galaxy", 33, stars=False, merged=False, always_singular=True),
    Style("apart", 37, merged=False, money="Unlimited match", newline="\r", cube_space=False),
)
STARRED = tuple(style for style in STYLES if style.stars)


@dataclass(eq=False, slots=True)
class Written:
    """A record's text, and the row that each event stands in."""

    text: str
    style: Style
    rows: dict[Event, int]
    result_rows: dict[Game, int | None] = field(default_factory=dict)


def write(match: Match, style: Style) -> Written:
    """The whole record of a match."""
    written = Written("", style, {})
    lines = [f'; [{key} "{value}"]' for key, value in match.tags.items()]
    if lines:
        lines.append("")
    header = style.money if not match.length else f"{match.length} point match"
    lines += [f" {header}", ""]
    for game in match.games:
        lines += [*_game(written, match, game), ""]
    written.text = style.mark + style.newline.join(lines) + style.newline
    return written


def _game(written: Written, match: Match, game: Game) -> list[str]:
    style = written.style
    (left, right), (one, two) = match.names, game.written_score or game.score
    lines = [f" Game {game.number}", f" {left} : {one}".ljust(style.right_column + 1)]
    if len(lines[-1].rstrip()) > style.right_column - 1:
        lines[-1] = lines[-1].rstrip() + "  "
    lines[-1] += f"{right} : {two}"
    rows: list[dict[Side, str]] = []
    before: Side = 2
    for event in game.events:
        if before == 2 or event.side == 1:
            rows.append({})
        rows[-1][event.side] = "" if event.blank else _cell(event, style)
        written.rows[event] = len(rows)
        before = event.side
    result = _result(match, game, style) if game.has_result else ""
    side = game.written_winner or game.winner
    on_its_own = bool(result)
    if result and _shares_row(game, side, rows[-1], style):
        rows[-1][2 if 1 in rows[-1] else 1] = " " + result
        on_its_own = False
    written.result_rows[game] = None if on_its_own else len(rows)
    lines += [_row(number, row, style) for number, row in enumerate(rows, 1)]
    if on_its_own:
        lines.append(" " * (6 if side == 1 else style.right_column + 1) + result)
    return lines


def _shares_row(game: Game, side: Side, row: dict[Side, str], style: Style) -> bool:
    """Whether the result goes into the free column of the last row."""
    if not style.result_on_last_row or game.result_on_its_own or len(row) > 1 or 2 in row:
        return False
    return side == 2 or game.ended_by == "bear_off"


def _row(number: int, row: dict[Side, str], style: Style) -> str:
    line = style.numbered.format(number) + row.get(1, "")
    if row.get(2):
        line = line.ljust(style.right_column)
        if not line.endswith(" "):
            line += " "
        line += row[2]
    elif style.padded:
        line = line.ljust(style.right_column + 12)
    return line if style.padded else line.rstrip()


def _result(match: Match, game: Game, style: Style) -> str:
    points = game.points if game.written_points is None else game.written_points
    plural = "" if points == 1 or style.always_singular else "s"
    side = game.written_winner or game.winner
    won = bool(match.length) and game.score[side - 1] + points >= match.length
    end = " and the match" if won and style.and_the_match else ""
    return f"Wins {points} point{plural}{end}"


def _cell(event: Event, style: Style) -> str:
    if isinstance(event, CubeAct):
        return " " * style.cube_space + cube_text(event)
    return f"{event.roll}: {play_text(event, style)}"


def cube_text(act: CubeAct) -> str:
    """``Doubles => 2``, ``Takes``."""
    words = {"double": "Doubles", "beaver": "Beavers", "take": "Takes", "drop": "Drops"}
    return words[act.kind] + (f" => {act.value}" if act.kind in ("double", "beaver") else "")


def play_text(turn: Turn, style: Style) -> str:
    """A play as the style writes it."""
    if turn.unknown:
        return "????"
    if not turn.moves:
        return style.dance
    if turn.apart or not style.merged:
        return " ".join(_step([move], style) for move in turn.moves)
    counted = Counter(_step(way, style) for way in _ways(turn.moves))
    return " ".join(text + (f"({count})" if count > 1 else "") for text, count in counted.items())


def _ways(moves: tuple[Move, ...]) -> list[list[Move]]:
    """Steps of one man joined to one way, each step to the first way that it goes on from."""
    ways: list[list[Move]] = []
    for move in moves:
        for way in ways:
            if way[-1].target == move.source:
                way.append(move)
                break
        else:
            ways.append([move])
    return ways


def _step(way: list[Move], style: Style) -> str:
    """One man's way: where he starts, where he hits on the way, and where he ends."""
    text = {BAR: style.bar}.get(way[0].source, str(way[0].source))
    for move in way:
        if move.hit or move is way[-1]:
            text += "/" + {OFF: style.off}.get(move.target, str(move.target))
            text += "*" if move.hit and style.stars else ""
    return text


def any_style(random: Random, *, starred: bool = False) -> Style:
    """One of the styles, or one of those that mark hits."""
    return random.choice(STARRED if starred else STYLES)
