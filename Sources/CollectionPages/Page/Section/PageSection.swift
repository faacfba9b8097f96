/// A section of a page: content, and the name of a layout that arranges it.
public struct PageSection: Equatable, Sendable {
    /// The id, unique in its page.
    public var id: PageIdentifier
    /// The layout that was requested, and the one that was found for it.
    public var layout: PageLayoutStyle
    /// The title above the section.
    public var title: String?
    /// What a screen reader calls the section.
    public var accessibilityLabel: String?
    /// The items that came with the page.
    public var items: [PageItem]
    /// The state of the content.
    public var state: SectionState
    /// The revision of the content: equal id and equal revision mean nothing has changed.
    public var revision: PageIdentifier?
    /// The segmented section that shows this one, if any.
    public var parent: PageIdentifier?
    /// The segments, of a segmented section.
    public var segments: [PageSegment]
    /// The segment chosen at first.
    public var selectedSegment: PageIdentifier?
    private var shared: SharedDetails

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
        self.title = title
        self.accessibilityLabel = accessibilityLabel
        self.items = items
        self.state = state
        self.revision = revision
        self.parent = parent
        self.segments = segments
        self.selectedSegment = selectedSegment
        shared = SharedDetails(
            Details(
                fallback: fallback, requiredFeatures: requiredFeatures, neededPermissions: neededPermissions,
                subtitle: subtitle, header: header, metrics: metrics, source: source,
                placeholderCount: placeholderCount, empty: empty, failure: failure, next: next,
                previous: previous, sticky: sticky, impression: impression, map: map
            ))
    }
}

extension PageSection {
    /// Layouts to use instead if the client does not know the one requested, best first; `drop` means none.
    public var fallback: [String] {
        get { shared.details.fallback }
        set { details.fallback = newValue }
    }

    /// Features that a client must have to use the layout.
    public var requiredFeatures: [String] {
        get { shared.details.requiredFeatures }
        set { details.requiredFeatures = newValue }
    }

    /// Permissions without which the section has nothing to show, such as `location`.
    public var neededPermissions: [String] {
        get { shared.details.neededPermissions }
        set { details.neededPermissions = newValue }
    }

    /// The line below the title.
    public var subtitle: String? {
        get { shared.details.subtitle }
        set { details.subtitle = newValue }
    }

    /// A control beside the title, such as `See all`.
    public var header: SectionHeader? {
        get { shared.details.header }
        set { details.header = newValue }
    }

    /// Changes to the layout's parameters, as they were requested.
    public var metrics: MetricOverrides {
        get { shared.details.metrics }
        set { details.metrics = newValue }
    }

    /// Where more current items come from.
    public var source: SectionSource? {
        get { shared.details.source }
        set { details.source = newValue }
    }

    /// The number of skeletons to show while loading; `nil` for the client's choice.
    public var placeholderCount: Int? {
        get { shared.details.placeholderCount }
        set { details.placeholderCount = newValue }
    }

    /// What to show when there are no items.
    public var empty: EmptyContent? {
        get { shared.details.empty }
        set { details.empty = newValue }
    }

    /// What to show when loading failed.
    public var failure: FailureContent? {
        get { shared.details.failure }
        set { details.failure = newValue }
    }

    /// Where the items after the last come from; `nil` at the end.
    public var next: NextPage? {
        get { shared.details.next }
        set { details.next = newValue }
    }

    /// Where the items before the first come from.
    public var previous: PreviousPage? {
        get { shared.details.previous }
        set { details.previous = newValue }
    }

    /// The elements of the section that stay visible while it scrolls.
    public var sticky: StickyElement? {
        get { shared.details.sticky }
        set { details.sticky = newValue }
    }

    /// When the section counts as seen.
    public var impression: ImpressionRule? {
        get { shared.details.impression }
        set { details.impression = newValue }
    }

    /// The map, of a map section.
    public var map: SectionMap? {
        get { shared.details.map }
        set { details.map = newValue }
    }

    var details: Details {
        get { shared.details }
        set { shared = SharedDetails(newValue) }
    }
}

extension PageSection {
    /// What does not change once a section has been read, or seldom. Each change copies all of it.
    struct Details: Equatable, Sendable {
        var fallback: [String] = []
        var requiredFeatures: [String] = []
        var neededPermissions: [String] = []
        var subtitle: String?
        var header: SectionHeader?
        var metrics = MetricOverrides()
        var source: SectionSource?
        var placeholderCount: Int?
        var empty: EmptyContent?
        var failure: FailureContent?
        var next: NextPage?
        var previous: PreviousPage?
        var sticky: StickyElement?
        var impression: ImpressionRule?
        var map: SectionMap?
    }

    /// Details behind one reference, as sections are copied much more often.
    private final class SharedDetails: Equatable, Sendable {
        let details: Details

        init(_ details: Details) {
            self.details = details
        }

        static func == (left: SharedDetails, right: SharedDetails) -> Bool {
            left === right || left.details == right.details
        }
    }
}
