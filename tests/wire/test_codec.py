"""Values of a type become JSON and the very same values again."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from typing import Any, NamedTuple, get_args, get_type_hints

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bgaudit.finding import Finding, Severity
from bgaudit.replay.outcome import GameOutcome, MatchOutcome
from bgaudit.rules.board import starting_board
from bgaudit.rules.position_id import Position
from bgaudit.slips.explanation import Explanation
from bgaudit.source import Span
from bgaudit.transcript.edits import Edit, Inserted, Replaced
from bgaudit.transcript.model import Action
from bgaudit.wire.codec import codec_of

ACTIONS = get_args(Action)
RECORDS = (Explanation, GameOutcome, MatchOutcome, *get_args(Edit), *ACTIONS)

for edit in (Replaced, Inserted):
    hints = get_type_hints(edit, localns={"Action": Action})
    parts = {name: st.from_type(kind) for name, kind in hints.items()}
    st.register_type_strategy(edit, st.builds(edit, **parts))


def there_and_back(kind: Any, value: object) -> object:
    codec = codec_of(kind)
    return codec.unpack(json.loads(json.dumps(codec.pack(value))))


@pytest.mark.parametrize("kind", RECORDS, ids=lambda kind: kind.__name__)
def test_a_record_comes_back_as_it_was(kind: Any) -> None:
    @given(st.from_type(kind))
    def comes_back(value: object) -> None:
        again = there_and_back(kind, value)
        assert again == value
        assert repr(again) == repr(value)  # A string is equal to a member of an enumeration.

    comes_back()


FINDING = Finding("MV002", "wrong-distance", Severity.ERROR, "6-2: é\udc80\n", Span(3, 9), "")


@given(st.from_type(Explanation))
def test_a_finding_comes_back_with_its_explanation(explanation: Explanation) -> None:
    position = Position(starting_board("standard"), dice=(6, 2), length=7)
    finding = replace(FINDING, probably=explanation, position=position)
    again = there_and_back(Finding, finding)
    assert isinstance(again, Finding)
    assert (again, again.position) == (finding, position)


def test_a_finding_is_the_list_of_its_fields() -> None:
    row = ["MV002", "wrong-distance", "error", "6-2: é\udc80\n", (3, 9), "", None, "n/a"]
    assert codec_of(Finding).pack(FINDING)[:8] == [*row[:4], [3, 9], *row[5:]]


@dataclass(frozen=True)
class Rolled:
    dice: tuple[int, int]


class Said(NamedTuple):
    what: Rolled | str | None


class Unordered(NamedTuple):
    codes: frozenset[str]


@pytest.mark.parametrize(
    ("said", "form"),
    [
        (Said(None), [None]),
        (Said("take"), [["str", "take"]]),
        (Said(Rolled((6, 2))), [["Rolled", [(6, 2)]]]),
    ],
)
def test_a_class_among_others_is_told_by_its_name(said: Said, form: list[Any]) -> None:
    assert codec_of(Said).pack(said) == form
    assert there_and_back(Said, said) == said


def test_no_class_is_made_that_no_field_names() -> None:
    with pytest.raises(LookupError):
        codec_of(Said).unpack([["Popen", [["sh"]]]])


def test_what_has_no_order_has_no_form() -> None:
    with pytest.raises(TypeError, match="frozenset"):
        codec_of(Unordered)
