"""``python -m bgaudit``."""

from bgaudit.cli import main

main()
