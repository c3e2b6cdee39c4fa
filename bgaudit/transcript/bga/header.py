"""The header of a transcript: lines ``key: value``, and the one with the match length."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace

from bgaudit.source import Span
from bgaudit.transcript.bga.advice import Advice, nearest
from bgaudit.transcript.bga.events import read_clock
from bgaudit.transcript.bga.lines import Line
from bgaudit.transcript.bga.names import Role, Roster, UnclearError
from bgaudit.transcript.lines import visible
from bgaudit.transcript.model import ClockDeclared, Match, Oddity, Remark, Tag
from bgaudit.transcript.notation import read_match_length

_KEY = re.compile(r"([^\W\d_][\w-]*(?:[ \t][\w-]+){0,2})[ \t]*:[ \t]*(.*)")
_LENGTH = re.compile(r"\d+[\s-]*p|match\b|money\b|unlimited\b", re.IGNORECASE)
_ALIASES = {"beavers": "beaver", "cube limit": "cubelimit", "variant": "variation"}
_TAGS = (
    *("event", "date", "round", "place", "site", "variation", "crawford", "jacoby", "beaver"),
    *("cubelimit", "posted length", "transcriber", "annotator"),
)
_KEYS = ("players", "rules", "option", "clock", *_TAGS, *_ALIASES)
_FIRST_WORDS = (*_KEYS, "match", "money", "game")
_NEAR = 0.85
"""Keys are free, so that only one that is very near to a known one is taken for a slip."""
_OPTION = re.compile(r"([\w.-]+)\s*=\s*(.*\S)")
_BETWEEN_NAMES = re.compile(r"\s*,\s*")
_BETWEEN_TWO = re.compile(r"\s+(?:and|vs?\.?|&|-)\s+", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class HeaderLine:
    """One line of a header; ``key`` is empty for the line with the match length."""

    key: str
    value: str
    line: Line

    @property
    def known(self) -> bool:
        """Whether the line cannot be meant as anything else."""
        return not self.key or self.key in _KEYS


def header_line(line: Line) -> HeaderLine | None:
    """The line as one of a header, if it has the form of one."""
    if _LENGTH.match(line.text) and read_match_length(line.text) is not None:
        return HeaderLine("", line.text, line)
    found = _KEY.fullmatch(line.text)
    return HeaderLine(" ".join(found[1].lower().split()), found[2], line) if found else None


@dataclass(slots=True)
class Header:
    """A match with what its header says; ``spoilt`` are the keys of lines that cannot be read."""

    match: Match
    spoilt: set[str] = field(default_factory=set)
    _looked_for_players: bool = False

    def take(self, said: HeaderLine) -> None:
        """Add a line to the header."""
        match = self.match
        match said.key:
            case "":
                match.length = read_match_length(said.value)
            case "players":
                match.players = _names(said.value)
            case "rules":
                match.rules = Tag(said.value, said.line.span)
            case "option":
                self._option(said)
            case "clock":
                self._clock(said)
            case key if not said.known and (near := nearest(key, _KEYS, _NEAR)):
                why = f"`{key}:` is no header that is known; did you mean `{near}:`?"
                self.spoil(near, why, said.line.span)
            case key:
                match.tags[_ALIASES.get(key, key)] = Tag(said.value, said.line.span)

    def spoil(self, key: str, why: str, span: Span) -> None:
        """Report a line that was probably meant to be the one with this key."""
        self.spoilt.add(key)
        self.match.remarks.append(Remark(Oddity.NOT_UNDERSTOOD, span, why))

    def _option(self, said: HeaderLine) -> None:
        option = _OPTION.fullmatch(said.value)
        if option is None:
            why = f"`{said.line.text}` is no option such as `option: dice.on_checker = valid`"
            self.spoil("option", why, said.line.span)
        else:
            self.match.options[option[1]] = Tag(option[2], said.line.span)

    def _clock(self, said: HeaderLine) -> None:
        read = read_clock(said.value)
        begin = said.line.span.end - len(said.value)
        if isinstance(read, Advice):
            span = Span(begin + read.start, begin + read.end)
            self.spoil("clock", f"the clock cannot be read: {read.why}", span)
            return
        declared, impossible = read
        if declared != ClockDeclared():
            self.match.clock = replace(declared, span=said.line.span)
        elif not impossible:
            self.spoil("clock", "the line does not say how time is kept", said.line.span)
        self.match.remarks += [impossible_time(begin, time) for time in impossible]

    def gives(self, key: str) -> bool:
        """Whether the header has said this already: the players, or the length."""
        return bool(self.match.players) if key == "players" else self.match.length is not None

    @property
    def complete(self) -> bool:
        """Whether nothing is missing that is told by itself."""
        return self.gives("players") and self.gives("") and not self.spoilt

    @property
    def names_nobody(self) -> bool:
        """Whether the players are not named, and were not looked for in the events."""
        return len(self.match.players) < 2 and not self._looked_for_players

    def without_players(self, found: tuple[str, ...], span: Span) -> tuple[str, ...]:
        """Take the players from what was found in the events, and tell that no line names them."""
        if "players" not in self.spoilt:
            self.match.remarks.append(Remark(Oddity.NO_PLAYERS, span))
        self._looked_for_players = True
        self.match.players = found
        return found

    def stray(self, line: Line) -> None:
        """Report a line that is none of a header, where no game has begun yet."""
        word = re.split(r"[\s:]", line.text, maxsplit=1)[0]
        near = nearest(word, _FIRST_WORDS, _NEAR)
        if near:
            why = f"`{word}` is no word that may stand here; did you mean `{near}`?"
            self.spoil(near, why, line.span)
        else:
            self.match.remarks.append(Remark(Oddity.UNREADABLE_LINE, line.span, line.text))

    def end(self) -> None:
        """The match is complete: tell what its header left out."""
        if not self.match.games:
            return
        span = self.match.games[0].span
        if self.match.length is None and "match" not in self.spoilt:
            self.match.remarks.append(Remark(Oddity.NO_MATCH_HEADER, span))
        if self.names_nobody:
            self.without_players(self.match.players, span)


def reads_as_tag(key: str, value: str, players: tuple[str, ...]) -> bool:
    """Whether a header line with this key and value is read as just that."""
    text = f"{key}: {value}"
    said = header_line(Line(0, text, Span(0, 0), 1))
    if visible(text) != text or said is None or (said.key, said.value) != (key, value):
        return False
    if not said.known and names_somebody(Roster(players), text):
        return False
    header = Header(Match(None, Span(0, 0)))
    header.take(said)
    return [*header.match.tags] == [key]


def names_somebody(roster: Roster, text: str) -> bool:
    """Whether a line begins with somebody who acts in the match."""
    try:
        return roster.subject(text).role is not Role.UNKNOWN
    except UnclearError:
        return False


def impossible_time(begin: int, time: Advice) -> Remark:
    """The remark on a time that cannot be, in a text that begins at this offset."""
    span = Span(begin + time.start, begin + time.end)
    return Remark(Oddity.IMPOSSIBLE_TIME, span, f"{time.why} cannot be")


def _names(text: str) -> tuple[str, ...]:
    between = _BETWEEN_NAMES if "," in text else _BETWEEN_TWO
    return tuple(" ".join(name.split()) for name in between.split(text) if name.strip())
