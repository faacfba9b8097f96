public import CollectionGeometry

/// Properties of a compositional layout as a whole.
///
/// See Apple's documentation of `UICollectionViewCompositionalLayoutConfiguration`.
public struct CompositionalLayoutConfiguration: Equatable, Sendable {
    /// The axis along which sections are stacked.
    ///
    /// `CollectionView` scrolls up and down only. Set ``Axis/horizontal`` for a layout that is solved without a view; on the
    /// screen, content that scrolls sideways is an orthogonal section.
    public var scrollDirection: Axis
    /// The room between every two sections, empty ones included, in points.
    public var interSectionSpacing: Double
    /// Headers, footers and side views of the whole content. Their item index is ``IndexPath/globalItem``.
    public var boundarySupplementaryItems: [LayoutBoundarySupplementaryItem]
    /// What ``ContentInsetsReference/automatic`` stands for in the sections.
    public var contentInsetsReference: ContentInsetsReference
    /// The end of the view at which content stays that changes, and at which content stands that is shorter than the
    /// view.
    public var contentAnchor: ContentAnchorEdge

    /// Creates a configuration, by default for a layout that scrolls vertically; the spacing is in points.
    public init(
        scrollDirection: Axis = .vertical,
        interSectionSpacing: Double = 0,
        boundarySupplementaryItems: [LayoutBoundarySupplementaryItem] = [],
        contentInsetsReference: ContentInsetsReference = .safeArea,
        contentAnchor: ContentAnchorEdge = .start
    ) {
        self.scrollDirection = scrollDirection
        self.interSectionSpacing = interSectionSpacing
        self.boundarySupplementaryItems = boundarySupplementaryItems
        self.contentInsetsReference = contentInsetsReference
        self.contentAnchor = contentAnchor
    }
}
