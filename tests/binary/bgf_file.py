"""Records encoded as .bgf files, without analysis: an object in Smile, the binary form of JSON."""

from __future__ import annotations

import gzip
import json

from men import moves

from bgaudit.transcript.model import Double, Game, Match, Result, Take, Turn

PLAYERS = {1: -1, 2: 1}
START = [0] * 26
for _point, _men in {6: 5, 8: 3, 13: 5, 24: 2}.items():
    START[24 - _point] = _men
    START[_point - 1] = -_men

Value = dict[str, object]


def bgf_file(match: Match) -> bytes:
    """A match as BGBlitz has it."""
    score = match.games[0].score
    assert score is not None
    final = [*match.games[-1].score.points]  # type: ignore[union-attr]
    for event in match.games[-1].events:
        if isinstance(event.action, Result):
            final[(event.side or 1) - 1] += event.action.points
    fields: Value = {
        "matchlen": match.length,
        "nameGreen": score.names[0],
        "nameRed": score.names[1],
        "date": "2026.11.29",
        "useCrawford": True,
        "finalGreen": final[0],
        "finalRed": final[1],
        "games": [_game(game) for game in match.games],
    }
    header = json.dumps({"version": "1.0", "compression": "gzip", "encoding": "smile"})
    return header.encode() + b"\n" + gzip.compress(smile(fields), mtime=0)


def _game(game: Game) -> Value:
    assert game.score is not None
    one, two = game.score.points
    result = next((e.action for e in game.events if isinstance(e.action, Result)), None)
    return {
        "scoreGreen": one,
        "scoreRed": two,
        "wonPoints": result.points if result else 0,
        "initial": {"cube": 1, "cubeOwner": 0, "points": START},
        "moves": [move for place in range(len(game.events)) for move in _moves(game, place)],
    }


def _moves(game: Game, place: int) -> list[Value]:
    event = game.events[place]
    player = PLAYERS.get(event.side or 0)
    match event.action:
        case Turn(_, dice, _) as turn if dice is not None:
            steps = moves(turn)
            if not steps:
                return [_move(player, [dice[0]], [dice[1]], dancingEquity=0)]
            sources, targets = map(list, zip(*steps, strict=True))
            return [_move(player, sources, targets, red=dice[0], green=dice[1])]
        case Double():
            taken = isinstance(game.events[place + 1].action, Take)
            said = {"cubeDecision": {"hasDoubled": True, "hasAccepted": taken}}
            other = -player if player else None
            return [_move(who, [], [], equity=said) for who in (player, other)]
    return []


def _move(player: int | None, sources: list[int], targets: list[int], **more: object) -> Value:
    four = [-1] * 4
    return {
        "type": "amove",
        "player": player,
        "from": [*sources, *four][:4],
        "to": [*targets, *four][:4],
        **more,
    }


def smile(value: object) -> bytes:
    """A value in Smile, without shared names."""
    return b":)\n\x00" + _encoded(value)


def _encoded(value: object) -> bytes:
    match value:
        case None:
            return b"\x21"
        case bool():
            return b"\x23" if value else b"\x22"
        case int():
            return b"\x24" + _vint(value << 1 if value >= 0 else ~(value << 1))
        case str():
            text = value.encode()
            return b"\xe4" + text + b"\xfc"
        case list():
            return b"\xf8" + b"".join(map(_encoded, value)) + b"\xf9"
        case dict():
            inner = (_key(key) + _encoded(item) for key, item in value.items())
            return b"\xfa" + b"".join(inner) + b"\xfb"
    raise TypeError(value)


def _key(key: str) -> bytes:
    return bytes([0x80 + len(key) - 1]) + key.encode()


def _vint(number: int) -> bytes:
    """Seven bits a byte, but six in the last, which is marked."""
    last, number = 0x80 | number & 0x3F, number >> 6
    rest = []
    while number:
        rest.append(number & 0x7F)
        number >>= 7
    return bytes([*reversed(rest), last])
