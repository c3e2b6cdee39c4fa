"""Inputs by URL: found and read by fsspec, and shown without what is secret."""

from __future__ import annotations

import json
import zipfile
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
    fsspec.register_implementation("vault", Vault, clobber=True)
    for system in (fsspec.filesystem("memory"), fsspec.filesystem("vault")):
        for name in ("club/b.mat", "club/a/c.mat", "club/readme.txt", "club/photo.jpg"):
            system.pipe(f"/{name}", RECORD if name.endswith(".mat") else b"Welcome!")


def run(*arguments: str) -> tuple[int, str, str]:
    done = CliRunner().invoke(APP, ["check", *arguments])
    return done.exit_code, done.stdout, done.stderr


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

    def test_beside_files(self) -> None:
        Path("z.mat").write_bytes(RECORD)
        assert paths("z.mat", "memory://club/b.mat") == ["memory://club/b.mat", "z.mat"]

    def test_by_several_processes(self) -> None:
        alone = run("--jobs", "1", "memory://club")
        assert alone[0] == 0
        assert run("--jobs", "2", "memory://club") == alone


class TestRefusals:
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

    def test_what_is_too_large(self) -> None:
        fsspec.filesystem("memory").pipe("/large/a.mat", bytes(9 << 20))
        assert run("memory://large/a.mat") == (
            2,
            "",
            "bgaudit: memory://large/a.mat: it is larger than 8 MiB, the most that is read\n",
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
