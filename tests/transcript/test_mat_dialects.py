"""One small record in the manner of each program, and all that is read of it.

The games are invented, and broken off where they have shown their writer's habits.
"""

from __future__ import annotations

from mat_notation import told

from bgaudit.source import Source

GNUBG = """\
; [Event "Club evening"]
; [EventDate "2024.03.09"]

 5 point match

 Game 1
 Anna Bianchi : 0               Marc Dubois : 0
  1)                             31: 8/5 6/5~
  2) 41: 24/23 13/9              66: 24/18 24/18 13/7* 13/7
  3) 62: 25/23~                   Doubles => 2
  4)  Takes                      33: 18/15 18/15 6/3 6/3
  5) 11: 24/23 24/23 13/12* 13/12 21: 25/24 6/4
  6)  Doubles => 4                Drops
      Wins 2 points

 Game 2
 Anna Bianchi : 2               Marc Dubois : 0
  1) 21: 24/23 13/11              Doubles => 2
  2)  Drops                       Wins 1 point
"""

GNUBG_TOLD = """\
match, 5 points; event=Club evening; eventdate=2024.03.09
 game 1: Anna Bianchi 0 - Marc Dubois 0
  1  R 31: 8/5 6/5
  2  L 41: 24/23 13/9  R 66: 24/18 24/18 13/7* 13/7
  3  L 62: bar/23  R double 2
  4  L take  R 33: 18/15 18/15 6/3 6/3
  5  L 11: 24/23 24/23 13/12* 13/12  R 21: bar/24 6/4
  6  L double 4  R drop
  -  L wins 2
 game 2: Anna Bianchi 2 - Marc Dubois 0
  1  L 21: 24/23 13/11  R double 2
  2  L drop  R wins 1"""

XG = """\
; [Site "Lyon"]
; [Match ID "-482910337"]
; [Event "Open de printemps"]
; [Player 1 "Łukasz Nowak Ida Holm"]
; [Player 2 "José García"]
; [Player 1 Elo "1600.00/0"]
; [Variation "Backgammon"]
; [Crawford "On"]
; [CubeLimit "1024"]

7 point match

 Game 1
 José García : 0                       Łukasz Nowak Ida Holm : 0
  1)                                   43: 24/20 13/10
  2) 63: 24/15*                        66: Cannot Move
  3) 66: 24/Off                        31: Bar/24 6/5*(2)
  4) 52: Bar/23 13/8                   33: 17/5
  5)  Doubles => 2                      Takes
  6) 63: ????                           Wins 4 points



 Game 2
 José García : 0                       Łukasz Nowak Ida Holm : 4
  1) 31: 8/5 6/5                       11: 8/7(2) 6/5(2)
                                        Wins 3 points and the match
"""

XG_TOLD = """\
! byte-order-mark 1: utf-8
match, 7 points; site=Lyon; match id=-482910337; event=Open de printemps; \
player 1=Łukasz Nowak Ida Holm; player 2=José García; player 1 elo=1600.00/0; \
variation=Backgammon; crawford=On; cubelimit=1024
 game 1: José García 0 - Łukasz Nowak Ida Holm 0
  1  R 43: 24/20 13/10
  2  L 63: 24/15*  R 66: (Cannot Move)
  3  L 66: 24/off  R 31: bar/24 6/5*(2)
  4  L 52: bar/23 13/8  R 33: 17/5
  5  L double 2  R take
  6  L 63: ????  R wins 4
 game 2: José García 0 - Łukasz Nowak Ida Holm 4
  1  L 31: 8/5 6/5  R 11: 8/7(2) 6/5(2)
  -  R wins 3 and the match"""

XG_OLD_STYLE = """\
; [Site ""]
; [Transcriber "Ida Holm"]

0 point match

 Game 1
 Ida : 0                        Bo : 0
 ; Set Pos=-a-BBBC-B-----------cbccb-/0
  1) 61: 8/2 3/2                 43:
  2) 33: 25/22 8/5 8/5 4/1       62: 25/19 3/0
  3)  ????                        Wins 2 points
"""

XG_OLD_STYLE_TOLD = """\
match, 0 points; site=; transcriber=Ida Holm
 game 1: Ida 0 - Bo 0
  -  ? position -a-BBBC-B-----------cbccb-
  1  L 61: 8/2 3/2  R 43:
  2  L 33: bar/22 8/5 8/5 4/1  R 62: bar/19 3/off
  3  L ????  R wins 2"""

XG_MOBILE = """\
; [Site "XG Mobile"]
; [TimeControl "*0"]

3 point match

Game 1~
Ida : 0                              Bo : 0
 1) 31: 8/5 6/5                      52: 13/8 24/22
 2) 64: 24/14                        33: 8/5(2) 6/3(2)
 3)  Doubles => 2                     Drops
 4)  Wins 1 point
"""

XG_MOBILE_TOLD = """\
match, 3 points; site=XG Mobile; timecontrol=*0
 game 1: Ida 0 - Bo 0
  1  L 31: 8/5 6/5  R 52: 13/8 24/22
  2  L 64: 24/14  R 33: 8/5(2) 6/3(2)
  3  L double 2  R drop
  4  L wins 1"""

STUDIO = """\
; [Site "Backgammon Studio"]
; [Match ID "1234567"]
; [Player 1 "Ernst Kümmel"]
; [ClockType "Live8 780/10"]

5 point match


 Game 1
 ernie : 0                              night owl : 0
  1)                                    62: 24/18 13/11
  2) 42: 8/4* 6/4                       51: bar/20 24/23
  9) 66: 24/12(2)                       53: Cannot Move
  10) 55: bar/20 7/2*(2) 6/1            61: bar/24 13/7
  11)  Doubles => 2                      Takes
  12) 32: ????                           Wins 4016 point

 Game 2
 ernie : 0                              night owl : 4
  1) 31: 8/5 6/5                        00: ????
  2) 32: Concedes                        Wins 2 point
  3)
  4)  Wins 1004 point
"""

STUDIO_TOLD = """\
match, 5 points; site=Backgammon Studio; match id=1234567; player 1=Ernst Kümmel; \
clocktype=Live8 780/10
 game 1: ernie 0 - night owl 0
  1  R 62: 24/18 13/11
  2  L 42: 8/4* 6/4  R 51: bar/20 24/23
  9  L 66: 24/12(2)  R 53: (Cannot Move)
  10  L 55: bar/20 7/2*(2) 6/1  R 61: bar/24 13/7
  11  L double 2  R take
  12  L 32: ????  R wins 4016
  ! row-number 13: 9
 game 2: ernie 0 - night owl 4
  1  L 31: 8/5 6/5  R 00?: ????
  2  L 32: resigned: Concedes  R wins 2
  4  L wins 1004"""

GALAXY = """\
; [Site "BackgammonGalaxy"]
; [Match ID "55501"]
; [Player 1 "3gatos"]
; [Player 1 Elo "1,00/0"]

16 point match

 Game 1
 3gatos : 0                       : 0
  1) 31: 8/5 6/5                 61: 13/7 8/7
  2) 51:                         44: 24/20 24/20 13/9 13/9
  3) 64: 25/21 10/4              22: 6/4 6/4 3/1 3/1
  4) 33: 3/0 3/0 2/0 1/0         24)  Losses 1 point

      Wins 1 point and the match
"""

GALAXY_TOLD = """\
match, 16 points; site=BackgammonGalaxy; match id=55501; player 1=3gatos; player 1 elo=1,00/0
 game 1: 3gatos 0 -  0
  1  L 31: 8/5 6/5  R 61: 13/7 8/7
  2  L 51:  R 44: 24/20 24/20 13/9 13/9
  3  L 64: bar/21 10/4  R 22: 6/4 6/4 3/1 3/1
  4  L 33: 3/off 3/off 2/off 1/off
  24  L loses 1
  -  L wins 1 and the match
  ! glued-row 13: 24"""

GRIDGAMMON = """\
 5 point match

 Game 4
 owl_7,1635 : 2                    ann,1749 : 3
  1) 13: 6/5 8/5                   25: 24/22 13/8
  2) 46: 24/14                      Doubles => 2
  3)  Takes                        66:~
  4) 63:                            Wins 100 points

 Game 5
 owl_7,1635 : 2                    ann,1749 : 5
  1) 62:~"""

GRIDGAMMON_TOLD = """\
match, 5 points
 game 4: owl_7,1635 2 - ann,1749 3
  1  L 13: 6/5 8/5  R 25: 24/22 13/8
  2  L 46: 24/14  R double 2
  3  L take  R 66:
  4  L 63:  R wins 100
 game 5: owl_7,1635 2 - ann,1749 5
  1  L 62:"""

SNOWIE = """\
 3 point match

 Game 1
 Anna : 0                       Marc : 0
  1) 31: 8/5 6/5                 42: Illegal play ({dump})
  2) 65: 24/13                    Wins 1 point
"""
SNOWIE_DUMP = (
    "3;0;0;0;0;Anna;Marc;0;0;0;1;0;0;-2;0;0;0;2;4;0;2;0;0;0;-5;5;0;0;-3;0;-3;-2;0;0;0;0;2;0;0;0;"
)

SNOWIE_TOLD = """\
match, 3 points
 game 1: Anna 0 - Marc 0
  1  L 31: 8/5 6/5  R 42: illegal ({dump})
  2  L 65: 24/13  R wins 1"""

JELLYFISH = """\
 7 point match

 Game 1
 OneWord : 0                    Another : 0
  1)                             42: 8/4 6/4
  2) 34:                          Doubles => 2
  3)  Takes                      53: 8/3 6/3
 Wins 2 points

Game 2
 OneWord : 2                    Another : 0
  1) 66: 8/2                     51: 13/8 6/5
                                  Wins 1 point
"""

JELLYFISH_TOLD = """\
match, 7 points
 game 1: OneWord 0 - Another 0
  1  R 42: 8/4 6/4
  2  L 34:  R double 2
  3  L take  R 53: 8/3 6/3
  -  L wins 2
 game 2: OneWord 2 - Another 0
  1  L 66: 8/2  R 51: 13/8 6/5
  -  R wins 1"""

OPENGAMMON = """\
; [Site "OpenGammon"]
; [Cubelimit "64"]

 3 point match

 Game 1
AlexB78: 0                                     carla: 0
 1) 25: 13/8 13/11                             46: 24/14
 9) 31: 8/5 6/5                                Doubles => 2
10) Takes                                      62: 24/18 13/11
11) 64: 24/14                                  Resigned Game
                                               Wins 3 points and the match
"""

OPENGAMMON_TOLD = """\
match, 3 points; site=OpenGammon; cubelimit=64
 game 1: AlexB78 0 - carla 0
  1  L 25: 13/8 13/11  R 46: 24/14
  9  L 31: 8/5 6/5  R double 2
  10  L take  R 62: 24/18 13/11
  11  L 64: 24/14  R resigned: Resigned Game
  -  R wins 3 and the match
  ! row-number 9: 9"""

ENGINE_LOG = """\
# two engines, seed 7
Money session

 Game 1
 new : 0                        old : 0
  1) 12: 13/11/10                65: 24/18/13
  2) 24: 24/18*/14               41: 25/21*/20* 5/2* 5/2*
  3)  Doubles => 2                Beavers => 4
  4) 13: 14/9*/4*                 Raccoons => 8
      Wins 4 points

 Game 2
 new : 4                        old : 0
  1) 21: 13/11 6/5               63: 24/18 13/10
                                  Wins 2 points

; the same again
0 point match

 Game 1
 old : 0                        new : 0
  1) 31: 8/5 6/5
"""

ENGINE_LOG_TOLD = """\
match, 0 points
 game 1: new 0 - old 0
  1  L 12: 13/11/10  R 65: 24/18/13
  2  L 24: 24/18*/14  R 41: bar/21*/20* 5/2* 5/2*
  3  L double 2  R beaver 4
  4  L 13: 14/9*/4*  R raccoon 8
  -  L wins 4
 game 2: new 4 - old 0
  1  L 21: 13/11 6/5  R 63: 24/18 13/10
  -  R wins 2
match, 0 points
 game 1: old 0 - new 0
  1  L 31: 8/5 6/5"""

TRANSCRIBED = """\
; [Event "Final"]
; +---------------------------------------------+
; |  Game 6, Move 2 of Anna --> 11 was illegal  |
; +---------------------------------------------+
+--------------------------+
|  31: 8/5 6/5 was better  |
+--------------------------+
7-POINT MATCH

 Game 6 (Crawford)
 Anna : 6         Marc : 2
 1) 62 24/18 13/11   3-1: 8/5, 6/5
; the clock was stopped here
 2) 55: dances   64 : b/15     # a long think
 3) 33: b/22* 8/5(3)   Redoubles ==> 4
 4) Accepts   21: 3/o 2/off   ; connection lost
      Wins 1 point and the      Match
; Marc wins by forfeit
"""

TRANSCRIBED_TOLD = """\
match, 7 points; event=Final
 game 6: Anna 6 - Marc 2
  1  L 62: 24/18 13/11  R 31: 8/5 6/5
  2  L 55: (dances)  R 64: bar/15
  3  L 33: bar/22* 8/5(3)  R double 4
  4  L take  R 21: 3/off 2/off
  -  L wins 1 and the match"""


def record(text: str) -> str:
    """A record with ``~`` for each space at a line's end."""
    return text.replace("~", " ")


def test_gnubg() -> None:
    assert told(record(GNUBG)) == GNUBG_TOLD


def test_xg() -> None:
    """It pads its lines, ends them with CRLF and begins with a byte order mark."""
    lines = "".join(f"{line:<73}\r\n" for line in XG.splitlines())
    source = Source.from_bytes("xg.txt", b"\xef\xbb\xbf" + lines.encode())
    assert told(source) == XG_TOLD


def test_xg_in_its_older_style() -> None:
    assert told(XG_OLD_STYLE) == XG_OLD_STYLE_TOLD


def test_xg_mobile() -> None:
    assert told(record(XG_MOBILE)) == XG_MOBILE_TOLD


def test_backgammon_studio() -> None:
    assert told(STUDIO) == STUDIO_TOLD


def test_backgammon_galaxy() -> None:
    assert told(GALAXY) == GALAXY_TOLD


def test_gridgammon() -> None:
    assert told(record(GRIDGAMMON)) == GRIDGAMMON_TOLD


def test_snowie() -> None:
    text = SNOWIE.format(dump=SNOWIE_DUMP)
    assert told(text) == SNOWIE_TOLD.format(dump=SNOWIE_DUMP)


def test_jellyfish_and_dailygammon() -> None:
    assert told(JELLYFISH.replace("\n", "\r\n")) == JELLYFISH_TOLD


def test_opengammon() -> None:
    assert told(OPENGAMMON) == OPENGAMMON_TOLD


def test_an_engines_log() -> None:
    assert told(ENGINE_LOG) == ENGINE_LOG_TOLD


def test_a_record_written_by_hand() -> None:
    assert told(TRANSCRIBED) == TRANSCRIBED_TOLD
