"""Configuration: what is found in files beside the records, and what it comes to for each of them.

A configuration file holds for the records in its directory and in those below it, as far as none of
them has one of its own: the nearest one upwards from a record is the one in force, alone.
"""
