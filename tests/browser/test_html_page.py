"""The HTML report as Chromium shows and prints it."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from pathlib import Path

import pytest

from bgaudit import Source, audit, load_preset
from bgaudit.report import Settings, new_report, rendered
from bgaudit.report.totals import Totals

pytest.importorskip("selenium", reason="Chromium is driven with selenium")

from chromium import CHROMIUM, DRIVER, Page, chromium

pytestmark = pytest.mark.skipif(
    CHROMIUM is None or DRIVER is None, reason="there is no chromium with its driver here"
)

FIXTURES = Path(__file__).parents[2] / "fixtures"
NAME = "<img src=x onerror=\"document.title='stolen'\">"
COMMENT = "<script>document.title='stolen'</script></section>&copy;"
HOSTILE = f"""\
 5 point match

 Game 1
 {NAME} : 0    <b>Marc</b> : 0
  1) 62: 24/18 13/10          31: 8/5 6/5
  2) 33: 24/21 13/12          {COMMENT}
"""
LONG = "Wolfeschlegelsteinhausenbergerdorff" * 3
RECORDS = {
    "hostile.mat": HOSTILE.encode(),
    f"{'deep/' * 20}long-name-without-a-blank.mat": HOSTILE.replace("<b>Marc</b>", LONG).encode(),
    "club-final.mat": (FIXTURES / "mat/club-final.mat").read_bytes(),
    "chouette-faults.bga": (FIXTURES / "bga/chouette-faults.bga").read_bytes(),
    "damaged.sgf": (FIXTURES / "sgf/damaged.sgf").read_bytes(),
}


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The report on all of the records."""
    rules = load_preset("standard")
    audits = [audit(Source.from_bytes(path, data), rules) for path, data in RECORDS.items()]
    pieces = rendered(new_report("html", Settings("standard")), audits, Totals())
    path = tmp_path_factory.mktemp("page") / "report.html"
    path.write_text("".join(pieces), encoding="utf-8", newline="\n")
    return path


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    with chromium(tmp_path_factory.mktemp("profile")) as shown:
        yield shown


WIDER_THAN_THE_SCREEN = """
    const wide = document.documentElement.clientWidth;
    const scrolled = element => element.closest('.scroll') && !element.matches('.scroll');
    return [...document.body.querySelectorAll('*')]
      .filter(element => !scrolled(element) && element.getClientRects().length)
      .filter(element => {
        const box = element.getBoundingClientRect();
        return box.left < -1 || box.right > wide + 1;
      })
      .map(element => element.outerHTML.slice(0, 80));
"""
HIDDEN_PARTS = """
    return [...document.body.querySelectorAll('*')]
      .filter(element => !['visible', 'auto'].includes(getComputedStyle(element).overflowX))
      .filter(element => element.localName !== 'svg')
      .filter(element => element.scrollWidth > element.clientWidth + 1)
      .map(element => element.outerHTML.slice(0, 80));
"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [360, 800, 1400])
def test_nothing_is_cut_off(page: Page, file: Path, width: int, scheme: str) -> None:
    page.open(file, width=width, scheme=scheme)
    assert page.tell(
        "const page = document.documentElement; return page.scrollWidth <= page.clientWidth"
    )
    assert page.tell(WIDER_THAN_THE_SCREEN) == []
    assert page.tell(HIDDEN_PARTS) == []


def test_every_link_leads_to_a_place_in_the_page(page: Page, file: Path) -> None:
    page.open(file, width=800)
    links = page.tell("return [...document.links].map(link => link.getAttribute('href'))")
    anchors = page.tell("return [...document.querySelectorAll('[id]')].map(place => place.id)")
    assert len(links) > 20
    assert len(set(anchors)) == len(anchors)
    assert {link.removeprefix("#") for link in links} <= set(anchors)


def test_from_the_table_to_the_finding_and_back(page: Page, file: Path) -> None:
    page.open(file, width=800)
    seen = []
    for link in (
        "#scores a.badge.error",
        ".finding:target .back",
        "tr:target a.badge",
        ".finding:target .back",
        ".match .match-head .back",
    ):
        page.click(link)
        top = page.tell("return document.querySelector(':target').getBoundingClientRect().top")
        seen.append((page.tell("return location.hash"), 0 <= top < 900))
    assert seen == [
        ("#r1-f2", True),
        ("#r1-m1-g1", True),
        ("#r1-f2", True),
        ("#r1-m1-g1", True),
        ("#scores", True),
    ]


def test_no_request_leaves_the_page(page: Page, file: Path) -> None:
    page.requests()
    page.open(file, width=1400)
    page.tell("window.scrollTo(0, document.body.scrollHeight)")
    assert page.requests() <= {"about:blank", file.as_uri(), "data:,"}
    loaded = page.tell("return performance.getEntriesByType('resource').map(entry => entry.name)")
    assert set(loaded) <= {"data:,"}


def test_names_and_comments_with_markup_show_as_text(page: Page, file: Path) -> None:
    page.open(file, width=1400)
    assert page.tell("return document.querySelector('#r1 h2').innerText") == (
        f"{NAME[:39]}… – <b>Marc</b>"
    )
    assert COMMENT in page.tell("return document.querySelector('#r1').innerText")
    assert page.tell("return document.title").startswith("bgaudit: ")
    assert page.tell("return document.querySelectorAll('img, script, b, iframe').length") == 0


def test_it_is_dark_for_those_who_want_it_so(page: Page, file: Path) -> None:
    background = "return getComputedStyle(document.body).backgroundColor"
    page.open(file, width=800, scheme="light")
    light = page.tell(background)
    page.open(file, width=800, scheme="dark")
    assert (light, page.tell(background)) == ("rgb(246, 244, 239)", "rgb(20, 24, 29)")


def test_on_paper_every_finding_is_there_and_no_address(page: Page, file: Path) -> None:
    page.open(file, width=800)
    headings = page.tell(
        "return [...document.querySelectorAll('.finding h3')].map(title => title.innerText)"
    )
    plays = page.tell("return [...document.querySelectorAll('.plays li')].map(li => li.innerText)")
    sheets = page.printed()
    text = _without_blanks("".join(sheets))
    assert len(sheets) > 2
    assert len(headings) > 10
    assert [title for title in headings if _without_blanks(title) not in text] == []
    assert [play for play in plays if _without_blanks(play) not in text] == []
    assert "file:" not in text
    assert "#r1" not in text


def _without_blanks(text: str) -> str:
    """Lines of text break elsewhere on paper, and an ellipsis is three dots there."""
    return "".join(unicodedata.normalize("NFKC", text).split())
