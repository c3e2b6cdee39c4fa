"""The header of a transcript: lines ``key: value``, and the one with the match length."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from bgaudit.source import Span
from bgaudit.transcript.bga.advice import Advice, nearest
from bgaudit.transcript.bga.events import read_clock
from bgaudit.transcript.bga.lines import Line
from bgaudit.transcript.model import Match, Oddity, Remark, Tag
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

    @property
    def span(self) -> Span:
        """Where the line's text stands."""
        return Span(self.line.start, self.line.start + len(self.line.text))


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
    _told: bool = False

    def take(self, said: HeaderLine) -> None:
        """Add a line to the header."""
        match = self.match
        match said.key:
            case "":
                match.length = read_match_length(said.value)
            case "players":
                match.players = _names(said.value)
            case "rules":
                match.rules = Tag(said.value, said.span)
            case "option":
                self._option(said)
            case "clock":
                self._clock(said)
            case key if not said.known and (near := nearest(key, _KEYS)):
                why = f"`{key}:` is no header that is known; did you mean `{near}:`?"
                self.spoil(near, why, said.span)
            case key:
                match.tags[_ALIASES.get(key, key)] = Tag(said.value, said.span)

    def spoil(self, key: str, why: str, span: Span) -> None:
        """Report a line that was probably meant to be the one with this key."""
        self.spoilt.add(key)
        self.match.remarks.append(Remark(Oddity.UNREADABLE_HEADER, span, why))

    def _option(self, said: HeaderLine) -> None:
        option = _OPTION.fullmatch(said.value)
        if option is None:
            why = f"`{said.line.text}` is no option such as `option: dice.on_checker = valid`"
            self.spoil("option", why, said.span)
        else:
            self.match.options[option[1]] = Tag(option[2], said.span)

    def _clock(self, said: HeaderLine) -> None:
        read = read_clock(said.value)
        begin = said.span.end - len(said.value)
        if isinstance(read, Advice):
            span = Span(begin + read.start, begin + read.end)
            self.spoil("clock", f"the clock cannot be read: {read.why}", span)
            return
        self.match.clock, impossible = read
        self.match.remarks += [impossible_time(begin, time) for time in impossible]

    def gives(self, key: str) -> bool:
        """Whether the header has said this already: the players, or the length."""
        return bool(self.match.players) if key == "players" else self.match.length is not None

    @property
    def complete(self) -> bool:
        """Whether nothing is missing that is told by itself."""
        return self.gives("players") and self.gives("") and not self.spoilt

    def without_players(self, found: tuple[str, ...], span: Span) -> tuple[str, ...]:
        """Take the players from what was found in the events, and tell that no line names them."""
        if "players" not in self.spoilt and not self._told:
            self.match.remarks.append(Remark(Oddity.NO_PLAYERS, span))
        self._told = True
        self.match.players = found
        return found

    def stray(self, line: Line, why: str) -> None:
        """Report a line that is none of a header, where no game has begun yet."""
        word = re.split(r"[\s:]", line.text, maxsplit=1)[0]
        near = nearest(word, _FIRST_WORDS)
        span = Span(line.start, line.start + len(line.text))
        if line.defect:
            self.spoil("", why, span)
        elif near:
            self.spoil(
                near, f"`{word}` is no word that may stand here; did you mean `{near}`?", span
            )
        else:
            self.match.remarks.append(Remark(Oddity.UNREADABLE_LINE, span, line.text))

    def end(self) -> None:
        """The match is complete: tell if nothing said what it is played to."""
        if self.match.length is None and self.match.games and "match" not in self.spoilt:
            span = self.match.games[0].span
            self.match.remarks.append(Remark(Oddity.NO_MATCH_HEADER, span))


def impossible_time(begin: int, time: Advice) -> Remark:
    """The remark on a time that cannot be, in a text that begins at this offset."""
    span = Span(begin + time.start, begin + time.end)
    return Remark(Oddity.IMPOSSIBLE_TIME, span, f"{time.why} cannot be")


def _names(text: str) -> tuple[str, ...]:
    between = _BETWEEN_NAMES if "," in text else _BETWEEN_TWO
    return tuple(" ".join(name.split()) for name in between.split(text) if name.strip())
