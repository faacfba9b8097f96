"""Formatting by locale: the vectors that the native tests compare with are what the browser's own Intl writes.

The tables and vectors are made from Node's Intl. Where Chromium has another version of the data, the difference is listed here."""

import json

from conftest import ROOT

VECTORS = ROOT / "Tests" / "CollectionFormattingTests" / "Fixtures" / "vectors.json"
PROGRAM = ROOT / "Tools" / "Locales" / "vectors.mjs"

# Chromium 156 has no fraction digits for the dinar of Serbia; ICU 78.2 has two.
OTHER_CURRENCIES = {"RSD"}

COMPARE = """({ rows, locales }) => rows.flatMap(([row, texts]) =>
    locales.map((locale, index) => [locale, row, texts[index], evaluateRow(locale, row)])
        .filter(([, , expected, text]) => expected !== text))"""

# The names of units, and of the styles of Intl.DurationFormat.
DURATIONS = """({ rows, locales }) => rows.flatMap(([row, texts]) => locales.map((locale, index) => {
    const [, value, style] = row;
    const seconds = Number(value);
    let rest = Math.abs(seconds);
    const duration = {};
    for (const [unit, length] of [["days", 86400], ["hours", 3600], ["minutes", 60], ["seconds", 1]]) {
        duration[unit] = Math.sign(seconds) * Math.floor(rest / length) || 0;
        rest %= length;
    }
    return [locale, row, texts[index], new Intl.DurationFormat(locale, { style }).format(duration)];
}).filter(([, , expected, text]) => expected !== text))"""


def read():
    vectors = json.loads(VECTORS.read_text())
    return vectors["rows"], vectors["locales"]


def open_blank(open_page):
    page = open_page("about:blank")
    page.add_script_tag(type="module", content=PROGRAM.read_text() + "\nwindow.evaluateRow = evaluate;")
    page.wait_for_function("() => !!window.evaluateRow")
    return page


def test_vectors_are_what_the_browser_writes(open_page):
    rows, locales = read()
    assert len(rows) >= 2000 and len(locales) >= 6
    differences = open_blank(open_page).evaluate(COMPARE, {"rows": rows, "locales": locales})
    listed = [row for _, row, *_ in differences if row[0] == "currency" and row[2] in OTHER_CURRENCIES]
    assert len(differences) == len(listed), differences[:20]
    # A difference that is gone is taken off the list.
    assert {row[2] for row in listed} == OTHER_CURRENCIES


def test_durations_are_those_of_the_duration_format(open_page):
    rows, locales = read()
    # It writes nothing at all for a duration of zero.
    durations = [row for row in rows if row[0][0] == "duration" and float(row[0][1]) != 0]
    assert len(durations) >= 90
    differences = open_blank(open_page).evaluate(DURATIONS, {"rows": durations, "locales": locales})
    assert differences == []
