"""What is audited: files, what directories and archives hold, standard input; found and read.

Nothing of an archive is ever written to a disk: its members are read into memory, one by one.
"""
