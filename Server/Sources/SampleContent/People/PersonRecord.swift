import CollectionPages
import GRDB
import PageServer

/// A person whom the user may like.
struct PersonRecord: Codable, Equatable, Sendable, FetchableRecord, PersistableRecord {
    static let databaseTableName = "person"

    /// The most bytes of a note.
    static let maximumNoteByteCount = 1_000

    /// What the user thinks of a person.
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
    /// What the user thinks; in the table, what users without a session are shown.
    var decision: Decision
    /// What the user wrote down; in the table, what users without a session are shown.
    var note: String
}

extension PersonRecord {
    /// The person of a number.
    ///
    /// - Throws: A ``Problem`` if there is none.
    static func existing(_ number: String, for user: String, in database: Database) throws -> PersonRecord {
        guard let id = Int64(number), let person = try fetch([id], for: user, in: database).first else {
            throw Problem.notFound("There is no person of this number.")
        }
        return person
    }

    /// The people of some numbers, with what a user thinks of them.
    static func fetch(_ ids: [Int64], for user: String, in database: Database) throws -> [PersonRecord] {
        var people = try fetchAll(database, keys: ids)
        guard !user.isEmpty else { return people }
        let marks = try PersonMarkRecord.filter(Column("userId") == user && ids.contains(Column("personId")))
            .fetchAll(database)
        let byPerson = Dictionary(uniqueKeysWithValues: marks.map { ($0.personId, $0) })
        for index in people.indices {
            guard let mark = byPerson[people[index].id] else { continue }
            (people[index].decision, people[index].note) = (mark.decision, mark.note)
        }
        return people
    }

    /// Stores what a user thinks of the person.
    func storeMark(of user: String, in database: Database) throws {
        try PersonMarkRecord(userId: user, personId: id, decision: decision, note: note).save(database)
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

/// What a user thinks of a person and has written down.
struct PersonMarkRecord: Codable, Equatable, Sendable, FetchableRecord, PersistableRecord {
    static let databaseTableName = "personMark"

    /// The user.
    var userId: String
    /// The person.
    var personId: Int64
    /// What the user thinks.
    var decision: PersonRecord.Decision
    /// What the user wrote down.
    var note: String
}
