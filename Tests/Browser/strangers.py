"""Packages of people who use the kit, as `collection new` makes them, in a folder of their own.

They share what is built of the kit: the tests would take a quarter of an hour otherwise."""

import os
import re
import subprocess

from live import ROOT, TOOL

ENVIRONMENT = {
    **os.environ,
    "SWIFTPM_BUILD_DIR": str(ROOT / "Tools" / ".build" / "strangers"),
    "WASM_BUILD": str(ROOT / ".build" / "programs"),
}


def new_package(name, template, folder):
    """Creates a package and returns its folder."""
    folder.mkdir(parents=True, exist_ok=True)
    subprocess.run([TOOL, "new", name, "--template", template], cwd=folder, check=True, capture_output=True)
    return folder / name


def run(package, *words, seconds=900):
    """Runs a command of the tool in the folder of a package, and returns what it printed."""
    result = subprocess.run(
        [TOOL, *words], cwd=package, env=ENVIRONMENT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=seconds,
    )
    assert result.returncode == 0, f"collection {' '.join(words)}:\n{result.stdout}"
    return result.stdout


def edit(file, old, new):
    text = file.read_text()
    assert old in text
    file.write_text(text.replace(old, new))


def lines_with(text, pattern):
    return [line for line in text.splitlines() if re.search(pattern, line)]
