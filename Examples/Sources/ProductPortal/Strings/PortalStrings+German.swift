import CollectionViewKit

extension PortalStrings {
    static var german: PortalStrings {
        PortalStrings(
            list: List(
                title: "Serien", empty: "Noch keine Serien", advice: "Fügen Sie die erste hinzu.",
                failure: "Die Serien konnten nicht geladen werden"),
            header: Header(
                show: "Serie", missing: "Diese Serie gibt es nicht", failure: "Die Serie konnte nicht geladen werden",
                segments: "Bereiche der Serie", since: { "seit \($0)" }),
            segments: Segments(details: "Details", episodes: "Folgen", reviews: "Kritiken", trends: "Trends"),
            parts: germanParts,
            statuses: Statuses(
                live: "Veröffentlicht", inReview: "In Prüfung", changesRequested: "Änderungen nötig",
                draft: "Entwurf"),
            facts: Facts(
                studio: "Studio", genre: "Genre", language: "Sprache", season: "Staffel", episodes: "Folgen",
                length: "Gesamtlänge", firstEpisode: "Erste Folge", latestEpisode: "Neueste Folge",
                english: "Englisch", french: "Französisch"),
            episodes: germanEpisodes,
            episode: germanEpisode,
            feedback: Feedback(
                ratings: PluralText(one: "# Bewertung", other: "# Bewertungen"),
                stars: PluralText(one: "# Stern", other: "# Sterne"),
                ratingsByStars: "Bewertungen nach Sternen", more: "Weiterlesen",
                rated: { "Mit \($0) von \($1) bewertet" }, moreOf: { "„\($0)“ weiterlesen" }),
            trends: Trends(
                plays: "Aufrufe pro Tag", minutes: "Angesehene Minuten pro Tag", table: "Als Tabelle zeigen",
                period: "Zeitraum", weeks: PluralText(other: "#W"), months: PluralText(other: "#M"),
                years: PluralText(other: "#J"),
                lastWeeks: PluralText(one: "Die letzte Woche", other: "Die letzten # Wochen"),
                lastMonths: PluralText(one: "Der letzte Monat", other: "Die letzten # Monate"),
                lastYears: PluralText(one: "Das letzte Jahr", other: "Die letzten # Jahre")),
            faults: Faults(
                title: "Fehler",
                hint: "Ihre Auswahl gilt für das nächste Laden. Laden Sie neu, um die Wirkung zu sehen.",
                header: "Kopfbereich", changes: "Änderungen", none: "Keiner", slow: "Langsam", failing: "Ausfall",
                empty: "Leer", stale: "Veraltet", faultOf: { "Fehler: \($0)" }),
            loading: Loading(
                loadAgain: "Neu laden", tryAgain: "Noch einmal versuchen",
                notFound: "Möglicherweise wurde der Inhalt entfernt.",
                outdated: "Die Liste hat sich inzwischen geändert. Laden Sie sie noch einmal."))
    }

    private static var germanParts: Parts {
        Parts(
            status: Part(
                title: "Status", empty: "Noch kein Status",
                advice: "Er erscheint, sobald die Serie zur Prüfung eingereicht ist.",
                failure: "Der Status konnte nicht geladen werden"),
            information: Part(
                title: "Informationen", empty: "Noch keine Informationen",
                advice: "Ergänzen Sie, was Zuschauer wissen sollten.",
                failure: "Die Informationen konnten nicht geladen werden"),
            description: Part(
                title: "Beschreibung", empty: "Noch keine Beschreibung",
                advice: "Sagen Sie in wenigen Sätzen, worum es geht.",
                failure: "Die Beschreibung konnte nicht geladen werden"),
            episodes: Part(
                title: "Folgen", empty: "Noch keine Folgen",
                advice: "Laden Sie die erste hoch, um die Serie zur Prüfung einzureichen.",
                failure: "Die Folgen konnten nicht geladen werden"),
            ratings: Part(
                title: "Bewertungen", empty: "Noch keine Bewertungen",
                advice: "Zuschauer können eine Serie bewerten, sobald sie veröffentlicht ist.",
                failure: "Die Bewertungen konnten nicht geladen werden"),
            reviews: Part(
                title: "Kritiken", empty: "Noch keine Kritiken",
                advice: "Sie erscheinen hier, sobald jemand eine schreibt.",
                failure: "Die Kritiken konnten nicht geladen werden"),
            trends: Part(
                title: "Trends", empty: "Noch keine Aufrufe",
                advice: "Zahlen gibt es einen Tag nach dem Erscheinen der ersten Folge.",
                failure: "Die Trends konnten nicht geladen werden"),
            feedbackAdvice: "Sie erscheinen hier, sobald die Serie veröffentlicht ist und jemand eine schreibt.")
    }

    private static var germanEpisode: EpisodePage {
        EpisodePage(
            title: "Folge", missing: "Diese Folge gibt es nicht", failure: "Die Folge konnte nicht geladen werden",
            about: "Über diese Folge", guests: "Gäste",
            soundNote: "Diese Vorschau ersetzt die Sprache durch Töne, eine Tonhöhe je Person. "
                + "Was gesagt wird, steht im Transkript.",
            transcript: "Transkript", previous: "Vorige Folge", next: "Nächste Folge",
            numbered: { "Folge \($0)" })
    }

    private static var germanEpisodes: Episodes {
        Episodes(
            count: PluralText(one: "# Folge", other: "# Folgen"),
            plays: PluralText(one: "# Aufruf", other: "# Aufrufe"),
            edit: "Bearbeiten", done: "Fertig", editEpisodes: "Folgen bearbeiten",
            doneEditing: "Bearbeiten der Folgen beenden",
            remove: "Entfernen", moveUp: "Nach oben", moveDown: "Nach unten", undo: "Widerrufen",
            undone: "Die Änderung wurde widerrufen.",
            removeEpisode: { "Entfernen: \($0)" }, reorderEpisode: { "Verschieben: \($0)" },
            place: { "Stelle \($0) von \($1)." },
            removed: { "„\($0)“ wurde entfernt." },
            removalFailed: { "„\($0)“ konnte nicht entfernt werden. Die Folge ist wieder in der Liste." },
            restorationFailed: { "„\($0)“ konnte nicht wiederhergestellt werden. Die Folge bleibt entfernt." },
            moveFailed: { "„\($0)“ konnte nicht verschoben werden. Die Folge ist wieder an ihrem Platz." },
            moveUnconfirmed: {
                "Die neue Stelle von „\($0)“ ist vielleicht nicht gespeichert. Laden Sie neu, um sie zu prüfen."
            },
            severalRemoved: PluralText(one: "# Folge wurde entfernt.", other: "# Folgen wurden entfernt."))
    }
}
