"""OGXM files and streams of them: .ogxm, .gvab, .ogxms."""

from bgaudit.transcript.ogxm.reader import read

__all__ = ["read"]
