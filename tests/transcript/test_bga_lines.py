"""Every kind of line: what stands in the page of definition, and other ways to say it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from bga_notation import CHOUETTE, events, play

from bgaudit.transcript.bga.events import Reading, read_event
from bgaudit.transcript.bga.names import Roster
from bgaudit.transcript.model import (
    Action,
    AutomaticDouble,
    Awarded,
    Beaver,
    BoardSet,
    BoxStated,
    CaptainStated,
    Challenge,
    ClockDeclared,
    ClockReading,
    ClockSet,
    ClockStarted,
    Condoned,
    Correction,
    CorrectionAgreed,
    CrawfordStated,
    CubeStated,
    DelayDemanded,
    Double,
    Drop,
    EndTurn,
    FlagFell,
    Flaw,
    GameCancelled,
    Interrupted,
    Late,
    LedgerStated,
    Loss,
    MenStated,
    Misplaced,
    Moved,
    NextMatchBegun,
    NoPlay,
    Opening,
    Order,
    OrderStated,
    Paid,
    Penalty,
    PipsStated,
    Raccoon,
    ResignationAnswered,
    Resigned,
    Resigns,
    Result,
    Resumed,
    Roll,
    RollAgreed,
    RollChoice,
    RollDisputed,
    RollWithdrawn,
    Ruling,
    ScoreCorrected,
    ScoreStated,
    SetPosition,
    Settled,
    SetupCorrected,
    SetupErrorFound,
    Standing,
    StartPosition,
    Suggested,
    Take,
    TeamStated,
    Throw,
    TimeClaimed,
    TimeUsed,
    Turn,
    TurnEnded,
    UnknownPlay,
    Voice,
    Vote,
)

LETTERS = "-b----E-C---eE---c-e----B-"
PLAY = play("8/5 6/5")

DEEDS: dict[Action, list[str]] = {
    Opening(3): ["opens 3", "opened 3", "opens with 3", "opens with a 3", "OPENS 3"],
    Roll("31", (3, 1)): ["rolls 31", "rolls 3-1", "rolls 3 1", "rolls 3,1", "rolled 31", "31"],
    Roll("37", None): ["rolls 37"],
    Roll("31", (3, 1), (Flaw.COCKED,)): ["rolls 31 cocked", "31 cocked", "rolls 3-1, cocked"],
    Roll("31", (3, 1), (Flaw.OFF,)): ["rolls 31 off the right half", "rolls 31 off"],
    Roll("31", (3, 1), (Flaw.ON_CHECKER,)): ["rolls 31 on a checker", "rolls 31 on checker"],
    Roll("31", (3, 1), (Flaw.LEANING,)): ["rolls 31 against a checker", "rolls 31 leaning"],
    Roll("31", (3, 1), (Flaw.FOREIGN_DIE,)): ["rolls 31 with a foreign die"],
    Roll("31", (3, 1), (Flaw.WITHOUT_A_CUP,)): ["rolls 31 without a cup"],
    Roll("31", (3, 1), (Flaw.PREMATURE,)): ["rolls 31 premature", "rolls 31 too soon"],
    Roll("31", (3, 1), (Flaw.OUT_OF_TURN,)): ["rolls 31 out of turn"],
    Roll("31", (3, 1), (Flaw.PREMATURE, Flaw.COCKED)): [
        "rolls 31 premature, cocked",
        "rolls 31 premature and cocked",
        "rolls 31 premature cocked",
    ],
    Roll("6", None, (Flaw.COCKED,)): ["rolls 6 cocked"],
    Roll("", None, (Flaw.COCKED,)): ["rolls cocked"],
    Roll("5", None, one_die=True): ["rolls one die 5", "rolls a die 5", "rolls one die: 5"],
    RollWithdrawn(): ["withdraws the roll", "withdraws roll", "withdraws", "takes back the roll"],
    RollAgreed(agreed=True): ["agrees", "agreed"],
    RollAgreed(agreed=False): ["objects"],
    RollDisputed((5, 2)): ["disputes the roll: 52", "disputes 52", "disputes the roll 5-2"],
    RollChoice(stands=True): ["lets the roll stand", "lets it stand"],
    RollChoice(stands=False): ["wants a new roll", "wants new roll"],
    Moved(PLAY): ["plays 8/5 6/5", "played 8/5 6/5", "moves 8/5 6/5", "plays 8/5, 6/5"],
    Moved(play("bar/20 6/off 8/5*(2)")): ["plays bar/20 6/off 8/5*(2)", "plays 25/20 6/0 8/5(2)*"],
    Moved(UnknownPlay()): ["plays ????"],
    Moved(NoPlay("dances")): ["dances"],
    Moved(NoPlay("cannot move")): ["cannot move"],
    Turn("31", (3, 1), PLAY): ["31: 8/5 6/5", "rolls 31: 8/5 6/5", "31 8/5 6/5", "3-1: 8/5 6/5"],
    Turn("63", (6, 3), NoPlay("cannot move")): ["63: cannot move"],
    Turn("63", (6, 3), NoPlay()): ["63:"],
    Turn("7x", None, PLAY): ["7x: 8/5 6/5"],
    Misplaced(2, 13, 10): ["moves Marc's man 13/10", "moves Marc's man from 13 to 10"],
    Misplaced(1, 24, 0): ["puts a man from 24 off", "puts man 24 off"],
    Misplaced(1, 24, 20): ["puts a man from 24 on 20", "puts a man from 24 to 20"],
    Misplaced(1, 24, 25): ["puts a man from 24 on the bar", "puts a checker from 24 on bar"],
    PipsStated(157): ["has 157 pips"],
    EndTurn(TurnEnded.DICE_LIFTED): ["lifts the dice", "lifts dice", "picks up the dice"],
    EndTurn(TurnEnded.CLOCK_HIT): ["hits the clock", "hits clock", "stops the clock"],
    EndTurn(TurnEnded.CONFIRMED): ["confirms"],
    EndTurn(TurnEnded.SAID): ["ends her turn", "ends turn", "ended his turn", "done", "is done"],
    Challenge(): ["challenges", "challenges the play", "challenged the last move"],
    Challenge(quoted=PLAY): ["challenges 8/5 6/5", "challenges the play 8/5 6/5"],
    Challenge(turn=3): ["challenges turn 3"],
    Correction(PLAY): ["corrects 8/5 6/5", "corrects to 8/5 6/5"],
    Correction(PLAY, "41", (4, 1)): ["corrects 41: 8/5 6/5", "corrects 4-1 8/5 6/5"],
    CorrectionAgreed(): ["agrees to the correction", "agrees correction"],
    Condoned(): ["accepts the play", "accepts play"],
    Double(None): ["doubles", "redoubles", "offers the cube", "offers a double"],
    Double(2): ["doubles to 2", "doubles 2", "doubles => 2", "redoubles to 2"],
    Take(): ["takes", "takes it", "takes the cube", "accepts the double"],
    Drop(): ["drops", "passes", "declines the double"],
    Beaver(4): ["beavers to 4", "beavers 4"],
    Beaver(None): ["beavers"],
    Raccoon(8): ["raccoons to 8", "racoons to 8"],
    Resigns(): ["resigns"],
    Resigns(1): ["resigns a single game", "resigns the game", "resigns single"],
    Resigns(2): ["resigns a gammon", "resigned gammon"],
    Resigns(3): ["resigns a backgammon"],
    Resigns(points=4): ["resigns 4 points", "resigns for 4 points"],
    Resigns(2, 4): ["resigns a gammon for 4 points"],
    ResignationAnswered(accepted=True): ["accepts", "accepts the resignation"],
    ResignationAnswered(accepted=False): ["declines", "refuses the resignation"],
    Result(2): ["wins 2 points", "wins 2", "won 2 pts"],
    Result(1, and_the_match=True): ["wins 1 point and the match", "wins 1 point and match"],
    Late(12): ["is late 12 minutes", "is 12 minutes late", "late 12", "is late by 12 min"],
    Penalty(2, "late"): ["penalty 2 points: late", "gets a penalty of 2 points: late"],
    Penalty(1): ["penalty 1 point", "penalty 1"],
    Settled(2): ["settles for 2 points", "settles 2"],
    ClockReading(708): ["clock 11:48", "clock: 11:48", "clock shows 11:48", "clock 11 min 48 s"],
    ClockReading(3900): ["clock 1:05:00"],
    TimeUsed(15): ["used 15 s", "used 15", "used 15 sec", "used 0:15"],
    TimeUsed(65): ["used 1:05", "used 1 min 5 s", "used 65 seconds"],
    FlagFell(): ["flag falls", "flag fell", "flag is down"],
    TimeClaimed(): ["claims the game on time", "claims on time", "claims time"],
    DelayDemanded(): ["demands the delay"],
    Resigned("Concedes"): [": Concedes"],
    Loss(1): [": Losses 1 point"],
}


@pytest.mark.parametrize(
    ("action", "deed"), [(action, deed) for action, deeds in DEEDS.items() for deed in deeds]
)
def test_what_a_player_does(action: Action, deed: str) -> None:
    assert events(f"Anna {deed}".replace(" :", ":")) == [(1, None, action)]


FACTS: dict[Action, list[str]] = {
    ScoreCorrected((2, 1)): ["score corrected to 2-1", "score corrected 2-1"],
    ScoreCorrected((2, 1), agreed=True): ["score corrected to 2-1 by agreement"],
    CubeStated(2): ["cube 2 centred", "cube 2 in the middle", "cube 2"],
    CubeStated(4, 2): ["cube 4 Marc", "cube 4 Dubois", "cube 4 marc dubois"],
    StartPosition(LETTERS): [f"start position {LETTERS}"],
    SetPosition(LETTERS): [f"position {LETTERS}"],
    MenStated(LETTERS): [f"board {LETTERS}"],
    SetupErrorFound(): ["setup error found", "set-up error"],
    SetupCorrected(): ["setup corrected"],
    SetupCorrected(agreed=True): ["setup corrected by agreement"],
    GameCancelled(): ["game cancelled", "game canceled"],
    GameCancelled(replayed=True): ["game replayed"],
    CrawfordStated(): ["Crawford game", "crawford game"],
    AutomaticDouble(): ["automatic double", "Automatic Double"],
    NextMatchBegun(): ["next match begins"],
    CrawfordStated(): ["Crawford game"],
    ClockStarted(ClockDeclared(None, 12, (1020, 1020))): [
        "clock starts delay 12 s reserve 17:00",
        "clock started, delay 12, reserve 17 min",
    ],
    ClockStarted(ClockDeclared()): ["clock starts"],
    Interrupted(Standing((3, 1), LETTERS, (708, 602))): [
        f"interrupted score 3-1 position {LETTERS} clock 11:48 10:02"
    ],
    Interrupted(Standing()): ["interrupted"],
    Resumed(Standing((3, 1))): ["resumed score 3-1"],
    Ruling("both misread the dice"): ["director rules: both misread the dice"],
    Ruling("", Order.NEW_ROLL): ["director orders a new roll", "director orders new roll"],
    Ruling("", Order.ROLL_STANDS): ["director orders that the roll stands"],
    Ruling("", Order.PLAY_STANDS): ["director orders that the play stands"],
    Ruling("", Order.PLAY_AGAIN): ["director orders a new play"],
    Ruling("", Order.GAME_REPLAYED): ["director orders a new game"],
    Ruling("cocked", Order.NEW_ROLL): ["director orders a new roll: cocked"],
    Ruling("", BoardSet(LETTERS)): [f"director sets position {LETTERS}"],
    Ruling("", ScoreStated((2, 1))): ["director sets score 2-1", "director sets score to 2-1"],
    Ruling("", CubeStated(2, 1)): ["director sets cube 2 Anna", "director sets cube to 2 Anna"],
    Ruling("", CubeStated(2)): ["director sets cube 2 centred", "director sets cube 2"],
    Ruling("", ClockSet(1, 660)): [
        "director sets clock Anna 11:00",
        "director sets Anna's clock to 11:00",
    ],
    Ruling("", Awarded(1, 2)): ["director awards Anna 2 points"],
    Challenge(Voice.SPECTATOR): ["spectator challenges", "Spectator challenges the play"],
    Challenge(Voice.OFFICIAL, turn=3): ["director challenges turn 3"],
}


@pytest.mark.parametrize(
    ("action", "line"), [(action, line) for action, lines in FACTS.items() for line in lines]
)
def test_what_no_player_does(action: Action, line: str) -> None:
    assert events(line) == [(None, None, action)]


CHOUETTE_LINES: dict[str, tuple[int | None, int | None, Action]] = {
    "Aldo throws 6": (None, 1, Throw(6)),
    "order Aldo, Bea, Carla, Dino": (None, None, OrderStated((1, 2, 3, 4))),
    "order dino, a, b, c": (None, None, OrderStated((4, 1, 2, 3))),
    "Aldo is box": (None, 1, BoxStated()),
    "Aldo is the box": (None, 1, BoxStated()),
    "Bea is captain": (None, 2, CaptainStated()),
    "team Bea, Carla, Dino": (None, None, TeamStated((2, 3, 4))),
    "Bea doubles": (None, 2, Double(None)),
    "Carla votes yes": (None, 3, Vote(agreed=True)),
    "Dino votes no": (None, 4, Vote(agreed=False)),
    "Dino votes against": (None, 4, Vote(agreed=False)),
    "Carla suggests 13/11 6/5": (None, 3, Suggested("13/11 6/5")),
    "Carla pays Aldo 1 point": (None, 3, Paid(1, 1)),
    "ledger Aldo -7, Bea +4, Carla -1, Dino +4": (None, None, LedgerStated((-7, 4, -1, 4))),
    "ledger Bea 4, Aldo −7, Carla -1, Dino 4": (None, None, LedgerStated((-7, 4, -1, 4))),
    "total Aldo -8, Bea +7, Carla -2, Dino +3": (
        None,
        None,
        LedgerStated((-8, 7, -2, 3), total=True),
    ),
    "box opens 3": (1, None, Opening(3)),
    "team wins 2 points": (2, None, Result(2)),
    "box wins 1 point": (1, None, Result(1)),
    "cube 2 team": (None, None, CubeStated(2, 2)),
    "Aldo resigns a gammon": (None, 1, Resigns(2)),
    "Bea wins 2 points": (None, 2, Result(2)),
    "score 2-1": (None, None, ScoreStated((2, 1))),
}


@pytest.mark.parametrize("line", CHOUETTE_LINES)
def test_what_is_said_of_a_chouette(line: str) -> None:
    assert events(line, head=CHOUETTE) == [CHOUETTE_LINES[line]]


def test_one_line_may_say_two_things() -> None:
    assert events("opening 3-1") == [(1, None, Opening(3)), (2, None, Opening(1))]
    assert events("Anna hits the clock 11:48") == [
        (1, None, EndTurn(TurnEnded.CLOCK_HIT)),
        (1, None, ClockReading(708)),
    ]


def test_a_player_may_move_the_men_of_the_other() -> None:
    assert events("Marc plays 8/5 6/5 for Anna") == [(1, None, Moved(PLAY, by=2))]


PAGE = Path(__file__).parents[2] / "grammars" / "bga.md"


def examples() -> list[str]:
    """The lines in the first columns of the page's tables; positions are left out there."""
    page = PAGE.read_text(encoding="utf-8")
    tables = page.partition("## Lines of a game")[2].partition("## Amending")[0]
    rows = re.findall(r"^\| (`.*?) \|", tables, re.MULTILINE)
    return [line.replace("…", LETTERS) for row in rows for line in re.findall(r"`([^`]+)`", row)]


@pytest.mark.parametrize("line", examples())
def test_every_line_of_the_page_is_read(line: str) -> None:
    two, four = Roster(("Anna", "Marc")), Roster(("Aldo", "Bea", "Carla", "Dino"))
    read = [read_event(line, roster) for roster in (two, four)]
    assert any(isinstance(reading, Reading) for reading in read)
