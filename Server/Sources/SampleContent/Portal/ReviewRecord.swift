import GRDB

/// What a user thinks of a show.
struct ReviewRecord: Codable, Equatable, Sendable, FetchableRecord, PersistableRecord {
    static let databaseTableName = "review"

    /// The number in the database.
    var id: Int64
    /// The show.
    var showId: Int64
    /// From 1 to 5.
    var stars: Int
    /// The title.
    var title: String
    /// The text.
    var text: String
    /// Where it was written.
    var place: String
    /// When it was written, in days since 1970.
    var day: Int64
}

/// How a show did on a day.
struct ShowDayRecord: Codable, Equatable, Sendable, FetchableRecord, PersistableRecord {
    static let databaseTableName = "showDay"

    /// The show.
    var showId: Int64
    /// The day, in days since 1970.
    var day: Int64
    /// How often its episodes were played.
    var plays: Int64
    /// How long people watched, in minutes.
    var minutes: Int64
}
