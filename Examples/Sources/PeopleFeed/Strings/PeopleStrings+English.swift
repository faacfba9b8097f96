import CollectionViewKit

extension PeopleStrings {
    static var english: PeopleStrings {
        PeopleStrings(
            feed: .english, profile: .english, decisions: .english, notes: .english, advertisements: .english)
    }
}

extension PeopleStrings.Feed {
    fileprivate static var english: Self {
        Self(
            title: "People", newest: "Newest people", noneNewer: "There are no newer people.",
            allSeen: "That is everyone.", failed: "The feed could not be loaded", tryAgain: "Try again",
            newer: PluralText(one: "# new person", other: "# new people"),
            featured: "Featured", keysHint: "Press L to like, P to pass.",
            gone: "There is no profile at this address any more.",
            changed: "The feed has changed in the meantime. Load it again.",
            heading: { name, age in "\(name), \(age)" })
    }
}

extension PeopleStrings.Profile {
    fileprivate static var english: Self {
        Self(title: "Profile", about: "About", interests: "Interests", failed: "The profile could not be loaded")
    }
}

extension PeopleStrings.Decisions {
    fileprivate static var english: Self {
        Self(
            like: "Like", unlike: "Unlike", pass: "Pass",
            likePerson: { name in "Like \(name)" },
            passPerson: { name in "Pass on \(name)" },
            liked: { name in "You like \(name)" },
            unliked: { name in "You no longer like \(name)" },
            passed: { name in "You passed on \(name)" },
            refused: { name in "Your decision on \(name) could not be saved. It is as it was before." })
    }
}

extension PeopleStrings.Notes {
    fileprivate static var english: Self {
        Self(
            title: "Private note", placeholder: "Write a private note", add: "Add note", save: "Save", clear: "Clear",
            cleared: "The note was cleared", notSaved: "The note could not be saved. Try again in a moment.",
            addNote: { name in "Add note on \(name)" },
            saveNote: { name in "Save the note on \(name)" },
            clearNote: { name in "Clear the note on \(name)" },
            note: { name in "Note on \(name)" },
            editNote: { name, note in "Edit note on \(name): \(note)" })
    }
}

extension PeopleStrings.Advertisements {
    fileprivate static var english: Self {
        Self(
            badge: "Advertisement", video: "Video: only the first frame is shown",
            audio: "Audio: cannot be played here")
    }
}
