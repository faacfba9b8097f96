import GRDB
import HTTPTypes
import PageServer

/// A receipt that a user has sent in.
struct PurchaseRecord: Codable, Equatable, Sendable, FetchableRecord, PersistableRecord {
    static let databaseTableName = "purchase"

    /// How far the receipt has come.
    enum Status: String, Codable, CaseIterable, Sendable {
        /// It is still being looked through; nothing is known of what it earns.
        case pending
        /// What it earns has been paid.
        case credited
    }

    /// The number, from 1.
    var id: Int64
    /// The shop.
    var store: String
    /// Where the shop is.
    var branch: String
    /// How far the receipt has come.
    var status: Status
    /// The day of the purchase, in days since 1970.
    var day: Int64
    /// The time of the purchase, in minutes since midnight.
    var minute: Int
    /// What was paid, in cents.
    var totalMinor: Int64
    /// The revision of the pictures.
    var artRevision: Int
}

extension PurchaseRecord {
    /// The purchase of a number.
    ///
    /// - Throws: A ``Problem`` if there is none.
    static func existing(_ number: String, in database: Database) throws -> PurchaseRecord {
        guard let id = Int64(number), let purchase = try fetchOne(database, key: id) else {
            throw Problem.notFound("There is no transaction of this number.")
        }
        return purchase
    }

    /// The path of one of the pictures in the store, counted from 1.
    func picturePath(_ number: Int) -> String { "receipt/\(id).\(number).r\(artRevision).jpg" }

    /// Everything that was earned, in cents.
    func cashBack(in database: Database) throws -> Int64 {
        try Int64.fetchOne(
            database, sql: "SELECT coalesce(sum(cashBackMinor), 0) FROM earning WHERE purchaseId = ?", arguments: [id]
        ) ?? 0
    }
}
