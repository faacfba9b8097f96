/// What is requested of a ``SectionContent``.
public struct ContentQuery: Equatable, Sendable {
    /// What to select.
    public var arguments: [String: String]
    /// The place after which to start; `nil` for the beginning.
    public var after: CursorPosition?
    /// The maximum number of items.
    public var limit: Int

    /// Creates a query.
    public init(arguments: [String: String], after: CursorPosition? = nil, limit: Int) {
        self.arguments = arguments
        self.after = after
        self.limit = limit
    }
}
