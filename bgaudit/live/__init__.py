"""A record that is followed while it is being written: what comes in, and what is new to tell."""
