/// The feel of an orthogonally scrolling section. It has no influence on frames; hosts follow it as far as they can.
///
/// See Apple's documentation of `UICollectionLayoutSectionOrthogonalScrollingProperties`.
public struct OrthogonalScrollingProperties: Hashable, Sendable {
    /// What happens when the user pulls a row beyond its end.
    public enum Bounce: Hashable, Sendable {
        /// What the host does usually.
        case automatic
        /// The row follows and springs back, even if it fits.
        case always
        /// The row stays.
        case never
    }

    /// How soon a row comes to rest.
    public enum DecelerationRate: Hashable, Sendable {
        /// What suits the scrolling behaviour.
        case automatic
        /// Like the outer view.
        case normal
        /// Sooner.
        case fast
    }

    /// What happens at the ends.
    public var bounce: Bounce
    /// How soon the row comes to rest.
    public var decelerationRate: DecelerationRate

    /// Creates properties.
    public init(bounce: Bounce = .automatic, decelerationRate: DecelerationRate = .automatic) {
        self.bounce = bounce
        self.decelerationRate = decelerationRate
    }
}
