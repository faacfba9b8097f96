extension GalleryStrings {
    static var german: GalleryStrings {
        GalleryStrings(
            frame: .german, home: .german, drawer: .german, gallery: .german, storefront: .german,
            portal: .german, people: .german, earnings: .german, catalogue: .german, homes: .german)
    }
}

extension GalleryStrings.Frame {
    fileprivate static var german: Self {
        Self(
            menu: "Galeriemenü", home: "Galerie", parts: "So ist es gebaut", language: "Sprache",
            languageTitle: "Sprache der App", deviceLanguage: "Wie auf diesem Gerät")
    }
}

extension GalleryStrings.Home {
    fileprivate static var german: Self {
        Self(
            title: "CollectionViewKit-Galerie",
            summary: "Collection Views in reinem Swift, hier als WebAssembly im Browser. "
                + "Sechs Bereiche, jeder anders gebaut.",
            screens: "Bereiche", card: { "\($0). \($1)" })
    }
}

extension GalleryStrings.Drawer {
    fileprivate static var german: Self {
        Self(close: "Schließen", partHint: "Öffnet die Dokumentation in einem neuen Tab.")
    }
}

extension GalleryStrings.GalleryTexts {
    fileprivate static var german: Self {
        Self(
            title: "Galerie",
            summary: "Karten, die zu jedem Bereich führen, in so vielen Spalten, wie Platz ist.",
            navigation: "Hält die Ansichten und den Verlauf des Browsers im Einklang.",
            cards: "Versorgt die Collection View mit den Karten.",
            columns: "Ordnet die Karten in einer, zwei oder drei Spalten an.",
            drawer: "Zeigt dieses Fenster und sperrt alles andere, solange es offen ist.",
            theming: "Jede Farbe und jeder Abstand ist ein Token des Stylesheets.")
    }
}

extension GalleryStrings.StorefrontTexts {
    fileprivate static var german: Self {
        Self(
            title: "Shop",
            summary: "Ein Shop, dessen Seiten der Server zusammenstellt: Karussells in jeder Größe, "
                + "von denen jedes für sich lädt.",
            invitation: "Scrollen Sie durch ein Karussell: Es hält am Anfang eines Produkts an.",
            products: "Zeigt die Abschnitte und Produkte, die der Server nennt.",
            carousels: "Karussells, die unabhängig scrollen und am Anfang eines Eintrags anhalten.",
            layouts: "Gibt jedem Abschnitt das Layout, das die Seite vorgibt.",
            decisions: "Zeilen, Höhen und Anzahlen ergeben sich aus der Breite des Fensters.",
            pictures: "Lädt jedes Bild in der kleinsten Breite, die seinen Platz füllt.",
            pages: "Liest die Seiten und überspringt, was er nicht kennt.")
    }
}

extension GalleryStrings.PortalTexts {
    fileprivate static var german: Self {
        Self(
            title: "Serien",
            summary: "Serien mit Details, Folgen, Kritiken und Trends: ein Baum von Datenquellen "
                + "unter einer gemeinsamen Kopfzeile.",
            invitation: "Öffnen Sie die Trends einer Serie und fahren Sie am Diagramm entlang.",
            sources: "Ein Baum von Quellen, jede mit eigenem Lade-, Fehler- und Leerzustand.",
            segments: "Zeigt eine von vier Datenquellen und gleitet zwischen ihnen.",
            metrics: "Höhen, Spalten, Trennlinien und Kopfzeilen werden im Baum nach unten vererbt.",
            reordering: "Folgen lassen sich durch Ziehen, per Tastatur oder im Menü verschieben.",
            interaction: "Wischaktionen, Menüs und Herunterziehen zum Aktualisieren.",
            charts: "Diagramme, deren Werte sich mit Zeiger und Tastatur ablesen lassen.")
    }
}

extension GalleryStrings.PeopleTexts {
    fileprivate static var german: Self {
        Self(
            title: "Personen",
            summary: "Ein Feed aus vielen Arten von Karten, mit Befehlen, Widerrufen, Notizen und Impressions.",
            invitation: "Wählen Sie bei einer Person „Gefällt mir“ und widerrufen Sie es.",
            commands: "Zellen tun, was ihre View-Models sagen; keine Klasse kennt alle Arten von Zellen.",
            factories: "Machen aus Modellen View-Models; eine neue Art ist eine Zeile mehr.",
            undo: "„Gefällt mir“ und „Überspringen“ lassen sich widerrufen, auch wenn die Karte nicht zu sehen ist.",
            edits: "Behält eine ungespeicherte Notiz, wenn ihre Zelle für eine andere Karte wiederverwendet wird.",
            impressions: { "Zählt eine Karte, sobald sie \($0) Sekunden lang zur Hälfte zu sehen war." })
    }
}

extension GalleryStrings.EarningsTexts {
    fileprivate static var german: Self {
        Self(
            title: "Cashback",
            summary: "Was ein Beleg eingebracht hat, mit Abschnitten zum Auf- und Zuklappen, Feedback "
                + "und einem vergrößerbaren Beleg.",
            invitation: "Öffnen Sie eine Transaktion und vergrößern Sie ihren Beleg.",
            snapshots: "Übernimmt einen Haupt-Snapshot und dann einen für jeden Abschnitt.",
            rows: "Legt fest, welche Zeilen welche anderen ein- und ausblenden.",
            handlers: "Entscheiden, ob ein Abschnitt auf- oder zuklappt, und melden es.",
            layouts: "Ein switch über die Abschnitte gibt jedem sein Layout.",
            cells: "Konfiguriert Zellen einer Klasse aus ihren View-Eigenschaften.",
            undo: "Feedback lässt sich widerrufen und wird zurückgenommen, wenn der Server es ablehnt.",
            edits: "Behält eine Notiz, die noch nicht gesendet ist.",
            receipt: "Zeigt den Beleg über allem anderen.")
    }
}

extension GalleryStrings.CatalogueTexts {
    fileprivate static var german: Self {
        Self(
            title: "Katalog",
            summary: "Fast jede View der Bibliothek in ihren wichtigsten Zuständen, jeweils mit Swift-Code.",
            invitation: "Probieren Sie eine View aus; der Swift-Code dafür steht darunter.",
            sizing: "Karten sind so hoch wie ihr Inhalt.",
            rows: "Zeilen, so hoch wie ihre höchste Karte, in einer bis drei Spalten.",
            theming: "Woher die Views ihr Aussehen haben und wie Sie ihnen ein anderes geben.",
            accessibility: "Was ein Screenreader über Inhalte erfährt, die nicht dargestellt sind.")
    }
}

extension GalleryStrings.HomesTexts {
    fileprivate static var german: Self {
        Self(
            title: "Immobilien",
            summary: {
                "Immobilien: Abschnitte, die für sich laden und sich von Fehlern selbst erholen, eine Karte "
                    + "und eine Liste von \($0)."
            },
            invitation: { "Suchen Sie unter \($0) Immobilien nach Lage, Preis und Zimmern." },
            adapter: "Nimmt Werte beliebiger Typen und gibt jedem einen eigenen Controller.",
            parts: "Ein Abschnitt aus Teilen: Immobilien, weitere Immobilien, ein Fehler oder ein Platzhalter.",
            diffs: "Ermittelt durch einen Diff, welche Immobilien dazukamen, entfielen und ihren Platz wechselten.",
            loading: "Abschnitte, die laden, kurz bevor sie zu sehen sind.",
            rows: "Reihen von Immobilien, die sich seitwärts scrollen lassen.",
            map: "Straßen, Parks und Stecknadeln, ohne Kacheln gezeichnet.")
    }
}
