"""Options of the whole test suite."""

from __future__ import annotations

import gc
import os
import shutil
import tempfile
from contextlib import suppress
from importlib.util import find_spec

import pytest

from bgaudit.cache.place import VARIABLE as CACHE_DIRECTORY

# The tests of the grammars run in the environment of the linters too, which has no hypothesis.
with suppress(ImportError):
    from hypothesis import HealthCheck, settings

    # How fast examples are drawn depends on what else the machine does.
    any_speed = [HealthCheck.too_slow]
    settings.register_profile("steady", derandomize=True, suppress_health_check=any_speed)
    settings.register_profile("searching", derandomize=False, suppress_health_check=any_speed)
    # The same commit has the same tests; `--hypothesis-profile searching` looks for new cases.
    settings.load_profile("steady")


def pytest_configure() -> None:
    """No test reads or writes the cache of the user."""
    os.environ[CACHE_DIRECTORY] = tempfile.mkdtemp(prefix="bgaudit-tests-")


def pytest_collection_finish() -> None:
    """The tests themselves stay; looking through them for garbage would only cost time."""
    gc.collect()
    gc.freeze()


def pytest_unconfigure() -> None:
    shutil.rmtree(os.environ[CACHE_DIRECTORY], ignore_errors=True)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--update-golden",
        action="store_true",
        help="rewrite the expected outputs that differ; look at the diff before committing it",
    )
    parser.addoption(
        "--fast-parser",
        action="store_true",
        help="let hyperlark parse from the first character on, as in a run over a large archive",
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not config.getoption("--fast-parser"):
        return
    if find_spec("hyperlark") is None:
        for item in items:
            item.add_marker(pytest.mark.skip("hyperlark is not installed: pip install '.[fast]'"))
        return
    from bgaudit.transcript import grammar

    grammar.FEW_CHARACTERS = 0


@pytest.fixture(scope="session")
def update_golden(request: pytest.FixtureRequest) -> bool:
    """Whether expected outputs are to be rewritten instead of compared."""
    return bool(request.config.getoption("--update-golden"))
