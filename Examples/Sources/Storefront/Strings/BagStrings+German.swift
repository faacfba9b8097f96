import CollectionViewKit

extension BagStrings {
    static var german: BagStrings { BagStrings(product: .german, bag: .german, wishlist: .german) }
}

extension BagStrings.Product {
    fileprivate static var german: Self {
        Self(
            size: "Größe", chooseSize: "Wählen Sie zuerst eine Größe.", addToBag: "In den Warenkorb",
            addToWishlist: "Auf die Merkliste", removeFromWishlist: "Von der Merkliste nehmen",
            was: { "Zuvor \($0)" })
    }
}

extension BagStrings.Bag {
    fileprivate static var german: Self {
        Self(
            title: "Warenkorb", total: "Summe", remove: "Entfernen", empty: "Ihr Warenkorb ist leer",
            emptyText: "Produkte, die Sie in den Warenkorb legen, finden Sie hier.", browse: "Weiter einkaufen",
            failed: "Ihr Warenkorb konnte nicht geladen werden",
            full: "Der Warenkorb ist voll. Entfernen Sie zuerst etwas.",
            quantityLimit: "Der Warenkorb kann höchstens 99 Stück eines Produkts enthalten.",
            count: PluralText(other: "# Artikel"), sized: { "\($0), Größe \($1)" }, size: { "Größe \($0)" },
            quantityOf: { "Menge: \($0)" }, removeProduct: { "\($0) aus dem Warenkorb nehmen" },
            added: { "\($0) liegt im Warenkorb" }, removed: { "\($0) wurde aus dem Warenkorb genommen" },
            changed: { "\($0): Menge \($1)" },
            notStored: { "Die Änderung an „\($0)“ konnte nicht gespeichert werden. Der Warenkorb ist wie zuvor." })
    }
}

extension BagStrings.Wishlist {
    fileprivate static var german: Self {
        Self(
            title: "Merkliste", empty: "Ihre Merkliste ist leer",
            emptyText: "Wählen Sie auf der Seite eines Produkts „Auf die Merkliste“, um es hier zu merken.",
            failed: "Ihre Merkliste konnte nicht geladen werden",
            full: "Die Merkliste ist voll. Entfernen Sie zuerst etwas.",
            removeProduct: { "\($0) von der Merkliste nehmen" }, added: { "\($0) steht auf der Merkliste" },
            removed: { "\($0) wurde von der Merkliste genommen" },
            notStored: { "Die Änderung an „\($0)“ konnte nicht gespeichert werden. Die Merkliste ist wie zuvor." })
    }
}
