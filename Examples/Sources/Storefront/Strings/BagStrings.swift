import CollectionViewKit

/// What the storefront says of products that are bought or wished for, in a language.
final class BagStrings: Sendable {
    let product: Product
    let bag: Bag
    let wishlist: Wishlist

    init(product: Product, bag: Bag, wishlist: Wishlist) {
        self.product = product
        self.bag = bag
        self.wishlist = wishlist
    }

    /// The page of a product.
    struct Product: Sendable {
        let size, chooseSize, addToBag, addToWishlist, removeFromWishlist: String
        /// What a product cost before it was reduced.
        let was: @Sendable (_ price: String) -> String
    }

    /// The bag.
    struct Bag: Sendable {
        let title, total, remove, empty, emptyText, browse, failed, full, quantityLimit: String
        let count: PluralText
        /// A name with a size.
        let sized: @Sendable (_ name: String, _ size: String) -> String
        let size, quantityOf, removeProduct: @Sendable (_ text: String) -> String
        /// Names of changes that can be taken back.
        let added, removed: @Sendable (_ name: String) -> String
        let changed: @Sendable (_ name: String, _ quantity: String) -> String
        let notStored: @Sendable (_ name: String) -> String
    }

    /// The wishlist.
    struct Wishlist: Sendable {
        let title, empty, emptyText, failed, full: String
        let removeProduct: @Sendable (_ name: String) -> String
        /// Names of changes that can be taken back.
        let added, removed: @Sendable (_ name: String) -> String
        let notStored: @Sendable (_ name: String) -> String
    }
}

extension BagStrings {
    /// The languages of the screens.
    static let catalog = StringCatalog<BagStrings>("en") { .english }.adding("de") { .german }
        .adding("ar") { .arabic }

    /// The texts in the language of the app whose event is handled.
    static var current: BagStrings { catalog.current }
}
