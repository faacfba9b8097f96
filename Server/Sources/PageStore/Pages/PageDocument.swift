/// A stored page as operators see and edit it: which sections, in which order, made of what.
///
/// It is not the page that clients get: items are found when the page is requested.
public struct PageDocument: Equatable, Sendable {
    /// The id of the page.
    public var id: String
    /// What sort of page it is.
    public var kind: String
    /// The title of the screen, which the window has too. An empty one leaves it to the app, which has a title in the language of
    /// each user; the document has one language.
    public var title: String
    /// The language of its texts, as a BCP 47 tag.
    public var locale: String
    /// How long it is fresh, in seconds after it was built.
    public var timeToLive: Int
    /// How long it may still be shown, marked as stale, in seconds after it ceased to be fresh.
    public var staleTime: Int
    /// The sections in order.
    public var sections: [Section]

    /// Creates a page.
    public init(
        id: String, kind: String, title: String, locale: String = "en-CA", timeToLive: Int = 300,
        staleTime: Int = 86_400, sections: [Section]
    ) {
        self.id = id
        self.kind = kind
        self.title = title
        self.locale = locale
        self.timeToLive = timeToLive
        self.staleTime = staleTime
        self.sections = sections
    }

    /// One section.
    public struct Section: Equatable, Sendable {
        /// The id, unique among the sections of all stored pages.
        public var id: String
        /// The name of the layout.
        public var layout: String
        /// Layouts to use instead, best first.
        public var fallback: [String]
        /// The title.
        public var title: String?
        /// The line below it.
        public var subtitle: String?
        /// The number of rows; `nil` for the layout's own.
        public var rows: Int?
        /// How many items are visible side by side on a wide screen, in tenths of an item; `nil` for as many as on others.
        public var wideVisibleTenths: Int?
        /// `now` if the items come with the page, else when they are fetched: `near`, `shown` or `tap`.
        public var load: String
        /// The name of the content that fills the section.
        public var content: String
        /// What to select from it.
        public var arguments: [String: String]
        /// The maximum number of items in one response.
        public var batch: Int

        /// Creates a section.
        public init(
            id: String, layout: String, fallback: [String] = [], title: String? = nil, subtitle: String? = nil,
            rows: Int? = nil, wideVisibleTenths: Int? = nil, load: String = "now", content: String,
            arguments: [String: String] = [:], batch: Int = 20
        ) {
            self.id = id
            self.layout = layout
            self.fallback = fallback
            self.title = title
            self.subtitle = subtitle
            self.rows = rows
            self.wideVisibleTenths = wideVisibleTenths
            self.load = load
            self.content = content
            self.arguments = arguments
            self.batch = batch
        }
    }
}
