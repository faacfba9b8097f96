import CollectionViewKit

extension HomesStrings {
    static var german: HomesStrings {
        HomesStrings(
            units: .german, kinds: .german, phrases: .german, cards: .german, start: .german, nearby: .german,
            map: .german, detail: .german, favourites: .german, contact: .german, form: .german, results: .german,
            failures: .german)
    }
}

extension HomesStrings.Units {
    fileprivate static var german: Self {
        Self(
            area: { "\($0)\u{a0}m²" }, metres: { "\($0)\u{a0}m" }, kilometres: { "\($0)\u{a0}km" },
            pricePerArea: { "\($0)/m²" }, rooms: PluralText(other: "#\u{a0}Zimmer"),
            homes: PluralText(one: "# Immobilie", other: "# Immobilien"), unseen: PluralText(other: "# ungesehen"),
            halfRooms: { "\($0)\u{a0}Zimmer" })
    }
}

extension HomesStrings.Kinds {
    fileprivate static var german: Self {
        Self(
            flat: "Wohnung", house: "Haus", studio: "Studio", loft: "Loft", flats: "Wohnungen", houses: "Häuser",
            studios: "Studios", lofts: "Lofts", homes: "Immobilien")
    }
}

extension HomesStrings.Phrases {
    fileprivate static var german: Self {
        Self(
            comma: ", ", kindIn: { "\($0) in \($1)" }, prices: { "\($0) bis \($1)" }, priceFrom: { "ab \($0)" },
            priceUpTo: { "bis \($0)" }, roomsFrom: { "mindestens \($0)" },
            areaFrom: { "mindestens \($0)" })
    }
}

extension HomesStrings.Cards {
    fileprivate static var german: Self {
        Self(
            new: "Neu", seen: "Gesehen", loading: "Wird geladen", more: "Weitere Immobilien",
            tryAgain: "Noch einmal versuchen", chosenHome: { "Auf der Karte ausgewählt: \($0)" }, gallery: "Galerie",
            previousPicture: "Vorheriges Bild", nextPicture: "Nächstes Bild",
            pictures: { "Bilder von \($0), \($1) von \($2)" }, pictureOf: { "Bild \($0) von \($1)" })
    }
}

extension HomesStrings.Start {
    fileprivate static var german: Self {
        Self(
            title: "Immobilien", newest: "Neueste Immobilien", titleIn: { "Immobilien in \($0)" },
            search: "Immobilien suchen", lastSearchWas: { "Immobilien suchen. Letzte Suche: \($0)" },
            outdated: "Diese Immobilien sind vielleicht nicht aktuell",
            moreFailed: "Weitere Immobilien konnten nicht geladen werden", changeSearch: "Suche ändern",
            lastSearch: "Letzte Suche", noMatch: "Keine Immobilie passt zu Ihrer letzten Suche",
            noMatchText: "Eine größere Preisspanne oder ein anderer Stadtteil bringt mehr Treffer.",
            lastSearchFailed: "Die Immobilien Ihrer letzten Suche konnten nicht geladen werden",
            recommendations: "Empfehlungen",
            recommendationsText: "Ähnlich wie Ihre Suche, aber nicht unter den Treffern",
            recommendationsFailed: "Die Empfehlungen konnten nicht geladen werden",
            noneAlike: "Keine weitere Immobilie ähnelt Ihrer Suche",
            searchIsAnything: "Ihre Suche umfasst alle Immobilien. Grenzen Sie sie ein, um Empfehlungen zu sehen.",
            searchIsNarrow: "Erweitern Sie Ihre Suche, um mehr Empfehlungen zu sehen.")
    }
}

extension HomesStrings.Nearby {
    fileprivate static var german: Self {
        Self(
            title: "In der Nähe", places: "Ort", here: "In meiner Nähe",
            failed: "Die Immobilien in der Nähe konnten nicht geladen werden", looking: "Ihr Standort wird ermittelt",
            fromPosition: "Von Ihrem Standort aus",
            distant: "In der Nähe Ihres Standorts stehen keine Immobilien zum Verkauf.",
            refused: "Diese Seite darf Ihren Standort nicht verwenden.",
            unavailable: "Ihr Gerät konnte Ihren Standort nicht ermitteln.", fromPlace: { "Vom Zentrum von \($0) aus" },
            none: "Keine Immobilien in der Nähe dieses Ortes",
            noneText: "An anderen Orten stehen Immobilien zum Verkauf.", anotherPlace: "Anderen Ort wählen")
    }
}

extension HomesStrings.Map {
    fileprivate static var german: Self {
        Self(
            title: "Karte", pins: "Immobilien, die zu Ihrer Suche passen", homes: "Immobilien auf der Karte",
            failed: "Die Karte konnte nicht geladen werden",
            homesFailed: "Die Immobilien auf der Karte konnten nicht geladen werden",
            count: PluralText(
                one: "Hier passt # Immobilie zu Ihrer Suche", other: "Hier passen # Immobilien zu Ihrer Suche"),
            newest: { "Die neuesten \($0) von \($1) Immobilien hier, die zu Ihrer Suche passen" },
            none: "In diesem Kartenausschnitt passt keine Immobilie zu Ihrer Suche",
            noneText: "Verschieben Sie die Karte oder zeigen Sie die ganze Stadt.", wholeCity: "Ganze Stadt zeigen",
            thousands: "{number}\u{A0}Tsd.\u{A0}€", millions: "{number}\u{A0}Mio.\u{A0}€")
    }
}

extension HomesStrings.Detail {
    fileprivate static var german: Self {
        Self(
            title: "Immobilie", price: "Preis", rooms: "Zimmer", area: "Wohnfläche", kind: "Art", built: "Baujahr",
            energy: "Energieklasse", description: "Beschreibung", features: "Ausstattung", place: "Lage",
            map: "Lage der Immobilie", similar: "Ähnliche Immobilien",
            failed: "Die Immobilie konnte nicht geladen werden",
            missing: "Diese Immobilie steht nicht mehr zum Verkauf", missingText: "Es gibt viele andere.",
            nowhere: "Diese Immobilie gibt es nicht",
            nowhereText: "Die Adresse ist vielleicht falsch. Es gibt viele andere Immobilien.",
            others: "Andere Immobilien ansehen")
    }
}

extension HomesStrings.Favourites {
    fileprivate static var german: Self {
        Self(
            title: "Favoriten", favourite: "Favorit", added: { "„\($0)“ wurde zu Ihren Favoriten hinzugefügt" },
            removed: { "„\($0)“ wurde aus Ihren Favoriten entfernt" },
            notStored: { "Die Änderung an „\($0)“ konnte nicht gespeichert werden. Ihre Favoriten sind wie zuvor." },
            none: "Noch keine Favoriten",
            noneText: "Drücken Sie bei einer Immobilie „Favorit“, das Herz, um sie hier zu merken.",
            find: "Immobilien ansehen",
            failed: "Ihre Favoriten konnten nicht geladen werden")
    }
}

extension HomesStrings.Contact {
    fileprivate static var german: Self {
        Self(
            open: "Kontakt", title: "Nachricht zu dieser Immobilie", name: "Ihr Name", contact: "E-Mail oder Telefon",
            message: "Nachricht", send: "Senden", noName: "Geben Sie Ihren Namen ein.",
            noContact: "Geben Sie eine E-Mail-Adresse oder Telefonnummer an, um eine Antwort zu bekommen.",
            unreachable: "Das ist weder eine E-Mail-Adresse noch eine Telefonnummer.",
            noMessage: "Schreiben Sie eine Nachricht.", tooLong: "Das ist zu lang. Kürzen Sie den Text.",
            isContacted: "Sie haben eine Nachricht zu dieser Immobilie gesendet.",
            sent: { "Ihre Nachricht zu „\($0)“ wurde gesendet." },
            failed: { "Ihre Nachricht wurde nicht gesendet. \($0)" })
    }
}

extension HomesStrings.Form {
    fileprivate static var german: Self {
        Self(
            title: "Filter", close: "Schließen", reset: "Zurücksetzen", show: "Immobilien zeigen",
            titleCount: { "Filter, \($0) von \($1) gesetzt" },
            showCount: PluralText(one: "# Immobilie zeigen", other: "# Immobilien zeigen"), place: "Ort", kind: "Art",
            price: "Preis", rooms: "Zimmer, mindestens", size: "Größe", wholeCity: "Ganze Stadt", anyKind: "Alle",
            anyRooms: "Alle", anyAmount: "Beliebig", lowestPrice: "Von, €", highestPrice: "Bis, €",
            minimumArea: "Mindestens, m²",
            pricesCrossed: "Das ist weniger als der Preis unter „Von“.", tooDear: "So viel kostet keine Immobilie.",
            tooLarge: "So groß ist keine Immobilie.",
            noPrice: { "Geben Sie ganze Euro ein, zum Beispiel \($0)." },
            noArea: { "Geben Sie ganze Quadratmeter ein, zum Beispiel \($0)." })
    }
}

extension HomesStrings.Results {
    fileprivate static var german: Self {
        Self(
            order: "Sortierung", newest: "Neu", cheapest: "Niedrigster Preis", dearest: "Höchster Preis",
            largest: "Groß",
            pricePerArea: "€/m²", looking: "Immobilien werden gesucht …", lookingFor: "Immobilien werden gesucht",
            newestShown: PluralText(other: "Die neuesten #"), firstShown: PluralText(other: "Die ersten #"),
            ofCount: PluralText(other: "von #"),
            cardFailed: "Die Einzelheiten konnten nicht geladen werden.", gone: "Nicht mehr zum Verkauf",
            none: "Keine passenden Immobilien",
            noneText: "Erweitern Sie die Preisspanne, wählen Sie weniger Zimmer oder suchen Sie in der ganzen Stadt.",
            clear: "Suche zurücksetzen", failed: "Die Immobilien konnten nicht geladen werden")
    }
}

extension HomesStrings.Failures {
    fileprivate static var german: Self {
        Self(
            gone: "Diese Immobilie steht nicht mehr zum Verkauf.",
            outdated: "Die Immobilien haben sich inzwischen geändert. Laden Sie sie noch einmal.",
            invalid: "Der Server versteht diese Suche nicht. Ändern Sie sie und versuchen Sie es noch einmal.",
            notFound: { "Sie sehen die Immobilien Ihrer vorigen Suche. \($0)" },
            notStored: { "Ihre Suche konnte nicht gespeichert werden. \($0)" },
            notSeen: {
                "„\($0)“ konnte nicht als gesehen markiert werden. Die Anzeige bleibt wie zuvor."
            })
    }
}
