"""The scripted scenarios in Chromium: after every step the document is what the model host recorded, and after all of them what the
native host has written."""

import difflib

import pytest

from stage import RECORDINGS, open_stage, recording, stage_url  # noqa: F401
from test_rendering import DESCRIBE, differences, written_document

NAMES = sorted(file.stem for file in RECORDINGS.glob("*.txt"))


def test_there_are_recordings():
    assert len(NAMES) >= 7


@pytest.mark.parametrize("name", NAMES)
def test_the_document_is_what_the_model_recorded_after_every_step(open_stage, stage_url, open_page, name):  # noqa: F811
    stage = open_stage(name)
    for step, expected in recording(name):
        if step != "start":
            stage.do(step)
        seen = stage.print()
        if seen != expected:
            pytest.fail(f"{name}, after “{step}”:\n" + "\n".join(difflib.unified_diff(expected, seen, "model", "document", lineterm="", n=1)))
    written = written_document(open_page, stage_url, RECORDINGS / f"{name}.html")
    assert differences(stage.page.evaluate(DESCRIBE), written) == []
