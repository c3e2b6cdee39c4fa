"""Records of whole matches, put together from games in which nothing is wrong."""

from __future__ import annotations

MONEY = " Money session\n\n Game 1\n Anna : 0                         Marc : 0\n"
"""What stands before the rows of a session without a match length."""

_WON = {
    "Anna 1": """
  1) 31: 8/5 6/5                 42: 8/4 6/4
  2)  Doubles => 2                Drops
      Wins 1 point
""",
    "Anna 2": """
; Set Pos=-B-----------------eed----/0
  1)  Doubles => 2                Takes
  2) 21: 1/off(2)
      Wins 2 points
""",
    "Marc 1": """
  1) 31: 8/5 6/5                  Doubles => 2
  2)  Drops
                                  Wins 1 point
""",
    "Marc 2": """
; Set Pos=-EED--------------------b-/0
  1) 21: 2/off 1/off              Doubles => 2
  2)  Takes                      21: 1/off(2)
                                  Wins 2 points
""",
    "Anna 1 without the cube": """
; Set Pos=-A-----------------eed----/0
  1) 21: 1/off
      Wins 1 point
""",
    "Marc 1 without the cube": """
; Set Pos=-EED--------------------a-/0
  1) 21: 2/off 1/off             21: 1/off
                                  Wins 1 point
""",
}
"""A game by who wins it and with how many points."""


def match(length: int, *games: str | tuple[str, str]) -> str:
    """A match of this length, game by game, with the score before each.

    A game is one of those above, or the rows of another; with ``("Marc 2", rows)`` the score goes
    on as if he had won it with 2 points, and without that as if nobody had.
    """
    score = {"Anna": 0, "Marc": 0}
    text = f" {length} point match\n"
    for number, game in enumerate(games, 1):
        result, rows = game if isinstance(game, tuple) else (game, _WON.get(game, game))
        text += f"\n Game {number}\n Anna : {score['Anna']:<26}Marc : {score['Marc']}\n"
        text += rows.strip("\n") + "\n"
        if result != rows:
            winner, points = result.split()[:2]
            score[winner] += int(points)
    return text
