"""``--baseline`` and ``--update-baseline``: what is known is left out, or taken in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

    from bgaudit.baseline.known import Baseline
    from bgaudit.config.conditions import Conditions
    from bgaudit.replay.outcome import Audit
    from bgaudit.running.in_order import Audited
    from bgaudit.selection import Selection

BaselineOption = Annotated[
    str | None,
    typer.Option(
        "--baseline",
        metavar="FILE",
        help="Leave out the findings that this file knows, and count them.",
    ),
]
UpdateBaselineOption = Annotated[
    bool,
    typer.Option(
        "--update-baseline",
        help="Write what is found to the --baseline file, and drop what is found no longer.",
    ),
]


class Comparison:
    """What becomes of audits in a run without a baseline: nothing."""

    def look(self, audit: Audit, selection: Selection) -> Audit:
        """The audit as it is to be reported."""
        return audit

    def finish(self) -> None:
        """Do, and tell, what is left when the report is written."""


class _Against(Comparison):
    """Leaves out what is known."""

    def __init__(self, file: str, baseline: Baseline) -> None:
        self._file = file
        self._baseline = baseline

    def look(self, audit: Audit, selection: Selection) -> Audit:
        return self._baseline.leave_out(audit, selection)

    def finish(self) -> None:
        stale = [f"{path} {entry.code}" for path, entry in self._baseline.stale]
        self._tell("finding", "no longer found", stale)
        self._tell("file", "no longer there", self._baseline.missing())

    def _tell(self, what: str, why: str, stale: list[str]) -> None:
        from bgaudit.cli.refusal import tell
        from bgaudit.inputs.skipped import PathList
        from bgaudit.report.wording import counted

        if stale:
            number = counted(len(stale), what)
            drops = "which --update-baseline drops"
            tell(f"{self._file}: {number} {why}, {drops}: {PathList(stale)}")


class _Into(_Against):
    """Takes in what is found."""

    def look(self, audit: Audit, selection: Selection) -> Audit:
        return self._baseline.take_in(audit, selection)

    def finish(self) -> None:
        from bgaudit.cli.refusal import RefusalError, tell
        from bgaudit.inputs.input import reason
        from bgaudit.report.wording import counted

        baseline = self._baseline
        dropped = len(baseline.stale) + sum(map(baseline.forget, baseline.missing()))
        try:
            baseline.write()
        except OSError as error:
            raise RefusalError(f"{self._file}: {reason(error)}") from error
        known = counted(len(baseline), "known finding")
        tell(f"{self._file}: {known}, {baseline.added} added, {dropped} dropped")


class Baselines:
    """The baselines of a run: each record's conditions may name another one.

    Raises :class:`~bgaudit.cli.refusal.RefusalError` if one of them cannot be used.
    """

    def __init__(self, conditions: Iterable[Conditions], *, update: bool) -> None:
        from bgaudit.cli.refusal import RefusalError

        files = dict.fromkeys(each.baseline for each in conditions)
        if update and not any(files):
            raise RefusalError("--update-baseline writes the file that --baseline names: name one")
        self._made = {file: _comparison(file, update) for file in files}

    def looking(self, audits: Iterable[Audited]) -> Iterator[Audited]:
        """The same audits as they are to be reported."""
        from bgaudit.running.in_order import Audited

        for audit, conditions in audits:
            compared = self._made[conditions.baseline].look(audit, conditions.selection)
            yield Audited(compared, conditions)

    def finish(self) -> None:
        """Do, and tell, what is left when the report is written."""
        for comparison in self._made.values():
            comparison.finish()


def _comparison(file: Path | None, update: bool) -> Comparison:
    if file is None:
        return Comparison()
    shown = file.as_posix()
    return _Into(shown, _read_or_begin(file)) if update else _Against(shown, _read(file))


def _read_or_begin(file: Path) -> Baseline:
    from bgaudit.baseline.known import Baseline

    is_new = file.parent.is_dir() and not file.exists()
    return Baseline(file, {}) if is_new else _read(file)


def _read(file: Path) -> Baseline:
    from bgaudit.baseline.entries import BaselineError
    from bgaudit.baseline.known import Baseline
    from bgaudit.cli.refusal import RefusalError
    from bgaudit.inputs.input import reason

    try:
        return Baseline.read(file)
    except BaselineError as error:
        raise RefusalError(f"{file}: {error}") from None
    except OSError as error:
        can_begin = isinstance(error, FileNotFoundError) and file.parent.is_dir()
        advice = "; --update-baseline writes one" if can_begin else ""
        raise RefusalError(f"{file}: {reason(error)}{advice}") from None
