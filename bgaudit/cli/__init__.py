"""The command line: one module per command, each importing what it needs when it runs."""

from __future__ import annotations

import gc
import sys

_OBJECTS_BETWEEN_COLLECTIONS = 100_000


def main() -> None:
    """Run the command line; this is the console script."""
    from bgaudit.cli.commands import app_for

    # Neither loading nor an audit leaves cycles behind, so that looking for them often would only
    # cost time.
    gc.set_threshold(_OBJECTS_BETWEEN_COLLECTIONS)
    app_for(sys.argv[1:])(prog_name="bgaudit")
