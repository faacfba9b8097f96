public import CollectionGeometry
public import CollectionServerRendering
public import CollectionViews

/// Measures the strings of a host that has no browser in the typeface, from what such a host knows of a string: its style
/// and the height of a line, which grows with the user's text size.
public final class TypefaceTextMeasure: TextMeasuring, Sendable {
    private let metrics: TextMetrics

    /// Creates a measure for the text size and the window of an environment.
    public init(environment: HostEnvironment = HostEnvironment(windowSize: Size(width: 390, height: 844))) {
        metrics = TextMetrics(environment: environment)
    }

    /// The size of a string, in points.
    ///
    /// - Parameters:
    ///   - text: The string; its parts may have style classes of their own.
    ///   - style: The type.
    ///   - lineHeight: The height of a line in points, from which the size of the font follows.
    ///   - maximumWidth: The width in points at which lines break; `nil` for a string on one line.
    ///   - maximumLines: The number of lines after which the string is cut; `nil` for any number.
    /// - Returns: The width of the longest line, at most `maximumWidth`, and the height of all lines.
    /// - Complexity: O(*n*), where *n* is the number of characters.
    public func size(
        of text: AttributedText, style: TextStyle, lineHeight: Double, maximumWidth: Double?, maximumLines: Int?
    ) -> Size {
        let (metrics, traits) = look(of: style, lineHeight: lineHeight)
        let parts = text.runs.map { run in
            var own = traits
            own.apply(run.styleClasses)
            return (text: run.text, traits: own)
        }
        let measured = metrics.measure(
            parts, maximumWidth: maximumWidth, numberOfLines: maximumWidth == nil ? 1 : maximumLines ?? 0)
        // The host's own height of a line counts, so that the string is as high as the layouts that use it take it to be.
        let isPlain = text.runs.allSatisfy { run in
            !TextStyle.allCases.contains { run.styleClasses.contains($0.styleClass) }
        }
        guard isPlain else { return measured.size }
        return Size(width: measured.size.width, height: Double(measured.lineCount) * lineHeight)
    }

    /// The metrics and traits by which a line of a style is so high. The usual heights are rounded, and those of the
    /// environment's text size.
    private func look(of style: TextStyle, lineHeight: Double) -> (metrics: TextMetrics, traits: TextTraits) {
        var traits = style.traits
        let usual = HostEnvironment.usualLineHeights[Int(style.rawValue)]
        guard lineHeight > 0, lineHeight.isFinite, lineHeight != usual else { return (metrics, traits) }
        // Browsers report lengths rounded down to a 64th of a point.
        let fontSize = (lineHeight / traits.lineHeight * 16).rounded() / 16
        guard case .fixed(let size) = traits.fontSize else {
            traits.fontSize = .fixed(fontSize / metrics.rootFontSize)
            return (metrics, traits)
        }
        return (TextMetrics(rootFontSize: fontSize / size, windowWidth: metrics.windowWidth), traits)
    }
}
