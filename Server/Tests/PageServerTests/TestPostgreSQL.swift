import Foundation
import Synchronization

@testable import PageStore

/// The PostgreSQL server of the tests, which `Scripts/test` starts: a new database for each test.
enum TestPostgreSQL {
    /// How libpq reaches the server; `nil` if there is none. `Scripts/postgres start DIRECTORY` prints it.
    static let server = ProcessInfo.processInfo.environment["PAGE_TEST_POSTGRES"]

    private static let count = Atomic(0)

    /// The address of a new database, as `--database` takes it.
    static func makeDatabase() throws -> String {
        let server = server ?? ""
        let number = count.add(1, ordering: .relaxed).newValue
        let name = "page_\(ProcessInfo.processInfo.processIdentifier)_\(number)"
        try PostgreSQLConnection(server + " dbname=postgres", statementSeconds: 30).command("CREATE DATABASE \(name)")
        return "postgres:///\(name)?" + server.split(separator: " ").joined(separator: "&")
    }
}
