"""What holds for a whole match or record: its rules, its players, how it is written."""
