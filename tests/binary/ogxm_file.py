"""Records encoded as OGXM files, by the format's own codec."""

from __future__ import annotations

import base64

import ogxm
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from men import moves
from ogxm.signature import match_payload

from bgaudit.transcript.model import Beaver, Double, Drop, Game, Match, Result, Take, Turn

ROLLS = [(low, high) for low in range(1, 7) for high in range(low, 7)]
COLOURS = {1: 1, 2: 0}
CUBE = {Double: 21, Take: 22, Drop: 23, Beaver: 32}
GAME_OVER, MATCH_OVER, RESIGNED = 24, 26, 27

Fields = dict[str, object]


def ogxm_file(match: Match) -> bytes:
    """A match in OGXM."""
    return bytes(ogxm.json_to_binary(document(match)))


def document(match: Match) -> Fields:
    """The codec's view of a match."""
    score = match.games[0].score
    assert score is not None
    return {
        "checksum": "crc32",
        "match_length": match.length,
        "player_white": score.names[0],
        "player_black": score.names[1],
        "crawford": match.length != 0,
        "jacoby": match.length == 0,
        "games": [_game(number, game) for number, game in enumerate(match.games)],
    }


def signed(match: Match) -> Fields:
    """The codec's view of a match that somebody has signed."""
    key = Ed25519PrivateKey.from_private_bytes(bytes(range(32)))
    signature = {"algorithm": "ed25519", "public_key": _text(key.public_key().public_bytes_raw())}
    fields = document(match)
    fields["match_signatures"] = [signature | {"signature": _text(bytes(64))}]
    signature["signature"] = _text(key.sign(match_payload(fields, 0)))
    return fields | {"match_signatures": [signature]}


def _text(data: bytes) -> str:
    return base64.b64encode(data).decode()


def _game(number: int, game: Game) -> Fields:
    fields: Fields = {"game_index": number, "plies": []}
    plies = [ply for event in game.events for ply in _ply(event.side or 0, event.action)]
    result = next((event for event in game.events if isinstance(event.action, Result)), None)
    if result is not None and isinstance(result.action, Result):
        fields |= {"winner": (result.side or 0) - 1, "points_won": result.action.points}
    return fields | {"plies": plies}


def _ply(side: int, action: object) -> list[Fields]:
    if isinstance(action, Turn) and action.dice is not None:
        low, high = sorted(action.dice)
        steps = [
            {"from": source if side == 2 else 25 - source, "pips": source - target}
            for source, target in moves(action)
        ]
        roll = {"action_id": ROLLS.index((low, high)), "d1": low, "d2": high}
        return [roll | {"color": COLOURS[side], "moves": steps}]
    number = CUBE.get(type(action))  # type: ignore[arg-type]
    return [] if number is None else [{"action_id": number, "color": COLOURS[side]}]
