"""A baseline: the findings that are known already, in a file beside the records.

:mod:`~bgaudit.baseline.entries` is what stands in the file, :mod:`~bgaudit.baseline.known` holds
audits against it.
"""
