public import CollectionGeometry

/// Any of the two axes of the plane, together.
public struct AxisSet: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt8

    /// Creates a set from its bits.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// The horizontal axis alone.
    public static let horizontal = AxisSet(rawValue: 1)
    /// The vertical axis alone.
    public static let vertical = AxisSet(rawValue: 2)

    /// The set that holds one axis.
    public init(_ axis: Axis) {
        self = axis == .horizontal ? .horizontal : .vertical
    }

    /// Whether an axis is in the set.
    public func contains(_ axis: Axis) -> Bool {
        contains(AxisSet(axis))
    }
}
