"""The options of rule sets, a module for each part of the game."""
