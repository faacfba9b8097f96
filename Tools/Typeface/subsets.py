"""The characters of each font file, and the cutting of the typeface to them."""

import dataclasses
import hashlib

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

# The weights that the style sheets use. Between them everything in the typeface is linear.
LIGHT, BOLD = 400, 700
# Features of the typeface that are kept: kerning, and digits of one width for columns of numbers.
FEATURES = ["kern", "tnum"]


@dataclasses.dataclass(frozen=True)
class Subset:
    """A part of the typeface that is a file of its own."""

    name: str  # of the file
    swift_name: str  # of the table
    title: str
    characters: str  # in the notation of CSS's unicode-range
    is_preloaded: bool

    @property
    def codes(self):
        found = []
        for part in self.characters.split(","):
            first, _, last = part.strip().removeprefix("U+").partition("-")
            found += range(int(first, 16), int(last or first, 16) + 1)
        return sorted(set(found))


SUBSETS = [
    Subset(
        "inter-latin", "latin", "Latin letters, digits, punctuation and signs",
        "U+20-7E, U+A0-148, U+14A-17F, U+192, U+218-21B, U+2C6-2C7, U+2D8-2DD, U+1E9E, U+2010-2015, U+2018-201E, U+2020-2022, "
        "U+2026, U+2030, U+2032-2033, U+2039-203A, U+2044, U+2074-2079, U+20AC, U+2122, U+2190-2193, U+2197, U+2212, "
        "U+221E, U+2248, U+2260, U+2264-2265, U+2713",
        True,
    ),
    Subset(
        "inter-greek-cyrillic", "greekAndCyrillic", "Greek and Cyrillic letters",
        "U+370-377, U+37A-37F, U+384-38A, U+38C, U+38E-3A1, U+3A3-3E1, U+3F0-3FF, U+400-45F, U+490-491, U+2116",
        False,
    ),
]


def cut(source, part):
    """The font of a subset, with the weights in use alone."""
    font = TTFont(source, recalcTimestamp=False)
    font = instancer.instantiateVariableFont(font, {"wght": (LIGHT, BOLD)})
    options = subset.Options()
    options.layout_features = FEATURES
    options.hinting = False
    options.name_IDs = [0, 1, 2, 5, 13, 14]
    options.drop_tables += ["DSIG"]
    subsetter = subset.Subsetter(options)
    known = font.getBestCmap()
    subsetter.populate(unicodes=[code for code in part.codes if code in known])
    subsetter.subset(font)
    return font


def write(font, part, folder):
    """Writes a font as WOFF2 under a name with the hash of its bytes. Returns the name and the size in bytes."""
    font.flavor = "woff2"
    path = folder / f"{part.name}.woff2"
    font.save(path)
    content = path.read_bytes()
    digest = hashlib.sha256(content).hexdigest()[:10]
    name = f"{part.name}.{digest}.woff2"
    path.rename(folder / name)
    return name, len(content)
