import PageServer
import PageStore
import ScreenContracts

/// A show.
struct ShowRecord: Equatable, Sendable {
    /// The number, from 1.
    var id: Int64
    /// The name.
    var name: String
    /// Who makes it.
    var studio: String
    /// The shelf it stands on.
    var genre: String
    /// The language spoken in it, as a BCP 47 tag.
    var language: String
    /// The present season.
    var season: Int
    /// Where it is on its way.
    var status: ShowStatusContract
    /// What is to be done next, in a sentence.
    var statusNote: String
    /// The day on which the status was reached, in days since 1970.
    var day: Int64
    /// What it is about.
    var summary: String
    /// The revision of the poster.
    var artRevision: Int
}

extension ShowRecord {
    /// The columns of the table.
    static let columns: StaticString =
        "id, name, studio, genre, language, season, status, statusNote, day, summary, artRevision"

    /// Reads a row of the table `show`.
    init(_ row: StoreRow) throws {
        id = try row.integer("id")
        name = try row.text("name")
        studio = try row.text("studio")
        genre = try row.text("genre")
        language = try row.text("language")
        season = try row.integer("season")
        status = try row.value("status")
        statusNote = try row.text("statusNote")
        day = try row.integer("day")
        summary = try row.text("summary")
        artRevision = try row.integer("artRevision")
    }

    /// The path of the poster in the store.
    var posterPath: String { "show/\(id).r\(artRevision).jpg" }

    /// All shows, by the bytes of their names.
    static func all(in store: any StoreTransaction) throws -> [ShowRecord] {
        // Databases sort texts by rules of their own.
        try store.rows("SELECT \(text: columns) FROM show ORDER BY id").map { try ShowRecord($0) }
            .sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    }

    /// The show of a number, or `nil` if there is none.
    static func of(_ id: Int64, in store: any StoreTransaction) throws -> ShowRecord? {
        try store.rows("SELECT \(text: columns) FROM show WHERE id = \(id)").first.map { try ShowRecord($0) }
    }

    /// The show of a number that is part of a path.
    ///
    /// - Throws: A ``Problem`` if there is none.
    static func existing(_ number: String, in store: any StoreTransaction) throws -> ShowRecord {
        guard let id = Int64(number), let show = try of(id, in: store) else {
            throw Problem.notFound("There is no show with this number.")
        }
        return show
    }
}
