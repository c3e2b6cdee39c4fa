"""Every check, declared once: see :class:`~bgaudit.replay.checks.check.Check`.

One module per family: ``moves`` (MV), ``dice`` (DI), ``cube`` (CU), ``score`` (SC), ``match`` (MT),
``time`` (TM) and ``record`` (IN, TX). :mod:`~bgaudit.replay.checks.registry` has them all.
"""
