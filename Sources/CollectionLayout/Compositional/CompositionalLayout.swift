public import CollectionGeometry

/// Arranges sections that are each described as groups of items, with headers, footers, badges and backgrounds.
///
/// ```swift
/// let layout = CompositionalLayout { index, environment in
///     let columns = environment.container.effectiveContentSize.width > 600 ? 4 : 2
///     let item = LayoutItem(layoutSize: LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
///     let row = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(120))
///     return LayoutSection(group: .horizontal(layoutSize: row, subitem: item, count: columns))
/// }
/// ```
///
/// Frames are those recorded from UIKit. The cost depends on what is visible: sections of given sizes are arithmetic
/// whatever their number of items, measured sizes are kept in trees, and neither pinning nor scrolling a row solves
/// anything again. See Apple's documentation of `UICollectionViewCompositionalLayout`.
open class CompositionalLayout: SectionedLayout {
    /// Properties of the layout as a whole. Setting it invalidates the layout.
    public var configuration: CompositionalLayoutConfiguration {
        didSet { if configuration != oldValue { invalidateLayout() } }
    }
    let sectionProvider: (Int, LayoutEnvironment) -> LayoutSection?

    /// Creates a layout that requests the description of each section.
    ///
    /// - Parameters:
    ///   - configuration: Properties of the layout as a whole.
    ///   - sectionProvider: Is given the index of a section and its surroundings, for all sections in order in each solve: at the
    ///     first layout, and whenever the data, the size of the view, the text size or another trait has changed, but not while
    ///     the user scrolls. `nil` stands for a section that has no items. The layout holds the closure strongly, and the
    ///     collection view the layout: the closure must not capture the owner of the view.
    public init(
        configuration: CompositionalLayoutConfiguration = CompositionalLayoutConfiguration(),
        sectionProvider: @escaping (_ section: Int, _ environment: LayoutEnvironment) -> LayoutSection?
    ) {
        self.configuration = configuration
        self.sectionProvider = sectionProvider
        super.init(sectioned: ())
    }

    /// Creates a layout whose sections are all described alike.
    public convenience init(
        section: LayoutSection,
        configuration: CompositionalLayoutConfiguration = CompositionalLayoutConfiguration()
    ) {
        self.init(configuration: configuration) { _, _ in section }
    }

    /// Creates a layout whose sections are all lists in one look.
    public static func list(using configuration: ListConfiguration) -> CompositionalListLayout {
        CompositionalListLayout(using: configuration)
    }

    override var wholeConfiguration: CompositionalLayoutConfiguration { configuration }

    override func describeSection(
        _ index: Int,
        _ environment: LayoutEnvironment
    ) -> SolutionBuilder.Description? {
        sectionProvider(index, environment).map {
            SolutionBuilder.Description(source: DescribedSection($0.geometry), extras: SectionExtras($0))
        }
    }
}

extension CompositionalLayout {
    /// The lines to be drawn with a row of a list; none for items of other sections.
    ///
    /// - Complexity: O(log n).
    public func separators(forItemAt indexPath: IndexPath) -> [ListSeparator] {
        guard let solution = solved.current, solution.sections.indices.contains(indexPath.section),
            let list = solution.sections[indexPath.section].extras?.listConfiguration,
            let frame = layoutAttributesForItem(at: indexPath)?.frame
        else { return [] }
        return list.separators(
            forItemAt: indexPath,
            frame: frame,
            itemCount: solution.sections[indexPath.section].body.itemCount,
            direction: solution.context.traits.layoutDirection
        )
    }
}
