"""The text report, compared whole: what a tournament director reads."""

from __future__ import annotations

from dataclasses import replace

import pytest
from samples import (
    DROPPED,
    GAMMON,
    MATCH,
    QUIRK,
    UNREADABLE,
    WRONG_DISTANCE,
    WRONG_POINTS,
    audit,
    report,
    span,
    won,
)

from bgaudit.finding import Finding, Severity, Status
from bgaudit.replay.outcome import EndedBy, GameOutcome, MatchOutcome, RecordedResult

IN_FULL = """\
club-final.mat · 7-point match · Anna Bianchi – Marc Dubois · rules: standard

  where    game    move  player        roll    played       finding
-------  ------  ------  ------------  ------  -----------  --------------------------------------
    1:2                                                     note IN014 the header is indented
    5:6       1       1  Anna Bianchi  6-2     24/18 13/10  error MV002 no die is a 3 · stood: not
                                                            challenged before the next roll
                                                            help: 17 plays are legal
  12:32       2       –  Marc Dubois                        error SC003 gammon on a 2-cube is 4
                                                            points, not 2

  game  score    winner          points  how       cube  recorded
------  -------  ------------  --------  ------  ------  ----------
     1  0 – 0    Anna Bianchi         1  drop         1  1
     2  1 – 0    Marc Dubois          4  gammon       2  2 ✗

final score  Anna Bianchi 1 – Marc Dubois 4 (recorded 1 – 2) ✗, unfinished

1 match, 2 games, 4 plays: 2 errors, 0 warnings, 1 note
"""

ON_A_NARROW_TERMINAL = """\
  where    game    move  player        roll    played    finding
-------  ------  ------  ------------  ------  --------  ------------------------
    1:2                                                  note IN014 the header is
                                                         indented
    5:6       1       1  Anna Bianchi  6-2     24/18     error MV002 no die is a
                                               13/10     3 · stood: not
                                                         challenged before the
                                                         next roll
                                                         help: 17 plays are legal
  12:32       2       –  Marc Dubois                     error SC003 gammon on a
                                                         2-cube is 4 points, not
                                                         2
"""

CLEAN = """\
a.mat · 5-point match · Eva – Ömer · rules: standard

  game  score    winner      points  how      cube  recorded
------  -------  --------  --------  -----  ------  ----------
     1  0 – 0    Eva              1  drop        1  1

final score  Eva 5 – Ömer 1, Eva wins

1 match, 1 game, 2 plays: 0 errors, 0 warnings, 0 notes
"""

MANY = """\
club-final.mat · 7-point match · Anna Bianchi – Marc Dubois · rules: standard

  where    game    move  player        roll    played       finding
-------  ------  ------  ------------  ------  -----------  --------------------------------------
    5:6       1       1  Anna Bianchi  6-2     24/18 13/10  error MV002 no die is a 3 · stood: not
                                                            challenged before the next roll
                                                            help: 17 plays are legal
  12:32       2       –  Marc Dubois                        error SC003 gammon on a 2-cube is 4
                                                            points, not 2

locked.mat · no match record · rules: standard

  where  finding
-------  -----------------------------
    1:1  error TX001 permission denied

all matches · rules: standard

file            players           length  final score               winner        errors    warnings
--------------  --------------  --------  ------------------------  ----------  --------  ----------
a.mat           Eva –                  5  5 – 1                     Eva                0           0
                Ömer
club-final.mat  Anna Bianchi –         7  1 – 4 (recorded 1 – 2) ✗  unfinished         2           0
                Marc Dubois
locked.mat                                no match                                     1           0

2 matches, 4 games, 8 plays: 3 errors, 0 warnings, 1 note (not shown: check a file alone to see its\
 notes)
"""

SEVERAL_MATCHES = """\
club.mat · 2 matches · rules: standard

  where    match    game    move  player    finding
-------  -------  ------  ------  --------  -------------------------------------------
  12:32        2       2       –  Li        error SC003 gammon on a 2-cube is 4 points,
                                            not 2

match 1 · 5-point match · Eva – Ömer

  game  score    winner      points  how      cube  recorded
------  -------  --------  --------  -----  ------  ----------
     1  0 – 0    Eva              1  drop        1  1

final score  Eva 5 – Ömer 1, Eva wins

match 2 · 5-point match · Bo – Li

  game  score    winner      points  how      cube  recorded
------  -------  --------  --------  -----  ------  ----------
     1  0 – 0    Bo               1  drop        1  1

final score  Bo 5 – Li 1, Bo wins

2 matches, 2 games, 4 plays: 1 error, 0 warnings, 0 notes
"""


def one_game(name: str, other: str) -> MatchOutcome:
    return replace(won(name, other), games=(DROPPED,))


def found(shown: str) -> list[str]:
    """The lines of the table of findings."""
    return shown.split("\n\n")[1].split("\n")[2:]


def scores(match: MatchOutcome, *findings: Finding) -> tuple[str, list[str]]:
    """The final score of a match, and the rows of its games with blanks made single."""
    blocks = report("text", audit(matches=[match], findings=findings)).split("\n\n")
    return blocks[-2], [" ".join(row.split()) for row in blocks[-3].split("\n")[2:]]


class TestOneFile:
    def test_findings_then_games_then_the_score_are_told_in_full(self) -> None:
        assert report("text", audit(), width=100) == IN_FULL

    def test_on_a_narrow_terminal_a_play_takes_a_line_per_step(self) -> None:
        assert ON_A_NARROW_TERMINAL in report("text", audit(), width=80)

    def test_a_clean_file_has_no_table_of_findings(self) -> None:
        clean = audit("a.mat", [one_game("Eva", "Ömer")], [])
        assert report("text", clean) == CLEAN

    def test_each_match_of_a_file_has_its_own_scores(self) -> None:
        fault = replace(WRONG_POINTS, match=2)
        several = audit("club.mat", [one_game("Eva", "Ömer"), one_game("Bo", "Li")], [fault])
        assert report("text", several, width=87) == SEVERAL_MATCHES

    def test_a_declared_or_open_play_is_said_to_be_so(self) -> None:
        declared = replace(WRONG_DISTANCE, status=Status.DECLARED, help=None)
        still_open = replace(WRONG_DISTANCE, status=Status.OPEN, help=None)
        rows = found(report("text", audit(findings=[declared, still_open])))
        assert rows[0].endswith("error MV002 no die is a 3 · declared in the record")
        assert rows[1].endswith("error MV002 no die is a 3 · open: it can still be challenged")

    def test_the_message_keeps_its_beginning_where_no_play_is_written(self) -> None:
        passed = replace(
            WRONG_DISTANCE, recorded="", message="no play with 6-2: a legal one exists"
        )
        assert "error MV002 no play with 6-2: a legal one exists" in report(
            "text", audit(findings=[passed])
        )

    def test_a_name_is_never_broken_in_two(self) -> None:
        blame = replace(WRONG_POINTS, message=f"{'so it is ' * 4}that Anna Bianchi wins")
        shown = report("text", audit(findings=[blame]), width=80)
        assert shown.count("Anna Bianchi") == 4

    def test_not_even_one_that_is_wider_than_the_column(self) -> None:
        name = "Annamaria Bianchi-Castelvecchi Rossi"
        blame = replace(WRONG_POINTS, message=f"so it is that {name} wins")
        shown = report("text", audit(matches=[won(name, "Marc")], findings=[blame]), width=60)
        lines = [line.strip() for line in shown.split("\n")]
        assert lines[4].endswith("error SC003 so it is that")
        assert lines[5:7] == [name, "wins"]

    def test_an_endless_name_is_cut_in_messages_as_it_is_elsewhere(self) -> None:
        name = "Anna " * 100
        blame = replace(WRONG_POINTS, message=f"{name} wins", help=f"ask {name}")
        shown = report("text", audit(matches=[won(name, "Marc")], findings=[blame]))
        cut = f"{name[:39]}…"
        assert f"error SC003 {cut} wins" in shown
        assert f"help: ask {cut}" in shown


class TestScores:
    @pytest.mark.parametrize(
        ("game", "row"),
        [
            (DROPPED, "1 0 – 0 Anna Bianchi 1 drop 1 1"),
            (GAMMON, "2 1 – 0 Marc Dubois 4 gammon 2 2 ✗"),
            (
                DROPPED._replace(recorded=RecordedResult(2, 1)),
                "1 0 – 0 Anna Bianchi 1 drop 1 Marc Dubois 1 ✗",
            ),
            (
                GAMMON._replace(ended_by=EndedBy.RESIGN, recorded=RecordedResult(None, 4)),
                "2 1 – 0 Marc Dubois 4 resigned, gammon 2 4",
            ),
            (DROPPED._replace(ended_by=EndedBy.RESIGN), "1 0 – 0 Anna Bianchi 1 resigned 1 1"),
            (DROPPED._replace(crawford=True), "1 0 – 0 Crawford Anna Bianchi 1 drop 1 1"),
            (
                DROPPED._replace(
                    number=None,
                    score_before=None,
                    winner=None,
                    points=None,
                    kind=None,
                    ended_by=EndedBy.UNFINISHED,
                    recorded=None,
                ),
                "– – – – unfinished 1 –",
            ),
        ],
    )
    def test_a_game(self, game: GameOutcome, row: str) -> None:
        assert scores(replace(MATCH, games=(game,)))[1] == [row]

    def test_points_cut_to_what_the_match_needed_are_no_fault(self) -> None:
        cut = Finding("SC014", "", Severity.NOTE, "4 points written as 2", span("Wins 2"), "")
        match = replace(MATCH, length=3, winner=2, finished=True)
        score, games = scores(match, replace(cut, match=1, game=2))
        assert score == (
            "final score  Anna Bianchi 1 – Marc Dubois 4 (recorded 1 – 2, cut), Marc Dubois wins"
        )
        assert games[1] == "2 1 – 0 Marc Dubois 4 gammon 2 2 cut"

    def test_a_money_session_is_never_unfinished(self) -> None:
        session = replace(MATCH, length=0, recorded_score=None)
        assert scores(session)[0] == "final score  Anna Bianchi 1 – Marc Dubois 4"
        assert "· money session ·" in report("text", audit(matches=[session]))

    def test_a_player_without_a_name_goes_by_his_column(self) -> None:
        score, _ = scores(replace(MATCH, players=(None, "Marc"), recorded_score=None))
        assert score == "final score  player 1 1 – Marc 4, unfinished"


class TestManyFiles:
    def test_what_is_wrong_in_each_then_one_table_of_all(self) -> None:
        clean = audit("a.mat", [won("Eva", "Ömer")], [])
        assert report("text", clean, audit(), UNREADABLE, width=100) == MANY

    def test_notes_are_counted_unless_they_are_asked_for(self) -> None:
        files = [audit("a.mat", findings=[QUIRK]), audit("b.mat", findings=[QUIRK])]
        quiet = report("text", *files)
        assert quiet.startswith("all matches")
        assert quiet.endswith("2 notes (not shown: check a file alone to see its notes)\n")
        full = report("text", *files, fail_on=Severity.NOTE)
        assert full.count("note IN014 the header is indented") == 2
        assert full.endswith("0 errors, 0 warnings, 2 notes\n")

    def test_what_was_found_outside_of_matches_counts_with_the_first(self) -> None:
        outside = replace(WRONG_POINTS, match=None, game=None)
        second = replace(WRONG_POINTS, match=2)
        both = audit("a.mat", [won("Bo", "Li"), won("Eva", "Ömer")], [outside, second, second])
        rows = report("text", both, audit("b.mat", findings=[])).split("\n\n")[-2].split("\n")[2:]
        assert [row.split()[-2] for row in rows] == ["1", "2", "0"]

    def test_a_directory_that_all_share_is_said_once_where_room_is_short(self) -> None:
        files = [audit(f"club/2026/autumn/{name}.mat", [won("Eva", "Ömer")], []) for name in "ab"]
        wide = report("text", *files, width=100).split("\n")
        assert wide[0] == "all matches · rules: standard"
        assert wide[4].split()[0] == "club/2026/autumn/a.mat"
        narrow = report("text", *files, width=80).split("\n")
        assert narrow[0] == "all matches in club/2026/autumn/ · rules: standard"
        assert narrow[4].split()[0] == "a.mat"


class TestCharacters:
    def test_a_record_cannot_send_control_characters_to_the_terminal(self) -> None:
        evil = replace(MATCH, players=("An\x1b[31mna", "Ma\trc\u202e"))
        shown = report("text", audit("ev\x07il\udcff.mat", [evil], [WRONG_POINTS]))
        assert "An\\x1b[31mna – Ma rc\\u202e" in shown
        assert "ev\\x07il\\udcff.mat" in shown
        assert not any(char in shown for char in "\x1b\x07\t\u202e\udcff")

    def test_wide_and_combined_characters_keep_the_columns_in_line(self) -> None:
        names = ("上田英明", "Jose\u0301")
        games = (DROPPED._replace(winner=1), DROPPED._replace(winner=2))
        shown = report("text", audit(matches=[replace(MATCH, players=names, games=games)]))
        assert "     1  0 – 0    上田英明         1  drop        1  1\n" in shown
        assert "     1  0 – 0    José             1  drop        1  " in shown

    def test_an_endless_name_or_play_is_cut(self) -> None:
        endless = replace(MATCH, players=("A" * 500, "B"))
        fault = replace(WRONG_DISTANCE, recorded="9/8 " * 500)
        shown = report("text", audit(matches=[endless], findings=[fault]))
        assert f" {'A' * 39}… " in shown
        assert max(map(len, shown.split("\n"))) < 140
