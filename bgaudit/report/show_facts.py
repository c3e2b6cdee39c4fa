"""What ``show`` says of a record, as data: schema 1, keys are only ever added."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from operator import attrgetter

from bgaudit.dispute.deeds import Deed, as_told
from bgaudit.dispute.scene import Comparison, Scene, Told
from bgaudit.replay.moments import Moment
from bgaudit.replay.outcome import Audit
from bgaudit.replay.turns.what_follows import Following
from bgaudit.report.facts import SCHEMA, Facts, file_facts, finding_facts, run_facts
from bgaudit.report.fingerprint import fingerprints
from bgaudit.report.json_text import json_text
from bgaudit.report.legal_pages import play_facts, ruling_facts
from bgaudit.rules.board import pip_count
from bgaudit.rules.position_id import Position, to_gnubg_id, to_xgid
from bgaudit.rules.ruleset import RuleSet

Shown = tuple[Scene, Sequence[Comparison]]
"""A scene, and what other rule sets say of it."""


def scenes_as_json(audit: Audit, shown: Iterable[Shown]) -> str:
    """One object: the file, and each scene on a line."""
    marks = fingerprints(audit)
    facts = [json_text(_scene_facts(scene, others, marks)) for scene, others in shown]
    return _document(audit, "scenes", facts)


def deeds_as_json(audit: Audit, deeds: Iterable[Deed]) -> str:
    """One object: the file, and each deed that can be asked for on a line."""
    return _document(audit, "deeds", [json_text(_deed_facts(audit, deed)) for deed in deeds])


def _document(audit: Audit, name: str, items: Sequence[str]) -> str:
    head = {"schema": SCHEMA} | run_facts(audit.rules) | file_facts(audit)
    lines = ",".join(f"\n  {item}" for item in items)
    return f'{json_text(head)[:-1]},\n "{name}": [{lines}]}}\n'


def _deed_facts(audit: Audit, deed: Deed) -> Facts:
    moment = deed.moment
    position = moment.position
    return {
        "at": deed.address,
        "match": moment.match,
        "game": moment.game,
        "move": deed.move,
        "player": moment.player,
        "line": _place(audit, moment)[0],
        "column": _place(audit, moment)[1],
        "dice": moment.turn and moment.turn.dice,
        "recorded": as_told(audit.source, moment),
        "xgid": position and to_xgid(position),
        "findings": [
            {"number": number, "code": finding.code}
            for number, finding in enumerate(audit.findings, 1)
            if finding.span == moment.event.span
        ],
    }


def _scene_facts(scene: Scene, others: Sequence[Comparison], marks: Sequence[str]) -> Facts:
    source, moment, choices = scene.audit.source, scene.moment, scene.choices
    start, end = map(source.shown_place, scene.span)
    finding = scene.told[0].finding if scene.told else None
    return {
        "at": scene.address,
        "match": moment.match if moment else finding and finding.match,
        "game": moment.game if moment else finding and finding.game,
        "move": scene.move,
        "player": moment.player if moment else finding and finding.player,
        "line": start and start.line,
        "column": start and start.column,
        "end_line": end and end.line,
        "end_column": end and end.column,
        "text": source.text[slice(*scene.span)],
        "recorded": scene.recorded or None,
        "rules": scene.rules.name,
        "position": _position_facts(moment) if moment else None,
        "findings": [_told_facts(scene, told, marks) for told in scene.told],
        "ruling": scene.ruling and ruling_facts(scene.ruling),
        "plays": None if choices is None else list(map(play_facts, choices.plays)),
        "legal_if_passing": list(map(play_facts, choices.if_passing)) if choices else [],
        "illegal_if_passing": list(map(play_facts, choices.unless_passing)) if choices else [],
        "sources": scene.rules.sources,
        "not_verified": scene.rules.not_verified,
        "compare": [_comparison_facts(other) for other in others],
    }


def _position_facts(moment: Moment) -> Facts | None:
    position = moment.position
    if position is None:
        return None
    length, score = moment.terms.length, moment.terms.score
    return {
        "xgid": to_xgid(position),
        "gnubg_id": to_gnubg_id(position),
        "on_roll": position.on_roll,
        "own": position.board.own,
        "other": position.board.other,
        "dice": position.dice,
        "cube": position.cube,
        "cube_owner": position.cube_owner,
        "length": length,
        "score": score,
        "away": [max(0, length - points) for points in score] if length and score else None,
        "crawford": moment.terms.crawford,
        "jacoby": position.jacoby,
        "beaver": position.beaver,
        "pips": _pips(position),
    }


def _pips(position: Position) -> list[int]:
    """Side 1's pip count and side 2's."""
    board = position.board if position.on_roll == 1 else position.board.turned()
    return [pip_count(board.own), pip_count(board.other)]


def _told_facts(scene: Scene, told: Told, marks: Sequence[str]) -> Facts:
    facts = finding_facts(scene.audit.source, told.finding, marks[told.number - 1])
    return {
        "number": told.number,
        **facts,
        "following": _following_facts(told.following, scene.rules),
    }


def _following_facts(following: Following, rules: RuleSet) -> Facts:
    return {
        "outcome": following.outcome,
        "words": following.words,
        "options": {key: attrgetter(key)(rules) for key in following.options},
    }


def _comparison_facts(other: Comparison) -> Facts:
    return {
        "rules": other.rules.name,
        "differs": other.differs,
        "number": other.plays,
        "findings": [
            {
                "code": told.finding.code,
                "severity": told.finding.severity,
                "status": told.finding.status,
                "message": told.finding.message,
                "following": _following_facts(told.following, other.rules),
            }
            for told in other.told
        ],
    }


def _place(audit: Audit, moment: Moment) -> tuple[int | None, int | None]:
    place = audit.source.shown_place(moment.event.span.start)
    return place or (None, None)
