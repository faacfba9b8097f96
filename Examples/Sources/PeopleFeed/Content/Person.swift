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
    /// What the user thought, as far as the server knew when it responded; what holds now, ``PeopleStore`` knows.
    let knownDecision: Decision
    /// What the user had written down, as far as the server knew then.
    let knownNote: String

    /// Makes a person of what the server says.
    ///
    /// - Parameters:
    ///   - contract: What the server says.
    ///   - position: The lasting place in the feed; 0 for a profile.
    init(_ contract: PersonContract, position: Int) {
        id = contract.id
        name = contract.name
        age = contract.age
        place = contract.place
        work = contract.work
        about = contract.about
        interests = contract.interests
        portrait = contract.portrait.flatMap { ImageSource($0) }
        background = contract.background.flatMap { ImageSource($0) }
        knownDecision = contract.decision
        knownNote = contract.note
        super.init(Person.identity(contract.id), position: position)
    }

    override var isPerson: Bool { true }

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
    var origin: String { SeparatedText.joined([work, place]) }
}

/// A person whom the service puts forward.
final class FeaturedPerson: Person {}
