"""The grammars, and the rules of each that may be the whole text of a piece."""

from __future__ import annotations

from bgaudit.transcript import notation
from bgaudit.transcript.bga import events
from bgaudit.transcript.bgroom import lines as bgroom
from bgaudit.transcript.bkg import lines as bkg
from bgaudit.transcript.gam import names as gam
from bgaudit.transcript.gmd import pieces as gmd
from bgaudit.transcript.javafibs import pieces as javafibs
from bgaudit.transcript.mat import pieces
from bgaudit.transcript.oldmoves import lines as oldmoves
from bgaudit.transcript.party import pieces as party
from bgaudit.transcript.sgf import values
from bgaudit.transcript.sgg import lines as sgg
from bgaudit.transcript.snowie import reader as snowie
from bgaudit.transcript.tmg import lines as tmg
from bgaudit.transcript.xgtext import pieces as xgtext

STARTS = {
    "notation.lark": notation.STARTS,
    "mat.lark": pieces.STARTS,
    "bga.lark": events.STARTS,
    "oldmoves.lark": oldmoves.STARTS,
    "sgg.lark": sgg.STARTS,
    "tmg.lark": tmg.STARTS,
    "party.lark": party.STARTS,
    "gam.lark": gam.STARTS,
    "bgroom.lark": bgroom.STARTS,
    "bkg.lark": bkg.STARTS,
    "gmd.lark": gmd.STARTS,
    "javafibs.lark": javafibs.STARTS,
    "snowie.lark": snowie.STARTS,
    "xgtext.lark": xgtext.STARTS,
    "sgf.lark": ["collection", *values.STARTS],
}
