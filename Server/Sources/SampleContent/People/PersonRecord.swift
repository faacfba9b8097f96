import PageServer
import PageStore
import ScreenContracts

/// A person whom the user may like.
struct PersonRecord: Equatable, Sendable {
    /// The maximum length of a note, in bytes.
    static let maximumNoteByteCount = 1_000

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
    static func existing(_ number: String, for user: String, in store: any StoreTransaction) throws -> PersonRecord {
        guard let id = Int64(number), let person = try fetch([id], for: user, in: store).first else {
            throw Problem.notFound("There is no person with this number.")
        }
        return person
    }

    /// The people of some numbers, with what a user thinks of them.
    static func fetch(_ ids: [Int64], for user: String, in store: any StoreTransaction) throws -> [PersonRecord] {
        let rows = try store.rows(
            """
            SELECT id, name, age, place, work, about, interests, face, scene, decision, note FROM person
            WHERE id IN \(list: ids)
            """
        )
        var people = try rows.map { try PersonRecord($0) }
        guard !user.isEmpty else { return people }
        let marks = try store.rows(
            "SELECT personId, decision, note FROM personMark WHERE userId = \(user) AND personId IN \(list: ids)")
        var byPerson: [Int64: StoreRow] = [:]
        for mark in marks {
            let id: Int64 = try mark.integer("personId")
            byPerson[id] = mark
        }
        for index in people.indices {
            guard let mark = byPerson[people[index].id] else { continue }
            people[index].decision = try mark.value("decision")
            people[index].note = try mark.text("note")
        }
        return people
    }

    /// Stores new people.
    static func insert(_ people: [PersonRecord], in store: any StoreTransaction) throws {
        try store.insert(
            into: "person", "id, name, age, place, work, about, interests, face, scene, decision, note",
            people.map { person in
                [
                    person.id, person.name, person.age, person.place, person.work, person.about, person.interests,
                    person.face, person.scene, person.decision.rawValue, person.note,
                ]
            })
    }

    /// Stores what a user thinks of the person and has written down.
    ///
    /// - Parameter change: What changes where the user has written something before: an assignment to a column of
    ///   `personMark` from `excluded`. The rest stays as it is, so that two requests at a time do not undo each other.
    func storeMark(of user: String, _ change: StoreQuery, in store: any StoreTransaction) throws {
        try store.execute(
            """
            INSERT INTO personMark (userId, personId, decision, note) VALUES (\(user), \(id), \(decision.rawValue), \(note))
            ON CONFLICT (userId, personId) DO UPDATE SET \(change)
            """
        )
    }

    private init(_ row: StoreRow) throws {
        id = try row.integer("id")
        name = try row.text("name")
        age = try row.integer("age")
        place = try row.text("place")
        work = try row.text("work")
        about = try row.text("about")
        interests = try row.text("interests")
        face = try row.integer("face")
        scene = try row.integer("scene")
        decision = try row.value("decision")
        note = try row.text("note")
    }

    /// What a card shows.
    var contract: PersonContract {
        PersonContract(
            id: Int(id), name: name, age: age, place: place, work: work, about: about, decision: decision, note: note,
            portrait: PeoplePicture.face(face).contract, background: PeoplePicture.scene(scene).contract)
    }

    /// What a profile shows: the card, and what the person likes to do.
    var profile: PersonContract {
        var person = contract
        person.interests = interests.split(separator: ",").map(String.init)
        return person
    }
}
