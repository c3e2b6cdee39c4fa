"""What probably happened where a record cannot be right: the players' fault, or a slip in writing.

Nothing is adopted: the verdict of the rules stays, and a hypothesis stands beside it.
"""
