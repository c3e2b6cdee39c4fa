"""Chouettes as transcripts, and what is said of them in lines that can be read and compared."""

from __future__ import annotations

from bgaudit import Audit, RuleSet, Source, audit, load_preset

START = "order Aldo, Bea, Carla, Dino"
"""Aldo in the box, Bea captain, Carla and Dino beside her."""

BOX_DOUBLES = f"{START}\nBea 31: 8/5 6/5\nAldo doubles"
TEAM_DOUBLES = f"{START}\nAldo 31: 8/5 6/5\nBea doubles"


def won_by_team(captain: str = "Bea", *, gammon: bool = False) -> str:
    """The captain bears off the last man; the box has none off, or one."""
    men = "EEE" if gammon else "EED"
    return f"position -{men}--------------------a-\n{captain} 21: 1/off"


def won_by_box(box: str = "Aldo", *, gammon: bool = False) -> str:
    """The box bears off his last man; the team has none off, or one."""
    men = "eee" if gammon else "eed"
    return f"position -A-----------------{men}----\n{box} 21: 1/off"


def chouette(*games: str, players: str = "Aldo, Bea, Carla, Dino", header: str = "") -> str:
    """A session, game by game."""
    numbered = (f"\ngame {number}\n{game.strip()}\n" for number, game in enumerate(games, 1))
    return f"players: {players}\nmoney session\n{header}{''.join(numbered)}"


def audited(record: str, rules: str | RuleSet = "standard") -> Audit:
    """The audit of a transcript."""
    rule_set = load_preset(rules) if isinstance(rules, str) else rules
    return audit(Source.from_text("chouette.bga", record), rule_set)


def told(record: str, rules: str | RuleSet = "standard") -> list[str]:
    """Each finding as ``CODE the line that it is about``."""
    result = audited(record, rules)
    return [
        f"{finding.code} {result.source.line_text(finding.span.start)}"
        for finding in result.findings
    ]


def messages(record: str, rules: str | RuleSet = "standard") -> list[str]:
    """Each finding as ``CODE player: message``; the player by his number."""
    return [
        f"{finding.code} {finding.player or '-'}: {finding.message}"
        for finding in audited(record, rules).findings
    ]


def ledger(record: str, rules: str | RuleSet = "standard") -> tuple[int, ...] | None:
    """What each player has won or lost in the end."""
    return audited(record, rules).matches[0].ledger
