"""A new record from an old one: with the accepted corrections written into it, and no others."""
