"""SARIF 2.1.0, as GitHub's code scanning wants it.

The rules are those that something was found against, with help from the declarations of the checks.
Columns count characters. A file is told from the root of the project, and as a URI of its own only
if it lies outside.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from typing import Any
from urllib.parse import quote

from bgaudit import __version__
from bgaudit.finding import Finding, Severity
from bgaudit.replay.checks.check import Check
from bgaudit.replay.checks.example import whole_record
from bgaudit.replay.checks.registry import ALL_CHECKS
from bgaudit.replay.outcome import Audit
from bgaudit.report import Settings, wording
from bgaudit.report.fingerprint import fingerprints
from bgaudit.report.json_text import json_text
from bgaudit.report.locations import URL_MARK, Location, location, region
from bgaudit.report.totals import Totals
from bgaudit.report.waiting import Waiting

_SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json"
_ROOT = "%SRCROOT%"
_FINGERPRINT = "bgaudit/v1"
_LONGEST_DESCRIPTION = 1024
_PROBLEM = {
    Severity.ERROR: "error",
    Severity.WARNING: "warning",
    Severity.NOTE: "recommendation",
}
_LINK = re.compile(r"\[([^\[\]]*)\]\(")
_BRACE = re.compile(r"[{}]")


class Report:
    """The results wait, because the rules that they are about stand before them."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._results = Waiting()

    def add(self, audit: Audit) -> Iterator[str]:
        """Nothing yet."""
        at = location(audit.source.path, self._settings)
        for finding, mark in zip(audit.findings, fingerprints(audit), strict=True):
            self._results.add(json_text(_result(audit, finding, mark, at)))
        return iter(())

    def end(self, totals: Totals) -> Iterator[str]:
        """The whole log."""
        rules = [json_text(_rule(check)) for check in ALL_CHECKS if totals.by_code[check.code]]
        about = {
            "automationDetails": {"id": "bgaudit/"},
            "columnKind": "unicodeCodePoints",
            "originalUriBaseIds": {
                _ROOT: {"description": {"text": "the root of the project, or where bgaudit ran"}}
            },
        }
        driver = {"name": "bgaudit", "semanticVersion": __version__}
        yield f'{{"$schema": "{_SCHEMA}", "version": "2.1.0", "runs": [{{\n'
        yield f' "tool": {{"driver": {json_text(driver)[:-1]}, "rules": ['
        yield ",".join(f"\n  {rule}" for rule in rules)
        yield f']}}}},\n {json_text(about)[1:-1]},\n "results": ['
        yield from self._results.pieces()
        yield "]}]}\n"


def _rule(check: Check) -> dict[str, Any]:
    wrong, right = map(whole_record, (check.bad, check.good))
    under = f", under the rule set {check.rules}" if check.rules != "standard" else ""
    return {
        "id": check.code,
        "name": check.name,
        "shortDescription": {"text": check.summary},
        "fullDescription": {"text": _cut(check.why)},
        "help": {
            "text": f"{check.why}\n\nWrong{under}:\n\n{wrong}\nRight:\n\n{right}\n"
            f"Source: {check.source}",
            "markdown": f"{check.why}\n\nWrong{under}:\n\n```\n{wrong}```\n\nRight:\n\n"
            f"```\n{right}```\n\nSource: {check.source}",
        },
        "defaultConfiguration": {"level": check.severity},
        "properties": {"problem.severity": _PROBLEM[check.severity]},
    }


def _result(audit: Audit, finding: Finding, fingerprint: str, at: Location) -> dict[str, Any]:
    start, end = region(audit.source, finding)
    told = at.beside(audit.source, finding) + wording.in_one_line(audit, finding)
    place: dict[str, Any] = {
        "physicalLocation": {
            "artifactLocation": _artifact(at.path),
            "region": {
                "startLine": start.line,
                "startColumn": start.column,
                "endLine": end.line,
                "endColumn": end.column,
            },
        }
    }
    if at.member:
        place["logicalLocations"] = [{"fullyQualifiedName": at.member, "kind": "member"}]
    return {
        "ruleId": finding.code,
        "level": finding.severity,
        "message": {"text": _literal(wording.with_help(told, finding))},
        "locations": [place],
        "partialFingerprints": {_FINGERPRINT: fingerprint},
    }


def _artifact(path: str) -> dict[str, str]:
    """A path as a URI, by its bytes, whatever they are."""
    if URL_MARK in path:
        return {"uri": quote(os.fsencode(path), safe=":/@!$&'()*+,;=~")}
    uri = quote(os.fsencode(path))
    if path.startswith("/"):
        return {"uri": f"file://{uri}"}
    if re.match(r"[A-Za-z]:/", path):
        return {"uri": f"file:///{path[:2]}{uri[4:]}"}
    return {"uri": uri, "uriBaseId": _ROOT}


def _literal(text: str) -> str:
    """Text of which SARIF takes nothing for a placeholder or a link."""
    return _LINK.sub(r"\\[\1\\](", _BRACE.sub(r"\g<0>\g<0>", text))


def _cut(text: str) -> str:
    if len(text) <= _LONGEST_DESCRIPTION:
        return text
    return text[: _LONGEST_DESCRIPTION - 1] + "…"
