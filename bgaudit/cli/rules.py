"""``bgaudit rules``: the rule sets, one of them whole, or how two differ."""

from __future__ import annotations

from typing import Annotated

import typer

EPILOG = """\
\b
Examples:
  bgaudit rules
  bgaudit rules usbgf-2024 > house.yaml
  bgaudit rules --diff standard house.yaml
"""


def rule_sets() -> list[str]:
    """The names of the rule sets that come with bgaudit, as a shell completes them."""
    from bgaudit.rules.presets import preset_names

    return preset_names()


def rules(
    name: Annotated[
        str | None,
        typer.Argument(
            metavar="[NAME]",
            help="A rule set, by its name or by its file, to print whole as YAML.",
            autocompletion=rule_sets,
        ),
    ] = None,
    diff: Annotated[
        tuple[str, str] | None,
        typer.Option(metavar="NAME NAME", help="Two rule sets, to list in what they differ."),
    ] = None,
) -> None:
    """List the rule sets, print one whole, or compare two.

    A rule set is a YAML file. Print one, or write a file that names under "extends" the one that it
    changes, and give it to "bgaudit check --rules".
    """
    from bgaudit.cli import output
    from bgaudit.cli.refusal import RefusalError, refusals
    from bgaudit.report.rule_set_pages import as_yaml, differences, rule_sets_table
    from bgaudit.rules.loading import RuleSetError, load_rules, preset_names

    with refusals(RuleSetError):
        if name is not None and diff is not None:
            raise RefusalError("give a rule set to print, or --diff with two, not both")
        if diff is not None:
            one, other = map(load_rules, diff)
            text = differences(one, other, output.width())
        elif name is not None:
            text = as_yaml(load_rules(name))
        else:
            text = rule_sets_table([load_rules(known) for known in preset_names()], output.width())
        output.write([text], for_machines=name is not None)
