import CollectionViewKit

extension EarningsStrings {
    static var german: EarningsStrings {
        EarningsStrings(
            list: List(
                title: "Cashback", transactions: "Transaktionen", empty: "Noch keine Belege",
                advice: "Reichen Sie den ersten ein und sehen Sie, was er bringt.",
                failure: "Die Transaktionen konnten nicht geladen werden",
                earnedWith: PluralText(one: "mit einem Beleg verdient", other: "mit # Belegen verdient")),
            transaction: Transaction(
                title: "Transaktion", reading: "Transaktion wird geladen …", missing: "Diese Transaktion gibt es nicht",
                failure: "Die Transaktion konnte nicht geladen werden",
                reloadFailed: { "Das erneute Laden ist fehlgeschlagen. \($0)" }),
            celebration: Celebration(
                pendingTitle: "Wir lesen Ihren Beleg",
                pendingMessage:
                    "Das dauert höchstens einen Tag. Angebote und Extras kommen hinzu, sobald wir fertig sind.",
                title: "Sie haben Cashback verdient!", message: "Der Betrag ist schon auf Ihrem Konto.",
                messageWithExtras: "Angebote und Extras sind schon auf Ihrem Konto."),
            facts: Facts(store: "Geschäft", purchaseDate: "Kaufdatum", paid: "Bezahlt", cashBack: "Cashback"),
            sections: Sections(
                earned: "Was Sie verdient haben", details: "Transaktionsdetails", offers: "Passende Angebote",
                extras: "Zusätzlich verdient", feedback: "Feedback", receipts: "Belege", help: "Hilfe",
                offersMatched: PluralText(other: "Passende Angebote (#)"),
                extraEarnings: PluralText(other: "Zusätzlich verdient (#)")),
            help: germanHelp,
            feedback: Feedback(
                question: "Wie waren wir?", field: "Möchten Sie etwas ergänzen?",
                placeholder: "Was gut lief oder was nicht", send: "Notiz senden", clear: "Leeren", up: "Daumen hoch",
                down: "Daumen runter", upGiven: "Daumen hoch gegeben", downGiven: "Daumen runter gegeben",
                ratingRemoved: "Feedback zurückgezogen", noteSent: "Notiz gesendet", noteCleared: "Notiz geleert",
                stored: "Danke für Ihr Feedback.", removed: "Ihr Feedback wurde zurückgezogen.",
                refused: "Ihr Feedback konnte nicht gespeichert werden. Es ist wie zuvor."),
            receipts: Receipts(
                receipt: "Beleg", close: "Schließen", zoomOut: "Verkleinern", zoomIn: "Vergrößern",
                previous: "Vorheriger Teil", next: "Nächster Teil", picture: "vergrößerbares Bild",
                hint: "Plus und Minus ändern die Größe, 0 zeigt das ganze Bild, die Pfeiltasten verschieben es.",
                receiptOf: { "Beleg von \($0)" }, part: { "Beleg von \($0), Teil \($1) von \($2)" },
                view: { "\($0) ansehen" }),
            loading: Loading(
                loadAgain: "Neu laden", tryAgain: "Noch einmal versuchen",
                notFound: "Die Adresse ist vielleicht falsch.",
                outdated: "Die Liste hat sich inzwischen geändert. Laden Sie sie noch einmal."),
            pending: "In Prüfung")
    }

    private static var germanHelp: Help {
        Help(
            missingOffer: "Ein Angebot fehlt",
            missingOfferAnswer: """
                Vergleichen Sie zuerst Name und Größe auf dem Beleg mit dem Angebot. Stimmen sie überein, schreiben \
                Sie uns und nennen Sie die Zeile auf dem Beleg. Wir prüfen ihn dann noch einmal.
                """,
            wrongAmount: "Der Betrag stimmt nicht",
            wrongAmountAnswer: """
                Cashback wird aus dem bezahlten Betrag nach Abzug von Gutscheinen berechnet. Zusätzliche Beträge \
                werden einmal pro Beleg gezahlt.
                """,
            payment: "Wann wird gezahlt?",
            paymentAnswer:
                "Der Betrag ist auf Ihrem Konto, sobald der Beleg geprüft ist. Das dauert höchstens einen Tag.",
            writeToUs: "Schreiben Sie uns")
    }
}
