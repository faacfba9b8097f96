import PageStore

/// Where what users add stands in their lists: in the column `position` of the tables `bagLine` and `wish`.
enum ListPosition {
    /// Makes a position free in the list of a user: before the entry that has an index, or behind the last one.
    ///
    /// - Parameters:
    ///   - index: The index of the entry that is to follow; `nil`, or one that no entry has, for the end.
    ///   - table: The table that has the list.
    ///   - user: The id of the user.
    ///   - store: The transaction in which the entry is added.
    /// - Returns: The position, which no entry of the user has.
    static func makeFree(
        at index: Int?, in table: StaticString, of user: String, in store: any StoreTransaction
    ) throws -> Int64 {
        if let index,
            let next = try store.integer(
                """
                SELECT position FROM \(text: table) WHERE userId = \(user) ORDER BY position, productId
                LIMIT 1 OFFSET \(index)
                """
            )
        {
            try store.execute(
                "UPDATE \(text: table) SET position = position + 1 WHERE userId = \(user) AND position >= \(next)")
            return next
        }
        let last = try store.integer("SELECT max(position) FROM \(text: table) WHERE userId = \(user)") ?? 0
        return last + 1
    }
}
