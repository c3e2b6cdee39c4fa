"""The templates, and how whatever a record holds becomes text in them."""

from __future__ import annotations

from functools import cache

from jinja2 import Environment, PackageLoader, StrictUndefined, Template
from markupsafe import Markup

from bgaudit.report import wording
from bgaudit.report.characters import plain, without_fillers


@cache
def template(name: str) -> Template:
    """One of the templates beside this module."""
    return _environment().get_template(name)


@cache
def _environment() -> Environment:
    environment = Environment(
        loader=PackageLoader("bgaudit.report.html"),
        autoescape=True,
        undefined=StrictUndefined,
        finalize=_shown,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
    environment.filters["probably"] = wording.probably
    return environment


def _shown(value: object) -> object:
    """Text on one line without control characters; only what was made as markup is any."""
    return value if isinstance(value, Markup) else plain(without_fillers(str(value)))
