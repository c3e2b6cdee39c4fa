"""Whatever a file holds, the audit of it is a list of findings and never an exception."""

from __future__ import annotations

import os
from functools import cache
from random import Random

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from mat_writer import STYLES, write
from match_maker import play_match

from bgaudit.pipeline import audit
from bgaudit.rules.presets import load_preset
from bgaudit.source import Source

EXAMPLES = int(os.environ.get("BGAUDIT_FUZZ_EXAMPLES", "250"))
"""How many inputs each test draws."""

fuzz = settings(
    max_examples=EXAMPLES,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)

FORMATS = (None, "mat")
RULES = ("standard", "money")

FRAGMENTS = (
    *(" 7 point match", " 0 point match", "Money session", "Match to 5", "99999 point match"),
    *(" Game 1", " Game 2", "Game", " Game 1000000000000", " Anna : 0      Marc : 0", " : 0   : 0"),
    *(" A:B : 1                 C : -3", "x : 99999999999999999999   y : 1"),
    *("  1) ", "  2)", " 10) ", "999999999) ", "0) ", "31: 8/5 6/5", "62: 24/18 13/11*", "66:"),
    *("00: ????", "70: 8/1", "1: 8/7", "123456: 8/7", "33: 8/5(4)", "11: 6/5(9)", "55: bar/20"),
    *("64: Cannot Move", "63: ????", "21: Illegal play (1;2;3)", "21: 25/off", "65: 0/0", "5/0"),
    f"12: Illegal play (7;0;1;0;0;a;b;0;1;0;0;0;99;-99{';0' * 24};)",
    *(" Doubles => 2", " Doubles", " Doubles => 0", " Doubles => 99999999999999999999", " Takes"),
    *(" Drops", " Beavers => 4", " Raccoons => 8", " Wins 1 point", " Wins 99999999999 points"),
    *(" Wins -1 point and the match", " Losses 2 point", " Concedes", " Resigns", "????"),
    *('; [Crawford "Off"]', '; [Jacoby "True"]', '; [Variation "Nackgammon"]', "; ["),
    *("; Set Pos=-b----E-C---eE---c-e----B-/0", "; Set Pos=PPPPPPPPPPPPPPPPPPPPPPPPPP", "#", ";"),
    *("24/23/22/21/20/19/18/17", "24/24", "6/12", "13/7*(2)*", "b/o", "(", ")", "*", "/", "\t"),
    *("\x00", "\u2028", "\x85", "\x0b", "\ufeff", "²", "٣", "１２", "\U0001d7d8", " " * 40, "é"),
)
LONG = ("9" * 5000, "/7" * 400, "24/18 " * 150, "*" * 2000, "(" * 999, " " * 5000)
ENDS = ("\n", "\n", "\n", "\r\n", "\r", " ", "   ", " " * 20, "\t", "")


@st.composite
def fragments(draw: st.DrawFn) -> str:
    """Pieces of records in any order."""
    pieces = st.tuples(st.sampled_from(FRAGMENTS), st.sampled_from(ENDS))
    begin = draw(st.sampled_from(("", " 5 point match\n Game 1\n A : 0   B : 0\n", " Game 1\n")))
    return begin + "".join(piece + end for piece, end in draw(st.lists(pieces, max_size=40)))


@cache
def generated(seed: int) -> str:
    """The record of a short drawn match."""
    random = Random(f"fuzz {seed}")
    match = play_match(random, random.choice((0, 1, 3, 5)), games=2)
    return write(match, STYLES[seed % len(STYLES)]).text


Mutation = tuple[str, int, int, str]
KINDS = ("delete", "double", "swap", "put", "line away", "line twice", "lines swapped", "cut off")

mutations = st.tuples(
    st.sampled_from(KINDS),
    st.integers(0, 1 << 16),
    st.integers(0, 1 << 16),
    st.one_of(
        st.sampled_from(FRAGMENTS),
        st.text(max_size=3),
        st.sampled_from(
            ("9" * 5000, "/7" * 400, "24/18 " * 150, "*" * 2000, "(" * 999, " " * 5000)
        ),
    ),
)


def mutated(text: str, mutation: Mutation) -> str:
    """The text with one thing changed in it."""
    kind, one, two, put = mutation
    lines = text.split("\n")
    at, row, other = one % (len(text) + 1), one % len(lines), two % len(lines)
    length = two % 12
    match kind:
        case "delete":
            return text[:at] + text[at + length :]
        case "double":
            return text[: at + length] + text[at:]
        case "swap":
            return text[:at] + text[at + 1 : at + 2] + text[at : at + 1] + text[at + 2 :]
        case "put":
            return text[:at] + put + text[at + length % 3 :]
        case "line away":
            return "\n".join(lines[:row] + lines[row + 1 :])
        case "line twice":
            return "\n".join(lines[: row + 1] + lines[row:])
        case "lines swapped":
            lines[row], lines[other] = lines[other], lines[row]
            return "\n".join(lines)
        case _:
            return text[:at]


def audited(data: bytes) -> None:
    """Audit bytes as every format and under every rule set, and look at all that is said."""
    source = Source.from_bytes("fuzz.mat", data)
    for name in RULES:
        for input_format in FORMATS:
            result = audit(source, load_preset(name), input_format)
            for finding in result.findings:
                assert 0 <= finding.span.start <= finding.span.end <= len(source.text)
                assert finding.message.strip() == finding.message != ""
                assert "\n" not in finding.message
                source.place(finding.span.start)
                source.place(finding.span.end)


@fuzz
@given(st.binary(max_size=400))
def test_random_bytes(data: bytes) -> None:
    audited(data)


@fuzz
@given(fragments())
def test_text_of_record_fragments(text: str) -> None:
    audited(text.encode("utf-8"))


@fuzz
@given(
    st.integers(0, 11),
    st.lists(mutations, min_size=1, max_size=6),
    st.sampled_from(("utf-8", "utf-8", "cp1252", "utf-16", "utf-16-le", "utf-32", "cp037")),
)
def test_mutated_records(seed: int, changes: list[Mutation], encoding: str) -> None:
    text = generated(seed)
    for change in changes:
        text = mutated(text, change)
    audited(text.encode(encoding, errors="replace"))


@fuzz
@given(st.integers(0, 11), st.integers(0, 1 << 16), st.binary(min_size=1, max_size=4))
def test_records_with_bytes_changed(seed: int, place: int, put: bytes) -> None:
    data = generated(seed).encode()
    at = place % (len(data) + 1)
    audited(data[:at] + put + data[at + len(put) :])
    audited(data[:at])
