"""The doubling cube as a game goes on."""
