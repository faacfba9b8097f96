public import CollectionGeometry

/// The environment of the engine, as reported by the host: the window, the device and the preferences of the user.
public struct HostEnvironment: Equatable, Sendable {
    /// The size of the window, in points.
    public var windowSize: Size
    /// The number of device pixels per point, above 0.
    public var displayScale: Double
    /// The parts of the window covered by bars and cut-outs, as insets in points. Left and right are those of the screen in both
    /// reading directions.
    public var safeAreaInsets: EdgeInsets
    /// The reading direction.
    public var layoutDirection: LayoutDirection
    /// Whether the user prefers dark colours.
    public var prefersDarkColors: Bool
    /// Whether the user prefers reduced motion.
    public var prefersReducedMotion: Bool
    /// Whether the pointing device can hover.
    public var canHover: Bool
    /// Whether the device reports that it is online.
    public var isOnline: Bool
    /// The height of one line of each ``TextStyle``, in points, in the order of `TextStyle.allCases`.
    public var lineHeights: [Double]

    /// Creates an environment with the values of a desktop window; set the properties that differ.
    ///
    /// - Parameters:
    ///   - windowSize: The size of the window, in points.
    ///   - displayScale: The number of device pixels per point.
    public init(windowSize: Size = .zero, displayScale: Double = 1) {
        self.windowSize = windowSize
        self.displayScale = displayScale
        safeAreaInsets = .zero
        layoutDirection = .leftToRight
        prefersDarkColors = false
        prefersReducedMotion = false
        canHover = true
        isOnline = true
        lineHeights = Self.usualLineHeights
    }

    /// The line heights of the default style sheet at its default text size, in points.
    public static let usualLineHeights: [Double] = [40, 41, 34, 28, 25, 22, 22, 21, 20, 18, 16, 13]

    /// The scale of text; 1 is the default size.
    public var textScale: Double { lineHeight(of: .body) / Self.usualLineHeights[Int(TextStyle.body.rawValue)] }

    /// Whether views measured in this environment may have other sizes in another one. An environment reported without
    /// a difference means that fonts were loaded.
    func mayMeasureOtherwise(than other: HostEnvironment) -> Bool {
        self == other || lineHeights != other.lineHeights || displayScale != other.displayScale
    }

    /// The height of one line of a text style, in points.
    public func lineHeight(of style: TextStyle) -> Double {
        let index = Int(style.rawValue)
        return index < lineHeights.count ? lineHeights[index] : Self.usualLineHeights[index]
    }
}
