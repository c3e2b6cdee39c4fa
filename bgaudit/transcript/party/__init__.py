"""PartyGammon .gam. :func:`read` takes any text and never raises."""

from bgaudit.transcript.party.reader import read

__all__ = ["read"]
