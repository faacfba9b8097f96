import HTTPTypes
import PageServer
import PageStore
import ScreenContracts

/// A receipt that a user has sent in.
struct PurchaseRecord: Equatable, Sendable {
    /// The number, from 1.
    var id: Int64
    /// The shop.
    var store: String
    /// Where the shop is.
    var branch: String
    /// How far the receipt has come.
    var status: TransactionContract.Status
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
    /// The columns of the table.
    static let columns: StaticString = "id, store, branch, status, day, minute, totalMinor, artRevision"

    /// Reads a row of the table `purchase`.
    init(_ row: StoreRow) throws {
        id = try row.integer("id")
        store = try row.text("store")
        branch = try row.text("branch")
        status = try row.value("status")
        day = try row.integer("day")
        minute = try row.integer("minute")
        totalMinor = try row.integer("totalMinor")
        artRevision = try row.integer("artRevision")
    }

    /// The purchase of a number, or `nil` if there is none.
    static func of(_ id: Int64, in store: any StoreTransaction) throws -> PurchaseRecord? {
        try store.rows("SELECT \(text: columns) FROM purchase WHERE id = \(id)").first.map { try PurchaseRecord($0) }
    }

    /// The purchase of a number that is part of a path.
    ///
    /// - Throws: A ``Problem`` if there is none.
    static func existing(_ number: String, in store: any StoreTransaction) throws -> PurchaseRecord {
        guard let id = Int64(number), let purchase = try of(id, in: store) else {
            throw Problem.notFound("There is no transaction with this number.")
        }
        return purchase
    }

    /// The path of one of the pictures in the store, counted from 1.
    func picturePath(_ number: Int) -> String { "receipt/\(id).\(number).r\(artRevision).jpg" }

    /// One of the pictures as responses hold it, counted from 1.
    func picture(_ number: Int) -> PictureContract {
        PictureContract(
            path: picturePath(number), pixelWidth: Scene.pixelWidth, pixelHeight: Scene.pixelHeight,
            tint: Receipt.table.hexadecimal)
    }

    /// The purchase as the list of transactions has it.
    ///
    /// - Parameter cashBack: Everything that was earned, in cents.
    func contract(cashBack: Int64) -> TransactionContract {
        TransactionContract(
            id: Int(id), store: store, branch: branch, status: status, day: Int(day), minute: minute,
            cashBack: Int(cashBack), mark: EarningsPicture(store: store)?.contract)
    }

    /// Everything that was earned, in cents.
    func cashBack(in store: any StoreTransaction) throws -> Int64 {
        try store.integer("SELECT CAST(sum(cashBackMinor) AS BIGINT) FROM earning WHERE purchaseId = \(id)") ?? 0
    }

    /// Everything that was earned, in its order.
    func earnings(in store: any StoreTransaction) throws -> [EarningRecord] {
        try store.rows("SELECT \(text: EarningRecord.columns) FROM earning WHERE purchaseId = \(id) ORDER BY id").map {
            try EarningRecord($0)
        }
    }

    /// Everything that was bought, in its order.
    func lines(in store: any StoreTransaction) throws -> [ReceiptLineRecord] {
        try store.rows(
            "SELECT \(text: ReceiptLineRecord.columns) FROM receiptLine WHERE purchaseId = \(id) ORDER BY id"
        ).map { try ReceiptLineRecord($0) }
    }

    /// The number of lines of the receipt.
    func lineCount(in store: any StoreTransaction) throws -> Int {
        Int(try store.integer("SELECT count(*) FROM receiptLine WHERE purchaseId = \(id)") ?? 0)
    }
}
