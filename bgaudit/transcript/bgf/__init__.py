"""The .bgf files of BGBlitz."""

from bgaudit.transcript.bgf.reader import read

__all__ = ["read"]
