"""Boards as text and as SVG: a position, drawn as one of the two players sees it."""
