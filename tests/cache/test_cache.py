"""What is kept between runs, for whom, and what becomes of a file that is of no use."""

from __future__ import annotations

import multiprocessing
import os
import sqlite3
import zlib
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from permissions import as_somebody_else

from bgaudit.cache import keys, memory, shelf
from bgaudit.cache.memory import Cache
from bgaudit.cache.place import directory, file_in
from bgaudit.cache.shelf import Shelf
from bgaudit.config.conditions import Conditions
from bgaudit.replay.outcome import Audit
from bgaudit.rules.presets import load_preset
from bgaudit.running.task import Task, audited
from bgaudit.selection import Selection
from bgaudit.source import Source

RULES = load_preset("standard")
TEXT = """\
 2 point match

 Game 1
 Anna : 0                     Marc : 0
  1) 62: 24/18 13/10          31: 8/5 6/5
"""
TASK = Task(Source.from_text("a.mat", TEXT), Conditions(RULES), "mat")


def kept(folder: Path, task: Task = TASK) -> Audit:
    """An audit that is in the cache from now on."""
    audit = audited(task)
    with closing(Cache(folder, refuse)) as cache:
        cache.keep(task, audit)
    return audit


def found(folder: Path, task: Task = TASK) -> Audit | None:
    with closing(Cache(folder, refuse)) as cache:
        return cache.find([task])[0]


def refuse(message: str) -> None:
    raise AssertionError(message)


def with_cube_limit(limit: int) -> Task:
    return TASK._replace(conditions=Conditions(replace(RULES, cube=replace(RULES.cube, max=limit))))


class TestWhatIsKept:
    def test_the_next_run_finds_the_very_same(self, tmp_path: Path) -> None:
        assert found(tmp_path) is None
        audit = kept(tmp_path)
        assert found(tmp_path) == audit
        assert [finding.code for finding in audit.findings] == ["MT003", "MV002"]

    def test_it_is_found_by_what_was_read_whatever_it_is_called(self, tmp_path: Path) -> None:
        audit = kept(tmp_path)
        elsewhere = TASK._replace(source=Source.from_text("club/b.mat", TEXT))
        assert found(tmp_path, elsewhere) == replace(audit, source=elsewhere.source)

    @pytest.mark.parametrize(
        "other",
        [
            pytest.param(TASK._replace(source=Source.from_text("a.mat", TEXT + "\n")), id="text"),
            pytest.param(TASK._replace(format="sgf"), id="format"),
            pytest.param(with_cube_limit(64), id="rules of the same name"),
            pytest.param(
                TASK._replace(conditions=Conditions(RULES, Selection.of(select=["MT"]))),
                id="selected",
            ),
            pytest.param(
                TASK._replace(conditions=Conditions(RULES, Selection.of(ignore=["MT"]))),
                id="ignored",
            ),
            pytest.param(
                TASK._replace(conditions=Conditions(RULES, aliases={"Anna": "Bea"})), id="aliases"
            ),
        ],
    )
    def test_any_difference_is_another_audit(self, other: Task, tmp_path: Path) -> None:
        kept(tmp_path)
        assert found(tmp_path, other) is None

    def test_what_only_a_report_depends_on_is_none(self, tmp_path: Path) -> None:
        audit = kept(tmp_path)
        conditions = Conditions(RULES, fail_on="note", baseline=Path("known.json"))
        assert found(tmp_path, TASK._replace(conditions=conditions)) == audit

    def test_another_version_finds_nothing(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        kept(tmp_path)
        keys._program.cache_clear()
        monkeypatch.setattr(keys, "__version__", "99")
        assert found(tmp_path) is None
        keys._program.cache_clear()

    def test_nor_does_one_with_a_module_that_was_edited(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        module = tmp_path / "module.py"
        module.write_text("")
        monkeypatch.setattr(keys, "_PARTS", (tmp_path,))
        keys._program.cache_clear()
        before = keys._program()
        keys._program.cache_clear()
        os.utime(module, ns=(1, 1))
        assert keys._program() != before
        keys._program.cache_clear()

    def test_what_cannot_be_read_may_be_read_another_time(self, tmp_path: Path) -> None:
        for task in (
            TASK._replace(source=Source("a.mat", "", ""), format=None, defect="permission denied"),
            TASK._replace(source=Source.from_text("a.mat", "Welcome!"), format=None),
        ):
            kept(tmp_path, task)
            assert found(tmp_path, task) is None

    def test_each_gets_its_own(self, tmp_path: Path) -> None:
        tasks = [TASK._replace(source=Source.from_text(f"{n}", TEXT + "\n" * n)) for n in range(3)]
        audits = [kept(tmp_path, task) for task in tasks]
        unreadable = TASK._replace(source=Source("a.mat", "", ""), defect="permission denied")
        new = TASK._replace(source=Source.from_text("new", TEXT + "\n" * 9))
        with closing(Cache(tmp_path, refuse)) as cache:
            asked = [tasks[2], unreadable, tasks[0], new, tasks[1], tasks[2]]
            known = [audits[2], None, audits[0], None, audits[1], audits[2]]
            assert cache.find(asked) == known

    def test_the_older_half_makes_room(self, tmp_path: Path) -> None:
        with closing(Shelf(tmp_path / "audits", most_bytes=20_000)) as small:
            for number in range(10):
                small.put([(bytes([number]), bytes(3_000))])
            left = [key[0] for key in sorted(small.get([bytes([n]) for n in range(10)]))]
            assert left == list(range(10 - len(left), 10))
            assert small.bytes_used() <= 24_000

    def test_what_is_larger_than_any_match_is_not_kept(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(memory, "_LARGEST_PARCEL", 10)
        kept(tmp_path)
        assert found(tmp_path) is None

    def test_each_batch_is_written_at_once(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(memory, "_WRITTEN_AT_ONCE", 2)
        tasks = [TASK._replace(source=Source.from_text("a", TEXT + "\n" * n)) for n in range(3)]
        with closing(Cache(tmp_path, refuse)) as cache:
            for task in tasks:
                cache.keep(task, audited(task))
            assert [found(tmp_path, task) is not None for task in tasks] == [True, True, False]


class TestAFileOfNoUse:
    """A run goes on as if it had no cache, and says so once."""

    def use(self, folder: Path) -> list[str]:
        """What is told while it is used."""
        told: list[str] = []
        with closing(Cache(folder, told.append)) as cache:
            for _ in range(2):
                assert cache.find([TASK]) == [None]
                cache.keep(TASK, audited(TASK))
        return told

    def test_damaged_from_the_beginning(self, tmp_path: Path) -> None:
        file_in(tmp_path).write_bytes(b"no database" * 100)
        assert self.use(tmp_path) == ["the cache is not used: file is not a database"]

    def test_damaged_within(self, tmp_path: Path) -> None:
        kept(tmp_path)
        file = file_in(tmp_path)
        data = bytearray(file.read_bytes())
        data[4096:] = b"\xff" * (len(data) - 4096)
        file.write_bytes(data)
        assert self.use(tmp_path) == ["the cache is not used: database disk image is malformed"]

    def test_of_another_program(self, tmp_path: Path) -> None:
        with closing(sqlite3.connect(file_in(tmp_path))) as database:
            database.execute("CREATE TABLE audits (name)")
        before = file_in(tmp_path).read_bytes()
        assert self.use(tmp_path) == ["the cache is not used: it is of another program"]
        assert file_in(tmp_path).read_bytes() == before

    def test_locked_by_another_run(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        Shelf(file_in(tmp_path)).close()
        monkeypatch.setattr(shelf, "_PATIENCE", 0.01)
        with closing(sqlite3.connect(file_in(tmp_path))) as other:
            other.execute("BEGIN IMMEDIATE")
            assert self.use(tmp_path) == ["the cache is not used: database is locked"]

    def test_no_file(self, tmp_path: Path) -> None:
        file_in(tmp_path).mkdir()
        assert self.use(tmp_path) == ["the cache is not used: unable to open database file"]

    def test_in_no_directory(self, tmp_path: Path) -> None:
        (tmp_path / "file").touch()
        assert self.use(tmp_path / "file") == ["the cache is not used: file exists"]

    @pytest.mark.skipif(not hasattr(os, "seteuid"), reason="no other user to be")
    def test_not_to_be_written(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        Shelf(file_in(tmp_path)).close()
        monkeypatch.chdir(tmp_path)
        for path in (tmp_path, file_in(tmp_path)):
            path.chmod(0o555)
        with as_somebody_else():
            (message,) = self.use(Path())
        assert message.startswith("the cache is not used: ")

    @pytest.mark.parametrize("parcel", [b"", b"no parcel", zlib.compress(b"[1]")])
    def test_a_damaged_parcel_is_made_anew(self, parcel: bytes, tmp_path: Path) -> None:
        with closing(Shelf(file_in(tmp_path))) as opened:
            opened.put([(keys.Keys().of(TASK), parcel)])
        assert found(tmp_path) is None
        audit = kept(tmp_path)
        assert found(tmp_path) == audit


def keep_many(folder: str, first: int) -> None:
    """One of several runs at once."""
    for number in range(first, first + 40):
        kept(Path(folder), TASK._replace(source=Source.from_text("a", TEXT + "\n" * number)))


def test_two_runs_at_once(tmp_path: Path) -> None:
    context = multiprocessing.get_context("spawn")
    runs = [context.Process(target=keep_many, args=(str(tmp_path), n)) for n in (0, 20)]
    for run in runs:
        run.start()
    for run in runs:
        run.join()
    assert [run.exitcode for run in runs] == [0, 0]
    with closing(Shelf(file_in(tmp_path))) as opened:
        assert len(opened) == 60


def test_the_directory_is_the_one_that_is_given(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BGAUDIT_CACHE_DIR", "from the environment")
    assert directory("given") == Path("given")
    assert directory(None) == Path("from the environment")


@pytest.mark.skipif(os.name == "nt", reason="the directory is called otherwise")
def test_it_is_in_the_directory_of_the_user(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BGAUDIT_CACHE_DIR", "")
    monkeypatch.setenv("HOME", "/home/anna")
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    assert directory(None).is_relative_to("/home/anna")
    assert directory(None).name == "bgaudit"
