"""Reading the one record that a command is about, and auditing it as ``check`` does."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from bgaudit.cli.baselines import Baselines
from bgaudit.cli.input_options import search, skipping
from bgaudit.cli.options import Request
from bgaudit.cli.refusal import RefusalError
from bgaudit.config.conditions import Conditions
from bgaudit.inputs.input import Input, InputError
from bgaudit.inputs.reading import readings
from bgaudit.inputs.search import find_inputs
from bgaudit.pipeline import audit_under
from bgaudit.replay.moments import Moments
from bgaudit.replay.outcome import Audit
from bgaudit.rules.ruleset import RuleSet, with_posted_length
from bgaudit.running.in_order import Audited

_IN_ARCHIVE = "!/"
_MOST_NAMED = 5


class Watched(NamedTuple):
    """An audit, and all moments of the replay that it was made by."""

    audit: Audit
    moments: Moments


class OneRecord:
    """A record, and the conditions that ``check`` audits it under.

    Raises :class:`~bgaudit.inputs.input.InputError` where there is none, or several are meant, and
    what :meth:`Request.conditions` raises.
    """

    def __init__(self, path: str, asked: Request, stdin_filename: str | None) -> None:
        with skipping() as skipped:
            archive = _archive_of(path)
            given, configured = [archive or path], asked.configurations
            where = search(given, asked.input_format, stdin_filename, (), True, configured)
            inputs = find_inputs(where, skipped)
            item = _member(inputs, path) if archive else _only(inputs, path)
            self.conditions = asked.conditions(item)
            self._baselines = Baselines([self.conditions], update=False)
            self._reading = next(readings([item], asked.input_format, skipped))

    @property
    def place(self) -> str:
        """The path of the file."""
        return self._reading.item.place

    def watched(self) -> Watched:
        """The audit as ``check`` reports it."""
        return self._watched(self.conditions)

    def under(self, rules: RuleSet) -> Watched:
        """The same under another rule set."""
        length = self.conditions.rules.match.posted_length
        return self._watched(self.conditions._replace(rules=with_posted_length(rules, length)))

    def _watched(self, conditions: Conditions) -> Watched:
        moments = Moments()
        audit = audit_under(conditions, self._reading.source, self._reading.format, moments)
        ((told, _),) = self._baselines.looking([Audited(audit, conditions)])
        return Watched(told, moments)


def _archive_of(path: str) -> str:
    """The archive, of a path that names a member as reports do; empty for any other."""
    archive, _, member = path.partition(_IN_ARCHIVE)
    return archive if member and not os.path.exists(path) else ""


def _member(inputs: Sequence[Input], path: str) -> Input:
    wanted = Path(path).as_posix()
    for item in inputs:
        if item.path == wanted:
            return item
    raise InputError(f"{path}: no such record in it: {_named(inputs)}")


def _only(inputs: Sequence[Input], path: str) -> Input:
    if len(inputs) > 1:
        raise RefusalError(f"{path} holds {len(inputs)} records, name one: {_named(inputs)}")
    return inputs[0]


def _named(inputs: Sequence[Input]) -> str:
    more = len(inputs) - _MOST_NAMED
    names = [item.path for item in inputs[:_MOST_NAMED]]
    return ", ".join(names) + (f" and {more} more" if more > 0 else "")
