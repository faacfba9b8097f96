/// A transaction on a store. It is valid only inside the closure that received it, on the thread of that closure.
public protocol StoreTransaction: AnyObject {
    /// The dialect of SQL that the store takes.
    var dialect: StoreDialect { get }

    /// The rows that a statement returns.
    ///
    /// - Throws: ``StoreError``, or an error of the database that says what is wrong with the statement.
    func rows(_ query: StoreQuery) throws -> [StoreRow]

    /// Runs a statement that returns nothing.
    ///
    /// In PostgreSQL a statement that fails ends the transaction, also where its error is caught: run one that may fail in a
    /// ``savepoint(_:)``.
    ///
    /// - Returns: How many rows it changed.
    /// - Throws: ``StoreError``, or an error of the database that says what is wrong with the statement.
    @discardableResult
    func execute(_ query: StoreQuery) throws -> Int

    /// Runs a part of the transaction that can be undone by itself.
    ///
    /// - Parameter body: Returns whether its changes are kept.
    /// - Throws: What the body throws; then its changes are undone.
    func savepoint(_ body: () throws -> Bool) throws
}

/// The dialects of SQL in which stores differ where a feature needs more than they share.
public enum StoreDialect: Sendable {
    /// SQLite 3.
    case sqlite
    /// PostgreSQL.
    case postgreSQL
}

extension StoreDialect {
    /// The type of a column of integers that is the primary key of its table.
    public var integerKey: StoreQuery {
        switch self {
        // In SQLite this type makes the column the number of the row, which needs no index of its own.
        case .sqlite: "INTEGER PRIMARY KEY"
        case .postgreSQL: "BIGINT PRIMARY KEY"
        }
    }

    /// The values of a column of all rows as a text that is an array in JSON, in the order of the rows.
    ///
    /// - Parameter column: The column, or another expression.
    public func jsonArray(of column: StoreQuery) -> StoreQuery {
        switch self {
        case .sqlite: "json_group_array(\(column))"
        case .postgreSQL: "CAST(coalesce(json_agg(\(column)), '[]') AS TEXT)"
        }
    }
}

extension StoreTransaction {
    /// The integer that a statement returns: the first column of its first row.
    ///
    /// - Returns: `nil` if there is no row, or null in it.
    /// - Throws: ``StoreError``, such as ``StoreError/unexpectedValue(column:)`` if it is no integer.
    public func integer(_ query: StoreQuery) throws -> Int64? {
        guard let row = try rows(query).first, let column = row.columns.first else { return nil }
        return try row.optionalInteger(column)
    }

    /// Inserts rows into a table, many with each statement.
    ///
    /// ```swift
    /// try transaction.insert(into: "song", "id, title", songs.map { [$0.id, $0.title] })
    /// ```
    ///
    /// - Parameters:
    ///   - table: The name of the table.
    ///   - columns: The names of the columns.
    ///   - rows: For each row as many values as columns.
    /// - Throws: ``StoreError``, or an error of the database.
    /// - Complexity: O(*n*) in the number of values.
    public func insert(
        into table: StaticString, _ columns: StaticString, _ rows: [[any StoreValueConvertible]]
    ) throws {
        // Databases limit the number of values that a statement has; equal statements are prepared once.
        let limit = max(1, 4_000 / max(1, rows.first?.count ?? 1))
        for start in stride(from: 0, to: rows.count, by: limit) {
            let values = rows[start..<min(start + limit, rows.count)].map { row -> StoreQuery in
                "\(list: row.map(\.storeValue))"
            }
            try execute(
                "INSERT INTO \(text: table) (\(text: columns)) VALUES \(values.joined(separator: ", "))")
        }
    }

    /// The number by which composed pages are known to be current; see ``PageStore/contentVersion()``.
    ///
    /// - Throws: ``StoreError``.
    public func contentVersion() throws -> Int64 {
        try integer("SELECT version FROM \(name: "contentVersion")") ?? 0
    }

    /// Counts a change of what pages are composed of.
    func advanceContentVersion() throws {
        try execute("UPDATE \(name: "contentVersion") SET version = version + 1")
    }
}
