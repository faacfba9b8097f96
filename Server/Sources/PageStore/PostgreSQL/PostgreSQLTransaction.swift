/// A transaction on PostgreSQL.
final class PostgreSQLTransaction: StoreTransaction {
    private let connection: PostgreSQLConnection
    private var depth = 0

    init(_ connection: PostgreSQLConnection) {
        self.connection = connection
    }

    var dialect: StoreDialect { .postgreSQL }

    func rows(_ query: StoreQuery) throws -> [StoreRow] { try connection.run(query).rows }

    func execute(_ query: StoreQuery) throws -> Int { try connection.run(query).changes }

    func savepoint(_ body: () throws -> Bool) throws {
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
}
