"""The clock, and being late: the TM family."""

from __future__ import annotations

from bgaudit.replay.checks.check import error, note, warning

FALLEN_FLAG = error(
    "TM001",
    "fallen-flag",
    "a turn took longer than the clock allowed, and play went on",
    why="""
        With a simple delay a turn can last as long as the delay and the reserve together, with a
        Bronstein delay only as long as the reserve. After that the flag has fallen and the player
        has lost. Either nobody looked at the clock or a time is written down wrongly; bgaudit goes
        on with the game as it was played.
        """,
    bad="""
        players: Anna, Marc
        match to 7
        clock: simple, delay 12 s, reserve 0:03

        game 1
        Anna 31: 8/5 6/5
        Anna used 20 s
        Marc 42: 8/4 6/4
        """,
    good="""
        players: Anna, Marc
        match to 7
        clock: simple, delay 12 s, reserve 0:03

        game 1
        Anna 31: 8/5 6/5
        Anna used 15 s
        Marc 42: 8/4 6/4
        """,
    source="US Backgammon clock rules 2013",
    options=("time.system", "time.delay_s", "time.must_be_claimed"),
)
WRONG_RESERVE = error(
    "TM002",
    "wrong-reserve",
    "a clock does not show what is left after a turn",
    why="""
        A turn costs the reserve what it took beyond the delay, with either kind of delay. A clock
        that shows something else was set wrongly, or was hit too late, or the time of the turn is
        written down wrongly. bgaudit goes on with what the clock shows.
        """,
    bad="""
        players: Anna, Marc
        match to 7
        clock: simple, delay 12 s, reserve 1:00

        game 1
        Anna 31: 8/5 6/5
        Anna used 25 s
        Anna clock 0:35
        """,
    good="""
        players: Anna, Marc
        match to 7
        clock: simple, delay 12 s, reserve 1:00

        game 1
        Anna 31: 8/5 6/5
        Anna used 25 s
        Anna clock 0:47
        """,
    source="US Backgammon clock rules 2013",
    options=("time.system", "time.delay_s"),
)
DELAY_DECIDES = note(
    "TM003",
    "delay-or-increment",
    "the flag falls under one kind of delay and not under the other",
    why="""
        A simple delay lets the reserve run only when the delay is over; a Bronstein delay lets it
        run at once and gives the time back after the turn. They leave the same time, except where
        the reserve is below the delay, and there the kind of delay decides the match.
        """,
    bad="""
        players: Anna, Marc
        match to 7
        clock: simple, delay 12 s, reserve 0:05

        game 1
        Anna 31: 8/5 6/5
        Anna used 10 s
        """,
    good="""
        players: Anna, Marc
        match to 7
        clock: simple, delay 12 s, reserve 0:15

        game 1
        Anna 31: 8/5 6/5
        Anna used 10 s
        """,
    source="US Backgammon clock rules 2013; Michael Munitz on delays, chicagopoint.com",
    default=False,
    options=("time.system",),
)
UNCLAIMED_EXPIRY = warning(
    "TM004",
    "unclaimed-expiry",
    "a player's time is up, nobody claims the game, and play goes on",
    why="""
        Under some rules a game is not lost by itself when a reserve is used up: the opponent must
        claim it. If he plays on instead, so does the game. It is told once for each player of a
        game.
        """,
    bad="""
        Anna 31: 8/5 6/5
        Anna used 120 s
        Marc 42: 8/4 6/4
        """,
    good="""
        Anna 31: 8/5 6/5
        Anna used 100 s
        Marc 42: 8/4 6/4
        """,
    source='"Backgammon – Regole del gioco", the rules page of an app: "Sistema dei timer"',
    rules="timed-app",
    options=("time.must_be_claimed",),
)
CLAIM_TOO_EARLY = error(
    "TM005",
    "claim-too-early",
    "a game is claimed on time while time is left",
    why="""
        A game can be claimed when the opponent's time is used up: first the time of his turn, then
        his reserve. Before that a claim changes nothing and the game goes on.
        """,
    bad="""
        Anna 31: 8/5 6/5
        Anna used 93 s
        Marc claims the game on time
        """,
    good="""
        Anna 31: 8/5 6/5
        Anna used 102 s
        Marc claims the game on time
        Marc wins 2 points
        """,
    source='"Backgammon – Regole del gioco", the rules page of an app: "Sistema dei timer"',
    rules="timed-app",
    options=("time.system", "time.delay_s", "time.reserve.fixed_s"),
)
CLAIM_TOO_LATE = warning(
    "TM006",
    "claim-too-late",
    "a game is claimed on time when the right to it has lapsed",
    why="""
        Where the right to claim a game lapses as soon as play goes on, the opponent has to speak up
        at once. Where the rule set does not say whether it lapses, both verdicts are told as IN013.
        """,
    bad="""
        players: Anna, Marc
        match to 7
        option: time.claim_lapses_on_move = true

        game 1
        Anna rolls 31
        Anna used 120 s
        Anna plays 8/5 6/5
        Marc claims the game on time
        """,
    good="""
        players: Anna, Marc
        match to 7
        option: time.claim_lapses_on_move = true

        game 1
        Anna rolls 31
        Anna used 120 s
        Marc claims the game on time
        Marc wins 2 points
        """,
    source='"Backgammon – Regole del gioco", the rules page of an app, which leaves it open',
    rules="timed-app",
    options=("time.claim_lapses_on_move",),
)
WRONG_FIRST_RESERVE = error(
    "TM007",
    "wrong-first-reserve",
    "the clock is set to another reserve than the rules give",
    why="""
        A reserve is so much for each point of the match. A clock that is brought in later has less,
        as points have been scored without it: by the rules of 2013 two minutes a point, and one
        minute less for each point that either player has scored. bgaudit goes on with the reserve
        that the clock was set to.
        """,
    bad="""
        players: Anna, Marc
        match to 11
        clock: simple, delay 12 s, reserve 22:00

        game 6
        score 3-2
        Anna 31: 8/5 6/5
        """,
    good="""
        players: Anna, Marc
        match to 11
        clock: simple, delay 12 s, reserve 17:00

        game 6
        score 3-2
        Anna 31: 8/5 6/5
        """,
    source="US Backgammon clock rules 2013; UK Backgammon Federation rules 2019",
    rules="us-clock-2013",
    options=(
        "time.reserve.per_point_s",
        "time.reserve.per_scored_point_deduction_s",
        "time.reserve.fixed_s",
        "time.reserve.extra_s",
    ),
)
WRONG_DELAY = error(
    "TM008",
    "wrong-delay",
    "the clock is set to another delay than the rules give",
    why="""
        The delay is the time of each turn that costs no reserve, twelve seconds in most tournament
        rules. With another one both reserves run out too early or too late. bgaudit goes on with
        the delay that the clock was set to.
        """,
    bad="""
        players: Anna, Marc
        match to 7
        clock: simple, delay 9 s, reserve 14:00

        game 1
        Anna 31: 8/5 6/5
        """,
    good="""
        players: Anna, Marc
        match to 7
        clock: simple, delay 12 s, reserve 14:00

        game 1
        Anna 31: 8/5 6/5
        """,
    source="US Backgammon clock rules 2013",
    rules="us-clock-2013",
    options=("time.delay_s",),
)
IMPOSSIBLE_READING = error(
    "TM009",
    "reserve-that-grows",
    "a clock shows more than before, less than nothing, or ran for the wrong player",
    why="""
        A reserve only gets smaller, and only while its owner is on turn; a Bronstein delay gives
        back no more than the delay. Mostly a reading is written down wrongly, or the wrong clock
        was running. bgaudit goes on with what the clock shows.
        """,
    bad="""
        Anna 31: 8/5 6/5
        Anna clock 5:10
        Marc 42: 8/4 6/4
        Anna 65: 24/13
        Anna clock 5:25
        """,
    good="""
        Anna 31: 8/5 6/5
        Anna clock 5:10
        Marc 42: 8/4 6/4
        Anna 65: 24/13
        Anna clock 4:25
        """,
    source="US Backgammon clock rules 2013",
    options=("time.system", "time.delay_s"),
)
PLAY_AFTER_THE_FLAG = error(
    "TM010",
    "play-after-the-flag",
    "the record goes on after a game or match was lost on time",
    why="""
        A flag that is seen to fall ends the match, or under other rules the game, whoever is ahead.
        What is played after that does not count.
        """,
    bad="""
        players: Anna, Marc
        match to 7
        clock: simple, delay 12 s, reserve 14:00

        game 1
        Anna rolls 31
        Anna's flag falls
        Anna plays 8/5 6/5
        Marc wins 7 points and the match
        """,
    good="""
        players: Anna, Marc
        match to 7
        clock: simple, delay 12 s, reserve 14:00

        game 1
        Anna rolls 31
        Anna's flag falls
        Marc wins 7 points and the match
        """,
    source="US Backgammon clock rules 2013; World Backgammon Internet Federation, rules",
    rules="us-clock-2013",
    options=("time.expiry", "time.must_be_claimed"),
)
TWO_FALLEN_FLAGS = error(
    "TM011",
    "two-fallen-flags",
    "both players' flags are seen to fall",
    why="""
        The player whose flag falls first has lost, and nothing that the other clock shows changes
        that. Where both have fallen, the first one had gone unnoticed or the clock ran on. bgaudit
        goes by the times of day, or else by the order in the record.
        """,
    bad="""
        players: Anna, Marc
        match to 7
        clock: simple, delay 12 s, reserve 14:00

        game 1
        Anna rolls 31
        15:02:07 Anna's flag falls
        15:02:31 Marc's flag falls
        Marc wins 7 points and the match
        """,
    good="""
        players: Anna, Marc
        match to 7
        clock: simple, delay 12 s, reserve 14:00

        game 1
        Anna rolls 31
        15:02:07 Anna's flag falls
        Marc wins 7 points and the match
        """,
    source="US Backgammon clock rules 2013",
    rules="us-clock-2013",
)
WRONG_LATENESS_PENALTY = error(
    "TM012",
    "wrong-lateness-penalty",
    "a late player is not given the penalty points that the rules have for it",
    why="""
        Who comes late to a match draws penalty points, which his opponent scores: one after some
        minutes, and another for each further few. Where they are not given, or too many or too few,
        the match begins at the wrong score.
        """,
    bad="""
        players: Anna, Marc
        match to 7

        game 1
        Anna is late 12 minutes
        Anna 31: 8/5 6/5
        """,
    good="""
        players: Anna, Marc
        match to 7

        game 1
        Anna is late 4 minutes
        Anna 31: 8/5 6/5
        """,
    source="UK Backgammon Federation rules 2019, as restated by Westover Consulting",
    rules="ukbgf-2019",
    options=("penalty.first_late_min", "penalty.each_min"),
)
FORFEITED_DELAY = note(
    "TM013",
    "forfeited-delay",
    "a player who grabs the dice too soon forfeits his delay",
    why="""
        Who takes up dice before his opponent has hit the clock gains time. The opponent may then
        ask that he forfeit the delay of his turn, so that his reserve runs at once.
        """,
    bad="""
        Anna 31: 8/5 6/5
        Anna demands the delay
        Marc 42: 8/4 6/4
        """,
    good="""
        Anna 31: 8/5 6/5
        Marc 42: 8/4 6/4
        """,
    source="US Backgammon Federation, revisions of 2024",
    rules="usbgf-2024",
)
CLOCK_STARTED_IN_A_GAME = error(
    "TM014",
    "clock-started-in-a-game",
    "the clock is brought in during a game",
    why="""
        A match that is begun without a clock can be put on one, but only between two games.
        Of a game that is under way nobody can tell how much time either player has used.
        """,
    bad="""
        players: Anna, Marc
        match to 11

        game 1
        Anna 31: 8/5 6/5
        clock starts delay 12 s reserve 22:00
        Marc 42: 8/4 6/4
        """,
    good="""
        players: Anna, Marc
        match to 11

        game 1
        clock starts delay 12 s reserve 22:00
        Anna 31: 8/5 6/5
        Marc 42: 8/4 6/4
        """,
    source="US Backgammon clock rules 2013",
    rules="us-clock-2013",
)
