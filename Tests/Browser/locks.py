"""Locks between the pytest processes of one checkout: runs at the same time, and the workers of a run.

A lock belongs to an open file and ends with it or with its process. The programs that a test starts do not inherit it. A process that
opens the file twice waits for itself."""

import contextlib
import fcntl

from live import ROOT

FOLDER = ROOT / ".build"


@contextlib.contextmanager
def open_lock(name):
    """The file of a lock, which is open and not locked."""
    FOLDER.mkdir(exist_ok=True)
    with open(FOLDER / f"{name}.lock", "w") as file:
        yield file


@contextlib.contextmanager
def locked(name):
    """Holds a lock, for which it waits."""
    with open_lock(name) as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def lock_if_free(file):
    """Takes the lock of a file unless another process has it, and returns whether it has taken it."""
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def share(file):
    """Takes the lock of a file together with all others that share it, or goes on to share one that this process has alone."""
    fcntl.flock(file, fcntl.LOCK_SH)
