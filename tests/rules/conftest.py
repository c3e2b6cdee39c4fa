"""The engines that the rules are compared with."""

from __future__ import annotations

from types import ModuleType

import pytest


@pytest.fixture(scope="session")
def gnubg() -> ModuleType:
    """GNU Backgammon's move generator and identifiers."""
    module: ModuleType = pytest.importorskip("gnubg_nn", reason="needs gnubg-nn")
    return module


@pytest.fixture(scope="session")
def spiel() -> ModuleType:
    """OpenSpiel's backgammon."""
    module: ModuleType = pytest.importorskip("pyspiel", reason="needs open-spiel")
    return module
