"""Checker play: each turn judged, and the board that it leaves."""
