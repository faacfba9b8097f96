import Foundation
import GRDB

extension AppDatabase {
    /// A random key that is made when it is first asked for and then stays with the database.
    func secret(named name: String) async throws -> [UInt8] {
        try await write { database in
            if let row = try Row.fetchOne(database, sql: "SELECT bytes FROM secret WHERE name = ?", arguments: [name]) {
                let bytes: Data = row["bytes"]
                return Array(bytes)
            }
            var generator = SystemRandomNumberGenerator()
            let bytes = (0..<32).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
            try database.execute(
                sql: "INSERT INTO secret (name, bytes) VALUES (?, ?)", arguments: [name, Data(bytes)]
            )
            return bytes
        }
    }
}
