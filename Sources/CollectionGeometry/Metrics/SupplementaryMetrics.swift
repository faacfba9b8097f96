/// The measures of one header or footer of a section, or of everything.
///
/// ```swift
/// let header = SupplementaryMetrics(height: .fixed(30), isPinned: true)
/// ```
///
/// It says nothing of the view that is shown: a header is known by its number among the headers of its section.
public struct SupplementaryMetrics: Hashable, Sendable {
    /// The length along the scroll axis; across it is as wide as the view. One of no length does not exist.
    public var height: MetricsLength
    /// Whether it stays in sight while any of its section is.
    public var isPinned: Bool
    /// Whether it is omitted. Its number stays taken.
    public var isHidden: Bool
    /// Whether it is there while the section shows a placeholder in place of its items.
    public var isVisibleWhileShowingPlaceholder: Bool

    /// Creates measures; by default of a header that is measured, scrolls and is hidden while there is a placeholder.
    public init(
        height: MetricsLength = .measured(estimate: 44),
        isPinned: Bool = false,
        isHidden: Bool = false,
        isVisibleWhileShowingPlaceholder: Bool = false
    ) {
        self.height = height
        self.isPinned = isPinned
        self.isHidden = isHidden
        self.isVisibleWhileShowingPlaceholder = isVisibleWhileShowingPlaceholder
    }
}
