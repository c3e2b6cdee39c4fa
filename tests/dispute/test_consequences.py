"""What follows from a finding, as the rule set of the match has it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bgaudit.dispute.consequences import consequence
from bgaudit.finding import Finding, Severity, Status
from bgaudit.replay.checks.registry import ALL_CHECKS
from bgaudit.replay.turns.what_follows import Outcome
from bgaudit.rules.loading import load_rules, with_option
from bgaudit.rules.ruleset import RuleSet
from bgaudit.source import Span

CHECKS = {check.code: check for check in ALL_CHECKS}
STANDARD = load_rules("standard")


def finding(code: str, status: Status = Status.NOT_APPLICABLE) -> Finding:
    """A finding of a check at its usual severity."""
    check = CHECKS[code]
    return Finding(
        code, check.name, check.severity, "message", Span(0, 1), check.summary, status=status
    )


def under(**options: str) -> RuleSet:
    """The standard rules with other options, by their keys with two underscores for the dot."""
    rules = STANDARD
    for key, value in options.items():
        rules = with_option(rules, key.replace("__", "."), value)
    return rules


class TestPlay:
    @pytest.mark.parametrize(
        ("status", "outcome", "words"),
        [
            (
                Status.STOOD,
                Outcome.STANDS,
                "it stands as it was played: it could be challenged until the opponent has rolled "
                "or doubled, and was not",
            ),
            (
                Status.OPEN,
                Outcome.MAY_BE_CHALLENGED,
                "it may be challenged by either player or an official until the opponent has "
                "rolled or doubled, and at the end of a game until the next one begins; the whole "
                "roll is then played again, legally; if nobody does, it stands",
            ),
            (
                Status.CORRECTED,
                Outcome.NOTHING,
                "it was taken back in time, and the same roll played again: nothing of it is left",
            ),
            (
                Status.CHALLENGED_IN_TIME,
                Outcome.MUST_BE_REPLAYED,
                "it was challenged in time, which is until the opponent has rolled or doubled: the "
                "whole roll has to be played again, legally",
            ),
            (
                Status.CHALLENGE_LATE,
                Outcome.STANDS,
                "it stands: it could be challenged until the opponent has rolled or doubled, and "
                "was challenged later",
            ),
            (
                Status.DECLARED,
                Outcome.STANDS,
                "the record calls it illegal and goes on from the position after it; whether "
                "anybody challenged it is not recorded",
            ),
        ],
    )
    def test_what_has_become_of_it_decides(
        self, status: Status, outcome: Outcome, words: str
    ) -> None:
        following = consequence(finding("MV002", status), STANDARD)
        assert (following.outcome, following.words) == (outcome, words)

    @pytest.mark.parametrize(
        ("window", "until"),
        [
            ("before_next_roll", "until the opponent has made a roll that counts"),
            (
                "before_next_play_completed",
                "until the opponent has completed his play, whose roll is then made again",
            ),
            ("until_resolved", "as long as it is not resolved"),
        ],
    )
    def test_the_window_is_that_of_the_rule_set(self, window: str, until: str) -> None:
        following = consequence(
            finding("MV002", Status.STOOD), under(moves__challenge_window=window)
        )
        assert following.words == (
            f"it stands as it was played: it could be challenged {until}, and was not"
        )

    def test_both_players_may_put_a_play_right_later_if_the_rule_set_has_it(self) -> None:
        rules = under(moves__late_correction="accept_if_agreed")
        following = consequence(finding("MV002", Status.CHALLENGE_LATE), rules)
        assert following.words.endswith("; both players may still agree to put it right")
        assert following.options == ("moves.challenge_window", "moves.late_correction")

    def test_what_the_opponent_let_pass_stands_but_for_what_he_may_not(self) -> None:
        rules = under(
            moves__illegal_play="condoned", moves__non_condonable="[backwards, hit_off_board]"
        )
        assert consequence(finding("MV008", Status.CONDONED), rules).words == (
            "it stands: the opponent did not challenge it, and so accepted it, which he may not "
            "for backwards, hit off board"
        )

    def test_a_rule_set_may_leave_it_to_a_director(self) -> None:
        rules = under(moves__illegal_play="director")
        for status in (Status.STOOD, Status.OPEN):
            following = consequence(finding("MV002", status), rules)
            assert following.outcome is Outcome.NEEDS_DIRECTOR

    def test_where_a_server_lets_nothing_illegal_pass_the_record_is_wrong(self) -> None:
        rules = under(moves__illegal_play="server_enforced", moves__challenge_window="none")
        assert consequence(finding("MV002"), rules).outcome is Outcome.TO_BE_PUT_RIGHT


class TestOther:
    @pytest.mark.parametrize(
        ("code", "option", "value", "outcome"),
        [
            ("SC003", "score.correction_until", "if_agreed", Outcome.TO_BE_PUT_RIGHT),
            ("MT007", "setup.correct_until", "always", Outcome.TO_BE_PUT_RIGHT),
            ("MT009", "match.wrong_length", "director", Outcome.NEEDS_DIRECTOR),
            ("MT009", "match.wrong_length", "as_played", Outcome.STANDS),
            ("CU004", "cube.crawford_double", "annul", Outcome.TO_BE_PUT_RIGHT),
            ("CU004", "cube.crawford_double", "director", Outcome.NEEDS_DIRECTOR),
            ("PR001", "dice.premature_roll", "void", Outcome.MUST_BE_REPLAYED),
            ("PR001", "dice.premature_roll", "opponent_choice", Outcome.OPPONENT_CHOOSES),
            ("PR002", "dice.out_of_turn_roll", "stands", Outcome.STANDS),
            ("PR005", "cube.premature_action", "stands", Outcome.STANDS),
            ("DI012", "dice.foreign_die", "void", Outcome.MUST_BE_REPLAYED),
            ("TM001", "time.expiry", "loses_game", Outcome.TO_BE_PUT_RIGHT),
        ],
    )
    def test_an_option_decides_it(
        self, code: str, option: str, value: str, outcome: Outcome
    ) -> None:
        following = consequence(finding(code), with_option(STANDARD, option, value))
        assert (following.outcome, following.options) == (outcome, (option,))

    @pytest.mark.parametrize(
        ("code", "outcome"),
        [
            ("PR007", Outcome.STANDS),
            ("PR008", Outcome.MUST_BE_REPLAYED),
            ("PR014", Outcome.MUST_BE_REPLAYED),
            ("DI006", Outcome.MUST_BE_REPLAYED),
            ("DI001", Outcome.TO_BE_PUT_RIGHT),
            ("IN013", Outcome.NEEDS_DIRECTOR),
            ("PR017", Outcome.NEEDS_DIRECTOR),
            ("IN001", Outcome.NOTHING),
            ("TX002", Outcome.NOTHING),
            ("CU016", Outcome.NOTHING),
            ("CU001", Outcome.NEEDS_DIRECTOR),
        ],
    )
    def test_no_option_decides_it(self, code: str, outcome: Outcome) -> None:
        assert consequence(finding(code), STANDARD).outcome is outcome

    def test_a_start_that_stood_is_one_that_the_rule_for_starts_decides(self) -> None:
        following = consequence(finding("MT007", Status.STOOD), STANDARD)
        assert following.options == ("setup.correct_until",)

    @pytest.mark.parametrize("code", CHECKS)
    def test_something_is_said_of_every_check(self, code: str) -> None:
        for severity in Severity:
            said = consequence(replace(finding(code), severity=severity), STANDARD)
            assert said.words
