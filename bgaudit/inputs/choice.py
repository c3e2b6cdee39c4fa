"""Which members of an archive are read."""

from __future__ import annotations

from collections.abc import Sequence

from bgaudit.inputs.exclusion import Exclusion, is_excluded
from bgaudit.inputs.kinds import holds_records, is_record
from bgaudit.inputs.skipped import Skipped
from bgaudit.inputs.unpacking import Kind, Member

_INTO = "!/"
"""What stands between the path of an archive and the name of a member."""


class Choice:
    """The records among the members of an archive, chosen by the rules for a directory.

    The name of a member is only ever shown, compared and sorted, so that none does any harm.
    """

    def __init__(self, archive: str, exclusions: Sequence[Exclusion], skipped: Skipped) -> None:
        self._archive = archive
        self._exclusions = exclusions
        self._skipped = skipped
        self._members: dict[str, Member] = {}

    def path(self, name: str) -> str:
        """How reports call a member."""
        return f"{self._archive}{_INTO}{name}"

    def add(self, member: Member) -> None:
        """Take the next member, or leave it out; of two with one name the later one counts."""
        name = member.name.removeprefix("./")
        if not (is_record(name) or holds_records(name)) or _is_hidden(name):
            return
        if is_excluded(self._exclusions, self._archive, name):
            return
        path = self.path(name)
        if member.kind is Kind.SPECIAL:
            self._skipped.specials.add(path)
        elif holds_records(name):
            self._skipped.inner_archives.add(path)
        else:
            if name in self._members:
                self._skipped.replaced.add(path)
            self._members[name] = member._replace(name=name)

    def drop_all(self) -> None:
        """Leave out all of them."""
        self._members.clear()

    def encrypted(self) -> list[str]:
        """The names of those that only their owner can read."""
        return [member.name for member in self._sorted(Kind.ENCRYPTED)]

    def in_order(self) -> list[Member]:
        """Those that can be read, by their names."""
        return self._sorted(Kind.FILE)

    def _sorted(self, kind: Kind) -> list[Member]:
        members = (member for member in self._members.values() if member.kind is kind)
        return sorted(members, key=lambda member: member.name)


def _is_hidden(name: str) -> bool:
    """Whether it is in a hidden directory, which ``..`` is none."""
    directories = name.split("/")[:-1]
    return any(part.startswith(".") and part.strip(".") for part in directories)
