import CollectionPages
import GRDB
import PageServer

/// A person whom the reader may like.
struct PersonRecord: Codable, Equatable, Sendable, FetchableRecord, PersistableRecord {
    static let databaseTableName = "person"

    /// The most bytes of a note.
    static let mostNoteBytes = 1_000

    /// What the reader thinks of a person.
    enum Decision: String, Codable, CaseIterable, Sendable {
        case none, like, pass
    }

    /// The number, from 1.
    var id: Int64
    /// The name.
    var name: String
    /// The age, in years.
    var age: Int
    /// The town.
    var place: String
    /// The trade.
    var work: String
    /// What they say of themselves.
    var about: String
    /// What they like to do, separated by commas.
    var interests: String
    /// The number of the portrait.
    var face: Int
    /// The number of the picture behind it.
    var scene: Int
    /// What the reader thinks.
    var decision: Decision
    /// What the reader wrote down.
    var note: String
}

extension PersonRecord {
    /// The person of a number.
    ///
    /// - Throws: A ``Problem`` if there is none.
    static func existing(_ number: String, in database: Database) throws -> PersonRecord {
        guard let id = Int64(number), let person = try fetchOne(database, key: id) else {
            throw Problem.notFound("There is no person of this number.")
        }
        return person
    }

    /// Writes what a card shows.
    func write(to writer: inout JSONWriter) {
        writer.member("id", id)
        writer.member("name", name)
        writer.member("age", age)
        writer.member("place", place)
        writer.member("work", work)
        writer.member("about", about)
        writer.member("decision", decision.rawValue)
        writer.member("note", note)
        PeoplePicture.face(face).write("portrait", to: &writer)
        PeoplePicture.scene(scene).write("background", to: &writer)
    }
}
