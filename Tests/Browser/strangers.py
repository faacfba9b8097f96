"""Packages of people who use the kit, as `collection new` makes them, in a folder of their own.

They share what is built of the kit: the tests would take a quarter of an hour otherwise."""

import os
import re
import subprocess

from live import ROOT, TOOL, LiveHost

PRODUCTS = ROOT / "Tools" / ".build" / "strangers"
ENVIRONMENT = {
    **os.environ,
    "SWIFTPM_BUILD_DIR": str(PRODUCTS),
    "WASM_BUILD": str(ROOT / ".build" / "programs"),
}


def new_package(name, template, folder):
    """Creates a package and returns its folder."""
    folder.mkdir(parents=True, exist_ok=True)
    subprocess.run([TOOL, "new", name, "--template", template], cwd=folder, check=True, capture_output=True)
    return folder / name


def take_plan(package):
    """Has a package planned anew unless the plan in the folder of products is its own: that of another package has no such product."""
    owner = PRODUCTS / "package-of-plan"
    if owner.exists() and owner.read_text() == str(package):
        return
    for plan in PRODUCTS.glob("*.yaml"):
        plan.unlink(missing_ok=True)
    PRODUCTS.mkdir(parents=True, exist_ok=True)
    owner.write_text(str(package))


def show(package, *options):
    """Starts `collection dev` for a package."""
    if "--wasm" not in options:  # programs for the browser have a folder of their own
        take_plan(package)
    return LiveHost(package, *options, environment=ENVIRONMENT)


def run(package, *words, seconds=900):
    """Runs a command of the tool in the folder of a package, and returns what it printed."""
    take_plan(package)
    result = subprocess.run(
        [TOOL, *words], cwd=package, env=ENVIRONMENT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=seconds,
    )
    assert result.returncode == 0, f"collection {' '.join(words)}:\n{result.stdout}"
    return result.stdout


def edit(file, *changes):
    """Replaces texts of a file, each by another one, in one save."""
    text = file.read_text()
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    file.write_text(text)


def lines_with(text, pattern):
    return [line for line in text.splitlines() if re.search(pattern, line)]
