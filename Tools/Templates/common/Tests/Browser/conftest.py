"""The page of the app in Chromium, at the address that `collection test --browser` gives the tests."""

import os
import shutil

import pytest
from playwright.sync_api import sync_playwright


@pytest.fixture(scope="session")
def browser():
    executable = next(filter(None, map(shutil.which, ("chromium", "google-chrome", "chromium-headless-shell"))), None)
    # Chromium has no sandbox for the administrator of a system, as whom containers run.
    options = ["--no-sandbox"] if os.geteuid() == 0 else []
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=executable, args=options)
        yield chromium
        chromium.close()


@pytest.fixture
def page(browser):
    """The first screen, in a window of a phone. What the page reports as an error fails the test."""
    page = browser.new_page(viewport={"width": 390, "height": 844})
    errors = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
    page.goto(os.environ["COLLECTION_ADDRESS"])
    yield page
    page.close()
    assert errors == []
