"""May this double be offered? The rules of the cube, in the order in which a breach is told."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from bgaudit.replay.checks import cube as checks
from bgaudit.replay.checks.check import Check
from bgaudit.replay.checks.record import AUTOMATIC_DOUBLE, RULES_DO_NOT_DECIDE
from bgaudit.replay.score.stakes import Terms
from bgaudit.rules.cube import Cube
from bgaudit.rules.options.declare import UNLIMITED

_HIGHEST_FACE = 64


@dataclass(frozen=True, slots=True)
class Offered:
    """A double and when it is offered.

    ``cubes`` are what the cube may be before it, the likeliest first; ``value`` is the one that the
    record names. ``rolls`` counts the rolls of this game, side 1's first; ``turned`` tells whether
    the cube is known: it was offered before, or the opening dice are recorded.
    """

    side: int
    value: int | None
    cubes: tuple[Cube, ...]
    terms: Terms
    before_play: bool
    rolls: tuple[int, int]
    turned: bool

    @property
    def able(self) -> tuple[Cube, ...]:
        """The cubes that this side may turn."""
        return tuple(cube for cube in self.cubes if cube.may_double(self.side))

    @property
    def due(self) -> tuple[Cube, ...]:
        """Of those, or of all if it may turn none, the ones that the value named is twice of."""
        cubes = self.able or self.cubes
        return tuple(cube for cube in cubes if self.value in (None, cube.value * 2))

    @property
    def automatic_doubles(self) -> int:
        """How many automatic doubles the value named shows: a centred cube already turned."""
        cube = self.cubes[0]
        value = self.value or 0
        centred = cube == Cube() and not self.turned and self.terms.length == 0
        power_of_two = value > 2 and value & (value - 1) == 0
        return value.bit_length() - 2 if centred and power_of_two else 0


@dataclass(frozen=True, slots=True)
class Objection:
    """What is to be said of a double; only a ``breach`` makes it one that may not be offered."""

    check: Check
    message: str
    help: str
    breach: bool = True


def objection_to(offered: Offered) -> Objection | None:
    """The first thing to be said of a double; None if it is plainly legal."""
    return next(_objections(offered), None)


def _objections(offered: Offered) -> Iterator[Objection]:
    for rule in _RULES:
        objection = rule(offered)
        if objection is not None:
            yield objection


def _no_cube(offered: Offered) -> Objection | None:
    if offered.terms.length == 1:
        why = "a match to 1 point is played without a cube"
    elif not offered.terms.rules.cube.in_use:
        why = "the game is played without a cube"
    else:
        return None
    return Objection(checks.NO_CUBE, "a double where there is no cube", why)


def _crawford(offered: Offered) -> Objection | None:
    if offered.terms.crawford is not True:
        return None
    return Objection(
        checks.CRAWFORD_DOUBLE,
        "a double in the Crawford game",
        "one player needs one point: in this one game the cube is not used",
    )


def _before_play(offered: Offered) -> Objection | None:
    if not offered.before_play:
        return None
    return Objection(
        checks.DOUBLE_BEFORE_PLAY,
        "a double before the game's first play",
        "the player who wins the opening roll must play it; "
        "the opponent may double before his own first roll",
    )


def _not_the_owner(offered: Offered) -> Objection | None:
    if offered.able:
        return None
    return Objection(
        checks.NOT_THE_OWNER,
        f"a double with the opponent's cube at {offered.cubes[0].value}",
        "only the owner of the cube may double",
    )


def _holland(offered: Offered) -> Objection | None:
    if not offered.terms.rules.cube.holland or not offered.terms.after_crawford:
        return None
    if min(offered.rolls) >= 2:
        return None
    return Objection(
        checks.TOO_SOON_AFTER_CRAWFORD,
        "a double before each side has played two rolls after the Crawford game",
        "under the Holland rule the cube waits for two rolls of each player",
    )


def _wrong_step(offered: Offered) -> Objection | None:
    if offered.due:
        return None
    automatic = offered.automatic_doubles
    most = offered.terms.rules.cube.automatic_doubles
    if automatic and most:
        ties = f"{automatic} automatic double" + ("s" if automatic > 1 else "")
        if most == UNLIMITED or automatic <= most:
            message = f"a first double to {offered.value} shows {ties} before it"
            return Objection(
                AUTOMATIC_DOUBLE, message, "the record does not give the ties", breach=False
            )
        return Objection(
            checks.TOO_MANY_AUTOMATIC_DOUBLES,
            f"a first double to {offered.value} would need {ties}",
            f"the rule set has at most {most} in a game",
        )
    cube = (offered.able or offered.cubes)[0]
    return Objection(
        checks.WRONG_CUBE_STEP,
        f"a double to {offered.value} with the cube at {cube.value}",
        f"a double is to {cube.value * 2}",
    )


def _limit(offered: Offered) -> Objection | None:
    value = (offered.due or offered.cubes)[0].value * 2
    limit = offered.terms.rules.cube.max
    if limit is not None and value > limit:
        return Objection(
            checks.CUBE_ABOVE_LIMIT,
            f"a double to {value}, above the limit of {limit}",
            f"the cube goes no higher than {limit}",
        )
    return None


def _dead_cube(offered: Offered) -> Objection | None:
    """A cube that the doubler cannot gain by, or that nobody can."""
    own, other = (offered.terms.needed(side) for side in (offered.side, 3 - offered.side))
    if own is None or other is None:
        return None
    value = (offered.due or offered.cubes)[0].value
    owner, both = value >= own, value >= own and value >= other
    rule = offered.terms.rules.cube.dead_cube
    dead = {"owner_prohibited": owner, "us_5_6": both, "allowed": False, None: False}[rule]
    if dead:
        return Objection(
            checks.DEAD_CUBE,
            f"a double with a cube at {value} by a player who needs {own}",
            "the cube wins him the match as it is",
        )
    if rule is None and owner:
        return Objection(
            RULES_DO_NOT_DECIDE,
            f"a double with a cube at {value} by a player who needs {own}",
            "rule books differ: CU015 where a dead cube may not be turned, legal where it may"
            + ("" if both else ", or where it is dead for both players only"),
            breach=False,
        )
    return None


def _crawford_unknown(offered: Offered) -> Objection | None:
    if offered.terms.crawford is not None:
        return None
    return Objection(
        RULES_DO_NOT_DECIDE,
        "a double where this may be the Crawford game",
        "the record does not tell: if it is, this is CU004, else it is legal",
        breach=False,
    )


def _unusual(offered: Offered) -> Objection | None:
    value = (offered.due or offered.cubes)[0].value * 2
    if value <= _HIGHEST_FACE or offered.terms.rules.cube.max is not None:
        return None
    return Objection(
        checks.CUBE_ABOVE_LIMIT,
        f"a double to {value}, higher than the cube's faces go",
        "without a limit that is allowed",
        breach=False,
    )


_RULES: tuple[Callable[[Offered], Objection | None], ...] = (
    _no_cube,
    _crawford,
    _before_play,
    _not_the_owner,
    _holland,
    _wrong_step,
    _limit,
    _dead_cube,
    _crawford_unknown,
    _unusual,
)
