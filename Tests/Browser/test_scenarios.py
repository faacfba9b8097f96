"""The scripted scenarios in Chromium: after every step the document is what the model host recorded, and after all of them what the
native host has written."""

import difflib

import pytest

from stage import RECORDINGS, recording, stage_url, visit_stage  # noqa: F401
from test_rendering import DESCRIBE, differences

NAMES = sorted(file.stem for file in RECORDINGS.glob("*.txt"))


def test_there_are_recordings():
    assert len(NAMES) >= 7


@pytest.mark.parametrize("name", NAMES)
def test_the_document_is_what_the_model_recorded_after_every_step(visit_stage, stage_url, visit, name):  # noqa: F811
    stage = visit_stage(name)
    for step, expected in recording(name):
        if step != "start":
            stage.do(step)
        seen = stage.print()
        if seen != expected:
            pytest.fail(f"{name}, after “{step}”:\n" + "\n".join(difflib.unified_diff(expected, seen, "model", "document", lineterm="", n=1)))
    made = stage.page.evaluate(DESCRIBE)
    assert differences(made, visit(f"{stage_url}/written/scenarios/{name}").evaluate(DESCRIBE)) == []
