public import CollectionGeometry

/// The place of one item in a custom group, see ``LayoutGroup/custom(layoutSize:itemProvider:)``.
public struct LayoutGroupCustomItem: Hashable, Sendable {
    /// The frame, in points from the outer corner of the group, with x growing from the leading side.
    public var frame: Rect
    /// The drawing order: higher values are in front.
    public var zIndex: Int

    /// Creates the place of an item. The coordinates are those of the property.
    public init(frame: Rect, zIndex: Int = 0) {
        self.frame = frame
        self.zIndex = zIndex
    }
}

/// The closure of a custom group. Closures cannot be compared: two providers are equal if they are the same object.
public final class LayoutGroupCustomItemProvider: Equatable, Sendable {
    let items: @Sendable (LayoutEnvironment) -> [LayoutGroupCustomItem]

    init(_ items: @escaping @Sendable (LayoutEnvironment) -> [LayoutGroupCustomItem]) {
        self.items = items
    }

    /// Whether both are the same object.
    public static func == (left: LayoutGroupCustomItemProvider, right: LayoutGroupCustomItemProvider) -> Bool {
        left === right
    }
}
