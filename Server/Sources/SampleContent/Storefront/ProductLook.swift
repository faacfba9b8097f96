import PageStore

/// The products whose pages users have looked at: the table `productLook`. A higher position was looked at later.
enum ProductLook {
    /// How many products are kept for each user.
    static let maximumCount = 50

    /// Makes the table.
    static func createTable(in store: any StoreTransaction) throws {
        try store.execute(
            """
            CREATE TABLE productLook (userId TEXT NOT NULL REFERENCES session (id) ON DELETE CASCADE,
                productId BIGINT NOT NULL REFERENCES product (id) ON DELETE CASCADE, position BIGINT NOT NULL,
                PRIMARY KEY (userId, productId))
            """
        )
        // Deleting a product looks for its rows.
        try store.execute("CREATE INDEX productLookByProduct ON productLook (productId)")
    }

    /// Notes that a user has looked at a product. Of too many products, those are forgotten that were looked at longest ago.
    static func insert(_ product: ProductRecord, for user: String, in store: any StoreTransaction) throws {
        let last = try store.integer("SELECT max(position) FROM productLook WHERE userId = \(user)") ?? 0
        try store.execute(
            """
            INSERT INTO productLook (userId, productId, position) VALUES (\(user), \(product.id), \(last + 1))
            ON CONFLICT (userId, productId) DO UPDATE SET position = excluded.position
            """
        )
        try store.execute(
            """
            DELETE FROM productLook WHERE userId = \(user) AND productId NOT IN (
                SELECT productId FROM productLook WHERE userId = \(user)
                ORDER BY position DESC, productId LIMIT \(maximumCount))
            """
        )
    }
}
