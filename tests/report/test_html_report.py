"""HTML: what each part of the page says, where its links lead, and that no text is markup."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest
from audited import HOSTILE_NAMES, audited, hostile_audits
from page_reader import Element, anchors, links, read_page
from samples import DROPPED, MATCH, QUIRK, UNREADABLE, WRONG_DISTANCE, WRONG_POINTS, audit, report

import bgaudit
from bgaudit import Audit, Source, load_preset
from bgaudit.report import html
from bgaudit.report.characters import plain
from bgaudit.report.html.quoted import Quoted, quoted
from bgaudit.slips.explanation import Explanation, Hypothesis, Probably
from bgaudit.source import Span

FIXTURES = Path(__file__).parents[2] / "fixtures"
CASES = Path(__file__).parents[1] / "checks" / "cases"
_LETTING_THROUGH = re.compile(r"\|\s*safe|autoescape|Markup")
BOTH_COLOURS = b"""\
 7 point match

 Game 1
 Anna : 0                         Marc : 0
  1) 21: 13/11 6/5               55: 8/3(2) 6/1(2)
  2) 43: 24/20 13/11             31: 8/5 6/5
"""


def page(*audits: Audit) -> Element:
    return read_page(report("html", *audits))


def test_a_page_of_one_match() -> None:
    shown = page(audit())
    at = anchors(shown)
    assert shown.all("title")[0].text() == "bgaudit: 2 errors, 0 warnings, 1 note"
    assert shown.all("header", "top")[0].text() == (
        "bgaudit match records, refereed 2 errors, 0 warnings, 1 note "
        "1 file, 1 match, 2 games, 4 plays · rules: standard"
    )
    assert at["scores"].rows() == [
        ["players", "length", "final score", "winner", "findings", "record"],
        [
            "Anna Bianchi – Marc Dubois",
            "7",
            "1 – 4 (recorded 1 – 2) ✗",
            "unfinished",
            "2 errors 1 note",
            "club-final.mat",
        ],
    ]
    (sheet,) = at["r1-m1"].all("table")
    assert sheet.rows() == [
        ["game", "score", "winner", "points", "how", "cube", "recorded", "findings"],
        ["1", "0 – 0", "Anna Bianchi", "1", "drop", "1", "1", "error MV002"],
        ["2", "1 – 0", "Marc Dubois", "4", "gammon", "2", "2 ✗", "error SC003"],
    ]
    assert at["r1-f2"].text() == (
        "error MV002 wrong-distance no die is a 3 "
        "game 1, move 1 · Anna Bianchi · line 5, column 6 to the game "
        "6-2 24/18 13/10 status stood: not challenged before the next roll "
        "help 17 plays are legal rule a step has a length that was not rolled "
        "record 1) 62: 24/18 13/10 31: 8/5 6/5 "
        "XGID=-b----E-C---eE---c-e----B-:0:0:1:62:0:0:0:7:10 4HPwATDgc/ABMA:cIkZAAAAAAAA"
    )


def test_links_lead_from_the_table_to_the_finding_and_back() -> None:
    shown = page(audit(), UNREADABLE)
    at = anchors(shown)
    assert links(at["scores"]) == [
        ("Anna Bianchi – Marc Dubois", "#r1-m1"),
        ("2 errors", "#r1-f2"),
        ("1 note", "#r1-f1"),
        ("locked.mat", "#r2"),
        ("1 error", "#r2-f1"),
    ]
    assert links(at["r1-m1"]) == [
        ("to the scores", "#scores"),
        ("error MV002", "#r1-f2"),
        ("error SC003", "#r1-f3"),
        ("note IN014", "#r1-f1"),
        ("to the match", "#r1-m1"),
        ("to the game", "#r1-m1-g1"),
        ("to the game", "#r1-m1-g2"),
    ]
    assert links(at["r2"]) == [("to the record", "#r2")]


def test_a_finding_leads_to_the_later_of_two_games_with_one_number_if_it_stands_there() -> None:
    again = DROPPED._replace(span=MATCH.games[1].span)
    twice = replace(MATCH, games=(DROPPED, again))
    later = replace(WRONG_POINTS, game=1)
    at = anchors(page(audit(matches=[twice], findings=[WRONG_DISTANCE, later])))
    assert [links(at[name])[-1][1] for name in ("r1-f1", "r1-f2")] == ["#r1-m1-g1", "#r1-m1-g2"]


def test_findings_of_several_matches_stand_with_theirs_and_others_first() -> None:
    findings = [
        replace(QUIRK, match=None),
        replace(WRONG_DISTANCE, match=2),
        replace(WRONG_POINTS, match=1),
    ]
    at = anchors(page(audit(matches=[MATCH, MATCH], findings=findings)))
    found = {
        name: [part.attributes["id"] for part in at[name].all("article")]
        for name in ("r1", "r1-m1", "r1-m2")
    }
    assert found == {
        "r1": ["r1-f1", "r1-f3", "r1-f2"],
        "r1-m1": ["r1-f3"],
        "r1-m2": ["r1-f2"],
    }


class TestPlays:
    def test_a_board_and_the_legal_plays(self) -> None:
        at = anchors(page(audited("both.mat", BOTH_COLOURS)))
        first = at["r1-f2"]
        assert first.all("svg")[0].all("title")[0].text() == "Marc to play 5-5 against Anna"
        assert [heading.text() for heading in first.all("h4")] == ["4 legal plays"]
        assert [play.text() for play in first.all("li")] == [
            *("13/8(4)", "13/8(2) 13/3", "13/3(2)", "13/3 8/3(2)")
        ]

    def test_a_board_with_both_colours_on_a_point_is_shown_though_no_identifier_is(self) -> None:
        second = anchors(page(audited("both.mat", BOTH_COLOURS)))["r1-f3"]
        assert "2 on 24; 4 on 13; 1 on 11" in second.all("desc")[0].text()
        assert second.all("svg")
        assert second.all("p", "ids") == []

    def test_a_long_list_of_plays_is_folded(self) -> None:
        record = BOTH_COLOURS.replace(b"21: 13/11 6/5", b"33: 24/21 13/9")
        shown = page(audited("threes.mat", record))
        (folded,) = shown.all("details")
        assert folded.all("summary")[0].text() == "73 legal plays"
        assert len(folded.all("li")) == 73

    def test_what_a_rule_set_leaves_open_is_listed_by_itself(self) -> None:
        passing = CASES / "turns" / "passing-over-held-points.mat"
        rules = load_preset("casino")
        shown = page(bgaudit.audit(Source.from_bytes("x.mat", passing.read_bytes()), rules))
        lists = {
            part.all("h4")[0].text(): [play.text() for play in part.all("li")]
            for part in anchors(shown)["r1-f2"].all("section", "legal")
        }
        assert lists == {
            "6 legal plays": [
                *("13/9 13/8", "13/9 8/3", "13/8 6/2", "13/4", "8/4 8/3", "8/3 6/2"),
            ],
            "legal too if a man moved with two dice needs no open point between them": ["24/15"],
        }


def test_what_probably_happened_stands_beside_the_verdict() -> None:
    told = Explanation(
        Probably.MISTRANSCRIBED,
        "all later plays fit 24/18 13/11",
        (
            Hypothesis("a1", "point", "13/11 was played, not 13/10", (), 12),
            Hypothesis("a2", "die", "the roll was 6-3 <b>", (), 3),
        ),
        bound="the search ended after 2 seconds",
    )
    shown = page(audit(findings=[replace(WRONG_DISTANCE, probably=told)]))
    (section,) = shown.all("section", "probably")
    assert section.text() == (
        "probably mistranscribed: all later plays fit 24/18 13/11 (the search ended after 2 "
        "seconds) a1 13/11 was played, not 13/10 a2 the roll was 6-3 <b>"
    )


def test_a_chouette_has_its_ledger() -> None:
    path = FIXTURES / "bga" / "chouette.bga"
    at = anchors(page(audited("chouette.bga", path.read_bytes())))
    (ledger,) = at["r1-m1"].all("table")
    assert ledger.rows()[0] == [
        *("game", "box", "captain", "winner", "points", "how", "cube"),
        *("Aldo", "Bea", "Carla", "Dino", "findings"),
    ]
    assert ledger.rows()[1] == [
        *("1", "Aldo", "Bea", "team", "4", "gammon", "2"),
        *("-7", "+4", "-1", "+4", ""),
    ]
    assert ledger.rows()[-1] == ["", "total", "", "", "", "", "", "-8", "+7", "-2", "+3", ""]


@pytest.mark.parametrize(
    ("line", "marked", "shown"),
    [
        (" 1) 62: 24/18", "62: 24/18", Quoted("1) ", "62: 24/18", "")),
        ("a" * 99 + "62:" + "b" * 99, "62:", Quoted("…" + "a" * 60, "62:", "b" * 60 + "…")),
        ("c" * 300, "c" * 300, Quoted("", "c" * 240 + "…", "")),
        ("1) 62:", "", None),
    ],
)
def test_of_a_line_is_quoted_what_stands_beside_the_fault(
    line: str, marked: str, shown: Quoted | None
) -> None:
    source = Source.from_text("x.mat", f"before\n{line}\nafter\n")
    start = source.text.index(marked, 7)
    finding = replace(QUIRK, span=Span(start, start + len(marked)))
    assert quoted(source, finding) == shown


@pytest.fixture(scope="module")
def hostile() -> Element:
    return page(*hostile_audits())


class TestHostileRecords:
    def test_the_page_has_no_element_but_its_own(self, hostile: Element) -> None:
        drawn = {"svg", "desc", "g", "rect", "circle", "path", "figure"}
        tables = {"table", "thead", "tbody", "tfoot", "tr", "th", "td"}
        text = {"h1", "h2", "h3", "h4", "p", "span", "a", "code", "mark", "dl", "dt", "dd"}
        others = {"section", "article", "header", "main", "div", "ul", "li", "details", "summary"}
        head = {"page", "html", "head", "body", "meta", "title", "link", "style"}
        assert {part.tag for part in hostile} <= drawn | tables | text | others | head

    def test_no_attribute_runs_or_loads_anything(self, hostile: Element) -> None:
        names = {name for part in hostile for name in part.attributes}
        assert [name for name in names if name.startswith("on")] == []
        assert not names & {"src", "srcset", "action", "formaction", "background", "ping"}
        targets = {target for _, target in links(hostile)}
        assert {target.removeprefix("#") for target in targets} <= anchors(hostile).keys()

    def test_names_and_paths_are_shown_with_control_characters_escaped(
        self, hostile: Element
    ) -> None:
        text = hostile.text()
        assert all(char.isprintable() for char in text)
        for said in (HOSTILE_NAMES[0], HOSTILE_NAMES[1]):
            assert " ".join(plain(said).split()) in text

    def test_a_browser_is_told_to_run_and_to_load_nothing(self, hostile: Element) -> None:
        policies = [
            meta.attributes["content"]
            for meta in hostile.all("meta")
            if meta.attributes.get("http-equiv") == "Content-Security-Policy"
        ]
        assert policies == ["default-src 'none'; style-src 'unsafe-inline'; img-src data:"]

    def test_no_template_lets_text_through(self) -> None:
        templates = list((Path(html.__file__).parent / "templates").glob("*.html"))
        assert len(templates) == 4
        assert [
            path.name for path in templates if _LETTING_THROUGH.search(path.read_text("utf-8"))
        ] == []
