"""Zip and tar archives, and packed records: which of their members are audited, by what name."""

from __future__ import annotations

import gzip
import json
import random
import tarfile
import zipfile
from pathlib import Path

import pytest
from packing import add, add_link, add_special, encrypt, tar_mode, tar_of, zip_of
from running import CLEAN, FAULTY, Run, bgaudit

from bgaudit.inputs import limits
from bgaudit.inputs.kinds import NAMED_RECORDS

ARCHIVES = ["a.zip", "a.tar", "a.tar.gz", "a.tgz", "a.tar.bz2", "a.tar.xz"]
MIB = 1 << 20
NOISE = random.Random(1)

REPORT = """\
season.zip!/a/faulty.mat · 2-point match · Anna – Marc · rules: standard

  where    game    move  player    roll    played       finding
-------  ------  ------  --------  ------  -----------  --------------------------------------------------------------
    5:6       1       1  Anna      6-2     24/18 13/10  error MV002 no die is a 3 · stood: not challenged before the
                                                        next roll
                                                        help: 14 plays are legal, such as 24/18 13/11 or 24/18 24/22
                                                        undecided who erred: more than one reading explains what comes
                                                        later
                                                        72bf1df the roll was 6-3, not 6-2
                                                        da4dd12 24/18 13/11 was played, not 24/18 13/10
                                                        2be7092 24/22 24/18 was played, not 24/18 13/10

all matches · rules: standard

file                      players        length  final score    winner      errors    warnings
------------------------  -----------  --------  -------------  --------  --------  ----------
season.zip!/a/faulty.mat  Anna – Marc         2  0 – 2          Marc             1           0
season.zip!/b.mat         Anna – Marc         2  0 – 2          Marc             0           0

2 matches, 2 games, 6 plays: 1 error, 0 warnings, 0 notes
"""  # noqa: E501 - a report as wide as it is


@pytest.fixture(autouse=True)
def in_an_empty_directory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def archive_of(path: str, members: dict[str, str | bytes]) -> None:
    (zip_of if path.endswith(".zip") else tar_of)(path, members)


def told(*arguments: str) -> dict[str, list[str]]:
    """The messages of each file in the report, in its order."""
    report = json.loads(bgaudit("check", "--format", "json", *arguments).out)
    return {
        file["path"]: [f"{finding['code']} {finding['message']}" for finding in file["findings"]]
        for file in report["files"]
    }


def refused(why: str) -> list[str]:
    return [f"TX001 this is no match record that can be read: {why}"]


class TestMembers:
    def test_they_are_told_as_the_files_of_a_directory_are(self) -> None:
        zip_of("season.zip", {"b.mat": CLEAN, "read.me": "Welcome!", "a/faulty.mat": FAULTY})
        assert bgaudit("check", "season.zip") == Run(1, REPORT, "")

    @pytest.mark.parametrize("archive", ARCHIVES)
    def test_they_are_told_in_the_order_of_their_names(self, archive: str) -> None:
        archive_of(archive, {"c.mat": CLEAN, "a/b.TXT": CLEAN, "a-b.bga": CLEAN, "./a.mat": CLEAN})
        assert told(archive) == {
            f"{archive}!/a-b.bga": [],
            f"{archive}!/a.mat": [],
            f"{archive}!/a/b.TXT": [],
            f"{archive}!/c.mat": [],
        }

    @pytest.mark.parametrize("archive", ARCHIVES)
    def test_nothing_is_written_to_the_disk(self, archive: str) -> None:
        archive_of(archive, {"a/b.mat": CLEAN})
        bgaudit("check", archive)
        assert [path.name for path in Path().iterdir()] == [archive]

    def test_those_in_hidden_directories_are_left_out(self) -> None:
        zip_of("a.zip", {".old/a.mat": CLEAN, "a/.old/a.mat": CLEAN, "b.mat": CLEAN})
        assert told("a.zip") == {"a.zip!/b.mat": []}

    def test_what_is_no_record_is_skipped_and_counted(self) -> None:
        zip_of("a.zip", {"a.mat": CLEAN, "readme.txt": "Welcome!\n"})
        run = bgaudit("check", "a.zip")
        message = "bgaudit: skipped 1 file that is no match record: a.zip!/readme.txt\n"
        assert (run.status, run.err) == (0, message)

    def test_a_record_by_itself_and_in_an_archive_is_two_inputs(self) -> None:
        Path("a.mat").write_text(CLEAN)
        zip_of("a.zip", {"a.mat": CLEAN})
        assert told("a.mat", "a.zip") == {"a.mat": [], "a.zip!/a.mat": []}

    def test_the_order_of_the_arguments_makes_no_difference(self) -> None:
        tar_of("a.tar.gz", {"b.mat": CLEAN, "a.mat": FAULTY})
        zip_of("b.zip", {"a.mat": CLEAN})
        Path("a.tar").write_bytes(gzip.decompress(Path("a.tar.gz").read_bytes()))
        assert bgaudit("check", "a.tar", "b.zip", "a.tar.gz") == bgaudit(
            "check", "a.tar.gz", "a.tar", "b.zip"
        )

    def test_an_archive_given_twice_is_read_once(self) -> None:
        zip_of("a.zip", {"a.mat": CLEAN, "b.zip": ""})
        Path("b.zip").symlink_to("a.zip")
        run = bgaudit("check", "--list-files", "b.zip", "a.zip", "./a.zip", ".")
        assert run == Run(
            0,
            "a.zip!/a.mat\n",
            "bgaudit: skipped 1 archive inside an archive: a.zip!/b.zip\n",
        )

    def test_one_found_in_a_directory_is_opened_too(self) -> None:
        Path("club").mkdir()
        zip_of("club/a.zip", {"a.mat": CLEAN})
        zip_of("club/b.zip", {"photo.jpg": ""})
        Path("club/c.mat").write_text(CLEAN)
        assert told("club") == {"club/a.zip!/a.mat": [], "club/c.mat": []}


class TestPackedRecords:
    def test_one_is_told_by_its_own_name(self) -> None:
        Path("club").mkdir()
        Path("club/a.mat.gz").write_bytes(gzip.compress(FAULTY.encode()))
        Path("club/numbers.csv.gz").write_bytes(gzip.compress(b"1,2"))
        message = "MV002 24/18 13/10 with 6-2: no die is a 3"
        assert told("club") == {"club/a.mat.gz": [message]}
        assert told("club/a.mat.gz") == {"club/a.mat.gz": [message]}

    def test_one_that_is_named_may_be_called_anything(self) -> None:
        Path("final.gz").write_bytes(gzip.compress(CLEAN.encode()))
        assert told("final.gz") == {"final.gz": []}

    def test_a_damaged_one_is_an_error(self) -> None:
        packed = gzip.compress(CLEAN.encode())
        Path("cut.mat.gz").write_bytes(packed[:-20])
        Path("wrong.mat.gz").write_bytes(packed[:-8] + bytes(8))
        Path("text.mat.gz").write_text(CLEAN)
        Path("whole.mat.gz").write_bytes(packed)
        damaged = refused("it is damaged or cut off")
        assert told(".") == {
            "cut.mat.gz": damaged,
            "text.mat.gz": damaged,
            "whole.mat.gz": [],
            "wrong.mat.gz": damaged,
        }


class TestWhatIsLeftAlone:
    @pytest.mark.parametrize("archive", ARCHIVES)
    def test_an_archive_inside_an_archive_is_not_opened(self, archive: str) -> None:
        archive_of(archive, {"a.mat": CLEAN, "inner.zip": "", "b/inner.tar.gz": "", "b.mat.gz": ""})
        run = bgaudit("check", "--list-files", archive)
        inner = sorted(["inner.zip", "b/inner.tar.gz", "b.mat.gz"])
        assert run.status == 0
        assert run.out == f"{archive}!/a.mat\n"
        assert run.err.startswith("bgaudit: skipped 3 archives inside archives: ")
        assert sorted(run.err.split(": ")[2].strip().split(", ")) == [
            f"{archive}!/{name}" for name in inner
        ]

    def test_links_and_devices_of_a_tar_are_not_followed(self) -> None:
        Path("secret.txt").write_text(FAULTY)
        with tarfile.open("a.tar", "w") as archive:
            add(archive, "a.mat", CLEAN)
            add_special(archive, "link.mat", tarfile.SYMTYPE, "../secret.txt")
            add_special(archive, "hard.mat", tarfile.LNKTYPE, "a.mat")
            add_special(archive, "tty.txt", tarfile.CHRTYPE)
            add_special(archive, "pipe.txt", tarfile.FIFOTYPE)
            add_special(archive, "dir.mat", tarfile.DIRTYPE)
        run = bgaudit("check", "--list-files", "a.tar")
        assert run == Run(
            0,
            "a.tar!/a.mat\n",
            "bgaudit: skipped 4 links and devices in archives: "
            "a.tar!/link.mat, a.tar!/hard.mat, a.tar!/tty.txt and 1 more\n",
        )

    def test_a_link_of_a_zip_is_not_followed(self) -> None:
        Path("secret.txt").write_text(FAULTY)
        with zipfile.ZipFile("a.zip", "w") as archive:
            archive.writestr("a.mat", CLEAN)
            add_link(archive, "link.mat", "secret.txt")
        assert bgaudit("check", "--list-files", "a.zip") == Run(
            0,
            "a.zip!/a.mat\n",
            "bgaudit: skipped 1 link or device in an archive: a.zip!/link.mat\n",
        )

    @pytest.mark.parametrize("archive", ["a.zip", "a.tar"])
    @pytest.mark.filterwarnings("ignore:Duplicate name")
    def test_of_two_members_with_one_name_the_later_one_counts(self, archive: str) -> None:
        if archive == "a.zip":
            with zipfile.ZipFile(archive, "w") as a_zip:
                a_zip.writestr("a.mat", FAULTY)
                a_zip.writestr("a.mat", CLEAN)
        else:
            with tarfile.open(archive, tar_mode(archive)) as a_tar:
                add(a_tar, "a.mat", FAULTY)
                add(a_tar, "./a.mat", CLEAN)
        assert told(archive) == {f"{archive}!/a.mat": []}
        assert bgaudit("check", archive).err == (
            f"bgaudit: skipped 1 member that a later one replaces: {archive}!/a.mat\n"
        )


class TestNames:
    NAMES = (
        "../../etc/a.mat",
        "/etc/a.mat",
        "C:\\Windows\\a.mat",
        "\\\\host\\share\\a.mat",
        "a/../../../b.mat",
        "evil\x1b[31m\n.mat",
        "~/a.mat",
    )

    @pytest.mark.parametrize("archive", ["a.zip", "a.tar"])
    def test_no_name_is_taken_for_a_path(self, archive: str, tmp_path: Path) -> None:
        archive_of(archive, dict.fromkeys(self.NAMES, CLEAN))
        assert sorted(told(archive)) == sorted(f"{archive}!/{name}" for name in self.NAMES)
        assert [path.name for path in tmp_path.iterdir()] == [archive]

    @pytest.mark.parametrize("archive", ["a.zip", "a.tar"])
    def test_they_are_shown_escaped(self, archive: str) -> None:
        archive_of(archive, {"evil\x1b[31m\n.mat": CLEAN})
        run = bgaudit("check", archive)
        assert run.out.startswith(f"{archive}!/evil\\x1b[31m .mat · 2-point match")
        listed = bgaudit("check", "--list-files", archive)
        assert listed == Run(0, f"{archive}!/evil\\x1b[31m\\n.mat\n", "")

    def test_a_nul_does_not_end_one(self) -> None:
        zip_of("a.zip", {"a_b.mat": CLEAN, "c.mat_exe": CLEAN})
        data = Path("a.zip").read_bytes()
        data = data.replace(b"a_b.mat", b"a\0b.mat").replace(b"c.mat_exe", b"c.mat\0exe")
        Path("a.zip").write_bytes(data)
        assert bgaudit("check", "--list-files", "a.zip") == Run(0, "a.zip!/a\\x00b.mat\n", "")

    def test_they_need_not_be_utf_8(self) -> None:
        zip_of("a.zip", {"Jos_.mat": CLEAN})
        data = Path("a.zip").read_bytes().replace(b"Jos_.mat", "José.mat".encode("cp437"))
        Path("a.zip").write_bytes(data)
        with tarfile.open("a.tar", "w", encoding="latin-1", format=tarfile.GNU_FORMAT) as archive:
            add(archive, "José.mat", CLEAN)
        assert told(".") == {"a.tar!/Jos\udce9.mat": [], "a.zip!/José.mat": []}


class TestDamage:
    """One error, of the archive or of the member, and the rest is audited."""

    def test_an_archive_that_is_none(self) -> None:
        for name in ("a.zip", "b.tar", "c.tar.gz", "d.tgz"):
            Path(name).write_text(CLEAN)
        for name in ("e.zip", "f.tar"):
            Path(name).write_bytes(b"")
        Path("g.mat").write_text(CLEAN)
        no_zip = refused("it is damaged, or no zip archive")
        no_tar = refused("it is damaged, or no tar archive")
        assert told(".") == {
            "a.zip": no_zip,
            "b.tar": no_tar,
            "c.tar.gz": no_tar,
            "d.tgz": no_tar,
            "e.zip": no_zip,
            "f.tar": no_tar,
            "g.mat": [],
        }

    def test_alone_it_is_no_input(self) -> None:
        Path("a.zip").write_text(CLEAN)
        message = "bgaudit: a.zip: it is damaged, or no zip archive\n"
        assert bgaudit("check", "a.zip") == Run(2, "", message)

    @pytest.mark.parametrize("archive", ["a.tar", "a.tar.gz", "a.tar.bz2", "a.tar.xz"])
    def test_a_tar_that_is_cut_off_is_read_up_to_there(self, archive: str) -> None:
        noise = NOISE.randbytes(MIB)
        archive_of(archive, {"b.mat": CLEAN, "a.mat": FAULTY, "c.mat": noise, "d.mat": CLEAN})
        data = Path(archive).read_bytes()
        Path(archive).write_bytes(data[: len(data) * 19 // 20])
        assert told(archive) == {
            archive: refused("it is damaged or cut off after a.mat"),
            f"{archive}!/a.mat": ["MV002 24/18 13/10 with 6-2: no die is a 3"],
            f"{archive}!/b.mat": [],
        }

    def test_a_tar_with_a_damaged_header_is_read_up_to_there(self) -> None:
        tar_of("a.tar", {"a.mat": CLEAN, "b.mat": CLEAN, "c.mat": CLEAN})
        data = bytearray(Path("a.tar").read_bytes())
        data[data.index(b"b.mat")] ^= 1
        Path("a.tar").write_bytes(data)
        assert told("a.tar") == {
            "a.tar": refused("it is damaged or cut off after a.mat"),
            "a.tar!/a.mat": [],
        }

    def test_a_checksum_at_the_end_of_a_tar_is_compared(self) -> None:
        tar_of("a.tar.gz", {"a.mat": CLEAN})
        data = bytearray(Path("a.tar.gz").read_bytes())
        data[-6] ^= 1
        Path("a.tar.gz").write_bytes(data)
        assert told("a.tar.gz") == {
            "a.tar.gz": refused("it is damaged or cut off after a.mat"),
            "a.tar.gz!/a.mat": [],
        }

    def test_a_member_of_a_zip(self) -> None:
        zip_of("a.zip", {"a.mat": CLEAN, "b.mat": CLEAN, "c.mat": CLEAN})
        data = bytearray(Path("a.zip").read_bytes())
        data[data.index(b"b.mat") + 10] ^= 1
        Path("a.zip").write_bytes(data)
        assert told("a.zip") == {
            "a.zip!/a.mat": [],
            "a.zip!/b.mat": refused("it is damaged, or packed in a way that cannot be read"),
            "a.zip!/c.mat": [],
        }

    def test_encrypted_members_are_one_error_of_the_archive(self) -> None:
        zip_of("a.zip", {"a.mat": CLEAN, "b.mat": CLEAN, "c.mat": CLEAN, "d.jpg": ""})
        encrypt("a.zip", "b.mat", "d.jpg")
        assert told("a.zip") == {
            "a.zip": refused("its member b.mat is encrypted"),
            "a.zip!/a.mat": [],
            "a.zip!/c.mat": [],
        }
        encrypt("a.zip", "c.mat")
        assert told("a.zip") == {
            "a.zip": refused("2 of its members are encrypted, b.mat first"),
            "a.zip!/a.mat": [],
        }


class TestBombs:
    """What unpacks to more than 8 MiB, or beyond 1 MiB to more than 100 times its size."""

    LARGE = "it unpacks to more than 8 MiB, the most that is read"
    STEEP = "it unpacks to more than 100 times its size, the most that is read"

    def test_a_member_of_a_zip(self) -> None:
        zip_of("a.zip", {"a.mat": CLEAN, "b.mat": bytes(9 * MIB), "c.mat": bytes(2 * MIB)})
        assert told("a.zip") == {
            "a.zip!/a.mat": [],
            "a.zip!/b.mat": refused(self.LARGE),
            "a.zip!/c.mat": refused(self.STEEP),
        }

    @pytest.mark.parametrize("archive", ["a.tar", "a.tar.gz", "a.tar.xz"])
    def test_a_member_of_a_tar(self, archive: str) -> None:
        archive_of(archive, {"b.mat": bytes(9 * MIB), "a.mat": CLEAN})
        assert told(archive) == {
            f"{archive}!/a.mat": [],
            f"{archive}!/b.mat": refused(self.LARGE),
        }

    def test_a_packed_file(self) -> None:
        Path("a.mat").write_text(CLEAN)
        Path("b.mat.gz").write_bytes(gzip.compress(bytes(2 * MIB)))
        Path("c.mat.gz").write_bytes(gzip.compress(NOISE.randbytes(9 * MIB), 0))
        assert told(".") == {
            "a.mat": [],
            "b.mat.gz": refused(self.STEEP),
            "c.mat.gz": refused(self.LARGE),
        }

    def test_a_zip_that_says_less_than_it_unpacks_to(self) -> None:
        zip_of("a.zip", {"a.mat": CLEAN, "b.mat": bytes(MIB)})
        data = Path("a.zip").read_bytes()
        Path("a.zip").write_bytes(
            data.replace(MIB.to_bytes(4, "little"), (99).to_bytes(4, "little"))
        )
        assert told("a.zip") == {
            "a.zip!/a.mat": [],
            "a.zip!/b.mat": refused("it is damaged, or packed in a way that cannot be read"),
        }

    @pytest.mark.parametrize("archive", ["a.zip", "a.tar", "a.tar.gz"])
    def test_more_members_than_any_archive_has(
        self, archive: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        archive_of(archive, {"1.mat": CLEAN, "2.txt": "", "3.mat": CLEAN})
        Path("b.mat").write_text(CLEAN)
        monkeypatch.setattr(limits, "MEMBERS", 3)
        assert told(".") == {"b.mat": [], f"{archive}!/1.mat": [], f"{archive}!/3.mat": []}
        monkeypatch.setattr(limits, "MEMBERS", 2)
        why = "it has more than 2 members, the most that are read"
        assert told(".") == {archive: refused(why), "b.mat": []}

    def test_a_zip_with_a_list_of_members_that_is_too_long(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        zip_of("a.zip", {f"{number:03}.mat": CLEAN for number in range(30)})
        Path("b.mat").write_text(CLEAN)
        monkeypatch.setattr(limits, "DIRECTORY", 1024)
        why = "the list of its members is longer than 1 KiB, the most that is read"
        assert told(".") == {"a.zip": refused(why), "b.mat": []}

    def test_a_zip_whose_members_overlap(self) -> None:
        """Each by itself is harmless; a thousand of them stand in the same bytes."""
        zip_of("a.zip", {f"{number:03}.mat": "" for number in range(999)} | {"x.mat": bytes(MIB)})
        data = Path("a.zip").read_bytes()
        last = data.rindex(b"PK\1\2")
        sizes, place = data[last + 16 : last + 28], data[last + 42 : last + 46]
        copies = bytearray(data)
        at = copies.index(b"PK\1\2")
        while at >= 0:
            copies[at + 10 : at + 12] = data[last + 10 : last + 12]
            copies[at + 16 : at + 28], copies[at + 42 : at + 46] = sizes, place
            at = copies.find(b"PK\1\2", at + 1)
        Path("a.zip").write_bytes(copies)
        Path("b.mat").write_text(CLEAN)
        assert told(".") == {"a.zip": refused(self.STEEP), "b.mat": []}

    def test_a_tar_as_a_whole(self) -> None:
        with tarfile.open("a.tar.gz", "w:gz", compresslevel=1) as archive:
            for number in range(9):
                add(archive, f"{number}.jpg", bytes(30 * MIB))
            add(archive, "a.mat", CLEAN)
        Path("b.mat").write_text(CLEAN)
        assert told(".") == {"a.tar.gz": refused(self.STEEP), "b.mat": []}

    def test_a_header_of_a_tar(self) -> None:
        """A name of many megabytes would be read into memory before anything else is known."""
        with tarfile.open("a.tar.gz", "w:gz", format=tarfile.GNU_FORMAT) as archive:
            add(archive, "a.mat", CLEAN)
            add(archive, "b" * (2 * MIB) + ".mat", CLEAN)
        assert told("a.tar.gz") == {
            "a.tar.gz": refused("it is damaged or cut off after a.mat"),
            "a.tar.gz!/a.mat": [],
        }


class TestRefusals:
    @pytest.mark.parametrize("archive", ARCHIVES)
    def test_a_named_archive_without_a_record(self, archive: str) -> None:
        archive_of(archive, {"a.jpg": ""})
        message = f"bgaudit: {archive}: no {NAMED_RECORDS} file in this archive\n"
        assert bgaudit("check", archive) == Run(2, "", message)
        archive_of(archive, {"a.txt": "Welcome!"})
        message = f"bgaudit: {archive}: no {NAMED_RECORDS} file in it is a match record\n"
        assert bgaudit("check", archive) == Run(2, "", message)

    def test_one_with_an_archive_inside_says_so(self) -> None:
        zip_of("a.zip", {"b.zip": ""})
        assert bgaudit("check", "a.zip") == Run(
            2,
            "",
            "bgaudit: skipped 1 archive inside an archive: a.zip!/b.zip\n"
            f"bgaudit: a.zip: no {NAMED_RECORDS} file in this archive\n",
        )
