"""Games written event by event: the slip is looked for in two columns, and put right in the record.

At the table a roll and its play are told apart, and much that happens there has no cell. What is
found in two columns is told of the record where the referee finds the same in both.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import islice

from bgaudit.finding import Finding, Severity
from bgaudit.slips.confirming import Referee
from bgaudit.slips.explanation import Explanation
from bgaudit.transcript.edits import Edit, Replaced
from bgaudit.transcript.mat.two_columns import in_two_columns
from bgaudit.transcript.model import (
    Action,
    Challenge,
    Condoned,
    Correction,
    CorrectionAgreed,
    Event,
    Game,
    Match,
    Moved,
    Opening,
    Record,
    Roll,
    Ruling,
    Turn,
)

_PLAYED = (Moved, Correction, Turn)
_TALK = (Challenge, Correction, CorrectionAgreed, Condoned, Ruling)
"""What is said of a play that was really made, whatever the rules say of it."""


@dataclass(frozen=True, slots=True)
class Table:
    """One game as the record tells it, and the same in two columns."""

    game: Game
    columns: Game
    referee: Referee

    def twins(self, findings: Mapping[int, Finding]) -> dict[int, Finding]:
        """What two columns say of the turns that these findings are about, by the same places.

        That is nothing of what was talked about at the table, nor where two columns have errors
        that the record has not: then they do not hold what led to its plays.
        """
        turns = {event.span for event in self.columns.events if isinstance(event.action, Turn)}
        if not any(finding.span in turns for finding in findings.values()):
            return {}
        in_record = {finding.span for finding in self.referee.findings(self.game)}
        in_columns = [one for one in self.referee.findings(self.columns) if one.span in turns]
        if any(one.severity is Severity.ERROR for one in in_columns if one.span not in in_record):
            return {}
        found = {(one.span, _family(one)): one for one in in_columns}
        return {
            at: found[finding.span, _family(finding)]
            for at, finding in findings.items()
            if (finding.span, _family(finding)) in found and not self._is_talked_about(finding)
        }

    def told(self, finding: Finding, said: Explanation) -> Explanation:
        """What is said of two columns as it is said of the record, with edits of its own events."""
        candidates = []
        for slip in said.candidates:
            edits = tuple(self._edits(slip.edits))
            confirmed = edits and self.referee.confirms(self.game, finding, edits)
            candidates.append(replace(slip, edits=edits if confirmed else ()))
        return replace(said, candidates=tuple(candidates))

    def _is_talked_about(self, finding: Finding) -> bool:
        """Whether a play is challenged, put right or ruled on before the player's next one."""
        events = self.game.events
        place = next(at for at, event in enumerate(events) if event.span == finding.span)
        later = range(place + 1, len(events))
        plays = (at for at in later if isinstance(events[at].action, _PLAYED))
        end = next(islice(plays, 1, None), len(events))
        return any(isinstance(events[at].action, _TALK) for at in later[: end - place])

    def _edits(self, edits: tuple[Edit, ...]) -> Iterator[Edit]:
        """The edit of one cell as edits of events; none where that is not plain."""
        if len(edits) != 1 or not isinstance(edits[0], Replaced):
            return
        match, game, cell, action = edits[0]
        before = self.columns.events[cell].action
        if not isinstance(action, Turn) or not isinstance(before, Turn):
            return
        for place, instead in self._instead(self.columns.events[cell], before, action):
            yield Replaced(match, game, place, instead)

    def _instead(self, cell: Event, before: Turn, now: Turn) -> Iterator[tuple[int, Action]]:
        """The events that say something else, and what, where a cell does."""
        places = [at for at, event in enumerate(self.game.events) if event.span == cell.span]
        if len(places) != 1:
            return
        match self.game.events[places[0]].action:
            case Turn():
                yield places[0], now
            case Moved() | Correction() as made if now.dice == before.dice:
                yield places[0], replace(made, played=now.played)
            case Moved() if now.dice and now.played == before.played:
                yield from self._rolled(places[0], now.dice)

    def _rolled(self, place: int, dice: tuple[int, int]) -> Iterator[tuple[int, Action]]:
        """The roll that is played there as another one, or the dice of the opening."""
        earlier = [*enumerate(self.game.events[:place])]
        thrown = [(at, event) for at, event in earlier if _counts(event.action)]
        match [(at, event.action) for at, event in thrown[-2:]]:
            case [*_, (at, Roll(one_die=False))]:
                yield at, Roll(f"{dice[0]}{dice[1]}", dice)
            case [(one, Opening()), (other, Opening())] if self._have_own_lines(one, other):
                yield from self._opened(place, (one, other), dice)

    def _have_own_lines(self, one: int, other: int) -> bool:
        return self.game.events[one].span != self.game.events[other].span

    def _opened(
        self, place: int, thrown: tuple[int, int], dice: tuple[int, int]
    ) -> Iterator[tuple[int, Action]]:
        """Who begins has the higher die; with a double nobody begins."""
        for at in thrown if dice[0] != dice[1] else ():
            event = self.game.events[at]
            die = max(dice) if event.side == self.game.events[place].side else min(dice)
            if event.action != Opening(die):
                yield at, Opening(die)


def tables(match: Match, referee: Referee) -> Iterator[Table]:
    """The games of a match, all of them."""
    columns, _ = in_two_columns(Record([match]))
    for game, in_columns in zip(match.games, columns.matches[0].games, strict=True):
        yield Table(game, in_columns, referee)


def _family(finding: Finding) -> str:
    """Moves or dice: a roll that cannot be read is called otherwise where it is told by itself."""
    return finding.code[:2]


def _counts(action: Action) -> bool:
    """Whether dice are thrown that are played."""
    return isinstance(action, Opening) or (isinstance(action, Roll) and not action.flaws)
