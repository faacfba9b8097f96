import GRDB
import PageServer

/// A show.
struct ShowRecord: Codable, Equatable, Sendable, FetchableRecord, PersistableRecord {
    static let databaseTableName = "show"

    /// Where a show is on its way to the audience.
    enum Status: String, Codable, CaseIterable, Sendable {
        case live, inReview, changesRequested, draft
    }

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
    var status: Status
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
    /// The path of the poster in the store.
    var posterPath: String { "show/\(id).r\(artRevision).jpg" }

    /// The show of a number.
    ///
    /// - Throws: A ``Problem`` if there is none.
    static func existing(_ number: String, in database: Database) throws -> ShowRecord {
        guard let id = Int64(number), let show = try fetchOne(database, key: id) else {
            throw Problem.notFound("There is no show of this number.")
        }
        return show
    }
}
