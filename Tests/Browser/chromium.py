"""The browser that tests, benchmarks and pictures are made with."""

import shutil

# The headless shell first: it draws no window, which costs a third of the time of a test.
PROGRAMS = ("chromium-headless-shell", "chromium", "google-chrome")


def launch(playwright):
    """Starts the browser."""
    program = next(filter(None, map(shutil.which, PROGRAMS)))
    arguments = ["--no-sandbox", "--disable-features=WebAssemblyTrapHandler"]
    return playwright.chromium.launch(executable_path=program, args=arguments)
