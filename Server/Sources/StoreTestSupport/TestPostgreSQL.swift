import Foundation
import PageStore
import Synchronization

/// The PostgreSQL server of the tests, which `Scripts/test` starts: a new database for each test.
package enum TestPostgreSQL {
    /// How libpq reaches the server; `nil` if there is none. `Scripts/postgres start DIRECTORY` prints it.
    package static let server = ProcessInfo.processInfo.environment["PAGE_TEST_POSTGRES"]

    private static let count = Atomic(0)

    /// The address of a new database, as `--database` takes it.
    package static func makeDatabase() throws -> String {
        let server = server ?? ""
        let number = count.add(1, ordering: .relaxed).newValue
        let name = "page_\(ProcessInfo.processInfo.processIdentifier)_\(number)"
        try PostgreSQLConnection(server + " dbname=postgres", statementSeconds: 30).command("CREATE DATABASE \(name)")
        return "postgres:///\(name)?" + server.split(separator: " ").joined(separator: "&")
    }

    /// Ends all connections to a database but its own, as a server that is restarted does.
    package static func disconnect(_ address: String) throws {
        _ = try PostgreSQLConnection(address, statementSeconds: 30).run(
            """
            SELECT pg_terminate_backend(pid) FROM pg_stat_activity
            WHERE datname = current_database() AND pid <> pg_backend_pid()
            """
        )
    }

    /// Whether a statement on a database sleeps.
    package static func isSleeping(_ address: String) throws -> Bool {
        try !PostgreSQLConnection(address, statementSeconds: 30).run(
            """
            SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND state = 'active'
                AND wait_event = 'PgSleep'
            """
        ).rows.isEmpty
    }

    /// Whether a statement on a database waits for a lock.
    package static func isWaitingForLock(_ address: String) throws -> Bool {
        try !PostgreSQLConnection(address, statementSeconds: 30).run(
            """
            SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND state = 'active'
                AND wait_event_type = 'Lock'
            """
        ).rows.isEmpty
    }
}
