/// The characters of a text with their widths, after its white space is collapsed as CSS's `white-space: normal` does.
struct MeasuredText {
    /// A character of the text.
    struct Character {
        let scalar: Unicode.Scalar
        /// The width, with letter spacing, in points.
        var width: Double
        /// What is added between the character before and this one while both are on one line, in points.
        var kerning = 0.0
        /// Whether a line may end before this character.
        var isBreakAllowedBefore = false
        /// The width that a hyphen adds if a line ends after this soft hyphen, in points.
        var hyphenWidth = 0.0

        /// Whether the character is a space at which lines end, and which takes no room there.
        var isSpace: Bool { scalar == " " }
        /// Whether the character belongs to the one before it.
        var isJoined: Bool { width == 0 && scalar != "\u{AD}" && scalar != "\u{200B}" }
    }

    private(set) var characters: [Character] = []
    /// The height of the highest line of its parts, in points.
    private(set) var lineHeight = 0.0

    private var previous: Unicode.Scalar?
    private var beforePrevious: Unicode.Scalar?
    private var lastGlyph: (subset: Int, glyph: UInt16)?
}

extension MeasuredText {
    /// Adds a part of the text.
    ///
    /// - Parameters:
    ///   - text: The characters.
    ///   - traits: How they look.
    ///   - fontSize: The size of the font, in points.
    mutating func append(_ text: String, _ traits: TextTraits, fontSize: Double) {
        lineHeight = max(lineHeight, fontSize * traits.lineHeight)
        lastGlyph = nil  // Kerning ends where the look changes.
        for scalar in text.unicodeScalars {
            let isWhiteSpace = scalar == " " || scalar == "\t" || scalar == "\n" || scalar == "\r"
            if isWhiteSpace, previous == nil || previous == " " { continue }
            append(isWhiteSpace ? " " : scalar, traits, fontSize)
        }
    }

    /// Removes the space at the end.
    mutating func finish() {
        if characters.last?.isSpace == true { characters.removeLast() }
    }

    private mutating func append(_ scalar: Unicode.Scalar, _ traits: TextTraits, _ fontSize: Double) {
        var character = Character(scalar: scalar, width: 0)
        let found = scalar == "\u{AD}" ? nil : Self.glyph(of: scalar, traits)
        if let found {
            let subset = TypefaceSubset.all[found.subset]
            character.width = subset.advance(of: found.glyph, weight: traits.weight) * fontSize
            if let lastGlyph, lastGlyph.subset == found.subset {
                character.kerning =
                    subset.kerning(between: lastGlyph.glyph, and: found.glyph, weight: traits.weight) * fontSize
            }
        } else {
            character.width = EstimatedWidth.width(of: scalar) * fontSize
        }
        if character.width > 0 { character.width += traits.letterSpacing * fontSize }
        if scalar == "\u{AD}", let hyphen = Self.glyph(of: "-", traits) {
            let subset = TypefaceSubset.all[hyphen.subset]
            character.hyphenWidth =
                (subset.advance(of: hyphen.glyph, weight: traits.weight) + traits.letterSpacing) * fontSize
        }
        if let previous {
            character.isBreakAllowedBefore =
                scalar != " "
                && (previous == " "
                    || LineBreakRules.allowsBreak(after: previous, before: scalar, previous: beforePrevious))
        }
        // A sequence of emoji that a joiner makes one is as wide as one.
        if previous == "\u{200D}", character.width > 0, found == nil { character.width = 0 }
        characters.append(character)
        if found != nil || character.width > 0 { lastGlyph = found }
        // What combines with a character breaks as that one does; a joiner joins what follows.
        if let previous, previous != " ", scalar != "\u{200D}", LineBreakClass(scalar) == .combining { return }
        beforePrevious = previous
        previous = scalar
    }

    private static func glyph(of scalar: Unicode.Scalar, _ traits: TextTraits) -> (subset: Int, glyph: UInt16)? {
        for (number, subset) in TypefaceSubset.all.enumerated() {
            if let glyph = subset.glyph(of: scalar, isTabular: traits.isTabular) { return (number, glyph) }
        }
        return nil
    }
}
