"""What goes wrong with a store; without what it takes to open one."""

from __future__ import annotations


class StoreError(Exception):
    """A store cannot be used; the message says why, on one line."""
