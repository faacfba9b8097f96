/// A transaction on PostgreSQL.
final class PostgreSQLTransaction: StoreTransaction {
    private let connection: PostgreSQLConnection
    private var depth = 0

    init(_ connection: PostgreSQLConnection) {
        self.connection = connection
    }

    var dialect: StoreDialect { .postgreSQL }

    func rows(_ query: StoreQuery) throws -> [StoreRow] { try run(query).rows }

    func execute(_ query: StoreQuery) throws -> Int { try run(query).changes }

    func savepoint(_ body: () throws -> Bool) throws {
        try connection.checkCancellation()
        depth += 1
        defer { depth -= 1 }
        let name = "p\(depth)"
        try connection.command("SAVEPOINT \(name)")
        do {
            if try !body() { try connection.command("ROLLBACK TO SAVEPOINT \(name)") }
            try connection.command("RELEASE SAVEPOINT \(name)")
        } catch {
            try connection.command("ROLLBACK TO SAVEPOINT \(name)")
            throw error
        }
    }

    /// Runs a statement, unless the task of the transaction was cancelled.
    private func run(_ query: StoreQuery) throws -> (rows: [StoreRow], changes: Int) {
        try connection.checkCancellation()
        return try connection.run(query)
    }
}
