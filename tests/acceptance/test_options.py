"""Each option of a rule set changes a verdict; those that no two-column record can show are listed.

A case is a record, the option, and for each of its values all that bgaudit has to say under the
standard rule set with that value.
"""

from __future__ import annotations

from typing import Any

import options_of_play
import options_of_the_score
import pytest
from option_case import OptionCase
from verdicts import audited, changed, verdicts

from bgaudit.rules.options.lookup import all_options

CASES = [*options_of_play.CASES, *options_of_the_score.CASES]

WITHIN = {"score.resignation.fixed.none_off", "score.resignation.fixed.some_off"}
"""Those that an option groups which may be none."""


@pytest.mark.parametrize(
    ("case", "value", "expected"),
    [
        pytest.param(case, value, expected, id=f"{case.key}-{value}")
        for case in CASES
        for value, expected in case.says
    ],
)
def test_an_option_changes_the_verdict(case: OptionCase, value: Any, expected: list[str]) -> None:
    rules = changed("standard", case.besides | {case.key: value})
    said = verdicts(case.record, rules)
    if case.scored:
        said.append("{}-{}".format(*audited(case.record, rules).matches[0].score))
    assert said == expected


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.key)
def test_its_values_differ_in_what_is_said(case: OptionCase) -> None:
    said = [expected for _, expected in case.says]
    assert any(one != other for one in said for other in said)


def test_every_option_is_tried_or_waits_for_a_record_that_can_show_it() -> None:
    tried = {case.key for case in CASES}
    waiting = {option.key for option in all_options() if option.needs}
    assert tried - WITHIN | waiting == {option.key for option in all_options()}
    assert tried & waiting == set()
