/// A view attached to an item or group, such as a badge on a corner.
///
/// ```swift
/// let badge = LayoutSupplementaryItem(
///     layoutSize: LayoutSize(widthDimension: .absolute(20), heightDimension: .absolute(20)),
///     elementKind: "badge",
///     containerAnchor: LayoutAnchor(edges: [.top, .trailing], offset: .fractional(Point(x: 0.3, y: -0.3)))
/// )
/// ```
///
/// The point named by the container anchor, on the frame of the item or group, and the point named by the item anchor,
/// on the supplementary, come to lie on each other. It may stick out and makes no room for itself. Supplementaries of
/// one kind are numbered within their section in layout order. See Apple's documentation of
/// `NSCollectionLayoutSupplementaryItem`.
public struct LayoutSupplementaryItem: Hashable, Sendable {
    /// The size, resolved in the frame of the item, or in the box its group was laid out in.
    public var layoutSize: LayoutSize
    /// The kind of the view.
    public var elementKind: ElementKind
    /// The point of the item or group.
    public var containerAnchor: LayoutAnchor
    /// The point of the supplementary; `nil` names the same edges as the container anchor.
    public var itemAnchor: LayoutAnchor?
    /// The drawing order: higher values are in front. 1 by default.
    public var zIndex: Int

    /// Creates a supplementary item.
    public init(
        layoutSize: LayoutSize,
        elementKind: ElementKind,
        containerAnchor: LayoutAnchor,
        itemAnchor: LayoutAnchor? = nil,
        zIndex: Int = 1
    ) {
        self.layoutSize = layoutSize
        self.elementKind = elementKind
        self.containerAnchor = containerAnchor
        self.itemAnchor = itemAnchor
        self.zIndex = zIndex
    }
}
