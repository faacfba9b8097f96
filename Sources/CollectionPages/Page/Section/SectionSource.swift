/// Where the items of a section come from, and when they are fetched.
public struct SectionSource: Equatable, Sendable {
    /// A same-origin path.
    public var href: String
    /// When to fetch.
    public var load: SourceLoad
    /// How long the response is fresh, in seconds.
    public var timeToLive: Int?
    /// Facts about the client that the server needs, such as `area`.
    public var sentFacts: [String]

    /// Creates a source; the time to live is in seconds.
    public init(href: String, load: SourceLoad = .now, timeToLive: Int? = nil, sentFacts: [String] = []) {
        self.href = href
        self.load = load
        self.timeToLive = timeToLive
        self.sentFacts = sentFacts
    }
}
