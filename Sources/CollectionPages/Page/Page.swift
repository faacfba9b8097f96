/// A screen composed by a server: an ordered list of sections, each with content and the name of a layout.
///
/// A page is a value without behaviour. A ``PageDecoder`` returns it and a ``PageWriter`` writes it; its ids are
/// numbers of the ``PageIdentifierTable`` that was used to read it.
///
/// The module only reads, checks and writes pages. What a page requests is done by the client: it lays out the sections, loads
/// their sources, performs commands, reports impressions, and observes the times. `Examples/Sources/Storefront` is a client
/// with a collection view; it leaves impressions and times out.
public struct Page: Equatable, Sendable {
    /// The id of the page.
    public var id: PageIdentifier
    /// The kind of the page, such as `home` or `product`.
    public var kind: String?
    /// The revision of the content: equal revisions have equal content.
    public var revision: PageIdentifier?
    /// The title of the screen.
    public var title: String?
    /// The language of the texts as a BCP 47 tag.
    public var locale: String?
    /// The direction in which the locale is read.
    public var direction: TextDirection?
    /// When the page was composed, in seconds since 1970.
    public var builtAt: Int64?
    /// How long the page is fresh, in seconds after ``builtAt``.
    public var timeToLive: Int?
    /// How long the page may still be shown, marked as stale, in seconds after it ceased to be fresh.
    public var staleTime: Int?
    /// The experiments that shaped this page.
    public var experiments: [PageExperiment]
    /// An opaque token to be sent back with reports.
    public var trace: String?
    /// Where pictures come from.
    public var media: PageMedia?
    /// Features that a client must have to show any of it.
    public var requiredFeatures: [String]
    /// What to show instead when this version of the format or a required feature is missing.
    public var fallback: PageFallback?
    /// The sections in screen order.
    public var sections: [PageSection]

    /// Creates a page; everything but the id is optional. Times are in seconds, as in the properties.
    public init(
        id: PageIdentifier, kind: String? = nil, revision: PageIdentifier? = nil, title: String? = nil,
        locale: String? = nil, direction: TextDirection? = nil, builtAt: Int64? = nil, timeToLive: Int? = nil,
        staleTime: Int? = nil, experiments: [PageExperiment] = [], trace: String? = nil, media: PageMedia? = nil,
        requiredFeatures: [String] = [], fallback: PageFallback? = nil, sections: [PageSection] = []
    ) {
        self.id = id
        self.kind = kind
        self.revision = revision
        self.title = title
        self.locale = locale
        self.direction = direction
        self.builtAt = builtAt
        self.timeToLive = timeToLive
        self.staleTime = staleTime
        self.experiments = experiments
        self.trace = trace
        self.media = media
        self.requiredFeatures = requiredFeatures
        self.fallback = fallback
        self.sections = sections
    }
}

extension Page {
    /// The major version of the format that this module reads and writes.
    public static var format: Int64 { 1 }
}
