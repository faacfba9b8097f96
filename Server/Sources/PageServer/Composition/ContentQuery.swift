/// A question to a ``SectionContent``.
struct ContentQuery: Equatable, Sendable {
    /// What to select.
    var arguments: [String: String]
    /// The place after which to start; `nil` for the beginning.
    var after: CursorPosition?
    /// The greatest number of items.
    var limit: Int
}
