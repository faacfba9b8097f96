import HTTPTypes
import PageServer
import PageStore
import ScreenContracts

/// The products that users have put on their wishlists: the table `wish`.
enum WishRecord {
    /// The wishlist of a user.
    static func wishlist(of user: String, in store: any StoreTransaction) throws -> WishlistContract {
        let rows = try store.rows(
            """
            \(ProductRow.selection) JOIN wish ON wish.productId = product.id
            WHERE wish.userId = \(user) ORDER BY wish.position, wish.productId
            LIMIT \(WishlistContract.maximumProductCount)
            """
        )
        return WishlistContract(products: try rows.map { ProductContract(try ProductRow($0)) })
    }

    /// Puts a product on the wishlist of a user, where it may be already.
    ///
    /// - Parameters:
    ///   - product: The product.
    ///   - index: The index of the product before which it is put; `nil` for the end. One that is on the wishlist stays where it is.
    ///   - user: The id of the user.
    ///   - store: The transaction.
    /// - Throws: A ``Problem`` if the wishlist is full.
    static func insert(
        _ product: ProductRecord, at index: Int?, for user: String, in store: any StoreTransaction
    ) throws {
        let known = try store.integer(
            "SELECT position FROM wish WHERE userId = \(user) AND productId = \(product.id)")
        guard known == nil else { return }
        let count = try store.integer("SELECT count(*) FROM wish WHERE userId = \(user)") ?? 0
        guard count < WishlistContract.maximumProductCount else {
            throw Problem(
                status: .conflict,
                detail: "A wishlist holds at most \(WishlistContract.maximumProductCount) products.")
        }
        let position = try ListPosition.makeFree(at: index, in: "wish", of: user, in: store)
        // Another request of the user may have put it there meanwhile.
        try store.execute(
            """
            INSERT INTO wish (userId, productId, position) VALUES (\(user), \(product.id), \(position))
            ON CONFLICT (userId, productId) DO NOTHING
            """
        )
    }

    /// Takes a product from the wishlist of a user, where it may not be.
    static func delete(_ product: ProductRecord, for user: String, in store: any StoreTransaction) throws {
        try store.execute("DELETE FROM wish WHERE userId = \(user) AND productId = \(product.id)")
    }
}
