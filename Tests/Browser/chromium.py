"""The browsers that tests run in, and that figures and pictures are made with."""

import shutil


def launch(playwright):
    """Starts the browser that users have, without a window."""
    return start(playwright, ("chromium", "google-chrome", "chromium-headless-shell"))


def launch_shell(playwright):
    """Starts the browser of the tests: the headless shell, which draws no window of its own and so takes a third less time.

    An access of a program beyond its memory ends the shell, as it handles no signals; so the bounds are checked before.
    """
    return start(playwright, ("chromium-headless-shell", "chromium", "google-chrome"), "--js-flags=--wasm-enforce-bounds-checks")


def start(playwright, programs, *arguments):
    program = next(filter(None, map(shutil.which, programs)))
    return playwright.chromium.launch(executable_path=program, args=["--no-sandbox", *arguments])
