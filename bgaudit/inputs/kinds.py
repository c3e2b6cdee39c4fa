"""What a file is taken for by its name; what a record says is told from its content."""

from __future__ import annotations

import re

_URL = re.compile(r"[a-zA-Z][a-zA-Z0-9+.-]+://")
_RECORDS = (
    *(".mat", ".sgf", ".bga", ".txt"),
    *(".xg", ".bgf", ".ogxm", ".ogxms", ".gvab"),
    *(".gmd", ".match", ".fibs", ".sgg", ".tmg", ".gam", ".bkg"),
)
_ZIPS = (".zip",)
_TARS = (".tar", ".tar.gz", ".tgz", ".tar.bz2", ".tbz2", ".tar.xz", ".txz")
_PACKED = ".gz"
_PACKED_RECORDS = tuple(record + _PACKED for record in _RECORDS)

NAMED_RECORDS = ", ".join(_RECORDS[:-1]) + f" or {_RECORDS[-1]}"
"""The records that are looked for in directories and in archives, in words."""


def is_record(name: str) -> bool:
    """Whether it is named as a record is that can be read as it stands."""
    return name.lower().endswith(_RECORDS)


def is_url(path: str) -> bool:
    """Whether it is the URL of something, not the path of a file; a drive has one letter."""
    return _URL.match(path) is not None


def is_zip(name: str) -> bool:
    """Whether it is named as a zip archive is."""
    return name.lower().endswith(_ZIPS)


def is_archive(name: str) -> bool:
    """Whether it is named as a zip or tar archive is."""
    return is_zip(name) or name.lower().endswith(_TARS)


def is_packed(name: str) -> bool:
    """Whether it is named as a single packed file is."""
    return name.lower().endswith(_PACKED) and not is_archive(name)


def holds_records(name: str) -> bool:
    """Whether it is named as an archive or a packed record is, of those that are looked for."""
    return is_archive(name) or name.lower().endswith(_PACKED_RECORDS)
