/// A stored page as operators see and edit it: which sections, in which order, made of what.
///
/// It is not the page that clients get: items are found when the page is asked for.
struct PageDocument: Equatable, Sendable {
    /// The id of the page.
    var id: String
    /// What sort of page it is.
    var kind: String
    /// The title of the screen.
    var title: String
    /// The language of its texts.
    var locale = "en-CA"
    /// How long it is fresh, in seconds.
    var timeToLive = 300
    /// How long it may be shown as stale, in seconds.
    var staleTime = 86_400
    /// The sections in order.
    var sections: [Section]

    /// One section.
    struct Section: Equatable, Sendable {
        /// The id.
        var id: String
        /// The name of the layout.
        var layout: String
        /// Layouts to use instead, best first.
        var fallback: [String] = []
        /// The title.
        var title: String?
        /// The line below it.
        var subtitle: String?
        /// The number of rows; `nil` for the layout's own.
        var rows: Int?
        /// `now` if the items come with the page, else when they are fetched.
        var load = "now"
        /// The name of the content.
        var content: String
        /// What to select from it.
        var arguments: [String: String] = [:]
        /// The number of items in one answer.
        var batch = 20
    }
}
