public import CollectionGeometry

/// What the host tells the engine about the place it draws in and the wishes of the user.
public struct HostEnvironment: Equatable, Sendable {
    /// The size of the window, in points.
    public var windowSize: Size
    /// Device pixels to a point, above 0.
    public var displayScale: Double
    /// The part of the window covered by bars and cut-outs, in points.
    public var safeAreaInsets: EdgeInsets
    /// The reading direction.
    public var layoutDirection: LayoutDirection
    /// Whether the user asked for dark colours.
    public var prefersDarkColors: Bool
    /// Whether the user asked for less movement.
    public var prefersReducedMotion: Bool
    /// Whether the pointing device can rest over an element without touching it.
    public var canHover: Bool
    /// Whether the device believes it can reach a network.
    public var isOnline: Bool
    /// The height of one line of each ``TextStyle``, in points, in the order of `TextStyle.allCases`.
    public var lineHeights: [Double]

    /// Creates an environment with the values of a plain desktop window; change what differs.
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

    /// The line heights of the default style sheet at its usual text size, in points.
    public static let usualLineHeights: [Double] = [40, 41, 34, 28, 25, 22, 22, 21, 20, 18, 16, 13]

    /// The size of text, 1 being the usual one.
    public var textScale: Double { lineHeight(of: .body) / Self.usualLineHeights[Int(TextStyle.body.rawValue)] }

    /// Whether what was measured here may have another size in another environment. An environment that is reported
    /// although nothing in it differs stands for new fonts.
    func mayMeasureOtherwise(than other: HostEnvironment) -> Bool {
        self == other || lineHeights != other.lineHeights || displayScale != other.displayScale
    }

    /// The height of one line of a text style, in points.
    public func lineHeight(of style: TextStyle) -> Double {
        let index = Int(style.rawValue)
        return index < lineHeights.count ? lineHeights[index] : Self.usualLineHeights[index]
    }
}
