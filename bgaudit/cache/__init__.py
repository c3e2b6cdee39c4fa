"""Audits that were made before: what was read once under the same conditions is not read again.

:mod:`~bgaudit.cache.keys` says when two audits are the same, :mod:`~bgaudit.cache.shelf` keeps them
in a file, :mod:`~bgaudit.cache.memory` does without that file where it is of no use, and
:mod:`~bgaudit.cache.place` says where it is.
"""
