public import CollectionViews

/// The traits of a text that determine its width and height.
public struct TextTraits: Equatable, Sendable {
    /// The size of the font, from which ``TextMetrics/fontSize(of:)`` computes points.
    public var fontSize: FontSize
    /// The weight as in CSS, from 100 to 900; 400 is regular. The typeface has those from 400 to 700; others look
    /// like the nearest of them.
    public var weight: Double
    /// The height of a line, in multiples of the font size.
    public var lineHeight: Double
    /// The spacing added after each character, in multiples of the font size.
    public var letterSpacing: Double
    /// Whether all digits have one width, as in columns of numbers.
    public var isTabular: Bool

    /// A size that is fixed or follows the width of the window.
    public enum FontSize: Equatable, Sendable {
        /// Multiples of the root element's font size (CSS's `rem`).
        case fixed(Double)
        /// A size between two limits. The limits and the base are multiples of the root element's font size; the share, a
        /// fraction of the window's width, is added to the base.
        case fluid(minimum: Double, base: Double, windowShare: Double, maximum: Double)
    }

    /// Creates traits; the height of a line and the spacing are in multiples of the font size.
    public init(
        _ fontSize: FontSize, weight: Double, lineHeight: Double, letterSpacing: Double = 0, isTabular: Bool = false
    ) {
        self.fontSize = fontSize
        self.weight = weight
        self.lineHeight = lineHeight
        self.letterSpacing = letterSpacing
        self.isTabular = isTabular
    }

    /// The traits of a text node with style classes: those of its text style, or else of ``TextStyle/body``, changed by
    /// the classes that set a weight or the form of digits.
    public init(styleClasses: [StyleClass]) {
        self = TextStyle.body.traits
        apply(styleClasses)
    }
}

extension TextTraits {
    /// Changes these traits by the style classes of a part of a text: one of a text style replaces all of them,
    /// `is-strong` sets the weight, `is-numeric` the form of the digits. Others change no width.
    public mutating func apply(_ styleClasses: [StyleClass]) {
        if let style = TextStyle.allCases.first(where: { styleClasses.contains($0.styleClass) }) { self = style.traits }
        if styleClasses.contains("is-strong") { weight = 600 }
        if styleClasses.contains("is-numeric") { isTabular = true }
    }
}

extension TextTraits.FontSize {
    /// The size in points.
    ///
    /// - Parameters:
    ///   - rootFontSize: The root element's font size, in points.
    ///   - windowWidth: The width of the window, in points.
    public func points(rootFontSize: Double, windowWidth: Double) -> Double {
        switch self {
        case .fixed(let size): size * rootFontSize
        case .fluid(let minimum, let base, let share, let maximum):
            min(max(minimum * rootFontSize, base * rootFontSize + share * windowWidth), maximum * rootFontSize)
        }
    }
}
