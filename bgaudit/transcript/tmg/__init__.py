"""TrueMoneyGames .tmg. :func:`read` takes any text and never raises."""

from bgaudit.transcript.tmg.reader import read

__all__ = ["read"]
