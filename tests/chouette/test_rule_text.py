"""The chouette of Backgammon Circle's rules, sentence by sentence.

Each sentence has a session that keeps to it, in which nothing is found, and one that does not.
"""

from __future__ import annotations

from typing import NamedTuple

import pytest
from chouette_record import (
    BOX_DOUBLES,
    START,
    TEAM_DOUBLES,
    chouette,
    told,
    won_by_box,
    won_by_team,
)

RULES = "backgammon-circle-money"


class Sentence(NamedTuple):
    """What the text says, a session that keeps to it, one that breaks it, and what is found."""

    text: str
    kept: str
    broken: str
    found: list[str]


THROWS = "Aldo throws {}\nBea throws {}\nCarla throws {}\nDino throws {}\n"
BY_THE_THROWS = THROWS.format(6, 5, 4, 2)
TAKEN = f"{BOX_DOUBLES}\nBea takes\nCarla takes\nDino takes\nAldo 42: 8/4 6/4\n"
ONE_DROPPED = f"{BOX_DOUBLES}\nBea takes\nCarla drops\nDino takes\nAldo 42: 8/4 6/4\n"
LOST = f"{BOX_DOUBLES}\nBea drops\nCarla drops\nDino drops"
WON = f"{TEAM_DOUBLES}\nAldo drops"

SENTENCES = [
    Sentence(
        "La chouette è una variante speciale che riunisce 3 o più giocatori in una sola partita.",
        chouette("order Aldo, Bea, Carla\nAldo 31: 8/5 6/5", players="Aldo, Bea, Carla"),
        chouette("Aldo 31: 8/5 6/5\nBea 42: 8/4 6/4", players="Aldo, Bea, Carla"),
        ["CH001 game 1"],
    ),
    Sentence(
        "Tutti lanciano un dado ciascuno, e il più alto diventa il giocatore «nella scatola».",
        chouette(f"{BY_THE_THROWS}Aldo is box"),
        chouette(f"{BY_THE_THROWS}Dino is box"),
        ["CH001 Dino is box"],
    ),
    Sentence(
        "Questo giocatore gioca la partita da solo, mentre tutti gli altri si uniscono in squadra "
        "contro di lui.",
        chouette(f"{TAKEN}{won_by_box()}\nledger Aldo +6, Bea -2, Carla -2, Dino -2"),
        chouette(f"{TAKEN}{won_by_box()}\nledger Aldo +2, Bea -2, Carla 0, Dino 0"),
        ["CH007 ledger Aldo +2, Bea -2, Carla 0, Dino 0"],
    ),
    Sentence(
        "Il secondo più alto diventa il capitano.",
        chouette(f"{BY_THE_THROWS}Bea is captain"),
        chouette(f"{BY_THE_THROWS}Carla is captain"),
        ["CH001 Carla is captain"],
    ),
    Sentence(
        "Il capitano da solo muove le pedine della squadra contro il giocatore nella scatola.",
        chouette(f"{START}\nAldo 31: 8/5 6/5\nBea 42: 8/4 6/4"),
        chouette(f"{START}\nAldo 31: 8/5 6/5\nDino 42: 8/4 6/4"),
        ["CH002 Dino 42: 8/4 6/4"],
    ),
    Sentence(
        "La squadra può comunque consultarsi prima di ogni decisione.",
        chouette(f"{START}\nAldo 31: 8/5 6/5\nCarla suggests 8/4 6/4\nBea 42: 8/4 6/4"),
        chouette(f"{ONE_DROPPED}Carla suggests 8/4 6/4\nBea 42: 8/4 6/4"),
        ["CH005 Carla suggests 8/4 6/4"],
    ),
    Sentence(
        "In caso di disaccordo, la scelta del capitano prevale.",
        chouette(f"{START}\nAldo 31: 8/5 6/5\nBea 42: 8/4 6/4"),
        chouette(f"{START}\nAldo 31: 8/5 6/5\nCarla suggests 24/18\nBea 42: 8/4 6/4"),
        ["CH011 Carla suggests 24/18"],
    ),
    Sentence(
        "La graduatoria del lancio iniziale determina anche l'ordine in cui i giocatori della "
        "squadra prendono posto a fianco del capitano.",
        chouette(f"{BY_THE_THROWS}team Bea, Carla, Dino"),
        chouette(f"{BY_THE_THROWS}team Bea, Dino, Carla"),
        ["CH001 team Bea, Dino, Carla"],
    ),
    Sentence(
        "Se la squadra perde la prima partita, il secondo giocatore diventa il nuovo capitano.",
        chouette(LOST, "Carla is captain"),
        chouette(LOST, "Dino is captain"),
        ["CH009 Dino is captain"],
    ),
    Sentence(
        "Il capitano deposto va all'ultima posizione della squadra.",
        chouette(LOST, "team Carla, Dino, Bea"),
        chouette(LOST, "team Carla, Bea, Dino"),
        ["CH009 team Carla, Bea, Dino"],
    ),
    Sentence(
        "Grazie alla vittoria, il giocatore nella scatola resta nella scatola.",
        chouette(LOST, "Aldo is box"),
        chouette(LOST, "Bea is box"),
        ["CH009 Bea is box"],
    ),
    Sentence(
        "Viceversa, se la squadra vince, il capitano va nella scatola,",
        chouette(WON, "Bea is box"),
        chouette(WON, "Aldo is box"),
        ["CH010 Aldo is box"],
    ),
    Sentence(
        "è sostituito dal secondo giocatore,",
        chouette(WON, "Carla is captain"),
        chouette(WON, "Dino is captain"),
        ["CH010 Dino is captain"],
    ),
    Sentence(
        "mentre il giocatore che era nella scatola va all'ultima posizione della squadra.",
        chouette(WON, "team Carla, Dino, Aldo"),
        chouette(WON, "team Carla, Aldo, Dino"),
        ["CH010 team Carla, Aldo, Dino"],
    ),
    Sentence(
        "La decisione di proporre un raddoppio al giocatore nella scatola deve essere sempre "
        "unanime nella squadra.",
        chouette(f"{TEAM_DOUBLES}\nCarla votes yes\nDino votes yes\nAldo takes\nBea 42: 8/4 6/4"),
        chouette(f"{TEAM_DOUBLES}\nCarla votes yes\nDino votes no\nAldo takes\nBea 42: 8/4 6/4"),
        ["CH003 Bea doubles"],
    ),
    Sentence(
        "Tuttavia, se il giocatore nella scatola propone un raddoppio, ogni membro della squadra "
        "può decidere individualmente se accettare o rifiutare il cubo.",
        chouette(f"{BOX_DOUBLES}\nBea drops\nCarla takes\nDino drops\nAldo 42: 8/4 6/4"),
        chouette(f"{BOX_DOUBLES}\nBea drops\nCarla takes\nAldo 42: 8/4 6/4"),
        ["CH004 Aldo doubles"],
    ),
    Sentence(
        "I giocatori che rifiutano cedono la posta corrente al giocatore nella scatola",
        chouette(f"{ONE_DROPPED}Carla pays Aldo 1 point"),
        chouette(f"{ONE_DROPPED}Carla pays Aldo 2 points"),
        ["CH005 Carla pays Aldo 2 points"],
    ),
    Sentence(
        "e si ritirano dalla partita corrente.",
        chouette(f"{ONE_DROPPED}{won_by_team()}\nledger Aldo -3, Bea +2, Carla -1, Dino +2"),
        chouette(f"{ONE_DROPPED}{won_by_team()}\nledger Aldo -5, Bea +2, Carla +1, Dino +2"),
        ["CH005 ledger Aldo -5, Bea +2, Carla +1, Dino +2"],
    ),
    Sentence(
        "I giocatori che accettano il cubo continuano come squadra per la nuova posta.",
        chouette(f"{ONE_DROPPED}cube 2 team"),
        chouette(f"{ONE_DROPPED}cube 1 centred"),
        ["CH006 cube 1 centred"],
    ),
    Sentence(
        "Se vincono, il giocatore nella scatola paga a ciascun vincitore la posta della partita.",
        chouette(f"{TAKEN}{won_by_team()}\nledger Aldo -6, Bea +2, Carla +2, Dino +2"),
        chouette(f"{TAKEN}{won_by_team()}\nledger Aldo -3, Bea +1, Carla +1, Dino +1"),
        ["CH007 ledger Aldo -3, Bea +1, Carla +1, Dino +1"],
    ),
    Sentence(
        "Se perdono, ognuno di loro paga la posta al giocatore nella scatola.",
        chouette(f"{ONE_DROPPED}{won_by_box()}\nledger Aldo +5, Bea -2, Carla -1, Dino -2"),
        chouette(f"{ONE_DROPPED}{won_by_box()}\nledger Aldo +3, Bea -2, Carla -1, Dino 0"),
        ["CH007 ledger Aldo +3, Bea -2, Carla -1, Dino 0"],
    ),
]


@pytest.mark.parametrize("sentence", SENTENCES, ids=lambda sentence: sentence.text[:40])
def test_a_session_that_keeps_to_it(sentence: Sentence) -> None:
    assert told(sentence.kept, RULES) == []


@pytest.mark.parametrize("sentence", SENTENCES, ids=lambda sentence: sentence.text[:40])
def test_a_session_that_does_not(sentence: Sentence) -> None:
    assert told(sentence.broken, RULES) == sentence.found
