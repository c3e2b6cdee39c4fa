"""The two formats of one line a thing: concise, and JSON lines."""

from __future__ import annotations

import json
import re

from audited import hostile_audits
from samples import QUIRK, UNREADABLE, WRONG_DISTANCE, audit, report


class TestConcise:
    def test_a_line_for_each_finding(self) -> None:
        assert report("concise", audit(findings=[QUIRK, WRONG_DISTANCE]), UNREADABLE) == (
            "club-final.mat:1:2: note IN014 the header is indented\n"
            "club-final.mat:5:6: error MV002 24/18 13/10 with 6-2: no die is a 3\n"
            "locked.mat:1:1: error TX001 permission denied\n"
        )

    def test_where_nothing_is_found_there_is_no_line(self) -> None:
        assert report("concise", audit(findings=[])) == ""

    def test_hostile_records_keep_to_their_lines(self) -> None:
        audits = hostile_audits()
        lines = report("concise", *audits).removesuffix("\n").split("\n")
        assert len(lines) == sum(len(each.findings) for each in audits)
        for line in lines:
            assert line.isprintable()
            assert re.fullmatch(r".+?:\d+:\d+: (error|warning|note) [A-Z]{2}\d{3} .+", line)

    def test_the_severity_alone_is_coloured(self) -> None:
        assert report("concise", audit(findings=[WRONG_DISTANCE]), coloured=True) == (
            "club-final.mat:5:6: \x1b[1;31merror\x1b[0m MV002 24/18 13/10 with 6-2: no die is a 3\n"
        )


class TestJsonLines:
    def test_they_say_what_the_json_report_says(self) -> None:
        audits = (audit(), *hostile_audits(), UNREADABLE)
        whole = json.loads(report("json", *audits))
        *lines, last = map(json.loads, report("jsonl", *audits).splitlines())
        assert {line.pop("schema") for line in lines} == {last.pop("schema")} == {1}
        files = []
        for line in lines:
            kind = line.pop("type")
            if kind == "file":
                files.append({**line, "findings": []})
            else:
                assert kind == "finding"
                assert line.pop("path") == files[-1]["path"]
                files[-1]["findings"].append(line)
        assert files == whole["files"]
        assert last == {
            "type": "summary",
            **{key: whole[key] for key in ("tool", "rules", "summary")},
        }

    def test_no_character_of_a_record_ends_a_line(self) -> None:
        audits = hostile_audits()
        lines = report("jsonl", *audits).removesuffix("\n").split("\n")
        assert len(lines) == len(audits) + sum(len(each.findings) for each in audits) + 1
