public import CollectionGeometry

/// The properties of the device and the reader's settings that a layout may follow.
public struct LayoutTraits: Equatable, Sendable {
    /// Device pixels to a point, above 0.
    public var displayScale: Double
    /// The reading direction.
    public var layoutDirection: LayoutDirection
    /// The size of text the reader asks for, 1 being the usual one.
    public var textScale: Double
    /// Whether the reader asks for less motion.
    public var prefersReducedMotion: Bool

    /// Creates traits; what is not named has its usual value.
    public init(
        displayScale: Double = 1,
        layoutDirection: LayoutDirection = .leftToRight,
        textScale: Double = 1,
        prefersReducedMotion: Bool = false
    ) {
        self.displayScale = displayScale
        self.layoutDirection = layoutDirection
        self.textScale = textScale
        self.prefersReducedMotion = prefersReducedMotion
    }
}
