import PageStore

/// A product that a user has chosen or looked at.
struct ProductMark: Sendable {
    /// What the user has done with a product, that which says the most first.
    enum Kind: CaseIterable, Sendable {
        case bag, wishlist, look
    }

    /// The product.
    let row: ProductRow
    /// What the user has done with it.
    let kind: Kind
}

extension ProductMark {
    /// How many products of each kind are read.
    private static let maximumCount = 10

    /// The last marks of a user: the newest of each kind, then the second of each, and so on.
    static func newest(of user: String, in store: any StoreTransaction) throws -> [ProductMark] {
        try Kind.allCases.map { try newest($0, of: user, in: store) }.interleaved()
    }

    private static func newest(
        _ kind: Kind, of user: String, in store: any StoreTransaction
    ) throws -> [ProductMark] {
        let rows = try store.rows(
            """
            \(ProductRow.selection) JOIN \(text: kind.table) AS mark ON mark.productId = product.id
            WHERE mark.userId = \(user) ORDER BY mark.position DESC, mark.productId LIMIT \(maximumCount)
            """
        )
        return try rows.map { ProductMark(row: try ProductRow($0), kind: kind) }
    }
}

extension ProductMark.Kind {
    /// The table of the products. A higher position was added later.
    fileprivate var table: StaticString {
        switch self {
        case .bag: "bagLine"
        case .wishlist: "wish"
        case .look: "productLook"
        }
    }
}
