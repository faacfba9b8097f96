public import CollectionGeometry

/// A movement towards where a node already is, as differences that shrink to nothing.
///
/// The node has its final place, size and opacity from the first moment on; the host adds the differences and lets them
/// fade. Movements of one node add up, so that one that begins while another runs neither jumps nor stops it: the node
/// goes on from where it is seen. This is how UIKit animates, and what browsers call additive composition.
public struct HostAnimation: Equatable, Sendable {
    /// Where the movement starts, relative to where it ends, in points.
    public var translation: Point
    /// How much larger the node is at the start than at the end, in points; negative for one that grows.
    public var growth: Size
    /// How much more opaque the node is at the start than at the end; negative for one that appears.
    public var opacity: Double
    /// How long it takes.
    public var milliseconds: Int

    /// Creates a movement.
    public init(translation: Point = .zero, growth: Size = .zero, opacity: Double = 0, milliseconds: Int) {
        self.translation = translation
        self.growth = growth
        self.opacity = opacity
        self.milliseconds = milliseconds
    }

    /// Whether nothing moves.
    public var isEmpty: Bool { translation == .zero && growth == .zero && opacity == 0 }
}
