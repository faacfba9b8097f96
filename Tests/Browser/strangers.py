"""Packages of people who use the kit, in folders of their own: those that `collection new` makes, and copies of Tests/Live.

They share what is built of the kit with the examples and the programs of the project, so that little is compiled but the packages. One
package is built at a time: in the folder of products is one plan."""

import contextlib
import os
import re
import shutil
import subprocess

import pytest

from live import ROOT, TOOL, LiveHost
from locks import locked

APP = ROOT / "Tests" / "Live"
PRODUCTS = ROOT / "Examples" / ".build"
# The package that was planned last. Scripts/test removes the file with the plan.
OWNER = PRODUCTS / "package-of-plan"
ENVIRONMENT = {
    **os.environ,
    "SWIFTPM_BUILD_DIR": str(PRODUCTS),
    "WASM_BUILD": str(ROOT / ".build" / "programs"),
    # Those of Scripts/test: with other ones the kit would be compiled again.
    "COLLECTION_BUILD_FLAGS": os.environ.get("BUILD_FLAGS", ""),
}


@pytest.fixture(scope="module", autouse=True)
def keep_no_plan():
    """Has the next build of the examples plan anew: in their folder of products is the plan of the last package of the module."""
    yield
    with locked("strangers"):
        remove_plan()


def copy_app(folder):
    """Copies the package of Tests/Live, whose program is LiveWeb, and returns the folder. Products in that folder are kept."""
    shutil.rmtree(folder / "Sources", ignore_errors=True)
    shutil.copytree(APP / "Sources", folder / "Sources")
    shutil.copy(APP / "Package.swift", folder)
    kit = "../../CollectionViewKit"
    edit(folder / "Package.swift", (kit, os.path.relpath(APP / kit, folder)))
    return folder


def new_package(name, template, folder):
    """Creates a package and returns its folder."""
    folder.mkdir(parents=True, exist_ok=True)
    subprocess.run([TOOL, "new", name, "--template", template], cwd=folder, check=True, capture_output=True)
    return folder / name


def remove_plan():
    """Removes the plan from the folder of products."""
    OWNER.unlink(missing_ok=True)
    for plan in PRODUCTS.glob("*.yaml"):
        plan.unlink(missing_ok=True)


@contextlib.contextmanager
def building(package):
    """Keeps other tests from building while a package is built in the body.

    The package is planned anew unless the plan in the folder of products is its own: that of another package has no such product."""
    with locked("strangers"):
        if not OWNER.exists() or OWNER.read_text() != str(package):
            remove_plan()
            PRODUCTS.mkdir(parents=True, exist_ok=True)
            OWNER.write_text(str(package))
        yield


def show(package, *options):
    """Starts `collection dev` for a package, and returns when it is built."""
    with building(package):
        host = LiveHost(package, *options, environment=ENVIRONMENT)
        try:
            host.wait_for_build()
        except AssertionError:
            host.stop()
            raise
    return host


def show_program(package):
    """Starts `collection dev` for the program of a package for the browser, and returns while it is built: such programs have a folder
    of their own and no plan that is kept."""
    return LiveHost(package, "--wasm", environment=ENVIRONMENT)


def run(package, *words, seconds=900):
    """Runs a command of the tool in the folder of a package, and returns what it printed."""
    with building(package):
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
