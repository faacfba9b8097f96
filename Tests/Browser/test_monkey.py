"""The monkey of the native tests in Chromium, with real frames, real scrolling and real movements."""

import json
import os

from conftest import ROOT
from stage import open_stage, stage_url  # noqa: F401

SECONDS = float(os.environ.get("MONKEY_SECONDS", "40"))
EVENTS = int(os.environ.get("MONKEY_EVENTS", "3000"))
SEED = int(os.environ.get("MONKEY_SEED", "1"))


def play(stage, seed, events, seconds):
    stage.page.add_script_tag(path=ROOT / "Tests" / "Browser" / "monkey.js")
    result = stage.page.evaluate("(args) => playMonkey(...args)", [seed, events, seconds * 1000])
    print(f"monkey: {result['done']} events, {result['looks']} looks")
    return result


def test_whatever_is_done_in_whatever_order_what_is_seen_is_what_must_be_seen(open_stage):  # noqa: F811
    result = play(open_stage("monkey"), SEED, EVENTS, SECONDS)
    assert result["wrong"] is None, json.dumps(result, indent=1, ensure_ascii=False)
    assert result["done"] >= min(EVENTS, 300)
