import CollectionViewKit
import ScreenContracts
import SharedScreens

/// A person to get to know.
class Person: FeedModel {
    let id: Int
    let name: String
    let age: Int
    let place: String
    let work: String
    let about: String
    let interests: [String]
    let portrait: ImageSource?
    let background: ImageSource?
    /// What the server knew of the user's view when it was asked.
    let known: PeopleRecords.Known

    /// Reads a person; `nil` where the number or the name is missing.
    init?(_ json: JSONValue) {
        guard let id = json.int("id"), let name = json["name"]?.string else { return nil }
        self.id = id
        self.name = name
        age = json.int("age") ?? 0
        place = json["place"]?.string ?? ""
        work = json["work"]?.string ?? ""
        about = json["about"]?.string ?? ""
        interests = json["interests"].map { $0.elements.compactMap { $0.string } } ?? []
        portrait = json["portrait"].flatMap { ImageSource($0) }
        background = json["background"].flatMap { ImageSource($0) }
        known = PeopleRecords.Known(
            decision: json["decision"].flatMap { Decision($0) } ?? .none, note: json["note"]?.string ?? "")
        super.init(Person.identity(id), position: json.int("position") ?? 0)
    }

    /// Whom the user has passed is not shown.
    override func isShown(in people: PeopleStore) -> Bool { people.decision(on: id) != .pass }
}

extension Person {
    /// The identity of a person. A person who is featured at one time and not at another is the same.
    static func identity(_ id: Int) -> CellIdentity { CellIdentity("person", id) }

    /// The name with the age.
    var heading: String {
        guard age > 0 else { return name }
        return PeopleStrings.current.feed.heading(name, NumberFormatStyle(locale: .current).format(age))
    }

    /// The trade and the town.
    var origin: String { work.isEmpty || place.isEmpty ? work + place : work + " · " + place }
}

/// A person whom the service puts forward.
final class FeaturedPerson: Person {}
