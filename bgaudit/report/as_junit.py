"""JUnit XML, as Jenkins' strict schema and GitLab read it: a suite for each file.

A finding is a test case: failed if it counts against the run, skipped if it does not, so that the
tests fail where the exit status says so. A file that holds no record that can be read is an error,
a file that nothing is found in one test that passed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from html import escape

from bgaudit.finding import Finding
from bgaudit.replay.checks.reading import NOT_A_RECORD
from bgaudit.replay.outcome import Audit
from bgaudit.report import Settings, wording
from bgaudit.report.characters import plain
from bgaudit.report.locations import location, placed
from bgaudit.report.totals import Totals

_FAILURE, _ERROR, _SKIPPED = "failure", "error", "skipped"


class Report:
    """Each suite is written as soon as it is known."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._before = '<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="bgaudit">\n'

    def add(self, audit: Audit) -> Iterator[str]:
        """The suite of a file."""
        outcomes = [_outcome(finding, self._settings) for finding in audit.findings]
        number = Counter(outcomes)
        path = plain(audit.source.path)
        counts = {
            "tests": len(outcomes) or 1,
            "failures": number[_FAILURE],
            "errors": number[_ERROR],
            "skipped": number[_SKIPPED],
        }
        file = plain(location(audit.source.path, self._settings).path)
        yield self._before + f" <testsuite{_attributes(name=path, file=file, **counts)}>\n"
        self._before = ""
        yield from _cases(audit, path, outcomes)
        yield " </testsuite>\n"

    def end(self, totals: Totals) -> Iterator[str]:
        """The end of the document."""
        yield self._before + "</testsuites>\n"


def _outcome(finding: Finding, settings: Settings) -> str:
    if not settings.counts(finding.severity):
        return _SKIPPED
    return _ERROR if finding.code == NOT_A_RECORD.code else _FAILURE


def _cases(audit: Audit, path: str, outcomes: list[str]) -> Iterator[str]:
    """The test cases of a suite. No two have the same name, which GitLab tells them by."""
    # Jenkins takes what stands before a dot for a package.
    group = path.replace(".", "_").replace("/", ".")
    if not outcomes:
        yield f"  <testcase{_attributes(name=f'{path} audited', classname=group)}/>\n"
    seen: Counter[str] = Counter()
    for finding, outcome in zip(audit.findings, outcomes, strict=True):
        at = placed(path, audit.source, finding)
        name = f"{at} {finding.code} {finding.name}"
        seen[name] += 1
        if seen[name] > 1:
            name += f" ({seen[name]})"
        told = wording.in_one_line(audit, finding)
        place = f"{at}: {finding.severity} {finding.code}"
        text = escape(wording.with_help(f"{place} {told}", finding))
        yield (
            f"  <testcase{_attributes(name=name, classname=group)}>\n"
            f"   <{outcome}{_attributes(type=finding.code, message=told)}>{text}</{outcome}>\n"
            "  </testcase>\n"
        )


def _attributes(**values: object) -> str:
    return "".join(f' {name}="{escape(str(value))}"' for name, value in values.items())
