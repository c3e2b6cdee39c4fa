"""The doubles of a chouette: who agrees to them, and who answers them."""

from __future__ import annotations

from bgaudit.replay.checks import chouette as checks
from bgaudit.replay.chouette.cubes import Cubes
from bgaudit.replay.chouette.member_games import MemberGames
from bgaudit.replay.chouette.names import Names
from bgaudit.replay.chouette.places import BOX, TEAM, seated
from bgaudit.replay.log import GameLog
from bgaudit.rules.options.chouette import ChouetteRules
from bgaudit.transcript.model import Beaver, Drop, Event, Raccoon, Take, Vote


class Offers:
    """Follows the doubles of one game, and gives them to the games of the members concerned."""

    def __init__(
        self, log: GameLog, names: Names, rules: ChouetteRules, games: MemberGames, cubes: Cubes
    ) -> None:
        self._log = log
        self._names = names
        self._rules = rules
        self._games = games
        self._cubes = cubes
        self._by_box: Event | None = None
        self._offered: list[int] = []
        """The members who may answer the box."""
        self._waiting: list[int] = []
        """Those of them who have not."""
        self._by_team: Event | None = None
        self._asking: list[int] = []
        """The members whose double the box has not answered."""
        self._against: list[int] = []
        """The members who have voted against a double since the last play."""

    def double(self, event: Event, value: int | None) -> None:
        """A double by the box, to all whose cube he may turn, or by the team."""
        self._look_for_silence(Take())
        self._games.offer_begins()
        if self._side(event) == BOX:
            members = self._cubes.may_turn(BOX)
            self._by_box, self._offered, self._waiting = event, members, list(members)
        else:
            members = self._doublers(event)
            self._by_team = event
            self._asking += [member for member in members if member not in self._asking]
        self._cubes.offer(members, value)
        self._games.add(event, members)

    def vote(self, event: Event, vote: Vote) -> None:
        """A member's vote for or against a double by the team."""
        if event.who in self._games.playing and not vote.agreed:
            self._against.append(event.who)

    def answer(self, event: Event) -> None:
        """A take, a drop, a beaver or a raccoon."""
        members = self._answering(event)
        self._games.add(event, members or None)
        side = self._side(event)
        for member in members or list(self._games.playing):
            match event.action:
                case Drop():
                    self._games.end(member, dropped=side == TEAM)
                case Take():
                    self._cubes.take(member, side)
                case Beaver():
                    self._cubes.beaver(member, side)
                case Raccoon():
                    self._cubes.beaver(member, 3 - side)

    def play_goes_on(self) -> None:
        """A roll or a play: what was offered before it is settled."""
        self._look_for_silence(Take())
        self._look_for_consent()
        self._offered = []

    def game_is_over(self) -> None:
        """No play follows; who has not answered the last double is read as one who dropped."""
        self._look_for_silence(Drop())
        self._look_for_consent()

    def _doublers(self, event: Event) -> list[int]:
        """Whose cubes a double by the team turns."""
        own_cube = self._rules.cube == self._rules.team_double == "individual"
        if own_cube and event.who in self._games.playing:
            return [event.who]
        return list(self._games.playing)

    def _answering(self, event: Event) -> list[int]:
        """The members whose cube an answer is about; none if it answers nothing."""
        if self._side(event) == BOX:
            members, self._asking = self._asking, []
            if isinstance(event.action, Beaver):
                self._offered = members
            return members
        if event.who is None:
            members, self._waiting = self._waiting, []
            return members
        self._waiting = [member for member in self._waiting if member != event.who]
        own = event.who in self._offered or self._rules.cube == "individual"
        return [event.who] if own and event.who in self._games.playing else []

    def _look_for_silence(self, read_as: Take | Drop) -> None:
        """Where some have answered a double, all must; that none has is told elsewhere."""
        event, silent, offered = self._by_box, self._waiting, self._offered
        self._by_box, self._waiting = None, []
        if event is None or not silent or len(silent) == len(offered):
            return
        self._log.report(
            checks.UNANSWERED_MEMBER,
            f"no answer of {self._names.listed(silent)} to {self._names[self._games.order.box]}'s "
            "double",
            event,
            player=silent[0],
            help="each member takes or drops for himself",
        )
        self._games.silent.update(silent)
        for member in silent:
            self.answer(event._replace(who=member, action=read_as))

    def _look_for_consent(self) -> None:
        """A double by the team to which not all agreed; one that nobody answers was not made."""
        event, against, unanswered = self._by_team, self._against, self._asking
        self._by_team, self._against, self._asking = None, [], []
        if event is None or not against or self._rules.team_double != "unanimous":
            return
        if unanswered:
            self._games.take_out(event)
            return
        self._log.report(
            checks.DOUBLE_WITHOUT_CONSENT,
            f"the team doubles against the vote of {self._names.listed(against)}",
            event,
            player=event.who,
            help="the team doubles only if all its members agree",
        )

    def _side(self, event: Event) -> int:
        return seated(event, self._games.order).side or TEAM
