import PageStore
import ScreenContracts

/// One thing that a purchase has earned.
struct EarningRecord: Equatable, Sendable {
    /// What it was earned with.
    enum Kind: String, CaseIterable, Sendable, StoreValueConvertible {
        /// An offer for something that is on the receipt.
        case offer
        /// Something besides the offers.
        case extra
    }

    /// The number in the database.
    var id: Int64
    /// The purchase.
    var purchaseId: Int64
    /// What it was earned with.
    var kind: Kind
    /// What it is called.
    var title: String
    /// What had to be done for it.
    var detail: String
    /// What it is worth, in cents.
    var cashBackMinor: Int64
}

extension EarningRecord {
    /// The columns of the table.
    static let columns: StaticString = "id, purchaseId, kind, title, detail, cashBackMinor"

    /// Reads a row of the table `earning`.
    init(_ row: StoreRow) throws {
        id = try row.integer("id")
        purchaseId = try row.integer("purchaseId")
        kind = try row.value("kind")
        title = try row.text("title")
        detail = try row.text("detail")
        cashBackMinor = try row.integer("cashBackMinor")
    }

    /// The earning as responses hold it. Offers have the picture of what was bought.
    var contract: EarningContract {
        EarningContract(
            id: Int(id), title: title, detail: detail, cashBack: Int(cashBackMinor),
            picture: kind == .offer ? EarningsPicture(product: title)?.contract : nil)
    }
}

/// A line of a receipt.
struct ReceiptLineRecord: Equatable, Sendable {
    /// The number in the database, which is their order too.
    var id: Int64
    /// The purchase.
    var purchaseId: Int64
    /// What was bought.
    var title: String
    /// How many of it.
    var quantity: Int
    /// What all of them cost, in cents.
    var priceMinor: Int64
}

extension ReceiptLineRecord {
    /// The columns of the table.
    static let columns: StaticString = "id, purchaseId, title, quantity, priceMinor"

    /// Reads a row of the table `receiptLine`.
    init(_ row: StoreRow) throws {
        id = try row.integer("id")
        purchaseId = try row.integer("purchaseId")
        title = try row.text("title")
        quantity = try row.integer("quantity")
        priceMinor = try row.integer("priceMinor")
    }
}

/// What a user thinks of how a purchase was dealt with; in the table, what users without a session are shown.
struct FeedbackRecord: Equatable, Sendable {
    /// The purchase.
    var purchaseId: Int64
    /// The thumb.
    var rating: FeedbackContract.Rating
    /// A remark; may be empty.
    var text: String
}

extension FeedbackRecord {
    /// The columns of the table.
    static let columns: StaticString = "purchaseId, rating, text"

    /// Reads a row of the table `feedback`.
    init(_ row: StoreRow) throws {
        purchaseId = try row.integer("purchaseId")
        rating = try row.value("rating")
        text = try row.text("text")
    }

    /// The feedback as responses hold it.
    var contract: FeedbackContract { FeedbackContract(rating: rating, text: text) }

    /// The feedback of a user on a purchase, or `nil` if there is none.
    static func of(_ purchase: Int64, by user: String, in store: any StoreTransaction) throws -> FeedbackRecord? {
        guard let mark = try FeedbackMarkRecord.of(purchase, by: user, in: store) else {
            let row = try store.rows("SELECT \(text: columns) FROM feedback WHERE purchaseId = \(purchase)").first
            return try row.map { try FeedbackRecord($0) }
        }
        return mark.rating.map { FeedbackRecord(purchaseId: purchase, rating: $0, text: mark.text) }
    }
}

/// The feedback of a user, or that the user took it back.
struct FeedbackMarkRecord: Equatable, Sendable {
    /// The user.
    var userId: String
    /// The purchase.
    var purchaseId: Int64
    /// The thumb; `nil` if it was taken back.
    var rating: FeedbackContract.Rating?
    /// A remark; may be empty.
    var text: String
}

extension FeedbackMarkRecord {
    /// Reads a row of the table `feedbackMark`.
    init(_ row: StoreRow) throws {
        userId = try row.text("userId")
        purchaseId = try row.integer("purchaseId")
        rating = row["rating"] == .null ? nil : try row.value("rating", as: FeedbackContract.Rating.self)
        text = try row.text("text")
    }

    /// What a user has noted on a purchase, or `nil` if the user never did.
    static func of(_ purchase: Int64, by user: String, in store: any StoreTransaction) throws -> FeedbackMarkRecord? {
        let row = try store.rows(
            """
            SELECT userId, purchaseId, rating, text FROM feedbackMark
            WHERE userId = \(user) AND purchaseId = \(purchase)
            """
        ).first
        return try row.map { try FeedbackMarkRecord($0) }
    }

    /// Stores the feedback in place of what the user noted on the purchase before.
    func save(in store: any StoreTransaction) throws {
        try store.execute(
            """
            INSERT INTO feedbackMark (userId, purchaseId, rating, text)
            VALUES (\(userId), \(purchaseId), \(rating?.rawValue), \(text))
            ON CONFLICT (userId, purchaseId) DO UPDATE SET rating = excluded.rating, text = excluded.text
            """
        )
    }
}
