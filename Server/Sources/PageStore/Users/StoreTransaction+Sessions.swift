extension StoreTransaction {
    /// Notes that a session writes, if it is stored. The tables of features refer to `session(id)` and delete what
    /// belongs to a session with it.
    ///
    /// Other writes of the session wait until the transaction has ended, so that one that reads what it changes undoes
    /// none of them.
    ///
    /// - Parameters:
    ///   - id: The id of the session.
    ///   - now: The present, in seconds since 1970.
    /// - Returns: Whether the session is stored.
    /// - Throws: ``StoreError``.
    public func touchSession(_ id: String, at now: Int64) throws -> Bool {
        // SQLite has one transaction that writes at a time.
        let lock: StoreQuery = dialect == .postgreSQL ? " FOR UPDATE" : ""
        let last = try integer("SELECT \(name: "lastWrite") FROM \(name: "session") WHERE id = \(id)\(lock)")
        guard let last else { return false }
        // Once a day is enough to know which sessions are in use.
        if last + 86_400 <= now {
            try execute("UPDATE \(name: "session") SET \(name: "lastWrite") = \(now) WHERE id = \(id)")
        }
        return true
    }

    /// Stores a session, and deletes some of those that have written nothing for a long time.
    ///
    /// - Parameters:
    ///   - id: The id of the session.
    ///   - now: The present, in seconds since 1970.
    ///   - lifetime: The time without a write after which a session is deleted, in seconds.
    /// - Throws: ``StoreError``.
    public func insertSession(_ id: String, at now: Int64, lifetime: Int64) throws {
        try execute(
            """
            DELETE FROM \(name: "session") WHERE id IN
                (SELECT id FROM \(name: "session") WHERE \(name: "lastWrite") < \(now - lifetime)
                ORDER BY \(name: "lastWrite") LIMIT 20)
            """
        )
        try execute("INSERT INTO \(name: "session") (id, \(name: "lastWrite")) VALUES (\(id), \(now))")
    }
}
