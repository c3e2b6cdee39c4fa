"""A Dask cluster: the same audits whatever becomes of workers, which read what is remote."""

from __future__ import annotations

import json
import socket
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
import workers
from typer.testing import CliRunner
from workers import DIES, RECORD, tasks

from bgaudit.cli.commands import whole_app
from bgaudit.inputs.skipped import PathList
from bgaudit.running.in_order import Nothing, ThisProcess, in_order

distributed = pytest.importorskip("distributed", reason="bgaudit[cluster] is not installed")
pytest.importorskip("fsspec", reason="bgaudit[cluster] is not installed")

from bgaudit.running import dask  # noqa: E402 - it cannot be imported without them

APP = whole_app()

pytestmark = pytest.mark.filterwarnings("ignore")  # Of other people's code.


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """A scheduler with two workers, which may die once for a task."""
    import dask as dask_itself

    with (
        dask_itself.config.set({"distributed.scheduler.allowed-failures": 1}),
        distributed.LocalCluster(
            n_workers=2, threads_per_worker=1, dashboard_address=None, silence_logs=50
        ) as cluster,
    ):
        yield cluster.scheduler_address


@pytest.fixture
def cluster(address: str) -> Iterator[dask.Cluster]:
    with distributed.Client(address) as client:
        yield dask.Cluster(client)


def check(*arguments: str) -> tuple[int, str, str]:
    run = CliRunner().invoke(APP, ["check", "--no-cache", "--format", "json", *arguments])
    return run.exit_code, run.stdout, run.stderr


def rows(store: str) -> list[str]:
    """All that a store holds."""
    with closing(sqlite3.connect(store)) as database:
        return list(database.iterdump())


LONG = Path(__file__).parents[2] / "fixtures/mat/clean-match.mat"
NAMES = [f"{number:02}" for number in range(40)]


def test_the_audits_are_those_of_one_process(cluster: dask.Cluster) -> None:
    alone = list(in_order(tasks(*NAMES), ThisProcess(), Nothing(), PathList()))
    assert list(in_order(tasks(*NAMES), cluster, Nothing(), PathList())) == alone


@pytest.mark.parametrize(
    ("work", "dead"), [(workers.deadly_once, []), (workers.deadly, [DIES])], ids=["once", "always"]
)
def test_a_worker_that_dies(
    work: workers.Work,
    dead: list[str],
    cluster: dask.Cluster,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It loses its record only where that is the cause."""
    monkeypatch.setattr(dask, "answers", workers.Answering(work))
    names = ["a", f"{tmp_path}/deadly", "b", "c"]
    found = in_order(tasks(*names), cluster, Nothing(), PathList())
    assert [[each.message for each in audit.findings] for audit, _ in found] == [[], dead, [], []]


class TestCommand:
    @pytest.fixture(autouse=True)
    def in_a_directory_with_records(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.chdir(tmp_path)
        Path("club").mkdir()
        for name in NAMES:
            Path(f"club/{name}.mat").write_text(RECORD.replace("13/11", f"13/{name}"))
        Path("club/readme.txt").write_text("Welcome!\n")
        Path("club/z.mat").symlink_to("missing")

    def test_the_same_bytes(self, address: str) -> None:
        assert check("--executor", f"dask={address}", "club") == check("--jobs", "1", "club")

    @pytest.mark.parametrize("output", ["json", "html"])
    def test_with_a_store(self, address: str, output: str) -> None:
        """With what probably happened, and with what is in two files."""
        for name in ("x.mat", "y.mat"):
            Path("club", name).write_bytes(LONG.read_bytes())
        options = ("--format", output, "--store")
        alone = check(*options, "alone.db", "--jobs", "1", "club")
        assert "undecided" in alone[1]
        assert "this match is also in club/x.mat" in alone[1]
        assert check(*options, "dask.db", "--executor", f"dask={address}", "club") == alone
        assert rows("dask.db") == rows("alone.db")

    def test_of_a_cluster_that_is_made_for_the_run(self) -> None:
        assert check("--executor", "dask", "--jobs", "2", "club") == check("--jobs", "1", "club")

    def test_workers_read_what_is_remote(self, address: str) -> None:
        url = Path("club").resolve().as_uri()
        alone = check("--jobs", "1", url)
        assert alone[0] == 1
        assert alone[2] == (f"bgaudit: skipped 1 file that is no match record: {url}/readme.txt\n")
        assert check("--executor", f"dask={address}", url) == alone

    def test_nothing_answers(self) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            nobody = f"tcp://127.0.0.1:{free.getsockname()[1]}"
            message = f"bgaudit: no Dask scheduler answers at {nobody}\n"
            assert check("--executor", f"dask={nobody}", "club") == (2, "", message)


@pytest.mark.parametrize("executor", ["dusk", "dask=", "tcp://host:1"])
def test_an_executor_that_there_is_not(executor: str) -> None:
    message = f"bgaudit: '{executor}' is no executor: it is dask, or dask=tcp://host:port\n"
    assert check("--executor", executor, ".") == (2, "", message)


def test_a_summary_is_of_what_are_records(address: str, tmp_path: Path) -> None:
    (tmp_path / "a.mat").write_text(RECORD)
    (tmp_path / "b.txt").write_text("Welcome!")
    _, out, _ = check("--executor", f"dask={address}", tmp_path.as_uri())
    assert json.loads(out)["summary"]["files"] == 1
