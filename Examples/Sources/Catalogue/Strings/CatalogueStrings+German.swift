extension CatalogueStrings {
    static var german: CatalogueStrings {
        CatalogueStrings(
            title: "Katalog", views: "Ansichten", texts: .german, fields: .german, controls: .german,
            values: .german, bars: .german, columns: .german, overlays: .german, status: .german, layout: .german,
            lists: .german, charts: .german)
    }
}

extension CatalogueStrings.Texts {
    fileprivate static var german: Self {
        Self(
            scaleEntry: "Label: Schriftgrade", partsEntry: "Label: Zeilen und Teile",
            styles: [
                "Display", "Großer Titel", "Titel 1", "Titel 2", "Titel 3", "Überschrift", "Fließtext", "Hinweis",
                "Unterüberschrift", "Fußnote", "Bildtext 1", "Bildtext 2",
            ],
            coat: "Walkwolle aus den Alpen, weit geschnitten, mit einem Stehkragen und Taschen, in die ein Buch passt, "
                + "mit Cupro gefüttert und in Porto genäht.")
    }
}

extension CatalogueStrings.Fields {
    fileprivate static var german: Self {
        Self(
            email: "E-Mail", emailAgain: "E-Mail wiederholen", emailError: "Eine E-Mail-Adresse enthält ein @.",
            country: "Land", portugal: "Portugal", searchNotes: "Notizen durchsuchen",
            searchHomes: "Immobilien suchen", harbour: "Hafen",
            note: "Notiz", placeholder: "Schreiben Sie etwas", list: "Liste",
            listText:
                "Brot\nButter\nEine sehr lange Zeile, die am Ende des Feldes umbrochen wird wie in jedem anderen Text")
    }
}

extension CatalogueStrings.Controls {
    fileprivate static var german: Self {
        Self(
            kindsEntry: "Button: Arten", statesEntry: "Button: Zustände", menuEntry: "Button: Menü",
            buy: "Kaufen", later: "Später", compare: "Vergleichen", details: "Details",
            soldOut: "Ausverkauft", following: "Abonniert", delete: "Löschen", deleteAll: "Alle löschen",
            sending: "Wird gesendet",
            size: "Größe", view: "Darstellung", list: "Liste", map: "Karte",
            priceAlerts: "Preisalarm", news: "Neues per E-Mail", managed: "Von Ihrer Firma verwaltet",
            care: "Material und Pflege",
            careText: "80 % Wolle, 20 % Polyamid. Bürsten, lüften und einmal im Jahr reinigen lassen.",
            delivery: "Lieferung", deliveryText: "Zwei bis vier Tage.",
            sort: "Sortieren", more: "Mehr", byDate: "Nach Datum", byPrice: "Nach Preis", byArea: "Nach Fläche",
            byDistance: "Nach Entfernung", deleteSearch: "Suche löschen", searchDeleted: "Gelöscht")
    }
}

extension CatalogueStrings.Values {
    fileprivate static var german: Self {
        Self(
            brightness: "Helligkeit", volume: "Lautstärke", contrast: "Kontrast", guests: "Gäste", rooms: "Zimmer",
            pictures: "Bilder",
            noDay: "Kein Tag", arrival: "Ankunft", alarm: "Wecker", meeting: "Besprechung", invoice: "Rechnung",
            second: { number in "Sekunde \(number)" },
            volumeValue: { value in "Lautstärke \(value)" },
            count: { title, value in "\(title): \(value)" })
    }
}

extension CatalogueStrings.Bars {
    fileprivate static var german: Self {
        Self(
            groceries: "Einkauf", edit: "Bearbeiten", newNote: "Neue Notiz", icons: "Symbole", close: "Schließen",
            search: "Suchen", loadAgain: "Neu laden", more: "Mehr",
            notes: "Notizen", searchNotes: "Notizen durchsuchen", favourites: "Favoriten", parts: "Teile der App")
    }
}

extension CatalogueStrings.Columns {
    fileprivate static var german: Self {
        Self(
            open: "Beispiel öffnen", hint: "Öffnet sich in einem neuen Tab.", title: "Bäume",
            nothing: "Kein Baum gewählt",
            oak: CatalogueStrings.Tree(
                name: "Eiche",
                text: "Eine Eiche wird fünfhundert Jahre alt und älter. Der Eichelhäher vergräbt ihre Eicheln und "
                    + "findet nicht alle wieder: So pflanzt er Wälder."),
            lime: CatalogueStrings.Tree(
                name: "Linde",
                text: "Eine Linde blüht im Juni, wenn andere Bäume verblüht sind. An einem warmen Abend reicht ihr "
                    + "Duft bis ans Ende der Straße und das Summen der Bienen auch."),
            olive: CatalogueStrings.Tree(
                name: "Olivenbaum",
                text: "Ein Olivenbaum trägt über Jahrhunderte Früchte. Seine Blätter sind unten silbern, sodass "
                    + "ein Hain im Wind die Farbe wechselt."),
            palm: CatalogueStrings.Tree(
                name: "Dattelpalme",
                text: "Eine Dattelpalme will die Füße im Wasser und den Kopf in der Sonne, sagen die Bauern. Sie "
                    + "hat keine Äste: Alle Blätter kommen aus einer Knospe an der Spitze."))
    }
}

extension CatalogueStrings.Overlays {
    fileprivate static var german: Self {
        Self(
            nothingChosen: "Noch nichts gewählt.", alert: "Hinweis", sheet: "Auswahl", fieldAlert: "Mit einem Feld",
            notStored: "Das konnte nicht gespeichert werden.", tryAgain: "Noch einmal versuchen",
            noteDeleted: "Die Notiz wurde gelöscht.", undo: "Widerrufen",
            coatInBag: "Im Warenkorb liegt ein Mantel.", emptyBag: "Der Warenkorb ist leer.",
            coatRemoved: "Mantel entfernt", removeCoat: "Mantel entfernen",
            noNotes: "Noch keine Notizen", writeFirst: "Schreiben Sie die erste.", newNote: "Neue Notiz",
            noResults: "Keine Ergebnisse",
            deleteTitle: "Notiz löschen?", deleteMessage: "Sie lässt sich nicht wiederherstellen.",
            delete: "Löschen", cancelled: "Abgebrochen.", deleted: "Gelöscht.",
            share: "Notiz teilen", copy: "Text kopieren", print: "Drucken", newList: "Neue Liste", name: "Name",
            add: "Hinzufügen",
            anyPrice: "Jeder Preis", filters: "Filter", atEdge: "Am Rand", rentAtMost: "Höchstmiete",
            garden: "Mit Garten", done: "Fertig",
            atMost: { amount in "Höchstens \(amount)" },
            added: { name in "\(name) hinzugefügt." },
            chosen: { title in "\(title)." })
    }
}

extension CatalogueStrings.Status {
    fileprivate static var german: Self {
        Self(
            linen: "Leinen", new: "Neu", inStock: "Vorrätig", lastPieces: "Letzte Stücke", upload: "Hochladen",
            loading: "Wird geladen",
            rated: { value, maximum in "Mit \(value) von \(maximum) bewertet" })
    }
}

extension CatalogueStrings.Layout {
    fileprivate static var german: Self {
        Self(
            pictureEntry: "ImageView und Container",
            shown: "Gezeigt", waiting: "Ausstehend", failed: "Fehlgeschlagen", sign: "Das Logo dieser App",
            missing: "Ein fehlendes Bild",
            fableTitle: "Der Fuchs und die Trauben",
            fable: """
                Ein hungriger Fuchs sah schöne Trauben von einer Rebe hängen, die an einem hohen Spalier gezogen war, und sprang, \
                so hoch er konnte, um sie zu erreichen. Aber es war vergebens, denn sie hingen gerade zu hoch. Da gab er es auf \
                und ging würdevoll und gleichgültig davon: „Ich dachte, diese Trauben wären reif, aber nun sehe ich, dass sie \
                ganz sauer sind.“
                """,
            coat: "Mantel", scarf: "Schal", total: "Summe", music: "Leise Musik")
    }
}

extension CatalogueStrings.Lists {
    fileprivate static var german: Self {
        Self(
            settings: "Einstellungen", language: "Sprache", languageName: "Deutsch", about: "Über diese App",
            pictures: "Große Bilder", help: "Hilfe", questions: "Fragen und Antworten", messages: "Nachrichten",
            styles: "Textstile",
            message: { number in "Nachricht \(number)" })
    }
}

extension CatalogueStrings.Charts {
    fileprivate static var german: Self {
        Self(
            marks: "Noten", prices: "Preise", price: "Preis", table: "Als Tabelle zeigen",
            flats: "Wohnungen in der Nähe", twoWeeks: "2W", month: "1M", all: "Alle",
            day: { number in "Tag \(number)" },
            flat: { number in "Wohnung \(number)" })
    }
}
