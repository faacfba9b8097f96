/// The bounce and deceleration of an orthogonally scrolling section. They do not influence frames; a host may ignore them.
///
/// See Apple's documentation of `UICollectionLayoutSectionOrthogonalScrollingProperties`.
public struct OrthogonalScrollingProperties: Hashable, Sendable {
    /// What happens when the user pulls a row beyond its end.
    public enum Bounce: Hashable, Sendable {
        /// The default of the host.
        case automatic
        /// The row follows and springs back, even if it fits.
        case always
        /// The row stays.
        case never
    }

    /// How soon a row comes to rest.
    public enum DecelerationRate: Hashable, Sendable {
        /// The rate for the scrolling behaviour.
        case automatic
        /// The rate of the outer view.
        case normal
        /// The row comes to rest sooner.
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
