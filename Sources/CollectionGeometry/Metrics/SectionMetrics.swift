/// The measures of a section that is arranged in rows and columns, between stacked headers and footers.
///
/// Every measure is optional. What a part of a tree of data sources does not set, it inherits from the parts around
/// it; see ``overridden(by:)``. What is not set has the default that is stated here.
///
/// ```swift
/// var metrics = SectionMetrics()
/// metrics.numberOfColumns = 2
/// metrics.padding = DirectionalEdgeInsets(top: 8, leading: 10, bottom: 8, trailing: 10)
/// metrics.headers = [SupplementaryMetrics(height: .fixed(30), isPinned: true)]
/// ```
///
/// The ideas are those of Apple's sample code "AdvancedCollectionView" (WWDC 2014, session 232).
public struct SectionMetrics: Hashable, Sendable {
    /// The height of each row; by default measured, with an estimate of 44 points. Items of a row are equally high.
    public var rowHeight: MetricsLength?
    /// The number of columns, 1 by default. A number below 1 counts as 1, and one above 2,000 as 2,000.
    public var numberOfColumns: Int?
    /// How items are dealt to columns, row by row by default.
    public var itemOrder: ItemOrder?
    /// Distances from the headers, the sides and the footers to the rows, in points; zero by default. A section without
    /// rows has none.
    public var padding: DirectionalEdgeInsets?
    /// The room between two rows, in points; 0 by default.
    public var rowSpacing: Double?
    /// The room between two columns, in points; 0 by default.
    public var columnSpacing: Double?
    /// Whether a line is drawn below every row but the last. Off by default.
    public var showsRowSeparators: Bool?
    /// Whether a line is drawn between every two columns. On by default.
    public var showsColumnSeparators: Bool?
    /// Distances that the lines between rows keep from the sides, and those between columns from the first and the last
    /// row, in points; zero by default.
    public var separatorInsets: DirectionalEdgeInsets?
    /// Whether lines are drawn where the section meets others that have content. Off by default.
    public var showsSectionSeparator: Bool?
    /// Whether a line is drawn below the section although no other follows. Off by default.
    public var showsSectionSeparatorWhenLast: Bool?
    /// Distances that those lines keep from the sides, in points; zero by default.
    public var sectionSeparatorInsets: DirectionalEdgeInsets?
    /// Whether there is a background behind the section, its headers and footers. By default there is one if
    /// ``background`` is set.
    public var showsBackground: Bool?
    /// The padding of the headers and footers of the section that have none of their own, in points; that of the style
    /// sheet by default. Headers and footers of the whole screen do not inherit it.
    public var supplementaryPadding: DirectionalEdgeInsets?
    /// What stands before the rows, from the outermost in.
    public var headers: [SupplementaryMetrics] = []
    /// What stands after the rows, from the innermost out.
    public var footers: [SupplementaryMetrics] = []
    /// What is shown in place of the items; `nil` while there are items to show.
    public var placeholder: PlaceholderMetrics?
    /// The looks that are set; `nil` for none.
    var looks: SectionLooks?

    /// Creates metrics without any value.
    public init() {}

    /// In what order items fill rows and columns.
    public enum ItemOrder: Hashable, Sendable {
        /// Row by row, each from the leading side on.
        case leadingToTrailing
        /// Column by column, each from the top down. The columns differ by one item at most.
        case topToBottom
    }
}

extension SectionMetrics {
    /// These metrics with those of something more specific: what that sets counts, the rest is inherited.
    ///
    /// Headers are not replaced but added inside those that are there, footers likewise, like the skins of an onion. A
    /// placeholder of the outer metrics stands for all that is inside.
    ///
    /// - Complexity: O(h) for h headers and footers.
    public func overridden(by specific: SectionMetrics) -> SectionMetrics {
        var result = self
        result.rowHeight = specific.rowHeight ?? rowHeight
        result.numberOfColumns = specific.numberOfColumns ?? numberOfColumns
        result.itemOrder = specific.itemOrder ?? itemOrder
        result.padding = specific.padding ?? padding
        result.rowSpacing = specific.rowSpacing ?? rowSpacing
        result.columnSpacing = specific.columnSpacing ?? columnSpacing
        result.showsRowSeparators = specific.showsRowSeparators ?? showsRowSeparators
        result.showsColumnSeparators = specific.showsColumnSeparators ?? showsColumnSeparators
        result.separatorInsets = specific.separatorInsets ?? separatorInsets
        result.showsSectionSeparator = specific.showsSectionSeparator ?? showsSectionSeparator
        result.showsSectionSeparatorWhenLast = specific.showsSectionSeparatorWhenLast ?? showsSectionSeparatorWhenLast
        result.sectionSeparatorInsets = specific.sectionSeparatorInsets ?? sectionSeparatorInsets
        result.showsBackground = specific.showsBackground ?? showsBackground
        result.supplementaryPadding = specific.supplementaryPadding ?? supplementaryPadding
        result.looks = SectionLooks.overridden(looks, by: specific.looks)
        result.headers = headers + specific.headers
        result.footers = specific.footers + footers
        result.placeholder = placeholder ?? specific.placeholder
        return result
    }
}
