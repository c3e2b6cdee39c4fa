"""Auditing many records: in this process or in others, and always told in the same order.

:mod:`~bgaudit.running.task` is what there is to do for one record. An executor is given batches of
them, and :mod:`~bgaudit.running.in_order` puts together what comes back.
"""
