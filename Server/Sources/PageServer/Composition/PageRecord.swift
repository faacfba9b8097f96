import GRDB

/// A stored page: what is common to its sections.
struct PageRecord: Codable, Equatable, Sendable, FetchableRecord, PersistableRecord {
    static let databaseTableName = "page"

    /// The id, by which it is asked for.
    var id: String
    /// What sort of page it is.
    var kind: String
    /// The title of the screen.
    var title: String
    /// The language of its texts.
    var locale: String
    /// How long it is fresh, in seconds.
    var ttl: Int
    /// How long it may be shown as stale, in seconds.
    var staleFor: Int
    /// How often it has been stored.
    var revision: Int64
}
