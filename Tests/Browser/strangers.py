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


def forget_plan():
    """A plan that is found in the folder of products may be that of another package, which has no such product."""
    for plan in PRODUCTS.glob("*.yaml"):
        plan.unlink(missing_ok=True)


def show(package, *options):
    """Starts `collection dev` for a package."""
    forget_plan()
    return LiveHost(package, *options, environment=ENVIRONMENT)


def run(package, *words, seconds=900):
    """Runs a command of the tool in the folder of a package, and returns what it printed."""
    forget_plan()
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
