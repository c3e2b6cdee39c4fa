"""Audits made by hand, for reports to show."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from bgaudit.finding import Finding, Severity, Status
from bgaudit.replay.outcome import Audit, EndedBy, GameOutcome, MatchOutcome, RecordedResult
from bgaudit.report import Settings, new_report, rendered
from bgaudit.report.totals import Totals
from bgaudit.source import Source, Span

RECORD = """\
 7 point match

 Game 1
 Anna Bianchi : 0             Marc Dubois : 0
  1) 62: 24/18 13/10          31: 8/5 6/5
  2)  Doubles => 2             Drops
      Wins 1 point

 Game 2
 Anna Bianchi : 1             Marc Dubois : 0
  1) 42: 8/4 6/4              63: 24/15
                               Wins 2 points
"""


def span(text: str) -> Span:
    """Where a text stands in the record."""
    start = RECORD.index(text)
    return Span(start, start + len(text))


WRONG_DISTANCE = Finding(
    code="MV002",
    name="wrong-distance",
    severity=Severity.ERROR,
    status=Status.STOOD,
    message="24/18 13/10 with 6-2: no die is a 3",
    help="17 plays are legal",
    span=span("62: 24/18 13/10"),
    rule="a step has a length that was not rolled",
    match=1,
    game=1,
    row=1,
    player=1,
    dice=(6, 2),
    recorded="24/18 13/10",
    xgid="XGID=-b----E-C---eE---c-e----B-:0:0:1:62:0:0:0:7:10",
    gnubg_id="4HPwATDgc/ABMA:cIkZAAAAAAAA",
)
WRONG_POINTS = Finding(
    code="SC003",
    name="wrong-points",
    severity=Severity.ERROR,
    message="gammon on a 2-cube is 4 points, not 2",
    span=span("Wins 2 points"),
    rule="the points of a game are not those that it was worth",
    match=1,
    game=2,
    player=2,
)
QUIRK = Finding(
    code="IN014",
    name="file-quirk",
    severity=Severity.NOTE,
    message="the header is indented",
    span=span("7 point match"),
    rule="the file is written in an unusual way",
    match=1,
)

DROPPED = GameOutcome(
    number=1,
    span=span("Game 1"),
    score_before=(0, 0),
    crawford=False,
    winner=1,
    points=1,
    kind="single",
    ended_by=EndedBy.DROP,
    cube=1,
    cube_owner=None,
    plays=2,
    recorded=RecordedResult(1, 1),
)
GAMMON = GameOutcome(
    number=2,
    span=span("Game 2"),
    score_before=(1, 0),
    crawford=False,
    winner=2,
    points=4,
    kind="gammon",
    ended_by=EndedBy.BEAR_OFF,
    cube=2,
    cube_owner=2,
    plays=2,
    recorded=RecordedResult(2, 2),
)
MATCH = MatchOutcome(
    length=7,
    players=("Anna Bianchi", "Marc Dubois"),
    event=None,
    date="2026-11-29",
    rules="standard",
    score=(1, 4),
    recorded_score=(1, 2),
    winner=None,
    finished=False,
    games=(DROPPED, GAMMON),
)


def audit(
    path: str = "club-final.mat",
    matches: Iterable[MatchOutcome] = (MATCH,),
    findings: Iterable[Finding] = (QUIRK, WRONG_DISTANCE, WRONG_POINTS),
) -> Audit:
    """The audit of the record, with other outcomes and findings if they are given."""
    source = Source.from_text(path, RECORD)
    return Audit(source, "mat", "standard", tuple(matches), tuple(findings))


def won(name: str, other: str) -> MatchOutcome:
    """A match to 5 that the first player won without trouble."""
    return replace(
        MATCH,
        length=5,
        players=(name, other),
        score=(5, 1),
        recorded_score=(5, 1),
        winner=1,
        finished=True,
    )


UNREADABLE = Audit(
    Source("locked.mat", text="", sha256=""),
    None,
    "standard",
    (),
    (
        Finding(
            code="TX001",
            name="not-a-record",
            severity=Severity.ERROR,
            message="permission denied",
            span=Span(0, 0),
            rule="the file holds no match record that can be read",
        ),
    ),
)


def report(name: str, *audits: Audit, **settings: Any) -> str:
    """Audits as one of the outputs shows them."""
    made = new_report(name, Settings("standard", **settings))
    return "".join(rendered(made, audits, Totals()))
