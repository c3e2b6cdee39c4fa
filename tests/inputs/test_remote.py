"""Inputs by URL: found and read by fsspec, and shown without what is secret."""

from __future__ import annotations

import gzip
import json
import tarfile
import zipfile
from io import BytesIO
from pathlib import Path
from typing import Any, ClassVar

import pytest
from typer.testing import CliRunner

from bgaudit.cli.commands import whole_app
from bgaudit.inputs.remote import shown

fsspec = pytest.importorskip("fsspec", reason="bgaudit[cluster] is not installed")

from fsspec.implementations.memory import MemoryFileSystem  # noqa: E402

APP = whole_app()

RECORD = b" 2 point match\n\n Game 1\n Anna : 0                Marc : 0\n"
SECRET = "vault://anna:pass@host/club"
TOKEN = "?token=key"


class Vault(MemoryFileSystem):  # type: ignore[misc]
    """A file system whose URLs have a user, a password and a token."""

    protocol = "vault"
    store: ClassVar[dict[str, Any]] = {}
    pseudo_dirs: ClassVar[list[str]] = [""]

    @classmethod
    def _strip_protocol(cls, path: str) -> str:
        stripped: str = path.partition("?")[0].replace("vault://anna:pass@host", "")
        return stripped.rstrip("/")

    def info(self, path: str, **options: Any) -> Any:
        if path == "/broken":
            raise RuntimeError(f"cannot reach {SECRET}{TOKEN}")
        return super().info(path, **options)


@pytest.fixture(autouse=True)
def with_records(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    MemoryFileSystem.store.clear()
    MemoryFileSystem.pseudo_dirs[:] = [""]
    fsspec.register_implementation("vault", Vault, clobber=True)
    for system in (fsspec.filesystem("memory"), fsspec.filesystem("vault")):
        for name in ("club/b.mat", "club/a/c.mat", "club/readme.txt", "club/photo.jpg"):
            system.pipe(f"/{name}", RECORD if name.endswith(".mat") else b"Welcome!")


def run(*arguments: str) -> tuple[int, str, str]:
    done = CliRunner().invoke(APP, ["check", *arguments])
    return done.exit_code, done.stdout, done.stderr


def archive(name: str, *members: str, inner: bytes = b"") -> bytes:
    """An archive whose records are all the same."""
    contents = {member: RECORD if member.endswith(".mat") else inner for member in members}
    made = BytesIO()
    if name.endswith(".zip"):
        with zipfile.ZipFile(made, "w") as packed:
            for member, content in contents.items():
                packed.writestr(member, content)
    else:
        with tarfile.open(fileobj=made, mode="w:gz" if name.endswith("gz") else "w") as tar:
            for member, content in contents.items():
                info = tarfile.TarInfo(member)
                info.size = len(content)
                tar.addfile(info, BytesIO(content))
    return made.getvalue()


def paths(*arguments: str) -> list[str]:
    return [file["path"] for file in json.loads(run("--format", "json", *arguments)[1])["files"]]


class TestWhatIsFound:
    def test_a_record(self) -> None:
        assert paths("memory://club/b.mat") == ["memory://club/b.mat"]

    def test_those_of_a_directory(self) -> None:
        assert paths("memory://club") == ["memory://club/a/c.mat", "memory://club/b.mat"]
        assert paths("memory://club/") == ["memory://club/a/c.mat", "memory://club/b.mat"]

    def test_without_what_is_excluded(self) -> None:
        assert paths("--exclude", "c.mat", "memory://club") == ["memory://club/b.mat"]

    def test_those_of_an_archive(self) -> None:
        with zipfile.ZipFile("season.zip", "w") as archive:
            archive.writestr("round1/a.mat", RECORD)
        assert paths("zip://::season.zip") == ["zip://round1/a.mat::season.zip"]

    @pytest.mark.parametrize("name", ["season.zip", "season.tar", "season.tgz"])
    def test_those_of_an_archive_that_is_remote(self, name: str) -> None:
        fsspec.filesystem("memory").pipe(f"/old/{name}", archive(name, "round1/a.mat", "x.jpg"))
        found = [f"memory://old/{name}!/round1/a.mat"]
        assert paths(f"memory://old/{name}") == found
        assert paths("memory://old") == found
        assert paths("memory://old", "--jobs", "2") == found
        assert run("memory://old", "--exclude", "round1")[0] == 2

    def test_a_packed_record(self) -> None:
        fsspec.filesystem("memory").pipe("/packed/a.mat.gz", gzip.compress(RECORD))
        assert paths("memory://packed") == ["memory://packed/a.mat.gz"]
        assert paths("memory://packed/a.mat.gz") == ["memory://packed/a.mat.gz"]
        assert run("memory://packed")[0] == 0

    def test_an_archive_in_an_archive_is_not_read(self) -> None:
        inner = archive("inner.zip", "b.mat")
        packed = archive("outer.zip", "a.mat", "inner.zip", inner=inner)
        fsspec.filesystem("memory").pipe("/outer.zip", packed)
        assert paths("memory://outer.zip") == ["memory://outer.zip!/a.mat"]
        assert "skipped 1 archive inside an archive: " in run("memory://outer.zip")[2]

    def test_beside_files(self) -> None:
        Path("z.mat").write_bytes(RECORD)
        assert paths("z.mat", "memory://club/b.mat") == ["memory://club/b.mat", "z.mat"]

    def test_by_several_processes(self) -> None:
        alone = run("--jobs", "1", "memory://club")
        assert alone[0] == 0
        assert run("--jobs", "2", "memory://club") == alone


class TestRefusals:
    def test_a_damaged_archive(self) -> None:
        memory = fsspec.filesystem("memory")
        memory.pipe("/club/broken.zip", b"no archive")
        status, out, _ = run("--format", "concise", "memory://club")
        assert (status, out) == (
            1,
            "memory://club/a/c.mat:3:2: note MT003 the record of a match to 2 ends at 0–0\n"
            "memory://club/b.mat:3:2: note MT003 the record of a match to 2 ends at 0–0\n"
            "memory://club/broken.zip:1:1: error TX001 this is no match record that can be read: "
            "it is damaged, or no zip archive\n",
        )

    def test_an_archive_without_records(self) -> None:
        fsspec.filesystem("memory").pipe("/photos.zip", archive("photos.zip", "a.jpg"))
        status, out, err = run("memory://photos.zip")
        assert (status, out) == (2, "")
        assert err.endswith(" file in this archive\n")

    @pytest.mark.parametrize(
        ("url", "why"),
        [
            ("memory://nothing", "no such file or directory"),
            ("nope://club", "it cannot be fetched (ValueError)"),
            ("vault://anna:pass@host/broken?token=key", "it cannot be fetched (RuntimeError)"),
        ],
    )
    def test_what_cannot_be_had(self, url: str, why: str) -> None:
        assert run(url) == (2, "", f"bgaudit: {shown(url)}: {why}\n")

    def test_a_directory_without_records(self) -> None:
        fsspec.filesystem("memory").pipe("/empty/photo.jpg", b"")
        status, out, err = run("memory://empty")
        assert (status, out) == (2, "")
        assert err.startswith("bgaudit: memory://empty: no .mat, ")

    @pytest.mark.parametrize("name", ["a.mat", "a.mat.gz"])
    def test_what_is_too_large(self, name: str) -> None:
        fsspec.filesystem("memory").pipe(f"/large/{name}", bytes(9 << 20))
        assert run(f"memory://large/{name}") == (
            2,
            "",
            f"bgaudit: memory://large/{name}: it is larger than 8 MiB, the most that is read\n",
        )


class TestSecrets:
    @pytest.mark.parametrize("output", ["text", "json", "csv", "sarif", "junit", "github"])
    def test_none_is_in_a_report(self, output: str) -> None:
        status, out, err = run("--format", output, "--fail-on", "note", SECRET + TOKEN)
        assert status == 1
        assert "vault://host/club/b.mat" in out.replace("%3A", ":")
        assert not [word for word in ("anna:", "pass", "token", "key") if word in out + err]

    def test_none_is_in_the_cache(self) -> None:
        run("--cache-dir", "cache", SECRET + TOKEN)
        kept = b"".join(file.read_bytes() for file in Path("cache").iterdir())
        assert [word for word in (b"pass", b"token", b"club") if word in kept] == []

    @pytest.mark.parametrize(
        ("url", "seen"),
        [
            ("https://host/a.mat", "https://host/a.mat"),
            ("https://anna:p@ss@host:80/a@b.mat?x=1#y", "https://host:80/a@b.mat"),
            ("zip://a.mat::https://anna@host/z.zip?key", "zip://a.mat::https://host/z.zip"),
            ("s3://key?a::b", "s3://key::b"),
        ],
    )
    def test_what_is_shown_of_a_url(self, url: str, seen: str) -> None:
        assert shown(url) == seen
