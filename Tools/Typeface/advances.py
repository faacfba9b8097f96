"""What a browser adds up to the width of a line: advances of glyphs and the kerning between them, at both ends of the weights."""

import dataclasses
import itertools

from fontTools.varLib.varStore import VarStoreInstancer

from subsets import BOLD, LIGHT


@dataclasses.dataclass
class Glyphs:
    """The glyphs of a subset: those of the characters in their order, then the digits and signs of one width."""

    codes: list  # of the characters
    advances: list  # of pairs, light and bold
    tabular: list  # of pairs, the index of a glyph and of its form of one width
    left: list  # the class of each glyph before another
    right: list  # the class of each glyph after another
    kerning: dict  # pairs of values, light and bold, by pairs of classes


def read(font):
    """Reads the glyphs of a font that was cut."""
    characters = sorted(font.getBestCmap().items())
    names = [name for _, name in characters]
    single = {}
    for lookup in lookups(font["GSUB"].table, "tnum"):
        for table in lookup.SubTable:
            single |= getattr(table, "ExtSubTable", table).mapping
    tabular = [(names.index(name), single[name]) for name in names if name in single]
    names += [form for _, form in tabular]
    light, bold = advances(font, names, LIGHT), advances(font, names, BOLD)
    pairs = kerning(font, names)
    left = classes([tuple(pairs.get((name, other), (0, 0)) for other in names) for name in names])
    right = classes([tuple(pairs.get((other, name), (0, 0)) for other in names) for name in names])
    first = len(characters)
    return Glyphs(
        codes=[code for code, _ in characters],
        advances=list(zip(light, bold)),
        tabular=[(index, first + offset) for offset, (index, _) in enumerate(tabular)],
        left=left,
        right=right,
        kerning={
            (left[i], right[j]): pairs[one, other]
            for (i, one), (j, other) in itertools.product(enumerate(names), repeat=2) if (one, other) in pairs
        },
    )


def lookups(table, feature):
    found = {
        index for record in table.FeatureList.FeatureRecord if record.FeatureTag == feature
        for index in record.Feature.LookupListIndex
    }
    return [table.LookupList.Lookup[index] for index in sorted(found)]


def variations(store, font, weight):
    return VarStoreInstancer(store, font["fvar"].axes, {"wght": (weight - LIGHT) / (BOLD - LIGHT)})


def advances(font, names, weight):
    table = font["HVAR"].table
    deltas = variations(table.VarStore, font, weight)
    numbers = table.AdvWidthMap.mapping if table.AdvWidthMap else None
    return [
        round(font["hmtx"][name][0] + deltas[numbers[name] if numbers else font.getGlyphID(name)]) for name in names
    ]


def kerning(font, names):
    """The pairs of glyphs that are set closer or wider, with the values at both weights."""
    light, bold = (variations(font["GDEF"].table.VarStore, font, weight) for weight in (LIGHT, BOLD))

    def value(record):
        if record is None:
            return 0, 0
        device = getattr(record, "XAdvDevice", None)
        number = device.StartSize << 16 | device.EndSize if device is not None else None
        base = getattr(record, "XAdvance", 0)
        return tuple(round(base + (deltas[number] if number is not None else 0)) for deltas in (light, bold))

    total = {}
    for lookup in lookups(font["GPOS"].table, "kern"):
        found = {}  # the first subtable that knows a pair decides
        for table in lookup.SubTable:
            table = getattr(table, "ExtSubTable", table)
            if table.Format == 1:
                for first, pairs in zip(table.Coverage.glyphs, table.PairSet):
                    for record in pairs.PairValueRecord:
                        found.setdefault((first, record.SecondGlyph), value(record.Value1))
            else:
                before, after = table.ClassDef1.classDefs, table.ClassDef2.classDefs
                for first in table.Coverage.glyphs:
                    row = table.Class1Record[before.get(first, 0)].Class2Record
                    for second in names:
                        found.setdefault((first, second), value(row[after.get(second, 0)].Value1))
        for pair, (one, other) in found.items():
            sums = total.get(pair, (0, 0))
            total[pair] = sums[0] + one, sums[1] + other
    known = set(names)
    return {pair: values for pair, values in total.items() if values != (0, 0) and known.issuperset(pair)}


def classes(patterns):
    """Numbers equal patterns alike. A pattern without kerning has the number 0."""
    numbers = {tuple([(0, 0)] * len(patterns)): 0}
    return [numbers.setdefault(pattern, len(numbers)) for pattern in patterns]
