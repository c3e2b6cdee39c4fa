"""Matches in OGXM, decoded by the package ogxm, which is the format's own codec.

A file holds a match; a stream is files back to back. The codec refuses one that breaks a rule of
the format, such as the order of turns, and it is then told which. White is the player named first.
Dice have no order in OGXM, and hits no marks. Analyses, annotations, clocks and videos are left
out, and so is how a game ended: its result says who won how much.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from io import BytesIO
from types import ModuleType
from typing import Any

from bgaudit.source import Source
from bgaudit.transcript.binary import CannotReadError, decoded, library
from bgaudit.transcript.listing import Listing
from bgaudit.transcript.model import Match, Oddity, Record, Remark, Result, SetPosition, Tag
from bgaudit.transcript.ogxm.plies import WINNERS, Plies, letters_of_board
from bgaudit.transcript.ogxm.signatures import signatures_of

_FORMAT = "OGXM"
_MAJOR = slice(4, 6)
_BACKGAMMON = "backgammon"
_USUAL_LIMITS = (0, 64, 1024)

Fields = dict[str, Any]


def read(source: Source) -> Record:
    """All that is in a file. Raises :class:`~bgaudit.transcript.binary.CannotReadError`."""
    ogxm = library("ogxm", "ogxm", _FORMAT)
    record, listing = Record(), Listing()
    for member in _members(ogxm, source.data):
        if isinstance(member, str):
            record.remarks.append(Remark(Oddity.DAMAGED, listing.line(member), member))
        else:
            record.matches.append(_match(ogxm, member, listing))
    if not record.matches:
        raise CannotReadError(f"it begins as a file in OGXM, and {record.remarks[0].text}")
    record.listing = listing.text
    return record


def _members(ogxm: ModuleType, data: bytes) -> Iterator[bytes | str]:
    """The files of a stream, and what is wrong with the bytes that are none."""
    if int.from_bytes(data[_MAJOR], "little") < 2:
        yield data
        return
    skipped: list[tuple[int, int]] = []
    stream = BytesIO(data)
    try:
        yield from ogxm.iter_stream(stream, strict=False, on_skip=lambda *at: skipped.append(at))
    except ogxm.StreamError as error:
        yield str(error)
    for start, length in skipped:
        rule, _ = ogxm.verify(data[start : start + length])
        yield f"{length} bytes from byte {start} on are refused ({rule or 'framing'})"


def _match(ogxm: ModuleType, data: bytes, listing: Listing) -> Match:
    fields = decoded(ogxm.binary_to_json, data, _FORMAT)
    match = decoded(lambda _: _match_of(fields, listing), data, _FORMAT)
    match.signatures = signatures_of(ogxm, data, fields)
    return match


def _match_of(fields: Fields, listing: Listing) -> Match:
    names = (str(fields.get("player_white", "")), str(fields.get("player_black", "")))
    length = int(fields.get("match_length", 0))
    span = listing.line(f"{length} point match: {' and '.join(names)}")
    match = Match(length, span, players=names, marks_hits=False)
    for key, value in _tags(fields, length):
        match.tags[key] = Tag(value, listing.line(f"{key}: {value}"))
    points = fields.get("score_start")
    for number, game in enumerate(fields.get("games") or (), 1):
        first = (int(points[0]), int(points[1])) if points and number == 1 else None
        read = listing.game(number, names, first)
        if "initial_board" in game:
            letters = letters_of_board(game["initial_board"])
            read.events.append(listing.event(None, SetPosition(letters)))
        for side, action in Plies(game).actions():
            read.events.append(listing.event(side, action))
        winner = WINNERS.get(game.get("winner"))
        if winner is not None:
            read.events.append(listing.event(winner, Result(int(game["points_won"]))))
        match.games.append(read)
    return match


def _tags(fields: Fields, length: int) -> list[tuple[str, str]]:
    rules = ("crawford",) if length else ("jacoby", "beaver")
    tags = {
        "event": str(fields.get("event") or "").strip(),
        "site": str(fields.get("site") or "").strip(),
        "eventdate": _date(fields.get("started_at")),
        **{rule: "On" if fields[rule] else "Off" for rule in rules if rule in fields},
    }
    if fields.get("variant") not in (None, _BACKGAMMON):
        tags["variation"] = str(fields["variant"])
    if fields.get("cube_limit", 0) not in _USUAL_LIMITS:
        tags["cubelimit"] = str(fields["cube_limit"])
    return [(key, value) for key, value in tags.items() if value]


def _date(milliseconds: int | None) -> str:
    """A time since 1970 as ``2026.11.29``."""
    if not milliseconds:
        return ""
    return f"{datetime.fromtimestamp(milliseconds / 1000, UTC):%Y.%m.%d}"
