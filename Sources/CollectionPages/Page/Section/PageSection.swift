/// A section of a page: content, and the name of a layout that arranges it.
public struct PageSection: Equatable, Sendable {
    /// The id, unique in its page.
    public var id: PageIdentifier
    /// The layout that was requested, and the one that was found for it.
    public var layout: PageLayoutStyle
    /// Layouts to use instead if the client does not know the one requested, best first; `drop` means none.
    public var fallback: [String]
    /// Features that a client must have to use the layout.
    public var requiredFeatures: [String]
    /// Permissions without which the section has nothing to show, such as `location`.
    public var neededPermissions: [String]
    /// The title above the section.
    public var title: String?
    /// The line below the title.
    public var subtitle: String?
    /// A control beside the title, such as `See all`.
    public var header: SectionHeader?
    /// What a screen reader calls the section.
    public var accessibilityLabel: String?
    /// Changes to the layout's parameters, as they were requested.
    public var metrics: MetricOverrides
    /// The items that came with the page.
    public var items: [PageItem]
    /// Where more current items come from.
    public var source: SectionSource?
    /// The state of the content.
    public var state: SectionState
    /// The number of skeletons to show while loading; `nil` for the client's choice.
    public var placeholderCount: Int?
    /// What to show when there are no items.
    public var empty: EmptyContent?
    /// What to show when loading failed.
    public var failure: FailureContent?
    /// Where the items after the last come from; `nil` at the end.
    public var next: NextPage?
    /// Where the items before the first come from.
    public var previous: PreviousPage?
    /// The revision of the content: equal id and equal revision mean nothing has changed.
    public var revision: PageIdentifier?
    /// The segmented section that shows this one, if any.
    public var parent: PageIdentifier?
    /// The segments, of a segmented section.
    public var segments: [PageSegment]
    /// The segment chosen at first.
    public var selectedSegment: PageIdentifier?
    /// The elements of the section that stay visible while it scrolls.
    public var sticky: StickyElement?
    /// When the section counts as seen.
    public var impression: ImpressionRule?
    /// The map, of a map section.
    public var map: SectionMap?

    /// Creates a section; everything but id and layout is optional.
    public init(
        id: PageIdentifier, layout: PageLayoutStyle, fallback: [String] = [], requiredFeatures: [String] = [],
        neededPermissions: [String] = [], title: String? = nil, subtitle: String? = nil,
        header: SectionHeader? = nil, accessibilityLabel: String? = nil,
        metrics: MetricOverrides = MetricOverrides(), items: [PageItem] = [], source: SectionSource? = nil,
        state: SectionState = .ready, placeholderCount: Int? = nil, empty: EmptyContent? = nil,
        failure: FailureContent? = nil, next: NextPage? = nil, previous: PreviousPage? = nil,
        revision: PageIdentifier? = nil, parent: PageIdentifier? = nil, segments: [PageSegment] = [],
        selectedSegment: PageIdentifier? = nil, sticky: StickyElement? = nil, impression: ImpressionRule? = nil,
        map: SectionMap? = nil
    ) {
        self.id = id
        self.layout = layout
        self.fallback = fallback
        self.requiredFeatures = requiredFeatures
        self.neededPermissions = neededPermissions
        self.title = title
        self.subtitle = subtitle
        self.header = header
        self.accessibilityLabel = accessibilityLabel
        self.metrics = metrics
        self.items = items
        self.source = source
        self.state = state
        self.placeholderCount = placeholderCount
        self.empty = empty
        self.failure = failure
        self.next = next
        self.previous = previous
        self.revision = revision
        self.parent = parent
        self.segments = segments
        self.selectedSegment = selectedSegment
        self.sticky = sticky
        self.impression = impression
        self.map = map
    }
}
