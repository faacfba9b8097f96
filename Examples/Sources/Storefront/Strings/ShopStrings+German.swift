extension ShopStrings {
    static var german: ShopStrings {
        ShopStrings(
            title: "Shop", pageContent: "Inhalt der Seite", tryAgain: "Noch einmal versuchen",
            partFailed: "Dieser Teil konnte nicht geladen werden", empty: "Noch nichts da",
            emptyAdvice: "Jeden Tag kommt Neues. Schauen Sie bald wieder vorbei.", separator: ", ",
            search: .german, failures: .german)
    }
}

extension ShopStrings.Failures {
    fileprivate static var german: Self {
        Self(
            offline: "Sie sind offline", offlineAdvice: "Die Seite wird geladen, sobald es eine Verbindung gibt.",
            unreachable: "Der Shop antwortet nicht",
            unreachableAdvice: "Prüfen Sie die Verbindung und versuchen Sie es noch einmal.",
            notFound: "Diese Seite gibt es nicht",
            notFoundAdvice: "Die Adresse ist vielleicht falsch, oder es gibt das Produkt nicht mehr.",
            cannotBeShown: "Diese Seite kann nicht angezeigt werden",
            unreadableAdvice: "Die Seite konnte nicht gelesen werden. Versuchen Sie es gleich noch einmal.",
            offlineNotice: "Sie sind offline. Sie sehen den zuletzt geladenen Stand.",
            notRenewedNotice: "Diese Seite konnte nicht aktualisiert werden. Sie sehen den zuletzt geladenen Stand.")
    }
}
