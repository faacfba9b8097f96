public import CollectionGeometry

extension FlowLayout {
    /// The distances in and around a section of a flow layout.
    public struct SectionMetrics: Hashable, Sendable {
        /// The minimum room between two items of a line, in points.
        public var minimumInteritemSpacing: Double
        /// The room between two lines, in points.
        public var minimumLineSpacing: Double
        /// Distances from the header, the sides and the footer to the items, in points. Headers and footers have none.
        public var sectionInset: DirectionalEdgeInsets
        /// The extent of headers along the scroll axis, in points; across they are as wide as the view. Zero is no header.
        public var headerReferenceSize: Size
        /// The extent of footers along the scroll axis, in points; across they are as wide as the view. Zero is no footer.
        public var footerReferenceSize: Size

        /// Creates metrics, in points; what is not named is as in UIKit.
        public init(
            minimumInteritemSpacing: Double = 10,
            minimumLineSpacing: Double = 10,
            sectionInset: DirectionalEdgeInsets = .zero,
            headerReferenceSize: Size = .zero,
            footerReferenceSize: Size = .zero
        ) {
            self.minimumInteritemSpacing = minimumInteritemSpacing
            self.minimumLineSpacing = minimumLineSpacing
            self.sectionInset = sectionInset
            self.headerReferenceSize = headerReferenceSize
            self.footerReferenceSize = footerReferenceSize
        }
    }

    /// The minimum room between two items of a line, in points.
    public final var minimumInteritemSpacing: Double {
        get { metrics.minimumInteritemSpacing }
        set { metrics.minimumInteritemSpacing = newValue }
    }

    /// The room between two lines, in points.
    public final var minimumLineSpacing: Double {
        get { metrics.minimumLineSpacing }
        set { metrics.minimumLineSpacing = newValue }
    }

    /// Distances from the header, the sides and the footer to the items, in points.
    public final var sectionInset: DirectionalEdgeInsets {
        get { metrics.sectionInset }
        set { metrics.sectionInset = newValue }
    }

    /// The extent of headers along the scroll axis, in points.
    public final var headerReferenceSize: Size {
        get { metrics.headerReferenceSize }
        set { metrics.headerReferenceSize = newValue }
    }

    /// The extent of footers along the scroll axis, in points.
    public final var footerReferenceSize: Size {
        get { metrics.footerReferenceSize }
        set { metrics.footerReferenceSize = newValue }
    }
}
