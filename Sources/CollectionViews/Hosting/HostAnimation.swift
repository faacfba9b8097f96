public import CollectionGeometry

/// An animation towards the current state of a node, as differences that shrink to zero.
///
/// The node has its final place, size and opacity from the start; the host adds the differences and animates them to
/// zero. Animations of one node add up, so that one that begins while another runs neither jumps nor stops it: the node
/// continues from its visible place. UIKit animates like this, and browsers call it additive composition.
public struct HostAnimation: Equatable, Sendable {
    /// The start of the node relative to its end, in points to the right and downwards.
    public var translation: Point
    /// The difference of the node's size at the start, in points; negative for a node that grows.
    public var growth: Size
    /// The difference of the node's opacity at the start, from -1 to 1; negative for a node that appears.
    public var opacity: Double
    /// The duration, in milliseconds.
    public var milliseconds: Int

    /// Creates an animation. The units are those of the properties.
    public init(translation: Point = .zero, growth: Size = .zero, opacity: Double = 0, milliseconds: Int) {
        self.translation = translation
        self.growth = growth
        self.opacity = opacity
        self.milliseconds = milliseconds
    }

    /// Whether all differences are zero.
    public var isEmpty: Bool { translation == .zero && growth == .zero && opacity == 0 }
}
