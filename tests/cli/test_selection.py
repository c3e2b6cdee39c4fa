"""Checks that are off by default are selected by code, name or the beginning of codes."""

from __future__ import annotations

import pytest

from bgaudit.cli.refusal import RefusalError
from bgaudit.cli.selection import selected_codes


@pytest.mark.parametrize(
    ("wanted", "codes"),
    [
        (["IN010"], {"IN010"}),
        (["in010,MT014"], {"IN010", "MT014"}),
        (["unused-cube"], {"IN010"}),
        (["CU02"], {"CU022", "CU023", "CU025", "CU027"}),
        (["IN010", "unused-cube"], {"IN010"}),
    ],
)
def test_what_is_selected(wanted: list[str], codes: set[str]) -> None:
    assert selected_codes(wanted) == codes


@pytest.mark.parametrize(
    ("word", "message"),
    [
        ("unused-cub", "unknown check 'unused-cub': did you mean IN010 unused-cube?"),
        ("chess", "unknown check 'chess': bgaudit checks lists all"),
        ("", "unknown check '': bgaudit checks lists all"),
    ],
)
def test_what_is_none_of_them(word: str, message: str) -> None:
    with pytest.raises(RefusalError) as refusal:
        selected_codes([word])
    assert str(refusal.value) == message
