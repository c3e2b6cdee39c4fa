"""The chouette: its order of players, the games of its members, and its ledger."""
