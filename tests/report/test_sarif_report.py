"""SARIF: valid by the standard's own schema, and as GitHub's code scanning demands besides."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any
from urllib.parse import unquote

import pytest
from audited import HOSTILE_PATH, SHARED, hostile_audits
from jsonschema import Draft7Validator
from samples import QUIRK, WRONG_DISTANCE, WRONG_POINTS, audit, report

from bgaudit.replay.checks.registry import ALL_CHECKS

STANDARD = SHARED / "schemas" / "sarif-2.1.0.json"


def text(longest: int | None = None) -> dict[str, Any]:
    """A message with something in it."""
    inner: dict[str, Any] = {"type": "string", "minLength": 1}
    if longest:
        inner["maxLength"] = longest
    return {"type": "object", "required": ["text"], "properties": {"text": inner}}


NUMBER = {"type": "integer", "minimum": 1}
REGION = ("startLine", "startColumn", "endLine", "endColumn")
LEVEL = {"enum": ["note", "warning", "error"]}
RULE = {
    "required": ["id", "name", "shortDescription", "fullDescription", "help"],
    "properties": {
        "id": {"type": "string", "minLength": 1},
        "name": {"type": "string", "maxLength": 255},
        "shortDescription": text(1024),
        "fullDescription": text(1024),
        "help": text(),
        "defaultConfiguration": {"required": ["level"], "properties": {"level": LEVEL}},
        "properties": {
            "properties": {"problem.severity": {"enum": ["error", "warning", "recommendation"]}}
        },
    },
}
PLACE = {
    "required": ["physicalLocation"],
    "properties": {
        "physicalLocation": {
            "required": ["artifactLocation", "region"],
            "properties": {
                # From the root of the project: no scheme, no slash at its beginning.
                "artifactLocation": {
                    "required": ["uri"],
                    "properties": {"uri": {"type": "string", "pattern": r"^[^/:][^:]*$"}},
                },
                "region": {
                    "required": list(REGION),
                    "properties": dict.fromkeys(REGION, NUMBER),
                },
            },
        }
    },
}
RESULT = {
    "required": ["ruleId", "level", "message", "locations", "partialFingerprints"],
    "properties": {
        "level": LEVEL,
        "message": text(),
        "locations": {"type": "array", "minItems": 1, "maxItems": 1, "items": PLACE},
        # The action computes this one itself, and warns of another.
        "partialFingerprints": {
            "minProperties": 1,
            "not": {"required": ["primaryLocationLineHash"]},
        },
    },
}
GITHUB = {
    "required": ["$schema", "version", "runs"],
    "properties": {
        "version": {"const": "2.1.0"},
        "runs": {
            "type": "array",
            "minItems": 1,
            "maxItems": 20,
            "items": {
                "required": ["tool", "results"],
                "properties": {
                    "tool": {
                        "required": ["driver"],
                        "properties": {
                            "driver": {
                                "required": ["name", "semanticVersion", "rules"],
                                "properties": {"rules": {"type": "array", "items": RULE}},
                            }
                        },
                    },
                    "results": {"type": "array", "maxItems": 25_000, "items": RESULT},
                },
            },
        },
    },
}
"""What GitHub's documentation demands of a log beyond the standard."""


def log(*audits: Any, **settings: Any) -> Any:
    return json.loads(report("sarif", *audits, **settings).encode("utf-8"))


def results(*audits: Any, **settings: Any) -> list[Any]:
    found = log(*audits, **settings)["runs"][0]["results"]
    assert isinstance(found, list)
    return found


def uri(path: str, **settings: Any) -> dict[str, str]:
    """How the one result of a file says where the file is."""
    (result,) = results(audit(path, findings=[WRONG_POINTS]), **settings)
    artifact = result["locations"][0]["physicalLocation"]["artifactLocation"]
    assert isinstance(artifact, dict)
    return artifact


def problems(schema: Any, shown: Any) -> list[str]:
    return [error.message for error in Draft7Validator(schema).iter_errors(shown)]


class TestSchemas:
    def test_it_meets_what_github_demands(self) -> None:
        assert problems(GITHUB, log(*hostile_audits())) == []

    def test_an_empty_run_does_too(self) -> None:
        assert problems(GITHUB, log()) == []

    def test_it_is_valid_by_the_standard(self) -> None:
        if not STANDARD.exists():
            pytest.skip("the schema of the standard is not there")
        schema = json.loads(STANDARD.read_text(encoding="utf-8"))
        assert problems(schema, log(*hostile_audits())) == []
        assert problems(schema, log()) == []
        every = [replace(WRONG_DISTANCE, code=check.code) for check in ALL_CHECKS]
        assert problems(schema, log(audit(findings=every))) == []

    def test_every_check_is_a_rule_that_github_takes(self) -> None:
        every = [replace(WRONG_DISTANCE, code=check.code) for check in ALL_CHECKS]
        shown = log(audit(findings=every))
        assert problems(GITHUB, shown) == []
        rules = shown["runs"][0]["tool"]["driver"]["rules"]
        assert [rule["id"] for rule in rules] == [check.code for check in ALL_CHECKS]

    def test_a_demand_that_is_not_met_is_noticed(self) -> None:
        shown = log(audit())
        del shown["runs"][0]["results"][0]["partialFingerprints"]
        shown["runs"][0]["tool"]["driver"]["rules"][0]["shortDescription"]["text"] = ""
        assert len(problems(GITHUB, shown)) == 2


class TestRules:
    def test_they_are_those_that_something_is_found_against(self) -> None:
        rules = log(audit(findings=[WRONG_POINTS, QUIRK, QUIRK]))["runs"][0]["tool"]["driver"][
            "rules"
        ]
        assert [(rule["id"], rule["defaultConfiguration"]["level"]) for rule in rules] == [
            ("IN014", "note"),
            ("SC003", "error"),
        ]
        assert {result["ruleId"] for result in results(audit())} == {"IN014", "MV002", "SC003"}


class TestResults:
    def test_a_finding_has_its_region_level_and_fingerprint(self) -> None:
        (result,) = results(audit(findings=[WRONG_DISTANCE]))
        assert result == {
            "ruleId": "MV002",
            "level": "error",
            "message": {
                "text": "24/18 13/10 with 6-2: no die is a 3 · game 1, move 1 · Anna Bianchi · "
                "stood: not challenged before the next roll\nhelp: 17 plays are legal"
            },
            "locations": [
                {
                    "physicalLocation": {
                        "artifactLocation": {"uri": "club-final.mat", "uriBaseId": "%SRCROOT%"},
                        "region": {
                            "startLine": 5,
                            "startColumn": 6,
                            "endLine": 5,
                            "endColumn": 21,
                        },
                    }
                }
            ],
            "partialFingerprints": {"bgaudit/v1": "4265a1889e05cb319cb079a577e8349c"},
        }

    def test_columns_are_said_to_count_characters(self) -> None:
        assert log(audit())["runs"][0]["columnKind"] == "unicodeCodePoints"

    def test_a_name_makes_neither_a_link_nor_a_placeholder(self) -> None:
        fault = replace(WRONG_POINTS, message='[a](http://b) {0} [Crawford "Off"]', player=None)
        (result,) = results(audit(findings=[fault]))
        assert result["message"]["text"].startswith(
            '\\[a\\](http://b) {{0}} [Crawford "Off"] · game'
        )


class TestPlaces:
    def test_a_path_is_told_from_the_root(self) -> None:
        places = {"directory": "/home/me/club", "root": "/home/me/club"}
        inside = {"uri": "2026/a%20b.mat", "uriBaseId": "%SRCROOT%"}
        assert uri("2026/a b.mat", **places) == inside
        assert uri("/home/me/club/2026/a b.mat", **places) == inside
        assert uri("2026/../2026/a b.mat", **places) == inside

    def test_a_root_above_the_working_directory_counts(self) -> None:
        places = {"directory": "/home/me/club", "root": "/home/me"}
        assert uri("a.mat", **places) == {"uri": "club/a.mat", "uriBaseId": "%SRCROOT%"}
        assert uri("../b.mat", **places) == {"uri": "b.mat", "uriBaseId": "%SRCROOT%"}

    def test_only_what_lies_outside_is_told_by_the_path_that_was_given(self) -> None:
        places = {"directory": "/home/me", "root": "/home/me"}
        assert uri("/elsewhere/a.mat", **places) == {"uri": "file:///elsewhere/a.mat"}
        assert uri("/home/meg/a.mat", **places) == {"uri": "file:///home/meg/a.mat"}
        assert uri("C:/a b.mat") == {"uri": "file:///C:/a%20b.mat"}

    def test_a_hostile_path_is_told_by_its_bytes(self) -> None:
        shown = uri(HOSTILE_PATH)["uri"]
        assert shown.isascii()
        assert unquote(shown, errors="surrogateescape") == HOSTILE_PATH

    def test_a_member_of_an_archive_is_told_beside_the_archive(self) -> None:
        (result,) = results(audit("x/season.zip!/may/a.mat", findings=[WRONG_POINTS]))
        place = result["locations"][0]
        assert place["physicalLocation"]["artifactLocation"]["uri"] == "x/season.zip"
        assert place["logicalLocations"] == [{"fullyQualifiedName": "may/a.mat", "kind": "member"}]
        assert result["message"]["text"].startswith("may/a.mat:12:32: gammon on a 2-cube")
