/// The measures of one header or footer of a section, or of everything.
///
/// ```swift
/// let header = SupplementaryMetrics(
///     height: .measured(estimate: 48),
///     isPinned: true,
///     padding: DirectionalEdgeInsets(top: 16, leading: 20, bottom: 8, trailing: 20),
///     background: .screen
/// )
/// ```
///
/// It says nothing of the content of the view that is shown: a header is known by its number among the headers of its
/// section.
public struct SupplementaryMetrics: Hashable, Sendable {
    /// The length along the scroll axis; across it is as wide as the view. One of no length does not exist.
    public var height: MetricsLength
    /// Whether it stays in sight while any of its section is.
    public var isPinned: Bool
    /// Whether it is omitted. Its number stays taken.
    public var isHidden: Bool
    /// Whether it is there while the section shows a placeholder in place of its items.
    public var isVisibleWhileShowingPlaceholder: Bool
    /// Distances from the edges of the view to its content, in points; negative ones count as 0. They are part of the
    /// length, whether that is fixed or measured. If it is `nil`, ``SectionMetrics/supplementaryPadding`` of the section
    /// counts, and without that the style sheet.
    public var padding: DirectionalEdgeInsets?
    /// The look behind the content. If it is `nil`, ``SectionMetrics/supplementaryBackground`` of the section counts, and
    /// without that the style sheet.
    public var background: BackgroundRole?

    /// Creates measures; by default of a header that is measured, scrolls and is hidden while there is a placeholder, with
    /// the padding and the background that it inherits.
    public init(
        height: MetricsLength = .measured(estimate: 44),
        isPinned: Bool = false,
        isHidden: Bool = false,
        isVisibleWhileShowingPlaceholder: Bool = false,
        padding: DirectionalEdgeInsets? = nil,
        background: BackgroundRole? = nil
    ) {
        self.height = height
        self.isPinned = isPinned
        self.isHidden = isHidden
        self.isVisibleWhileShowingPlaceholder = isVisibleWhileShowingPlaceholder
        self.padding = padding
        self.background = background
    }
}
