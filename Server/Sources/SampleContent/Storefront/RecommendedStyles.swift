import PageStore

/// The products that are recommended to a user, and why.
///
/// They are like up to three products that the user has put into the bag or on the wishlist, or has looked at: the newest of each,
/// from different shelves. Each of these gives products of its shelf in turn, those of its brand first, then those whose price
/// is nearest. None of them is marked by the user already.
struct RecommendedStyles: Sendable {
    /// The section of the home page in whose place they are shown.
    static let section = "recommended"
    /// The maximum number of products.
    static let maximumCount = 20
    /// How many products of the user others are like, at most.
    private static let maximumOriginCount = 3

    /// Why these are recommended.
    let reason: String
    /// The products in order.
    let products: [ProductRow]

    /// What is recommended to a user; `nil` where nothing is known of the user.
    ///
    /// - Throws: An error of the store.
    init?(for user: String, in store: any StoreTransaction) throws {
        guard !user.isEmpty else { return nil }
        var origins: [ProductMark] = []
        var lists: [[ProductRow]] = []
        for mark in try ProductMark.newest(of: user, in: store) where origins.count < Self.maximumOriginCount {
            let product = mark.row.product
            guard !origins.contains(where: { $0.row.product.category == product.category }) else { continue }
            let list = try Self.products(like: product, for: user, in: store)
            guard !list.isEmpty else { continue }
            origins.append(mark)
            lists.append(list)
        }
        guard let first = origins.first else { return nil }
        reason = Self.reason(first, isAlone: origins.count == 1)
        products = Array(lists.interleaved().prefix(Self.maximumCount))
    }
}

extension RecommendedStyles {
    private static func products(
        like product: ProductRecord, for user: String, in store: any StoreTransaction
    ) throws -> [ProductRow] {
        let query: StoreQuery = """
            \(ProductRow.selection) WHERE product.category = \(product.category.rawValue)
                AND product.id NOT IN (SELECT productId FROM bagLine WHERE userId = \(user))
                AND product.id NOT IN (SELECT productId FROM wish WHERE userId = \(user))
                AND product.id NOT IN (SELECT productId FROM productLook WHERE userId = \(user))
            ORDER BY CASE product.brandId WHEN \(product.brandId) THEN 0 ELSE 1 END,
                abs(product.priceMinor - \(product.priceMinor)), product.popularity DESC, product.id
            LIMIT \(maximumCount)
            """
        return try store.rows(query).map { try ProductRow($0) }
    }

    private static func reason(_ mark: ProductMark, isAlone: Bool) -> String {
        let name = mark.row.product.name
        let reason =
            switch mark.kind {
            case .bag: "Because you put \(name) into your bag"
            case .wishlist: "Because you put \(name) on your wishlist"
            case .look: "Because you looked at \(name)"
            }
        return isAlone ? reason : "\(reason), among others"
    }
}
