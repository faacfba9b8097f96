public import CollectionGeometry

/// The properties of the device and the user's settings that a layout may follow.
public struct LayoutTraits: Equatable, Sendable {
    /// The number of device pixels per point, above 0.
    public var displayScale: Double
    /// The reading direction.
    public var layoutDirection: LayoutDirection
    /// The text size the user has chosen, as a factor: 1 is the usual one.
    public var textScale: Double
    /// Whether the user prefers reduced motion.
    public var prefersReducedMotion: Bool

    /// Creates traits; the units are those of the properties.
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
