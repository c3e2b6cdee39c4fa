"""What ``show`` shows: the moments that are asked for, or what there is to choose from."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from bgaudit.cli import output
from bgaudit.cli.one_record import OneRecord, Watched
from bgaudit.cli.refusal import RefusalError
from bgaudit.cli.sinks import new_file
from bgaudit.dispute.deeds import Address, Deed, deeds, found
from bgaudit.dispute.scene import (
    Comparison,
    Scene,
    compared,
    scene_of_finding,
    scene_of_moment,
    scene_there,
)
from bgaudit.rules.ruleset import RuleSet


class Place(NamedTuple):
    """What is asked for: ``GAME[:MOVE[:PLAYER]]`` in a match, or a finding by its number."""

    at: str | None
    match: int | None
    finding: int | None


@dataclass(frozen=True, slots=True)
class Look:
    """How it is shown: from which side, in which signs, and in which file it is drawn."""

    side: int | None
    ascii_only: bool
    svg: str | None
    for_machines: bool


def show_it(record: OneRecord, place: Place, others: Sequence[RuleSet], look: Look) -> None:
    """Show what is asked for, under other rule sets too.

    Raises :class:`RefusalError` or :class:`~bgaudit.dispute.deeds.NoSuchDeedError`, which say what
    there is.
    """
    watched = record.watched()
    if place.finding is not None:
        _show_scenes(record, [_scene_of_finding(record, watched, place.finding)], others, look)
        return
    done = _deeds(watched, place.match)
    address = Address.of(place.at) if place.at is not None else None
    if address is not None:
        _require_one_match(done, address)
        done = found(done, address)
    if address is None or address.move is None:
        if others or look.svg is not None:
            raise RefusalError("--compare and --svg are for a play: name it, as in --at 1:7:1")
        _show_list(watched, done, look)
    else:
        scenes = [scene_of_moment(watched.audit, deed.moment, deed.move) for deed in done]
        _show_scenes(record, scenes, others, look)


def _scene_of_finding(record: OneRecord, watched: Watched, number: int) -> Scene:
    there_are = len(watched.audit.findings)
    if number > there_are:
        what = f"the findings are 1 to {there_are}" if there_are else "check finds nothing in it"
        raise RefusalError(f"there is no finding {number}: {what}")
    return scene_of_finding(watched.audit, number, watched.moments, record.conditions.rules)


def _deeds(watched: Watched, match: int | None) -> list[Deed]:
    """All that is done in the match, or in all of them."""
    audit = watched.audit
    if not audit.matches:
        why = audit.findings[0].message if audit.findings else "no match is found in it"
        raise RefusalError(f"{audit.source.path}: {why}")
    if match is not None and match > len(audit.matches):
        raise RefusalError(f"there is no match {match}: {_matches(len(audit.matches))}")
    return [deed for deed in deeds(watched.moments) if match in (None, deed.moment.match)]


def _matches(number: int) -> str:
    return "the only match is 1" if number == 1 else f"the matches are 1 to {number}"


def _require_one_match(done: Sequence[Deed], address: Address) -> None:
    matches = {deed.moment.match for deed in done if deed.moment.game == address.game}
    if len(matches) > 1:
        named = ", ".join(map(str, sorted(matches)))
        raise RefusalError(f"there is a game {address.game} in matches {named}: give --match too")


def _show_list(watched: Watched, done: Sequence[Deed], look: Look) -> None:
    if look.for_machines:
        from bgaudit.report.show_facts import deeds_as_json

        _write(deeds_as_json(watched.audit, done), look)
    else:
        from bgaudit.report.show_list import deeds_page

        _write(deeds_page(watched.audit, done), look)


def _show_scenes(
    record: OneRecord, scenes: Sequence[Scene], others: Sequence[RuleSet], look: Look
) -> None:
    under = [(rules, record.under(rules)) for rules in others]
    shown = [(scene, _compared(scene, under)) for scene in scenes]
    if look.svg is not None:
        _draw(record, scenes, look.side, look.svg)
    if look.for_machines:
        from bgaudit.report.show_facts import scenes_as_json

        _write(scenes_as_json(scenes[0].audit, shown), look)
        return
    from bgaudit.report.show_pages import scene_page

    pages = (
        scene_page(
            scene,
            comparisons,
            seen_from=look.side,
            ascii_only=look.ascii_only,
            width=output.width(),
        )
        for scene, comparisons in shown
    )
    _write("\n\n".join(pages), look)


def _compared(scene: Scene, under: Sequence[tuple[RuleSet, Watched]]) -> tuple[Comparison, ...]:
    return compared(scene, (scene_there(*watched, scene, rules) for rules, watched in under))


def _draw(record: OneRecord, scenes: Sequence[Scene], side: int | None, path: str) -> None:
    """Draw the only board there is."""
    from bgaudit.report.boards.svg import board_svg
    from bgaudit.report.show_pages import view

    views = [view(scene, side) for scene in scenes]
    first = views[0]
    if len(views) > 1:
        addresses = " or ".join(filter(None, (scene.address for scene in scenes)))
        raise RefusalError(f"--svg draws one board: name the player, as in --at {addresses}")
    if first is None:
        raise RefusalError("--svg has nothing to draw: where the men stand is not known there")
    if os.path.realpath(path) == os.path.realpath(record.place):
        raise RefusalError(f"the board would be written over the record {path}")
    with new_file(path) as sink:
        sink.write([board_svg(first)])
        sink.finish()


def _write(text: str, look: Look) -> None:
    shown = output.in_ascii(text) if look.ascii_only and not look.for_machines else text
    output.write([shown], for_machines=look.for_machines)
