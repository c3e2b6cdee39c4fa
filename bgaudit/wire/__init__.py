"""How an audit travels between processes, and how it waits in a cache: as text, never as a pickle.

:mod:`~bgaudit.wire.codec` turns records into JSON and back by their types alone,
:mod:`~bgaudit.wire.parcels` does so with whole audits.
"""
