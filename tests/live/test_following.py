"""What has come in becomes a record: complete lines only, whatever bytes they come in."""

from __future__ import annotations

import pytest

from bgaudit.live.following import Following, added_to, complete_lines, edited


def drafts(*chunks: bytes) -> list[str]:
    """The texts that are looked at, one after the other."""
    fed = [b"".join(chunks[: number + 1]) for number in range(len(chunks))]
    return [draft.source.text for draft in Following("live.mat", fed, edited).drafts()]


def test_a_line_is_looked_at_when_its_end_has_come() -> None:
    assert drafts(b"Game", b" 1\n", b"Anna", b" : 0 ", b"Marc : 0\n") == [
        "Game 1\n",
        "Game 1\nAnna : 0 Marc : 0\n",
    ]


def test_lines_that_come_together_are_looked_at_together() -> None:
    assert drafts(b"Game 1\nAnna : 0 Marc : 0\n 1) 3") == ["Game 1\nAnna : 0 Marc : 0\n"]


def test_a_character_that_comes_in_two_pieces() -> None:
    assert drafts(b"Zo\xc3", b"\xab : 0\n") == ["Zoë : 0\n"]


def test_a_character_that_is_half_there_does_not_spoil_the_lines_before() -> None:
    assert drafts("Zoë\nRen".encode() + b"\xc3", b"\xa9\n") == ["Zoë\n", "Zoë\nRené\n"]


@pytest.mark.parametrize(
    ("data", "complete"),
    [
        (b"", b""),
        (b"Game 1", b""),
        (b"Game 1\r", b""),
        (b"Game 1\r\n", b"Game 1\r\n"),
        (b"Game 1\r\nAnna", b"Game 1\r\n"),
        (b"Game 1\rAnna\r", b"Game 1\r"),
        ("Game 1\nAnna".encode("utf-16"), "Game 1\n".encode("utf-16")),
        ("Game 1\n".encode("utf-16")[:-1], b""),
    ],
)
def test_line_ends(data: bytes, complete: bytes) -> None:
    assert complete_lines(data) == complete


def test_at_the_end_an_incomplete_line_counts() -> None:
    following = Following("live.mat", [b"Game 1\nAnna : 0"], edited)
    assert [draft.source.text for draft in following.drafts()] == ["Game 1\n"]
    whole = following.whole()
    assert whole is not None
    assert whole.text == "Game 1\nAnna : 0"


def test_nothing_ever_was() -> None:
    following = Following("live.mat", [], edited)
    assert list(following.drafts()) == []
    assert following.whole() is None


def test_on_a_pipe_a_row_that_is_written_again_replaces_the_first() -> None:
    source, rewritten = added_to("<stdin>", b" 1) 62: 24/18 13/10\n 1) 62: 24/18 13/11\n")
    assert source.text == " 1) 62: 24/18 13/11\n"
    assert [(row.before, row.now) for row in rewritten] == [
        ("1) 62: 24/18 13/10", "1) 62: 24/18 13/11")
    ]


def test_in_a_file_the_rows_stand_as_they_are() -> None:
    text = " 1) 62: 24/18 13/10\n 1) 62: 24/18 13/11\n"
    assert edited("live.mat", text.encode()).source.text == text
