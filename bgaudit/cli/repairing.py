"""What ``bgaudit repair`` does with the one record that it was given."""

from __future__ import annotations

import os
from collections.abc import Sequence

from bgaudit import pipeline
from bgaudit.cli import output
from bgaudit.cli.options import Request
from bgaudit.cli.refusal import RefusalError, tell
from bgaudit.cli.writing import write_all
from bgaudit.inputs.input import STANDARD_INPUT, InputError, named_input, reason
from bgaudit.repair.candidates import Candidate, acceptable, accepted
from bgaudit.repair.difference import difference
from bgaudit.repair.repaired import repaired, require_amendable
from bgaudit.report.candidates_table import candidates_table


class Repairing:
    """The audit of a record with what probably happened, as ``check`` makes it.

    Raises :class:`~bgaudit.inputs.input.InputError` if it cannot be read, and
    :class:`~bgaudit.repair.candidates.RepairError` if nothing can be written into it.
    """

    def __init__(self, path: str, asked: Request) -> None:
        item = named_input(path)
        try:
            source = item.read()
        except OSError as error:
            raise InputError(f"{item.path}: {reason(error)}") from error
        self._path = path
        self._conditions = asked.conditions(item)
        rules, selection = self._conditions.rules, self._conditions.selection
        self._audit = selection.told(
            pipeline.audit_with_slips(
                source, rules, asked.input_format, selection.enabled, self._conditions.aliases
            )
        )
        require_amendable(self._audit)

    def list_candidates(self) -> None:
        """Print what could be accepted."""
        found = acceptable(self._audit)
        if found:
            output.write([candidates_table(self._audit, found, output.width())], for_machines=False)
        else:
            tell(f"{self._audit.source.path}: no correction is found that could be accepted")

    def print_difference(self, ids: Sequence[str], out: str | None) -> None:
        """Print what accepting them would change."""
        source = self._audit.source
        text = repaired(self._audit, accepted(self._audit, ids), self._conditions)
        lines = difference(source.with_mark(source.text), text, source.path, out or source.path)
        output.write(lines, for_machines=True)

    def write(self, ids: Sequence[str], out: str, *, force: bool) -> None:
        """Write the new record, and tell what was accepted."""
        if _is_same_file(self._path, out):
            raise RefusalError(f"{out}: the original stays as it is: name another file")
        chosen = accepted(self._audit, ids)
        text = repaired(self._audit, chosen, self._conditions)
        write_all(out, [text], force=force, encoding=self._audit.source.encoding)
        for candidate in chosen:
            tell(self._told(candidate))

    def _told(self, candidate: Candidate) -> str:
        source, (finding, hypothesis) = self._audit.source, candidate
        line = source.place(finding.span.start).line
        return f"accepted {hypothesis.id}, {source.path}:{line}: {hypothesis.message}"


def _is_same_file(path: str, out: str) -> bool:
    if STANDARD_INPUT in (path, out):
        return False
    return os.path.exists(out) and os.path.samefile(path, out)
