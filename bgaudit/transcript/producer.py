"""Which program or site wrote a record, where the record shows it."""

from __future__ import annotations

import re
from collections.abc import Mapping

from bgaudit.source import Source
from bgaudit.transcript.model import Match, Record, Tag

_OF_FORMAT = {
    "bgf": "BGBlitz",
    "bgroom": "BGRoom",
    "gmd": "Gibbon",
    "javafibs": "JavaFIBS",
    "oldmoves": "FIBS",
    "party": "PartyGammon",
    "sgg": "GamesGrid",
    "snowie": "Snowie",
    "tmg": "TrueMoneyGames",
    "xg": "eXtreme Gammon",
    "xgtext": "eXtreme Gammon",
}
"""The formats that one program or site writes."""
_SITES = {
    "backgammongalaxy": "Backgammon Galaxy",
    "backgammonstudio": "Backgammon Studio",
    "dailygammon": "DailyGammon",
    "extremegammon": "eXtreme Gammon",
    "opengammon": "OpenGammon",
    "playok": "PlayOK",
}
"""The sites that name themselves in ``[Site]``, where others name a town."""
_APPLICATION = re.compile(r"\bAP\s*\[\s*([^\]:\\]*[^\]:\\\s])")
_RATED = re.compile(r".*,\d{3,4}")
"""GridGammon puts the rating behind the name."""


def producer_of(source: Source, format: str, record: Record) -> str | None:
    """Who wrote a record in the format of that name; None where it does not tell."""
    if format == "sgf":
        application = _APPLICATION.search(source.text)
        return application[1] if application else None
    if format == "mat":
        return next(filter(None, map(_of_match, record.matches)), None)
    return _OF_FORMAT.get(format)


def _of_match(match: Match) -> str | None:
    tags = match.tags
    site = _SITES.get("".join(filter(str.isalnum, _value(tags, "site").lower())))
    if site is not None:
        return site
    if "transcriber" in tags or _value(tags, "match id").startswith("-"):
        return "eXtreme Gammon"
    names = [name for game in match.games[:1] if game.score for name in game.score.names]
    return "GridGammon" if names and all(map(_RATED.fullmatch, names)) else None


def _value(tags: Mapping[str, Tag], key: str) -> str:
    return tags[key].value.strip() if key in tags else ""
