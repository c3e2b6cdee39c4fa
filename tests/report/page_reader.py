"""Reading an HTML page back, as a tree of elements."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser

_VOID = {"meta", "link"}


@dataclass
class Element:
    """An element with what is in it, in order."""

    tag: str
    attributes: dict[str, str | None]
    inside: list[Element | str] = field(default_factory=list)

    def __iter__(self) -> Iterator[Element]:
        """The element and all elements in it."""
        yield self
        for part in self.inside:
            if isinstance(part, Element):
                yield from part

    def text(self) -> str:
        """Its text, with single blanks."""
        return " ".join("".join(self._texts()).split())

    def all(self, tag: str, kind: str | None = None) -> list[Element]:
        """Those elements in it that have this name, and this among their classes."""
        return [
            element
            for element in self
            if element.tag == tag
            and (kind is None or kind in (element.attributes.get("class") or "").split())
        ]

    def rows(self) -> list[list[str]]:
        """The texts of the cells of each row in it."""
        return [[cell.text() for cell in row if cell.tag in ("th", "td")] for row in self.all("tr")]

    def _texts(self) -> Iterator[str]:
        for part in self.inside:
            if isinstance(part, Element):
                yield from part._texts()
            else:
                yield part


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.open = [Element("page", {})]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        element = Element(tag, dict(attrs))
        self.open[-1].inside.append(element)
        if tag not in _VOID:
            self.open.append(element)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.open[-1].inside.append(Element(tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop().tag == tag

    def handle_data(self, data: str) -> None:
        self.open[-1].inside.append(data)


def read_page(text: str) -> Element:
    """The page; each element of it must be closed where it should be."""
    reader = _Reader()
    reader.feed(text)
    reader.close()
    (page,) = reader.open
    return page


def anchors(page: Element) -> dict[str, Element]:
    """All elements that can be linked to, of which no two have the same name."""
    found = [element for element in page if "id" in element.attributes]
    by_name = {element.attributes["id"] or "": element for element in found}
    assert len(by_name) == len(found)
    return by_name


def links(element: Element) -> list[tuple[str, str]]:
    """The text and the target of each link."""
    return [(link.text(), link.attributes["href"] or "") for link in element.all("a")]
