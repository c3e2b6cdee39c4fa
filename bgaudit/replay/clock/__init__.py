"""The clock of a match: what it must show, when a flag falls, and who lost by it."""
