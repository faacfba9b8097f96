import CollectionViewKit

/// What the feed of people says in a language.
final class PeopleStrings: Sendable {
    let feed: Feed
    let profile: Profile
    let decisions: Decisions
    let notes: Notes
    let advertisements: Advertisements

    init(
        feed: Feed, profile: Profile, decisions: Decisions, notes: Notes, advertisements: Advertisements
    ) {
        self.feed = feed
        self.profile = profile
        self.decisions = decisions
        self.notes = notes
        self.advertisements = advertisements
    }

    /// The list of people, and what is said of any of them.
    struct Feed: Sendable {
        let title, newest, noneNewer, allSeen, failed, tryAgain: String
        /// How many people have come above what is read.
        let newer: PluralText
        let featured, keysHint, gone, changed: String
        /// A name with an age, as a heading.
        let heading: @Sendable (_ name: String, _ age: String) -> String
    }

    /// The profile of one person.
    struct Profile: Sendable {
        let title, about, interests, failed: String
    }

    /// The decisions of the user.
    struct Decisions: Sendable {
        let like, unlike, pass: String
        let likePerson, passPerson: @Sendable (_ name: String) -> String
        /// Names of changes that can be taken back.
        let liked, unliked, passed: @Sendable (_ name: String) -> String
        let refused: @Sendable (_ name: String) -> String
    }

    /// The private notes of the user.
    struct Notes: Sendable {
        let title, placeholder, add, save, clear, cleared, notSaved: String
        let addNote, saveNote, clearNote, note: @Sendable (_ name: String) -> String
        /// The name of the button with a note, which includes the note, since the button shows it.
        let editNote: @Sendable (_ name: String, _ note: String) -> String
    }

    /// Advertisements.
    struct Advertisements: Sendable {
        let badge, video, audio: String
    }
}

extension PeopleStrings {
    /// The languages of the screens.
    static let catalog = StringCatalog<PeopleStrings>("en") { .english }.adding("de") { .german }
        .adding("ar") { .arabic }

    /// The texts in the language of the app whose event is handled.
    static var current: PeopleStrings { catalog.current }
}
