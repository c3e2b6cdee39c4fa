"""Where a record that is being written comes from."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from queue import SimpleQueue

import pytest

from bgaudit.live import feeds
from bgaudit.live.feeds import END, Inbox, growing_file, stream


@pytest.fixture(autouse=True)
def looking_often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(feeds, "_LOOK_AFTER", 0.01)


@pytest.fixture
def inbox() -> Inbox:
    return SimpleQueue()


class TestStream:
    @pytest.fixture
    def pipe(self) -> Iterator[tuple[int, int]]:
        reading, writing = os.pipe()
        yield reading, writing
        os.close(reading)

    def test_what_arrives_is_given_with_all_before(
        self, pipe: tuple[int, int], inbox: Inbox
    ) -> None:
        feed = stream(pipe[0], inbox)
        os.write(pipe[1], b"Game 1\n")
        assert next(feed) == b"Game 1\n"
        os.write(pipe[1], b"Anna")
        assert next(feed) == b"Game 1\nAnna"
        os.close(pipe[1])
        assert list(feed) == [b"Game 1\nAnna"]

    def test_it_can_be_ended_while_it_waits(self, pipe: tuple[int, int], inbox: Inbox) -> None:
        feed = stream(pipe[0], inbox)
        os.write(pipe[1], b"Game 1\n")
        assert next(feed) == b"Game 1\n"
        inbox.put(END)
        assert list(feed) == [b"Game 1\n"]
        os.close(pipe[1])


class TestGrowingFile:
    @pytest.fixture
    def path(self, tmp_path: Path) -> Path:
        return tmp_path / "final.mat"

    def test_it_grows(self, path: Path, inbox: Inbox) -> None:
        path.write_bytes(b"Game 1\n")
        feed = growing_file(path, inbox)
        assert next(feed) == b"Game 1\n"
        with path.open("ab") as file:
            file.write(b"Anna")
        assert next(feed) == b"Game 1\nAnna"

    def test_it_is_written_anew(self, path: Path, inbox: Inbox) -> None:
        path.write_bytes(b"Game 1\nAnna\n")
        feed = growing_file(path, inbox)
        assert next(feed) == b"Game 1\nAnna\n"
        path.write_bytes(b"Game 2\n")
        assert next(feed) == b"Game 2\n"

    def test_another_takes_its_place(self, path: Path, inbox: Inbox) -> None:
        path.write_bytes(b"Game 1\n")
        feed = growing_file(path, inbox)
        assert next(feed) == b"Game 1\n"
        other = path.with_suffix(".new")
        other.write_bytes(b"Game 2\n")
        other.replace(path)
        assert next(feed) == b"Game 2\n"

    def test_it_ends_where_the_file_is_taken_away(self, path: Path, inbox: Inbox) -> None:
        path.write_bytes(b"Game 1\n")
        feed = growing_file(path, inbox)
        assert next(feed) == b"Game 1\n"
        path.unlink()
        assert list(feed) == []

    def test_one_that_is_not_there_is_waited_for_until_the_end(
        self, path: Path, inbox: Inbox
    ) -> None:
        inbox.put(END)
        assert list(growing_file(path, inbox)) == []
