"""What only shows where many records are looked at: matches and games that stand in two files."""
