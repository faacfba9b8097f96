/// A transaction on a store. It is valid only inside the closure that received it.
public protocol StoreTransaction: AnyObject {
    /// The dialect of SQL that the store takes.
    var dialect: StoreDialect { get }

    /// The rows that a statement returns.
    ///
    /// - Throws: ``StoreError``, or an error of the database that says what is wrong with the statement.
    func rows(_ query: StoreQuery) throws -> [StoreRow]

    /// Runs a statement that returns nothing.
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

extension StoreTransaction {
    /// The number by which composed pages are known to be current; see ``PageStore/contentVersion()``.
    ///
    /// - Throws: ``StoreError``.
    public func contentVersion() throws -> Int64 {
        try rows("SELECT version FROM \(name: "contentVersion")").first?.integer("version") ?? 0
    }

    /// Counts a change of what pages are composed of.
    func advanceContentVersion() throws {
        try execute("UPDATE \(name: "contentVersion") SET version = version + 1")
    }
}
