"""Writes the font files, the style sheet of the typeface, and its tables for Swift.

Usage: build.py FONT LICENCE STAND_INS: a variable font with weights, the text of its licence, and the folder of the local
fonts that stand in for it.
"""

import pathlib
import re
import sys

import advances
import stylesheet
import subsets
import swift
from fontTools.ttLib import TTFont

ROOT = pathlib.Path(__file__).resolve().parents[2]
FILES = ROOT / "Web" / "typeface"
TABLES = ROOT / "Sources" / "CollectionTextMetrics" / "Typeface"


def main():
    source, licence, stand_ins = map(pathlib.Path, sys.argv[1:])
    version = re.split(r"[;-]", TTFont(source)["name"].getDebugName(5))[0].replace("Version", "Inter").strip()
    FILES.mkdir(parents=True, exist_ok=True)
    TABLES.mkdir(parents=True, exist_ok=True)
    for old in FILES.glob("*.woff2"):
        old.unlink()
    files, latin = [], None
    for part in subsets.SUBSETS:
        font = subsets.cut(source, part)
        glyphs = advances.read(font)
        latin = latin or (font, glyphs)
        path = TABLES / f"TypefaceSubset+{part.swift_name[0].upper()}{part.swift_name[1:]}.swift"
        path.write_text(swift.table(part, glyphs, version))
        name, size = subsets.write(font, part, FILES)
        files.append((part, name))
        print(f"{name}: {size} bytes, {len(glyphs.codes)} characters")
    (ROOT / "Web" / "typeface.css").write_text(stylesheet.sheet(files, *latin, stand_ins, version))
    (FILES / "LICENSE.txt").write_text(licence_text(licence.read_text()))
    page = ROOT / "Web" / "index.html"
    preloads = "".join(
        f'<link rel="preload" href="/typeface/{name}" as="font" type="font/woff2" crossorigin>\n'
        for part, name in files if part.is_preloaded
    )
    rest = re.sub(r'<link rel="preload" href="/typeface/.*\n', "", page.read_text())
    page.write_text(rest.replace('<link rel="stylesheet"', preloads + '<link rel="stylesheet"', 1))


def licence_text(copyright_file):
    """The SIL Open Font License out of a Debian copyright file, whose paragraphs are set off by a space and full stops."""
    holder = re.search(r"^Copyright: ([^<\n]*)", copyright_file, re.MULTILINE)[1].strip()
    body = re.search(r"^License: OFL-1.1\n((?:^ .*\n?)+)", copyright_file, re.MULTILINE)[1]
    lines = ["" if line.strip() == "." else line[1:] for line in body.splitlines()]
    return "\n".join([
        f"Copyright {holder} (https://github.com/rsms/inter)", "",
        "The files beside this one are subsets of Inter. They are licensed under the SIL Open Font License, Version 1.1:", "",
        *lines,
    ]) + "\n"


main()
