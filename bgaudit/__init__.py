"""bgaudit: the referee and linter for backgammon match records."""

__version__ = "0.1.0"
