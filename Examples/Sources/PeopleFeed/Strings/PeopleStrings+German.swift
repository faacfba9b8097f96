import CollectionViewKit

extension PeopleStrings {
    static var german: PeopleStrings {
        PeopleStrings(feed: .german, profile: .german, decisions: .german, notes: .german, advertisements: .german)
    }
}

extension PeopleStrings.Feed {
    fileprivate static var german: Self {
        Self(
            title: "Personen", newest: "Neueste Personen", noneNewer: "Es gibt keine neueren Personen.",
            allSeen: "Das sind alle.", failed: "Die Personen konnten nicht geladen werden",
            tryAgain: "Noch einmal versuchen", newer: PluralText(one: "# neue Person", other: "# neue Personen"),
            featured: "Empfohlen", keysHint: "Drücken Sie L für „Gefällt mir“, P für „Überspringen“.",
            gone: "Unter dieser Adresse gibt es kein Profil mehr.",
            changed: "Die Liste hat sich inzwischen geändert. Laden Sie sie noch einmal.",
            heading: { name, age in "\(name), \(age)" })
    }
}

extension PeopleStrings.Profile {
    fileprivate static var german: Self {
        Self(
            title: "Profil", about: "Über mich", interests: "Interessen",
            failed: "Das Profil konnte nicht geladen werden")
    }
}

extension PeopleStrings.Decisions {
    fileprivate static var german: Self {
        Self(
            like: "Gefällt mir", unlike: "Gefällt mir nicht mehr", pass: "Überspringen",
            likePerson: { name in "\(name) gefällt mir" },
            passPerson: { name in "\(name) überspringen" },
            liked: { name in "\(name) gefällt Ihnen" },
            unliked: { name in "\(name) gefällt Ihnen nicht mehr" },
            passed: { name in "Sie haben \(name) übersprungen" },
            refused: { name in
                "Ihre Entscheidung zu \(name) konnte nicht gespeichert werden. Sie ist wie zuvor."
            })
    }
}

extension PeopleStrings.Notes {
    fileprivate static var german: Self {
        Self(
            title: "Private Notiz", placeholder: "Private Notiz schreiben", add: "Notiz hinzufügen", save: "Speichern",
            clear: "Leeren", cleared: "Die Notiz wurde geleert",
            notSaved: "Die Notiz konnte nicht gespeichert werden. Versuchen Sie es gleich noch einmal.",
            addNote: { name in "Notiz hinzufügen: \(name)" },
            saveNote: { name in "Notiz zu \(name) speichern" },
            clearNote: { name in "Notiz zu \(name) leeren" },
            note: { name in "Notiz zu \(name)" },
            editNote: { name, note in "Notiz zu \(name) bearbeiten: \(note)" })
    }
}

extension PeopleStrings.Advertisements {
    fileprivate static var german: Self {
        Self(
            badge: "Anzeige", video: "Video: Nur das erste Bild wird angezeigt",
            audio: "Audio: kann hier nicht abgespielt werden")
    }
}
