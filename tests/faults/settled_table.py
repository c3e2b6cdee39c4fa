"""What looks like a fault and is none, or is told otherwise: the readings that are settled."""

from __future__ import annotations

from fault_table import (
    CUBED,
    MATCHES,
    Case,
    Expected,
    Fault,
    Place,
    finished,
    on_the_cube,
)
from match_maker import CubeAct, Game, Turn, all_turns, closed_out, put, single_steps

from bgaudit.rules.plays import legal_plays


def note_at(place: Place, code: str, game: Game, event: Turn | CubeAct) -> Case:
    """No error and no warning, but a note at an event."""
    written = place.write()
    due = Expected(code, "note", game.number, written.rows[event], event.side)
    return Case(written.text, [], [due])


def broken_off(place: Place) -> Case | None:
    """The game's last turn breaks off: one die played, none, or question marks."""
    spots = [(game, at) for game, at, turn in all_turns(place.match) if at and not turn.unknown]
    if not spots:
        return None
    game, at = place.random.choice(spots)
    table = place.reopen(game, at)
    dice = table.draw()
    legal = list(legal_plays(table.board, dice).values())
    if not legal:
        return None
    whole = place.random.choice(legal)
    part = whole[: place.random.randrange(len(whole))]
    after, _ = put(table.board, tuple(part))
    if any(after.own == other.own for other in legal_plays(table.board, dice)):
        return None
    if part and tuple(part[0]) not in [s for die in dice for s in single_steps(table.board, die)]:
        return None
    turn = table.play(dice, tuple(part))
    turn.unknown = not part and place.random.random() < 0.5
    table.give_up(turn.side)
    place.rest()
    return note_at(place, "IN011", game, turn)


def unwritten_drop(place: Place) -> Case | None:
    """A double that nobody answered, and the doubler wins what the cube was before it."""
    spot = on_the_cube(place)
    if spot is None:
        return None
    game, _, table = spot
    double = table.double()
    table.drop()
    game.events.pop()
    place.rest()
    return note_at(place, "IN011", game, double)


def unwritten_drop_for_more(place: Place) -> Case | None:
    """The same with other points: those of the cube after the offer."""
    spot = on_the_cube(place)
    if spot is None:
        return None
    game, _, table = spot
    table.double()
    table.drop()
    game.events.pop()
    game.result_on_its_own = True
    needed = place.match.length - game.score[game.winner - 1] if place.match.length else 999
    if needed <= 2 * game.points:
        return None
    if place.as_played:
        game.points *= 2
    else:
        game.written_points = game.points * 2
    place.rest()
    return place.result_error("SC002", game)


def placeholder(place: Place) -> Case | None:
    """A result of 0, 100 or 1004 times the cube."""
    game = finished(place, "resign", "bear_off", "drop")
    if game is None:
        return None
    game.written_points = place.random.choice((0, 100, 1004 * game.cube.value))
    case = place.result_error("SC009", game)
    return Case(case.text, [case.expected[0]._replace(severity="warning")])


def points_cut(place: Place) -> Case | None:
    """The last game won with more than was needed, and the points cut."""
    game = place.match.games[-1]
    needed = place.match.length - game.score[game.winner - 1]
    if not place.match.won or game.points <= needed or game.ended_by == "resign":
        return None
    game.written_points = place.random.choice((needed, min(game.points, place.match.length)))
    due = place.result_error("SC014", game).expected[0]
    cut = game.written_points != game.points
    return Case(place.write().text, [], [due._replace(severity="note")] if cut else [])


def no_crawford(place: Place) -> Case | None:
    """A double at one point short, where the header switches the Crawford rule off."""
    spots = [(game, at) for game, at, _ in all_turns(place.match) if at and game.crawford]
    if not spots:
        return None
    game, at = place.random.choice(spots)
    place.match.tags["Crawford"] = "Off"
    table = place.reopen(game, at)
    game.crawford = False
    table.double()
    if place.random.random() < 0.5:
        table.drop()
    else:
        table.take()
    table.play_on()
    place.rest()
    return Case(place.write().text, [])


def closed_out_turn(place: Place) -> Case | None:
    """The turn of a closed-out player is left blank."""
    spots = [
        (game, at, turn)
        for game, at, turn in all_turns(place.match)
        if closed_out(turn.board) and at + 1 < len(game.events) and not turn.unknown
    ]
    if not spots:
        return None
    _, _, turn = place.random.choice(spots)
    turn.blank = True
    return Case(place.write().text, [])


SETTLED = (
    Fault("the last turn breaks off", broken_off, ("as played",)),
    Fault("a drop that is not written", unwritten_drop, ("as played",), lengths=CUBED),
    Fault("such a drop for more points", unwritten_drop_for_more, lengths=CUBED),
    Fault("a placeholder for the points", placeholder, ("slip",)),
    Fault("the last points cut", points_cut, ("slip",), lengths=(1, 3, 5)),
    Fault("the Crawford rule off", no_crawford, ("as played",), lengths=MATCHES),
    Fault("a closed-out player's turn", closed_out_turn, ("slip",)),
)
