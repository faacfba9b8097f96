public import CollectionGeometry

/// A header, footer or side view of a section, or of the whole layout.
///
/// ```swift
/// var header = LayoutBoundarySupplementaryItem(
///     layoutSize: LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(28)),
///     elementKind: .sectionHeader,
///     alignment: .top
/// )
/// header.pinToVisibleBounds = true
/// ```
///
/// It stands against the box of its section, the content insets included. Items on the same side do not stack: each is
/// placed against the box by itself. See Apple's documentation of `NSCollectionLayoutBoundarySupplementaryItem`.
public struct LayoutBoundarySupplementaryItem: Hashable, Sendable {
    /// The size, resolved in the width of the section and the height of the view (sideways the other way round).
    public var layoutSize: LayoutSize
    /// The kind of the view, unique in its section.
    public var elementKind: ElementKind
    /// The edge or corner of the section the item stands at.
    public var alignment: RectAlignment
    /// How far the item is moved from there, in points: `x` towards the trailing side, `y` downwards.
    public var absoluteOffset: Point
    /// Distances, in points, by which the frame is smaller than the room the item takes.
    public var contentInsets: DirectionalEdgeInsets
    /// Whether the item stands outside the box and the section grows by what sticks out; otherwise it lies on the
    /// content. On by default.
    public var extendsBoundary: Bool
    /// Whether the item stays visible while any part of its section is.
    public var pinToVisibleBounds: Bool
    /// How the frame changes while the view scrolls.
    public var scrollBehavior: ScrollBehavior
    /// The drawing order: higher values are in front. 1 by default; while an item is pinned it is raised by
    /// ``LayoutPinning/raisedZIndex``.
    public var zIndex: Int
    /// Further room kept beyond an extending item, away from the box, in points.
    var outerPadding: Double
    /// Distinguishes items of one kind in layouts that have several of them.
    var number: Int
    /// Whether the item makes room for others that stack at the same end, rather than lying over them.
    var stacks: Bool

    /// Creates a boundary item, moved from its edge by an offset in points.
    public init(
        layoutSize: LayoutSize,
        elementKind: ElementKind,
        alignment: RectAlignment,
        absoluteOffset: Point = .zero
    ) {
        self.layoutSize = layoutSize
        self.elementKind = elementKind
        self.alignment = alignment
        self.absoluteOffset = absoluteOffset
        contentInsets = .zero
        extendsBoundary = true
        pinToVisibleBounds = false
        scrollBehavior = .fixed
        zIndex = 1
        outerPadding = 0
        number = 0
        stacks = false
    }
}
