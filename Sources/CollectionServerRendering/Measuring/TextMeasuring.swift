public import CollectionGeometry
public import CollectionViews

/// Measures strings for a host that has no browser.
///
/// A host calls it on its own thread, synchronously, for each string that a view measures. Hosts on several threads may share one
/// object only if its class is `Sendable`, as that of `TypefaceTextMeasure` is.
public protocol TextMeasuring: AnyObject {
    /// The size of a string, in points.
    ///
    /// - Parameters:
    ///   - text: The string; its parts may have style classes of their own.
    ///   - style: The type.
    ///   - lineHeight: The height of a line in points. It grows with the user's text size.
    ///   - maximumWidth: The width in points at which lines break; `nil` for a string on one line.
    ///   - maximumLines: The number of lines after which the string is cut; `nil` for any number.
    /// - Returns: The width of the longest line, at most `maximumWidth`, and the height of all lines.
    func size(
        of text: AttributedText, style: TextStyle, lineHeight: Double, maximumWidth: Double?, maximumLines: Int?
    ) -> Size
}

/// Metrics that are the same on every machine: each character of a style is two fifths of its line height wide, and lines
/// break after any character.
public final class UniformTextMeasure: TextMeasuring {
    /// The width of a character as a fraction of the line height.
    public static var characterWidth: Double { 0.4 }

    /// Creates the metrics.
    public init() {}

    /// The size of a string, in points.
    ///
    /// - Complexity: O(*n*) in the number of characters.
    public func size(
        of text: AttributedText, style: TextStyle, lineHeight: Double, maximumWidth: Double?, maximumLines: Int?
    ) -> Size {
        let advance = lineHeight * Self.characterWidth
        let count = text.runs.reduce(0) { $0 + $1.text.count }
        guard let maximumWidth, advance > 0 else { return Size(width: Double(count) * advance, height: lineHeight) }
        let quotient = maximumWidth / advance
        let countPerLine = quotient >= 1 ? Int(min(quotient, Double(Int32.max))) : 1
        var lines = (count + countPerLine - 1) / countPerLine
        if let maximumLines { lines = min(lines, maximumLines) }
        return Size(width: Double(min(count, countPerLine)) * advance, height: Double(lines) * lineHeight)
    }
}
