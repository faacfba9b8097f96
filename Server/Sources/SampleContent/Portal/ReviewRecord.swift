import PageStore

/// What a user thinks of a show.
struct ReviewRecord: Equatable, Sendable {
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

extension ReviewRecord {
    /// The columns of the table.
    static let columns: StaticString = "id, showId, stars, title, text, place, day"

    /// Reads a row of the table `review`.
    init(_ row: StoreRow) throws {
        id = try row.integer("id")
        showId = try row.integer("showId")
        stars = try row.integer("stars")
        title = try row.text("title")
        text = try row.text("text")
        place = try row.text("place")
        day = try row.integer("day")
    }
}

/// How a show did on a day.
struct ShowDayRecord: Equatable, Sendable {
    /// The show.
    var showId: Int64
    /// The day, in days since 1970.
    var day: Int64
    /// How often its episodes were played.
    var plays: Int64
    /// How long people watched, in minutes.
    var minutes: Int64
}

extension ShowDayRecord {
    /// The columns of the table.
    static let columns: StaticString = "showId, day, plays, minutes"

    /// Reads a row of the table `showDay`.
    init(_ row: StoreRow) throws {
        showId = try row.integer("showId")
        day = try row.integer("day")
        plays = try row.integer("plays")
        minutes = try row.integer("minutes")
    }
}
