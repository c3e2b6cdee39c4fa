"""The chouette: the CH family."""

from __future__ import annotations

from bgaudit.replay.checks.check import error, note

_SOURCE = 'Backgammon Circle, "Regole del Backgammon", on the chouette'

WRONG_ORDER = error(
    "CH001",
    "wrong-order-of-players",
    "the players of a chouette do not sit as their throws put them",
    why="""
        Before the first game each player throws a die. The highest goes to the box, the second is
        captain, and the rest sit beside him in the order of their throws; those who tie throw
        again. The order decides who plays whom for the whole session, so it has to follow from the
        throws, or be written down.
        """,
    bad="""
        players: Aldo, Bea, Carla
        money session

        game 1
        Aldo throws 6
        Bea throws 4
        Carla throws 2
        Bea is box
        """,
    good="""
        players: Aldo, Bea, Carla
        money session

        game 1
        Aldo throws 6
        Bea throws 4
        Carla throws 2
        Aldo is box
        """,
    source=_SOURCE,
)
WRONG_HAND = error(
    "CH002",
    "wrong-hand-at-the-dice",
    "another than the box or the captain rolls or moves in a chouette",
    why="""
        The team may talk a play over, but only its captain rolls and moves its men. Once he has
        dropped, the next in order takes his place in most houses; not every rule text says so. It
        is told once of each player in a game.
        """,
    bad="""
        players: Aldo, Bea, Carla
        money session

        game 1
        order Aldo, Bea, Carla
        Aldo 31: 8/5 6/5
        Carla 42: 8/4 6/4
        """,
    good="""
        players: Aldo, Bea, Carla
        money session

        game 1
        order Aldo, Bea, Carla
        Aldo 31: 8/5 6/5
        Bea 42: 8/4 6/4
        """,
    source=_SOURCE,
    options=("chouette.captain_dropped",),
)
DOUBLE_WITHOUT_CONSENT = error(
    "CH003",
    "double-without-the-team",
    "the team doubles although not all its members agree",
    why="""
        A double by the team raises the stake of each member, so all who are still in the game have
        to agree to it. A member who votes against it stops it; a double that is spoken of and not
        offered is none. Where each member has a cube of his own, he may be free to double alone.
        """,
    bad="""
        players: Aldo, Bea, Carla
        money session

        game 1
        order Aldo, Bea, Carla
        Aldo 31: 8/5 6/5
        Bea doubles
        Carla votes no
        Aldo takes
        Bea 42: 8/4 6/4
        """,
    good="""
        players: Aldo, Bea, Carla
        money session

        game 1
        order Aldo, Bea, Carla
        Aldo 31: 8/5 6/5
        Bea doubles
        Carla votes yes
        Aldo takes
        Bea 42: 8/4 6/4
        """,
    source=_SOURCE,
    options=("chouette.team_double",),
)
UNANSWERED_MEMBER = error(
    "CH004",
    "unanswered-member",
    "a member of the team does not answer the box's double",
    why="""
        Each member answers a double by the box for himself, and whether he is still in the game,
        and for what, hangs on it. So every answer has to be written. What is paid to or by one
        whose answer is missing cannot be checked. Where nobody answers, that is CU006.
        """,
    bad="""
        players: Aldo, Bea, Carla
        money session

        game 1
        order Aldo, Bea, Carla
        Bea 31: 8/5 6/5
        Aldo doubles
        Bea takes
        Aldo 42: 8/4 6/4
        """,
    good="""
        players: Aldo, Bea, Carla
        money session

        game 1
        order Aldo, Bea, Carla
        Bea 31: 8/5 6/5
        Aldo doubles
        Bea takes
        Carla takes
        Aldo 42: 8/4 6/4
        """,
    source=_SOURCE,
    options=("chouette.cube",),
)
WRONG_DROP_PAYMENT = error(
    "CH005",
    "wrong-payment-for-a-drop",
    "a member who drops does not pay the stake before the double, or takes part again",
    why="""
        Who refuses the box's double gives up the stake as it was before it, and pays it to the box.
        From then on he is out of this game: he neither wins nor loses with the team, has no vote,
        and gives no advice.
        """,
    bad="""
        players: Aldo, Bea, Carla
        money session

        game 1
        order Aldo, Bea, Carla
        Bea 31: 8/5 6/5
        Aldo doubles
        Bea takes
        Carla drops
        Carla pays Aldo 2 points
        Aldo 42: 8/4 6/4
        """,
    good="""
        players: Aldo, Bea, Carla
        money session

        game 1
        order Aldo, Bea, Carla
        Bea 31: 8/5 6/5
        Aldo doubles
        Bea takes
        Carla drops
        Carla pays Aldo 1 point
        Aldo 42: 8/4 6/4
        """,
    source=_SOURCE,
    options=("chouette.cube",),
)
WRONG_CUBE = error(
    "CH006",
    "wrong-cube-after-a-double",
    "after the box's double the game goes on otherwise than the answers have it",
    why="""
        Those who take play on together for the doubled stake, and the cube is the team's. If all
        drop, the box has won and the game is over. A cube that is said to lie elsewhere, or to show
        something else, contradicts the answers.
        """,
    bad="""
        players: Aldo, Bea, Carla
        money session

        game 1
        order Aldo, Bea, Carla
        Bea 31: 8/5 6/5
        Aldo doubles
        Bea takes
        Carla takes
        cube 2 box
        """,
    good="""
        players: Aldo, Bea, Carla
        money session

        game 1
        order Aldo, Bea, Carla
        Bea 31: 8/5 6/5
        Aldo doubles
        Bea takes
        Carla takes
        cube 2 team
        """,
    source=_SOURCE,
    options=("chouette.cube",),
)
WRONG_END_PAYMENT = error(
    "CH007",
    "wrong-payment-at-the-end",
    "at the end of a chouette's game another sum is paid than the stake",
    why="""
        The stake is the cube, twice for a gammon and three times for a backgammon. The box pays it
        to each member who is left if the team wins, and each of them pays it to the box if it
        loses; a double by the team that the box drops costs him the stake before it. Nothing is
        paid between members.
        """,
    bad="""
        players: Aldo, Bea, Carla
        money session

        game 1
        order Aldo, Bea, Carla
        Aldo 31: 8/5 6/5
        Bea doubles
        Aldo drops
        ledger Aldo -4, Bea +2, Carla +2
        """,
    good="""
        players: Aldo, Bea, Carla
        money session

        game 1
        order Aldo, Bea, Carla
        Aldo 31: 8/5 6/5
        Bea doubles
        Aldo drops
        ledger Aldo -2, Bea +1, Carla +1
        """,
    source=_SOURCE,
    options=(
        "chouette.cube",
        "score.gammon",
        "score.backgammon",
        "score.backgammon_condition",
        "score.jacoby",
    ),
)
UNEVEN_LEDGER = error(
    "CH008",
    "uneven-ledger",
    "a row of a chouette's ledger does not add up to zero, or the totals are not those of the rows",
    why="""
        What one player wins the others lose, so that every game's row, and the totals, add up to
        zero. A row that does but is not what the game was worth is CH005 or CH007.
        """,
    bad="""
        players: Aldo, Bea, Carla
        money session

        game 1
        order Aldo, Bea, Carla
        Aldo 31: 8/5 6/5
        Bea doubles
        Aldo drops
        ledger Aldo -1, Bea +1, Carla +1
        """,
    good="""
        players: Aldo, Bea, Carla
        money session

        game 1
        order Aldo, Bea, Carla
        Aldo 31: 8/5 6/5
        Bea doubles
        Aldo drops
        ledger Aldo -2, Bea +1, Carla +1
        """,
    source=_SOURCE,
)
WRONG_ORDER_AFTER_LOSS = error(
    "CH009",
    "wrong-order-after-a-loss",
    "the players do not change places as they have to when the team has lost",
    why="""
        When the team has lost, the box stays in the box. The second player becomes captain, and the
        captain goes to the last place of the team. The next games are read in the order that the
        record gives, so that a wrong one is told once.
        """,
    bad="""
        players: Aldo, Bea, Carla
        money session

        game 1
        order Aldo, Bea, Carla
        Bea 31: 8/5 6/5
        Aldo doubles
        Bea drops
        Carla drops

        game 2
        order Aldo, Bea, Carla
        """,
    good="""
        players: Aldo, Bea, Carla
        money session

        game 1
        order Aldo, Bea, Carla
        Bea 31: 8/5 6/5
        Aldo doubles
        Bea drops
        Carla drops

        game 2
        order Aldo, Carla, Bea
        """,
    source=_SOURCE,
)
WRONG_ORDER_AFTER_WIN = error(
    "CH010",
    "wrong-order-after-a-win",
    "the players do not change places as they have to when the team has won",
    why="""
        When the team has won, its captain goes to the box and the second player becomes captain;
        who was in the box goes to the last place of the team. If the captain had dropped, rule
        books differ in who takes the box.
        """,
    bad="""
        players: Aldo, Bea, Carla
        money session

        game 1
        order Aldo, Bea, Carla
        Aldo 31: 8/5 6/5
        Bea doubles
        Aldo drops

        game 2
        order Aldo, Carla, Bea
        """,
    good="""
        players: Aldo, Bea, Carla
        money session

        game 1
        order Aldo, Bea, Carla
        Aldo 31: 8/5 6/5
        Bea doubles
        Aldo drops

        game 2
        order Bea, Carla, Aldo
        """,
    source=_SOURCE,
    options=("chouette.box_to",),
)
OVERRULED_MEMBER = note(
    "CH011",
    "overruled-member",
    "a member of the team speaks for another decision than the captain's",
    why="""
        The team may consult before every decision. If its members disagree, the captain decides,
        and what he plays is the team's play. This is no fault; it is told so that a protest can be
        answered.
        """,
    bad="""
        players: Aldo, Bea, Carla
        money session

        game 1
        order Aldo, Bea, Carla
        Carla suggests 24/23 13/10
        Bea 31: 8/5 6/5
        """,
    good="""
        players: Aldo, Bea, Carla
        money session

        game 1
        order Aldo, Bea, Carla
        Carla suggests 8/5 6/5
        Bea 31: 8/5 6/5
        """,
    source=_SOURCE,
)
