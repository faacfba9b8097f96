public import CollectionGeometry

extension ListConfiguration {
    /// The appearances of a list.
    public enum Appearance: Hashable, Sendable, CaseIterable {
        /// Rows from edge to edge, headers that stay visible.
        case plain
        /// Sections set apart from each other.
        case grouped
        /// Sections set apart from each other and from the sides.
        case insetGrouped
        /// The first column of a split view.
        case sidebar
        /// The first column of a split view, headers that stay visible.
        case sidebarPlain
    }

    /// The header of a section.
    public enum HeaderMode: Hashable, Sendable {
        /// Nothing.
        case none
        /// A supplementary view of the kind ``ElementKind/sectionHeader``.
        case supplementary
        /// The first item of the section.
        case firstItemInSection
    }

    /// The footer of a section.
    public enum FooterMode: Hashable, Sendable {
        /// Nothing.
        case none
        /// A supplementary view of the kind ``ElementKind/sectionFooter``.
        case supplementary
    }

    /// Changes how the lines of one row are drawn.
    public typealias ItemSeparatorHandler =
        @Sendable (IndexPath, ListSeparatorConfiguration) -> ListSeparatorConfiguration

    /// Changes how the lines of single rows are drawn: it is given the path of the row and the configuration of the
    /// list.
    public var itemSeparatorHandler: ItemSeparatorHandler? {
        get { separatorHandler?.value }
        set { separatorHandler = newValue.map { IdentityBox($0) } }
    }
}
