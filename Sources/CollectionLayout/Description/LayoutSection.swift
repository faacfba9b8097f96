public import CollectionGeometry

/// How the items of one section are arranged, and what stands around them.
///
/// ```swift
/// let item = LayoutItem(layoutSize: LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)))
/// let group = LayoutGroup.horizontal(layoutSize: item.layoutSize, subitems: [item])
/// var section = LayoutSection(group: group)
/// section.interGroupSpacing = 8
/// section.contentInsets = DirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
/// ```
///
/// Groups are stacked along the scroll axis, inside the content insets. A section without items and boundary items takes
/// no room at all. See Apple's documentation of `NSCollectionLayoutSection`.
public struct LayoutSection: Equatable, Sendable {
    /// What ``content`` stands for.
    private(set) var arrangement: SectionArrangement
    /// Distances from the edges of the section to its content, in points.
    public var contentInsets: DirectionalEdgeInsets
    /// Further distances kept from the edges of the view across the scroll axis.
    public var contentInsetsReference: ContentInsetsReference
    /// The room between two groups, lines or rows along the scroll axis, in points.
    public var interGroupSpacing: Double
    /// Headers, footers and side views.
    public var boundarySupplementaryItems: [LayoutBoundarySupplementaryItem]
    /// Whether boundary items keep the distances that the content keeps across the scroll axis. On by default.
    public var supplementariesFollowContentInsets: Bool
    /// Further distances that boundary items keep across the scroll axis; automatic are those of the content.
    public var supplementaryContentInsetsReference: ContentInsetsReference
    /// Backgrounds.
    public var decorationItems: [LayoutDecorationItem]
    /// Whether and how the section scrolls across the scroll axis of its layout.
    public var orthogonalScrollingBehavior: OrthogonalScrollingBehavior {
        didSet { rowMaker = orthogonalScrollingBehavior == .none ? nil : OrthogonalRow.maker }
    }
    /// The deceleration and bounce of scrolling across.
    public var orthogonalScrollingProperties: OrthogonalScrollingProperties
    /// How long an orthogonally scrolling section is along the scroll axis of its layout.
    public var orthogonalExtent: OrthogonalExtent
    /// The list this section is one of, whose separators are drawn; `nil` for other sections.
    public internal(set) var listConfiguration: ListConfiguration?
    /// Makes the row of a section that scrolls by itself; `nil` for others.
    private(set) var rowMaker: IdentityBox<SectionRow.Maker>?
    /// The looks of the rows of ``listConfiguration``.
    var listRows: ListRows?
    var visibleItemsHandler: IdentityBox<VisibleItemsInvalidationHandler>?
    var orthogonalScrollHandler: IdentityBox<OrthogonalScrollHandler>?

    /// Creates a section from any content.
    public init(content: Content) {
        self.init(content.arrangement)
    }

    init(_ arrangement: SectionArrangement) {
        self.arrangement = arrangement
        contentInsets = .zero
        contentInsetsReference = .automatic
        interGroupSpacing = 0
        boundarySupplementaryItems = []
        supplementariesFollowContentInsets = true
        supplementaryContentInsetsReference = .automatic
        decorationItems = []
        orthogonalScrollingBehavior = .none
        orthogonalScrollingProperties = OrthogonalScrollingProperties()
        orthogonalExtent = .tallestGroup
    }
}

extension LayoutSection {
    /// Creates a section that repeats one group.
    public init(group: LayoutGroup) {
        self.init(GroupArrangement(group))
    }

    /// Creates a section whose groups differ by index: each run repeats its group for a number of items.
    ///
    /// ```swift
    /// // The first item is large, the last one wide, and a grid is between them.
    /// LayoutSection(groups: [
    ///     LayoutGroupRun(group: hero, itemCount: 1), LayoutGroupRun(group: grid), LayoutGroupRun(group: wide, itemCount: 1),
    /// ])
    /// ```
    public init(groups: [LayoutGroupRun]) {
        self.init(GroupRunArrangement.make(groups))
    }

    /// Creates a section of columns, each item going to the shortest one.
    public init(waterfall: WaterfallConfiguration) {
        self.init(WaterfallArrangement(waterfall))
    }

    /// Creates a section of lines that are filled with items of measured length, such as tags.
    public init(wrapping: WrappingConfiguration) {
        self.init(WrappingArrangement(wrapping))
    }

    /// What arranges the items.
    public var content: Content {
        get { arrangement.content }
        set { arrangement = newValue.arrangement }
    }

    /// Edits the attributes of the section's visible items, supplementaries and decorations after they are laid out.
    ///
    /// It is called with cells first, then supplementaries, then decorations, all as the solve left them, and may change
    /// frames, opacity and order, which are shown, and transforms, which `CollectionView` does not apply. Its changes never
    /// affect the solve. Unlike in UIKit its changes do not last from one call to the next, so what is shown is a function of
    /// the offset alone.
    ///
    /// Frames are in points and content coordinates, before the row is scrolled. The offset has two meanings:
    /// - in a section that scrolls by itself, it is the offset of the row, in points from its start in the reading direction,
    ///   with zero along the scroll axis of the layout. An item is seen at its frame less the offset; in a right-to-left
    ///   environment, where rows start at the right, at its frame plus the offset.
    /// - in other sections, it is the origin of ``LayoutContext/visibleBounds``, in points and content coordinates: the content
    ///   offset plus the content inset at the top left.
    public var visibleItemsInvalidationHandler: VisibleItemsInvalidationHandler? {
        get { visibleItemsHandler?.value }
        set { visibleItemsHandler = newValue.map { IdentityBox($0) } }
    }

    /// Called with the position of the row of an orthogonally scrolling section, whenever it is scrolled.
    public var orthogonalScrollPositionHandler: OrthogonalScrollHandler? {
        get { orthogonalScrollHandler?.value }
        set { orthogonalScrollHandler = newValue.map { IdentityBox($0) } }
    }

    /// The section without what has no influence on frames.
    var geometry: LayoutSection {
        var copy = self
        copy.visibleItemsHandler = nil
        copy.orthogonalScrollHandler = nil
        copy.orthogonalScrollingProperties = OrthogonalScrollingProperties()
        copy.listConfiguration = nil
        copy.listRows = nil
        return copy
    }
}

/// Edits the attributes of visible elements: the elements, the offset in points and the environment; see
/// ``LayoutSection/visibleItemsInvalidationHandler``.
public typealias VisibleItemsInvalidationHandler =
    @Sendable (inout [LayoutAttributes], Point, LayoutEnvironment) -> Void

/// Receives the position of a row.
public typealias OrthogonalScrollHandler = @Sendable (OrthogonalScrollPosition) -> Void
