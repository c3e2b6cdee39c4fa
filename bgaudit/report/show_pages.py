"""A moment of a record for people: the board, the ruling, the legal plays, and what follows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from bgaudit.dispute.scene import Comparison, Scene
from bgaudit.replay.turns.ruling import Choice, Ruling
from bgaudit.report import wording
from bgaudit.report.boards.text import board_text
from bgaudit.report.boards.view import View
from bgaudit.report.characters import finished, printable
from bgaudit.report.excerpts import at_fault, line_with_carets
from bgaudit.report.layout import Column, table, wrapped
from bgaudit.report.legal_pages import IF_PASSING, play_facts
from bgaudit.report.show_rulings import compared, sources, told_blocks
from bgaudit.rules.position_id import to_gnubg_id, to_xgid

_WIDEST = 80
_PLAYS = (Column("play"), Column("leads to"), Column(""))


def scene_page(
    scene: Scene,
    others: Sequence[Comparison],
    *,
    seen_from: int | None,
    ascii_only: bool,
    width: int,
) -> str:
    """All that there is to say of a moment; without ``seen_from`` the player on roll is below."""
    width = min(width, _WIDEST)
    drawn = view(scene, seen_from)
    blocks = (
        "\n".join(wrapped(line, width) for line in _heading(scene)),
        _no_board(scene) if drawn is None else board_text(drawn, ascii_only=ascii_only),
        "\n".join(_identifiers(scene)),
        _line(scene, width),
        *told_blocks(scene, width),
        wrapped(_verdict(scene), width),
        sources(scene, width),
        *_plays(scene, width),
        compared(scene, others, width),
    )
    return finished("\n\n".join(filter(None, blocks))) + "\n"


def view(scene: Scene, seen_from: int | None) -> View | None:
    """The board of a scene, from a side or from the player on roll; None without a position."""
    moment, match = scene.moment, scene.match
    if moment is None or moment.position is None or match is None:
        return None
    one, two = (match.players[player - 1] or f"player {player}" for player in moment.players)
    return View(moment.position, (one, two), seen_from or moment.position.on_roll)


def _heading(scene: Scene) -> Iterator[str]:
    """Where it stands in the file, and where in the play."""
    source, moment = scene.audit.source, scene.moment
    place = source.shown_place(scene.span.start)
    yield printable(source.path) + (f":{place.line}:{place.column}" if place else "")
    facts = []
    if moment is not None:
        if len(scene.audit.matches) > 1:
            facts.append(f"match {moment.match}")
        move = "" if scene.move is None else f", move {scene.move}"
        facts.append(f"game {moment.game}{move}")
        if scene.match is not None:
            facts.append(wording.name(scene.match, moment.player))
    elif scene.told:
        facts += wording.turn(scene.audit, scene.told[0].finding)
    yield " · ".join([*facts, f"rules: {printable(scene.rules.name)}"])


def _no_board(scene: Scene) -> str:
    if scene.moment is None:
        return "no board: this is about the record, and about no moment of play"
    return "no board: where the men stand is not known here"


def _identifiers(scene: Scene) -> Iterator[str]:
    """The names of the position, and what is missing in them."""
    moment = scene.moment
    if moment is None:
        return
    if moment.position is not None:
        names = [*filter(None, (to_xgid(moment.position), to_gnubg_id(moment.position)))]
        yield from names or ["men of both players share a point, which no identifier can say"]
    if moment.terms.length is None:
        yield "the match length is not known"
    if moment.terms.length and moment.terms.score is None:
        yield "the score is not known"


def _line(scene: Scene, width: int) -> str:
    """The line of the record, and what of it this is about."""
    source = scene.audit.source
    if not source.text:
        return ""
    at = at_fault(source, scene.told[0].finding) if scene.told else scene.span
    return line_with_carets(source, at, width)


def _verdict(scene: Scene) -> str:
    """The verdict where nothing is told."""
    ruling, moment = scene.ruling, scene.moment
    if scene.told:
        return ""
    if ruling is not None:
        return printable(_in_words(ruling))
    if moment is not None and moment.turn is not None and moment.position is None:
        return "check tells nothing of it here: it cannot be judged"
    return "check tells nothing of it"


def _in_words(ruling: Ruling) -> str:
    if ruling.legal:
        return f"{ruling.written} is legal" if ruling.written else "the turn is lost, rightly"
    said = ruling.said
    reason = f"{said.check.code} {said.message}" if said else ruling.written
    return f"check tells nothing of it; by the board as it is known: {reason}"


def _plays(scene: Scene, width: int) -> Iterator[str]:
    """The legal plays, and those that are so only by one reading of the rules."""
    choices = scene.choices
    if choices is None:
        return
    number = len(choices.plays)
    if not number:
        yield "no play is legal"
    else:
        recorded = scene.moment is not None and scene.moment.turn is not None
        first = ", the closest to the one recorded first" if recorded and number > 1 else ""
        yield f"{wording.counted(number, 'legal play')}{first}"
        yield _table(choices.plays, scene)
    for word, plays in (("legal too", choices.if_passing), ("illegal", choices.unless_passing)):
        if plays:
            yield wrapped(f"{word} {IF_PASSING}:", width)
            yield _table(plays, scene)


def _table(plays: Iterable[Choice], scene: Scene) -> str:
    """Each play with the position ID of what it leads to, and whether it is the one recorded."""
    rows = [
        (
            play.written,
            play_facts(play)["position_id"] or "",
            "as recorded" if play.after in scene.played else "",
        )
        for play in plays
    ]
    return table(_PLAYS, rows)
