import CollectionViewKit

extension BagStrings {
    static var english: BagStrings { BagStrings(product: .english, bag: .english, wishlist: .english) }
}

extension BagStrings.Product {
    fileprivate static var english: Self {
        Self(
            size: "Size", chooseSize: "Choose a size first.", addToBag: "Add to bag", addToWishlist: "Add to wishlist",
            removeFromWishlist: "Remove from wishlist", was: { "Was \($0)" })
    }
}

extension BagStrings.Bag {
    fileprivate static var english: Self {
        Self(
            title: "Bag", total: "Total", remove: "Remove", empty: "Your bag is empty",
            emptyText: "Products that you add to your bag are kept here.", browse: "Continue shopping",
            failed: "Your bag could not be loaded", full: "The bag is full. Remove something first.",
            quantityLimit: "The bag can hold at most 99 of one product.",
            count: PluralText(one: "# item", other: "# items"), sized: { "\($0), size \($1)" },
            size: { "Size \($0)" }, quantityOf: { "Quantity: \($0)" },
            removeProduct: { "Remove \($0) from the bag" }, added: { "\($0) was added to the bag" },
            removed: { "\($0) was removed from the bag" }, changed: { "\($0): quantity \($1)" },
            notStored: { "The change to “\($0)” could not be saved. The bag is as it was before." })
    }
}

extension BagStrings.Wishlist {
    fileprivate static var english: Self {
        Self(
            title: "Wishlist", empty: "Your wishlist is empty",
            emptyText: "Press “Add to wishlist” on a product’s page to keep it here.",
            failed: "Your wishlist could not be loaded", full: "The wishlist is full. Remove something first.",
            removeProduct: { "Remove \($0) from the wishlist" }, added: { "\($0) was added to the wishlist" },
            removed: { "\($0) was removed from the wishlist" },
            notStored: { "The change to “\($0)” could not be saved. The wishlist is as it was before." })
    }
}
