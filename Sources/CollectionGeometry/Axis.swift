/// One of the two directions of the plane.
public enum Axis: UInt8, Hashable, Sendable, CaseIterable {
    /// Left and right.
    case horizontal
    /// Up and down.
    case vertical

    /// The other axis.
    public var crossed: Axis { self == .horizontal ? .vertical : .horizontal }
}
