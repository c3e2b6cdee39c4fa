"""What games are worth, and what they add up to."""
