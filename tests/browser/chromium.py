"""Chromium, which looks at a page and tells of it."""

from __future__ import annotations

import base64
import io
import json
import shutil
import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from selenium.webdriver import Chrome, ChromeOptions
from selenium.webdriver.chrome.service import Service

CHROMIUM = shutil.which("chromium") or shutil.which("google-chrome")
DRIVER = shutil.which("chromedriver")

_SWITCHES = (
    *("--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
)


class Page:
    """A page in Chromium."""

    def __init__(self, driver: Chrome) -> None:
        self.driver = driver

    def open(self, file: Path, *, width: int, scheme: str = "light") -> None:
        """Show a file on a screen so wide, to somebody who wants it light or dark."""
        screen = {"width": width, "height": 900, "deviceScaleFactor": 1, "mobile": width < 500}
        self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", screen)
        wish = {"name": "prefers-color-scheme", "value": scheme}
        self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [wish]})
        self.driver.get("about:blank")
        self.driver.get(file.as_uri())

    def tell(self, script: str) -> Any:
        """What a script returns, which the page itself could not run."""
        return self.driver.execute_script(script)

    def click(self, link: str) -> None:
        """Follow the first link that a selector finds."""
        self.driver.execute_script("document.querySelector(arguments[0]).click()", link)

    def requests(self) -> set[str]:
        """The addresses that were asked for since the last look."""
        log = (json.loads(entry["message"])["message"] for entry in self._log())
        return {
            event["params"]["request"]["url"]
            for event in log
            if event["method"] == "Network.requestWillBeSent"
        }

    def printed(self) -> list[str]:
        """The text of each page on paper."""
        from pypdf import PdfReader

        pdf = self.driver.execute_cdp_cmd("Page.printToPDF", {"paperWidth": 8.3})
        with io.BytesIO(base64.b64decode(pdf["data"])) as file:
            pages = [page.extract_text() for page in PdfReader(file).pages]
        # Without the ligatures that a font may have.
        return [unicodedata.normalize("NFKC", text) for text in pages]

    def _log(self) -> list[dict[str, Any]]:
        log: list[dict[str, Any]] = self.driver.get_log("performance")  # type: ignore[no-untyped-call]
        return log


@contextmanager
def chromium(profile: Path) -> Iterator[Page]:
    """Chromium with a profile of its own."""
    options = ChromeOptions()
    options.binary_location = CHROMIUM or ""
    for switch in (*_SWITCHES, f"--user-data-dir={profile}"):
        options.add_argument(switch)
    options.set_capability("goog:loggingPrefs", {"performance": "ALL"})
    driver = Chrome(options=options, service=Service(DRIVER))
    try:
        yield Page(driver)
    finally:
        driver.quit()
