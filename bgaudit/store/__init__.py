"""A store of results: an SQLite database that runs write to, and that can be asked.

``schema.sql`` is its definition, and tells what each column holds. A file is known by its path as
it was given: auditing it again takes the place of what was there. Nothing is ever written but in
short transactions, so that several runs can write to a store at once.
"""
