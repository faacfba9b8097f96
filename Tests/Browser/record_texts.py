"""Records the texts of the gallery's screens, as Chromium measures them, for the tests of the typeface.

Usage: record_texts.py ADDRESS, the address of a running `page serve`.
"""

import json
import sys

from playwright.sync_api import sync_playwright

from chromium import launch
from conftest import ROOT
from screen import IS_WHOLE, wait_for_rest, wait_until_loaded

TEXTS = ROOT / "Tests" / "CollectionTextMetricsTests" / "Fixtures" / "texts.json"
PATHS = [
    "/", "/storefront", "/product/1001", "/shows", "/shows/1", "/people", "/people/2", "/earnings", "/earnings/1",
    "/homes", "/homes/results", "/homes/1", "/catalogue",
]
# Beside the width that a text has, it is broken into lines in these, in points.
WIDTHS = [100, 180, 300]
# What the screens do not show: other scripts of the typeface, and places where lines may end and may not.
FURTHER = [
    "Ελληνικά: μια παλιά πέτρινη κατοικία με θέα στη θάλασσα, δύο υπνοδωμάτια και κήπο",
    "Шерстяное пальто, сшитое в Италии, с подкладкой из вискозы и двумя карманами",
    "Łódź, Kraków i Gdańsk: przytulne mieszkanie z ogródkiem, 54 m², 1 200 € miesięcznie",
    "Yürüyüş ayakkabısı, Türkiye’de üretilmiştir – İstanbul’dan gönderilir",
    "A state-of-the-art, self-cleaning kitchen (2019) with and/or without e-mail: read-only, 12-15 x 20-30",
    "https://example.com/a/very/long/address?with=parameters&and=more#and-a-fragment-that-goes-on",
    "Donau\u00addampf\u00adschiff\u00adfahrts\u00adgesell\u00adschafts\u00adkapitän",
    "12\u00a0345\u00a0€ and 1\u00a0000\u00a0000\u00a0$ do not come apart — “quotes” don’t either… do they?! No.",
    "Donaudampfschifffahrtsgesellschaftskapitänswitwenrentenauszahlungsstelle",
    "AVATAR, To Wa, Ty. LT VA P. F, Yo “Ta” 1771 11:11 AVAVAVA WAWAWA Te",
]


def main():
    address = sys.argv[1].rstrip("/")
    found = {}
    with sync_playwright() as playwright:
        browser = launch(playwright)
        for width, height in ((390, 844), (1280, 800)):
            for path in PATHS:
                page = browser.new_page(viewport={"width": width, "height": height})
                page.add_init_script(path=str(ROOT / "Tests" / "Browser" / "texts.js"))
                page.goto(address + path)
                page.wait_for_selector(".label", state="attached")
                page.wait_for_function(IS_WHOLE)
                wait_until_loaded(page)
                wait_for_rest(page)
                for _ in range(8):
                    for text in page.evaluate("readTexts()"):
                        found.setdefault(json.dumps(text[:5]), text)
                    page.mouse.move(width / 2, height / 2)
                    page.mouse.wheel(0, height * 0.8)
                    wait_for_rest(page)
                print(path, width, len(found))
                page.close()
        texts = sorted(found.values()) + [[text, 16, 400, 0, False, 240] for text in FURTHER]
        texts = [text + WIDTHS for text in texts]
        page = browser.new_page()
        page.add_init_script(path=str(ROOT / "Tests" / "Browser" / "texts.js"))
        page.goto(address + "/documentation")
        measured = page.evaluate("([texts, count]) => measureTexts(texts, count)", [texts, len(WIDTHS) + 1])
        browser.close()
    rows = (json.dumps(text + result, ensure_ascii=False) for text, result in zip(texts, measured))
    TEXTS.write_text("[\n" + ",\n".join(rows) + "\n]\n")


if __name__ == "__main__":
    main()
