"""What a store holds of values that SQLite cannot say, and what it never holds."""

from __future__ import annotations

import pytest

from bgaudit.store.values import storable, text_of, without_secrets


@pytest.mark.parametrize("text", ["Anna", "Zoë", "a\0b", "a\udcff.mat", "line\nbreak", ""])
def test_text_comes_back_as_it_was(text: str) -> None:
    stored = storable(text)
    assert isinstance(stored, str | bytes)
    assert text_of(stored) == text


@pytest.mark.parametrize(("number", "stored"), [(7, 7), (2**63, 2**63 - 1), (-(10**30), 1 - 2**63)])
def test_numbers_are_no_larger_than_a_column(number: int, stored: int) -> None:
    assert storable(number) == stored


@pytest.mark.parametrize(
    ("path", "stored"),
    [
        ("https://anna:secret@example.org/a.mat?token=secret", "https://example.org/a.mat"),
        ("s3://key:secret@bucket/season.zip!/a.mat", "s3://bucket/season.zip!/a.mat"),
        ("https://example.org/a@b.mat#secret", "https://example.org/a@b.mat"),
        ("club/who?.mat", "club/who?.mat"),
        ("C:/club/a@b.mat", "C:/club/a@b.mat"),
    ],
)
def test_secrets_of_a_url_are_left_out(path: str, stored: str) -> None:
    assert without_secrets(path) == stored
