import Foundation
import GRDB

/// A transaction on SQLite.
final class SQLiteTransaction: StoreTransaction {
    let database: Database

    init(_ database: Database) {
        self.database = database
    }

    var dialect: StoreDialect { .sqlite }

    func rows(_ query: StoreQuery) throws -> [StoreRow] {
        let (text, values) = try query.rendered { _ in "?" }
        let statement = try database.cachedStatement(sql: text)
        let columns = statement.columnNames
        return try Row.fetchAll(statement, arguments: Self.arguments(values)).map { row in
            StoreRow(columns: columns, values: row.databaseValues.map { StoreValue($0) })
        }
    }

    func execute(_ query: StoreQuery) throws -> Int {
        let (text, values) = try query.rendered { _ in "?" }
        guard !values.isEmpty else {
            try database.execute(sql: text)
            return database.changesCount
        }
        try database.cachedStatement(sql: text).execute(arguments: Self.arguments(values))
        return database.changesCount
    }

    func savepoint(_ body: () throws -> Bool) throws {
        try database.inSavepoint { try body() ? .commit : .rollback }
    }

    private static func arguments(_ values: [StoreValue]) -> StatementArguments {
        StatementArguments(
            values.map { value -> (any DatabaseValueConvertible)? in
                switch value {
                case .null: nil
                case .integer(let integer): integer
                case .double(let double): double
                case .text(let text): text
                case .bytes(let bytes): Data(bytes)
                }
            })
    }
}

extension StoreValue {
    fileprivate init(_ value: DatabaseValue) {
        switch value.storage {
        case .null: self = .null
        case .int64(let integer): self = .integer(integer)
        case .double(let double): self = .double(double)
        case .string(let text): self = .text(text)
        case .blob(let data): self = .bytes(Array(data))
        }
    }
}
