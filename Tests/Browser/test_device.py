"""What a screen learns of the device in a real browser: the locale, the time zone, the clock and what it has stored."""

import time

import pytest
from stage import open_stage, stage_url  # noqa: F401

TEXTS = "() => [...document.querySelectorAll('.screen .label, .navigation .label')].map((label) => label.textContent)"

# As Intl writes it: a summer noon in UTC.
EXPECTED = """(locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(1752580800000)"""

# The first weekday from 1, Sunday, and the number of hours on a clock, as Intl knows them.
CUSTOMS = """(locale) => {
    const { hour12 } = new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions();
    return `${new Intl.Locale(locale).getWeekInfo().firstDay % 7 + 1} ${hour12 ? 12 : 24}`;
}"""


def texts(stage):
    return stage.page.evaluate(TEXTS)


@pytest.mark.parametrize("locale, zone", [
    ("de-DE", "Europe/Berlin"), ("en-US", "America/New_York"), ("en-GB", "Asia/Kolkata"), ("ja-JP", "Australia/Lord_Howe"),
])
def test_locale_time_zone_and_clock_are_those_of_the_browser(open_stage, locale, zone):  # noqa: F811
    stage = open_stage("device", locale=locale, timezone_id=zone)
    identifier, date, now, *_ = texts(stage)
    assert identifier == locale
    assert date == stage.page.evaluate(EXPECTED, locale)
    assert abs(int(now) - time.time()) < 60
    cookies = {cookie["name"]: cookie["value"] for cookie in stage.page.context.cookies()}
    # Browsers have older names for some zones.
    name = stage.page.evaluate("new Intl.DateTimeFormat().resolvedOptions().timeZone")
    assert cookies["region"] == f"{locale}%3B{name.replace('/', '%2F')}"


@pytest.mark.parametrize("locale, clock, customs", [
    ("en-US", "5:30 PM", "1 12"), ("de-DE", "17:30", "2 24"), ("ar-EG", "٥:٣٠ م", "7 12"),
])
def test_hours_and_weeks_are_those_of_the_locale_of_the_browser(open_stage, locale, clock, customs):  # noqa: F811
    stage = open_stage("device", locale=locale, timezone_id="Asia/Kolkata")
    _, date, *_, shown = texts(stage)
    assert shown == customs == stage.page.evaluate(CUSTOMS, locale)
    assert date == stage.page.evaluate(EXPECTED, locale)
    assert " ".join(date.split()).endswith(clock)  # its spaces are of several kinds


def test_the_hours_of_the_device_hold_where_those_of_its_language_are_others(open_page, stage_url):  # noqa: F811
    page = open_page("about:blank", locale="en-US", timezone_id="Asia/Kolkata")
    page.add_init_script("Object.defineProperty(navigator, 'languages', { value: ['en-GB'] })")
    page.goto(f"{stage_url}/device")
    page.wait_for_function("() => document.querySelectorAll('.screen .label').length === 5")
    identifier, *_, customs = page.evaluate(TEXTS)
    assert (identifier, customs) == ("en-GB-u-hc-h12", "2 12")


def test_values_are_stored_and_reported_by_other_pages(open_stage, stage_url):  # noqa: F811
    stage = open_stage("device")
    assert texts(stage)[3] == "1"
    stage.page.reload()
    stage.page.wait_for_function("() => document.querySelectorAll('.screen .label').length === 5")
    assert texts(stage)[3] == "2"
    other = stage.page.context.new_page()
    other.goto(f"{stage_url}/device")
    other.wait_for_function("() => document.querySelectorAll('.screen .label').length === 5")
    assert other.evaluate(TEXTS)[3] == "3"
    stage.page.wait_for_function("() => document.querySelectorAll('.screen .label')[3]?.textContent === '3'")
    other.close()
