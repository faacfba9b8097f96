"""Locks keep the runs of the tests in one checkout apart."""

import pytest

import locks


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    monkeypatch.setattr(locks, "FOLDER", tmp_path)


def is_free(name):
    with locks.open_lock(name) as file:
        return locks.lock_if_free(file)


def test_a_lock_is_held_until_the_end_of_the_body():
    with locks.locked("one"):
        assert not is_free("one")
    assert is_free("one")


def test_a_lock_is_free_while_another_one_is_held():
    with locks.locked("one"):
        assert is_free("another")


def test_a_lock_is_free_after_a_body_that_has_failed():
    with pytest.raises(ValueError), locks.locked("one"):
        raise ValueError
    assert is_free("one")


def test_a_lock_is_shared_by_several_and_is_not_free_until_the_last_has_ended():
    with locks.open_lock("one") as first:
        assert locks.lock_if_free(first)
        locks.share(first)
        with locks.open_lock("one") as second:
            locks.share(second)
        assert not is_free("one")
    assert is_free("one")
