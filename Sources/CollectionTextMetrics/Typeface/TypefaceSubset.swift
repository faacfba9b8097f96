/// The widths of one font file of the typeface: advances of its glyphs and the kerning between them, in font units.
///
/// `Scripts/build-typeface` generates the values from the font. A glyph has a number: first the characters of
/// ``ranges`` in order, then their forms of one width. Between its two weights the font is linear.
struct TypefaceSubset: Sendable {
    /// The number of font units that the font size is divided into.
    static let unitsPerEm = 2_816.0
    /// The weights of ``lightAdvances`` and ``boldAdvances``.
    static let weights = 400.0...700.0

    /// The characters, ascending.
    let ranges: [ClosedRange<UInt32>]
    /// The advance of each glyph at the lightest weight.
    let lightAdvances: [UInt16]
    /// The advance of each glyph at the boldest weight.
    let boldAdvances: [UInt16]
    /// The glyphs of one width, by the glyphs that they replace in columns of numbers.
    let tabularForms: [UInt16: UInt16]
    /// The kerning between glyphs.
    let kerning: TypefaceKerning

    private let firstGlyphs: [UInt16]

    init(
        ranges: [ClosedRange<UInt32>], lightAdvances: [UInt16], boldAdvances: [UInt16],
        tabularForms: [UInt16: UInt16], kerning: TypefaceKerning
    ) {
        self.ranges = ranges
        self.lightAdvances = lightAdvances
        self.boldAdvances = boldAdvances
        self.tabularForms = tabularForms
        self.kerning = kerning
        var next = 0
        firstGlyphs = ranges.map { range in
            defer { next += range.count }
            return UInt16(next)
        }
    }
}

extension TypefaceSubset {
    /// The font files, in the order in which a browser looks for a character.
    static let all: [TypefaceSubset] = [latin, greekAndCyrillic]

    /// The glyph of a character; `nil` if the file has none.
    ///
    /// - Complexity: O(log *n*), where *n* is the number of ranges.
    func glyph(of character: Unicode.Scalar, isTabular: Bool) -> UInt16? {
        var low = 0
        var high = ranges.count
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].upperBound < character.value { low = middle + 1 } else { high = middle }
        }
        guard low < ranges.count, ranges[low].contains(character.value) else { return nil }
        let glyph = firstGlyphs[low] + UInt16(character.value - ranges[low].lowerBound)
        return isTabular ? tabularForms[glyph] ?? glyph : glyph
    }

    /// The advance of a glyph at a weight, in shares of the font size.
    func advance(of glyph: UInt16, weight: Double) -> Double {
        let light = Double(lightAdvances[Int(glyph)])
        let bold = Double(boldAdvances[Int(glyph)])
        return Self.mix(light, bold, weight) / Self.unitsPerEm
    }

    /// What is added between two glyphs at a weight, in shares of the font size.
    func kerning(between left: UInt16, and right: UInt16, weight: Double) -> Double {
        let (light, bold) = kerning.values(left, right)
        return Self.mix(Double(light), Double(bold), weight) / Self.unitsPerEm
    }

    private static func mix(_ light: Double, _ bold: Double, _ weight: Double) -> Double {
        let clamped = min(max(weight, weights.lowerBound), weights.upperBound)
        return light + (bold - light) * (clamped - weights.lowerBound) / (weights.upperBound - weights.lowerBound)
    }
}
