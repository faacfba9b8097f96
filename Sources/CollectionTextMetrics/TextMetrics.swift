public import CollectionGeometry
public import CollectionViews

/// Measures texts as a browser does that shows them in the typeface of this package: widths from the advances and the
/// kerning of the font, lines broken by the rules of CSS.
///
/// A server that renders pages, and tests that need true line breaks, measure with it; a program in the browser has the
/// browser measure.
///
/// ```swift
/// let metrics = TextMetrics(environment: environment)
/// metrics.measure("Wool coat, made in Italy", TextStyle.body.traits, maximumWidth: 120).lineCount  // 2
/// ```
///
/// It does not support: fonts of the device (a character that the typeface lacks is as wide as its script is on average),
/// ligatures of Arabic and Indic scripts, and the dictionaries that break lines of Thai.
public struct TextMetrics: Sendable {
    /// The root element's font size, in points: what text styles are multiples of.
    public let rootFontSize: Double
    /// The width of the window, in points, which the largest text style follows.
    public let windowWidth: Double

    /// Creates metrics for a size of text.
    ///
    /// - Parameters:
    ///   - rootFontSize: The root element's font size, in points. A size that is not above 0 and finite is taken for 16.
    ///   - windowWidth: The width of the window, in points.
    public init(rootFontSize: Double = 16, windowWidth: Double = 390) {
        self.rootFontSize = rootFontSize > 0 && rootFontSize.isFinite ? rootFontSize : 16
        self.windowWidth = windowWidth.isFinite ? windowWidth : 390
    }

    /// Creates metrics for the text size and the window of an environment.
    public init(environment: HostEnvironment) {
        let isUsual = environment.lineHeights == HostEnvironment.usualLineHeights
        let size = environment.lineHeight(of: .body) / TextStyle.body.traits.lineHeight
        // Browsers report lengths rounded down to a 64th of a point.
        self.init(
            rootFontSize: isUsual ? 16 : (size * 16).rounded() / 16, windowWidth: environment.windowSize.width)
    }
}

extension TextMetrics {
    /// The result of measuring a text.
    public struct Measurement: Equatable, Sendable {
        /// The size in points: the width of the widest line, the height of all lines. Lengths are multiples of a 64th of a
        /// point, as in browsers: those of lines are rounded down, widths up.
        public var size: Size
        /// The number of lines; 0 for a text without a visible character.
        public var lineCount: Int
        /// Whether lines, or the end of the only line, are not seen.
        public var isTruncated: Bool
    }

    /// The width of a text on one line, in points.
    ///
    /// - Complexity: O(*n*), where *n* is the number of characters.
    public func width(of text: String, _ traits: TextTraits) -> Double {
        measure(text, traits, maximumWidth: nil).size.width
    }

    /// Measures a text.
    ///
    /// - Parameters:
    ///   - text: The characters. White space is collapsed.
    ///   - traits: Their appearance.
    ///   - maximumWidth: The width of a line, in points; `nil` for no limit. One that is negative or not a number is 0.
    ///   - numberOfLines: The maximum number of lines; 1 does not break lines, 0 is no limit.
    /// - Complexity: O(*n*), where *n* is the number of characters.
    public func measure(
        _ text: String, _ traits: TextTraits, maximumWidth: Double?, numberOfLines: Int = 0
    ) -> Measurement {
        measure([(text, traits)], maximumWidth: maximumWidth, numberOfLines: numberOfLines)
    }

    /// Measures a text whose parts look different.
    ///
    /// - Parameters:
    ///   - parts: The characters of each part, and their appearance.
    ///   - maximumWidth: The width of a line, in points; `nil` for no limit. One that is negative or not a number is 0.
    ///   - numberOfLines: The maximum number of lines; 1 does not break lines, 0 is no limit.
    /// - Complexity: O(*n*), where *n* is the number of characters.
    public func measure(
        _ parts: [(text: String, traits: TextTraits)], maximumWidth: Double?, numberOfLines: Int = 0
    ) -> Measurement {
        var text = MeasuredText()
        for part in parts { text.append(part.text, part.traits, fontSize: fontSize(of: part.traits)) }
        text.finish()
        // `max` with a number first returns it where the other is not a number.
        let limit = maximumWidth.map { max(0, $0) } ?? .infinity
        let isWrapped = numberOfLines != 1 && limit < .infinity
        let lines = LineFiller(text.characters, maximumWidth: isWrapped ? limit : .infinity).widths
        let count = numberOfLines > 0 ? min(lines.count, numberOfLines) : lines.count
        let natural = lines.max() ?? 0
        return Measurement(
            size: Size(
                width: Self.rounded(min(natural, limit)),
                height: Self.rounded(Double(count) * Self.floored(text.lineHeight))),
            lineCount: count, isTruncated: count < lines.count || (!isWrapped && natural > limit))
    }

    /// The size of the font of a text, in points.
    public func fontSize(of traits: TextTraits) -> Double {
        traits.fontSize.points(rootFontSize: rootFontSize, windowWidth: windowWidth)
    }

    /// The height of a line, in points.
    public func lineHeight(of traits: TextTraits) -> Double {
        Self.floored(fontSize(of: traits) * traits.lineHeight)
    }

    /// The height of a line of each text style, in points, in the order of `TextStyle.allCases`: what a browser reports as
    /// `HostEnvironment.lineHeights`.
    public var lineHeights: [Double] { TextStyle.allCases.map { lineHeight(of: $0.traits) } }

    /// Browsers keep lengths in 64ths of a point: heights of lines rounded down, widths of texts rounded up.
    private static func floored(_ length: Double) -> Double { (length * 64).rounded(.down) / 64 }

    private static func rounded(_ length: Double) -> Double { (length * 64).rounded(.up) / 64 }
}
