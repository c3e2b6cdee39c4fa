"""Ctrl-C: what was done until then is reported."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import TypeVar

T = TypeVar("T")


class Interruption:
    """Ends a run between two audits, so that no report breaks off in the midst of a word.

    An audit that is being made when Ctrl-C is pressed is given up. If it is pressed again while
    the reports are finished, these are given up too.
    """

    def __init__(self) -> None:
        self.happened = False
        self.number = 0
        self._may_break_in = True

    @contextmanager
    def awaited(self) -> Iterator[None]:
        """Within it, Ctrl-C does as is said above, unless this process is not to hear of it."""
        if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
            yield
            return
        before = signal.signal(signal.SIGINT, self._pressed)
        try:
            yield
        finally:
            signal.signal(signal.SIGINT, before)

    def until_then(self, items: Iterator[T]) -> Iterator[T]:
        """The items that come before it, counted by ``number``.

        Raises :class:`KeyboardInterrupt` if there is none.
        """
        while (item := self._next(items)) is not None:
            self.number += 1
            yield item

    def _next(self, items: Iterator[T]) -> T | None:
        try:
            self._may_break_in = True
            if self.happened:
                raise KeyboardInterrupt
            return next(items, None)
        except KeyboardInterrupt:
            self.happened = True
            if not self.number:
                raise
            return None
        finally:
            self._may_break_in = False

    def _pressed(self, number: int, frame: FrameType | None) -> None:
        if self._may_break_in or self.happened:
            raise KeyboardInterrupt
        self.happened = True
