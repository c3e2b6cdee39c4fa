"""What only a record of the procedure at the table can say: dice, hands, challenges and rulings."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from bgaudit.transcript.model.plays import Play, Played


class Flaw(Enum):
    """What is said to be wrong with a roll."""

    COCKED = "cocked"
    OFF = "off the right half"
    ON_CHECKER = "on a checker"
    LEANING = "against a checker"
    FOREIGN_DIE = "with a foreign die"
    WITHOUT_A_CUP = "without a cup"
    PREMATURE = "premature"
    OUT_OF_TURN = "out of turn"


@dataclass(frozen=True, slots=True)
class Opening:
    """A player's own die at the start of a game."""

    die: int


@dataclass(frozen=True, slots=True)
class Roll:
    """Dice as they came to rest; ``roll`` is as written.

    ``dice`` is None where fewer than two dice can be read. ``one_die`` tells that only one of them
    was rolled again, and ``roll`` is that one.
    """

    roll: str
    dice: tuple[int, int] | None
    flaws: tuple[Flaw, ...] = ()
    one_die: bool = False


@dataclass(frozen=True, slots=True)
class RollAgreed:
    """The opponent agrees that the last roll does not count, or objects to its being repeated."""

    agreed: bool


@dataclass(frozen=True, slots=True)
class RollDisputed:
    """The opponent says that the dice showed something else."""

    dice: tuple[int, int]


@dataclass(frozen=True, slots=True)
class RollChoice:
    """The opponent of a player who rolled too soon lets the roll stand, or has it repeated."""

    stands: bool


@dataclass(frozen=True, slots=True)
class RollWithdrawn:
    """A player takes his roll back."""


@dataclass(frozen=True, slots=True)
class Moved:
    """The men are moved for a roll that was made before; ``by`` is the side whose hand did it.

    ``by`` is None where the player moved them himself.
    """

    played: Played
    by: int | None = None


@dataclass(frozen=True, slots=True)
class Misplaced:
    """A man is taken from one place and put on another that no roll takes him to.

    ``owner`` is the side whose man it is, and the points are in that side's numbering.
    """

    owner: int
    source: int
    target: int


class TurnEnded(Enum):
    """How a player shows that his turn is over."""

    DICE_LIFTED = "dice_lifted"
    CLOCK_HIT = "clock_hit"
    CONFIRMED = "confirm"
    SAID = "said"
    """The record says that it is, and not how."""


@dataclass(frozen=True, slots=True)
class EndTurn:
    """A player ends his turn."""

    how: TurnEnded


class Voice(Enum):
    """Who speaks up."""

    PLAYER = "player"
    OFFICIAL = "official"
    SPECTATOR = "spectator"


@dataclass(frozen=True, slots=True)
class Challenge:
    """A play is challenged: the one quoted, that of turn ``turn`` of the game, or the last one.

    Turns count from 1, both players' together.
    """

    voice: Voice = Voice.PLAYER
    turn: int | None = None
    quoted: Play | None = None


@dataclass(frozen=True, slots=True)
class Correction:
    """A play is put in the place of one that was challenged or admitted to be wrong.

    ``dice`` is None where the record does not write the roll again.
    """

    played: Played
    roll: str = ""
    dice: tuple[int, int] | None = None


@dataclass(frozen=True, slots=True)
class CorrectionAgreed:
    """The opponent agrees that a play is put right."""


@dataclass(frozen=True, slots=True)
class Condoned:
    """The opponent says that he accepts a play as it is."""


@dataclass(frozen=True, slots=True)
class CubeStated:
    """Where the cube lies and what it shows; ``owner`` is None in the middle."""

    value: int
    owner: int | None = None


@dataclass(frozen=True, slots=True)
class Resigns:
    """A player resigns: ``kind`` is 1 for a single game, 2 for a gammon, 3 for a backgammon.

    What the record does not say is None.
    """

    kind: int | None = None
    points: int | None = None


@dataclass(frozen=True, slots=True)
class ResignationAnswered:
    """The opponent accepts a resignation, or declines it."""

    accepted: bool


@dataclass(frozen=True, slots=True)
class StartPosition:
    """The men as they stand before the first roll, as 26 letters from side 1's view."""

    letters: str


@dataclass(frozen=True, slots=True)
class SetupErrorFound:
    """Somebody notices that the game began from a wrong position."""


@dataclass(frozen=True, slots=True)
class SetupCorrected:
    """The starting position is put right; ``agreed`` if the record says that both agreed to it."""

    agreed: bool = False


@dataclass(frozen=True, slots=True)
class ScoreStated:
    """The score as it is said to be, side 1 first."""

    points: tuple[int, int]


@dataclass(frozen=True, slots=True)
class ScoreCorrected:
    """The score is put right; ``agreed`` if the record says that both agreed to it."""

    points: tuple[int, int]
    agreed: bool = False


@dataclass(frozen=True, slots=True)
class CrawfordStated:
    """The game is said to be the Crawford game."""


@dataclass(frozen=True, slots=True)
class NextMatchBegun:
    """A player begins his next match."""


@dataclass(frozen=True, slots=True)
class PipsStated:
    """How many pips a player is said to need."""

    pips: int


@dataclass(frozen=True, slots=True)
class Penalty:
    """Penalty points against a player, which his opponent scores."""

    points: int
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Late:
    """A player is so many minutes late."""

    minutes: int


@dataclass(frozen=True, slots=True)
class Settled:
    """The players agree on a game's result without playing it out."""

    points: int


@dataclass(frozen=True, slots=True)
class GameCancelled:
    """A game does not count; ``replayed`` if it is to be played again."""

    replayed: bool = False


@dataclass(frozen=True, slots=True)
class Standing:
    """What is written down where a match is interrupted, and where it is resumed.

    ``letters`` is the position as 26 letters from side 1's view, ``clocks`` the seconds left.
    """

    score: tuple[int, int] | None = None
    letters: str | None = None
    clocks: tuple[int, int] | None = None


@dataclass(frozen=True, slots=True)
class Interrupted:
    """The match is interrupted."""

    standing: Standing


@dataclass(frozen=True, slots=True)
class Resumed:
    """The match goes on."""

    standing: Standing


class Order(Enum):
    """What a director can order without saying more."""

    NEW_ROLL = "a new roll"
    ROLL_STANDS = "the roll stands"
    PLAY_STANDS = "the play stands"
    PLAY_AGAIN = "the play is made again"
    GAME_REPLAYED = "the game is played again"


@dataclass(frozen=True, slots=True)
class ClockSet:
    """A player's clock is set to so many seconds."""

    side: int
    seconds: int


@dataclass(frozen=True, slots=True)
class Awarded:
    """A game is given to a side, with so many points."""

    side: int
    points: int


@dataclass(frozen=True, slots=True)
class BoardSet:
    """The men are put so, as 26 letters from side 1's view."""

    letters: str


@dataclass(frozen=True, slots=True)
class Ruling:
    """A director rules: ``text`` in his words, ``order`` what that changes, if anything."""

    text: str = ""
    order: Order | BoardSet | ScoreStated | CubeStated | ClockSet | Awarded | None = None


TableAction = (
    Opening
    | Roll
    | RollAgreed
    | RollDisputed
    | RollChoice
    | RollWithdrawn
    | Moved
    | Misplaced
    | EndTurn
    | Challenge
    | Correction
    | CorrectionAgreed
    | Condoned
    | CubeStated
    | Resigns
    | ResignationAnswered
    | StartPosition
    | SetupErrorFound
    | SetupCorrected
    | ScoreStated
    | ScoreCorrected
    | CrawfordStated
    | NextMatchBegun
    | PipsStated
    | Penalty
    | Late
    | Settled
    | GameCancelled
    | Interrupted
    | Resumed
    | Ruling
)
