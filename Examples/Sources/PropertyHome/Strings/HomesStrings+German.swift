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
            homes: PluralText(one: "# Immobilie", other: "# Immobilien"), new: PluralText(other: "# neu"),
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
            priceUpTo: { "bis \($0)" }, roomsFrom: { "mindestens \($0)" }, areaFrom: { "ab \($0)" })
    }
}

extension HomesStrings.Cards {
    fileprivate static var german: Self {
        Self(
            new: "Neu", seen: "Gesehen", loading: "Wird geladen", more: "Mehr laden",
            tryAgain: "Noch einmal versuchen", newHome: { "Neu: \($0)" },
            chosenHome: { "Auf der Karte ausgewählt: \($0)" }, away: { "\($0) entfernt" }, gallery: "Galerie",
            previousPicture: "Vorheriges Bild", nextPicture: "Nächstes Bild",
            pictures: { "Bilder von \($0), \($1) von \($2)" })
    }
}

extension HomesStrings.Start {
    fileprivate static var german: Self {
        Self(
            title: "Immobilien", newest: "Neueste Immobilien", titleIn: { "Immobilien in \($0)" },
            search: "Immobilien suchen", lastSearchWas: { "Immobilien suchen. Letzte Suche: \($0)" },
            outdated: "Diese Immobilien sind vielleicht nicht aktuell",
            moreFailed: "Weitere Immobilien wurden nicht geladen", changeSearch: "Suche ändern",
            lastSearch: "Letzte Suche", noMatch: "Keine Immobilie passt zu Ihrer letzten Suche",
            noMatchText: "Eine größere Preisspanne oder ein anderer Stadtteil bringt mehr Treffer.",
            lastSearchFailed: "Die Immobilien Ihrer letzten Suche wurden nicht geladen",
            recommendations: "Empfehlungen",
            recommendationsText: "Ähnlich wie Ihre Suche, aber nicht unter den Treffern",
            recommendationsFailed: "Die Empfehlungen wurden nicht geladen",
            noneAlike: "Sonst ähnelt nichts Ihrer Suche",
            searchIsAnything: "Sie umfasst alle Immobilien. Eine engere Suche hat Nachbarn.",
            searchIsNarrow: "Eine weitere Suche hat mehr Nachbarn.")
    }
}

extension HomesStrings.Nearby {
    fileprivate static var german: Self {
        Self(
            title: "In der Nähe", places: "Ort", here: "In meiner Nähe",
            failed: "Die Immobilien in der Nähe wurden nicht geladen", looking: "Ihr Standort wird ermittelt",
            fromPosition: "Von Ihrem Standort aus", refused: "Ihr Standort ist hier nicht bekannt.",
            unavailable: "Ihr Gerät kennt seinen Standort nicht.", fromPlace: { "Von der Mitte von \($0) aus" },
            none: "In der Nähe dieses Ortes ist keine Immobilie",
            noneText: "Anderswo stehen welche zum Verkauf.", anotherPlace: "Anderen Ort wählen")
    }
}

extension HomesStrings.Map {
    fileprivate static var german: Self {
        Self(
            title: "Karte", pins: "Immobilien Ihrer Suche", homes: "Immobilien auf der Karte",
            failed: "Die Karte wurde nicht geladen", homesFailed: "Die Immobilien auf der Karte wurden nicht geladen",
            count: PluralText(
                one: "# Immobilie Ihrer Suche liegt hier", other: "# Immobilien Ihrer Suche liegen hier"),
            newest: { "Die neuesten \($0) von \($1) Immobilien Ihrer Suche, die hier liegen" },
            none: "In diesem Teil der Karte liegt keine Immobilie Ihrer Suche",
            noneText: "Verschieben Sie die Karte oder sehen Sie sie ganz.", wholeCity: "Ganze Stadt zeigen",
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
            missing: "Diese Immobilie ist nicht mehr auf dem Markt", missingText: "Es gibt viele andere.",
            nowhere: "Diese Immobilie gibt es nicht",
            nowhereText: "Die Adresse ist vielleicht falsch. Es gibt viele andere Immobilien.",
            others: "Andere Immobilien ansehen")
    }
}

extension HomesStrings.Favourites {
    fileprivate static var german: Self {
        Self(
            title: "Favoriten", keep: { "Favorit: \($0)" }, added: { "„\($0)“ ist ein Favorit" },
            removed: { "„\($0)“ ist kein Favorit mehr" },
            notStored: { "Ihr Favorit „\($0)“ konnte nicht gespeichert werden. Er wird gezeigt wie zuvor." },
            none: "Noch keine Favoriten",
            noneText: "Drücken Sie das Herz einer Immobilie, um sie hier zu behalten.", find: "Immobilien ansehen",
            failed: "Ihre Favoriten wurden nicht geladen")
    }
}

extension HomesStrings.Contact {
    fileprivate static var german: Self {
        Self(
            open: "Kontakt", title: "Zu dieser Immobilie schreiben", name: "Ihr Name", contact: "E-Mail oder Telefon",
            message: "Nachricht", send: "Senden", noName: "Schreiben Sie Ihren Namen.",
            noContact: "Schreiben Sie eine E-Mail-Adresse oder Telefonnummer, damit Sie eine Antwort bekommen.",
            unreachable: "Das ist weder eine E-Mail-Adresse noch eine Telefonnummer.",
            noMessage: "Schreiben Sie eine Nachricht.", tooLong: "Das ist zu lang. Kürzen Sie es.",
            isContacted: "Sie haben zu dieser Immobilie geschrieben.",
            sent: { "Ihre Nachricht zu „\($0)“ wurde gesendet." },
            failed: { "Ihre Nachricht wurde nicht gesendet. \($0)" })
    }
}

extension HomesStrings.Form {
    fileprivate static var german: Self {
        Self(
            title: "Suche", close: "Schließen", reset: "Zurücksetzen", show: "Immobilien zeigen",
            showCount: PluralText(one: "# Immobilie zeigen", other: "# Immobilien zeigen"), place: "Ort", kind: "Art",
            price: "Preis", rooms: "Zimmer, mindestens", size: "Größe", wholeCity: "Ganze Stadt", anyKind: "Alle",
            anyRooms: "Egal", lowestPrice: "Von, €", highestPrice: "Bis, €", leastArea: "Mindestens, m²",
            pricesCrossed: "Das ist weniger als der niedrigste Preis.", tooDear: "So viel kostet keine Immobilie.",
            tooLarge: "So groß ist keine Immobilie.",
            noPrice: { "Schreiben Sie ganze Euro, zum Beispiel \($0)." },
            noArea: { "Schreiben Sie ganze Quadratmeter, zum Beispiel \($0)." })
    }
}

extension HomesStrings.Results {
    fileprivate static var german: Self {
        Self(
            change: "Suche ändern", changeSet: { "Suche ändern, \($0) von \($1) Feldern sind ausgefüllt" },
            order: "Reihenfolge", newest: "Neu", cheapest: "Günstig", dearest: "Teuer", largest: "Groß",
            pricePerArea: "€/m²", looking: "Immobilien werden gesucht …", lookingFor: "Immobilien werden gesucht",
            newestOf: "Die neuesten {shown} von {count}", firstOf: "Die ersten {shown} von {count}",
            cardFailed: "Die Einzelheiten wurden nicht geladen.", gone: "Nicht mehr im Angebot",
            none: "Keine Immobilie passt",
            noneText: "Erweitern Sie die Preisspanne, wählen Sie weniger Zimmer oder suchen Sie in der ganzen Stadt.",
            clear: "Suche leeren", failed: "Die Immobilien konnten nicht geladen werden")
    }
}

extension HomesStrings.Failures {
    fileprivate static var german: Self {
        Self(
            gone: "Diese Immobilie ist nicht mehr auf dem Markt.",
            outdated: "Die Immobilien haben sich inzwischen geändert. Laden Sie sie noch einmal.",
            invalid: "Der Server versteht diese Suche nicht. Ändern Sie sie und versuchen Sie es noch einmal.",
            notFound: { "Dies sind die Immobilien der vorigen Suche. \($0)" },
            notStored: { "Ihre Suche wurde nicht gespeichert. \($0)" },
            notSeen: {
                "Dass Sie „\($0)“ gesehen haben, konnte nicht gespeichert werden. Es wird gezeigt wie zuvor."
            })
    }
}
