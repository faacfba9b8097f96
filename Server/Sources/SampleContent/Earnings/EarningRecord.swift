import GRDB

/// One thing that a purchase has earned.
struct EarningRecord: Codable, Equatable, Sendable, FetchableRecord, PersistableRecord {
    static let databaseTableName = "earning"

    /// What it was earned with.
    enum Kind: String, Codable, CaseIterable, Sendable {
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

/// A line of a receipt.
struct ReceiptLineRecord: Codable, Equatable, Sendable, FetchableRecord, PersistableRecord {
    static let databaseTableName = "receiptLine"

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

/// What a user thinks of how a purchase was dealt with; in the table, what users without a session are shown.
struct FeedbackRecord: Codable, Equatable, Sendable, FetchableRecord, PersistableRecord {
    static let databaseTableName = "feedback"

    /// A thumb.
    enum Rating: String, Codable, CaseIterable, Sendable {
        case up, down
    }

    /// The purchase.
    var purchaseId: Int64
    /// The thumb.
    var rating: Rating
    /// A remark; may be empty.
    var text: String
}

extension FeedbackRecord {
    /// The feedback of a user on a purchase, or `nil` if there is none.
    static func of(_ purchase: Int64, by user: String, in database: Database) throws -> FeedbackRecord? {
        let mark = try FeedbackMarkRecord.fetchOne(database, key: ["userId": user, "purchaseId": purchase])
        guard let mark else { return try fetchOne(database, key: purchase) }
        return mark.rating.map { FeedbackRecord(purchaseId: purchase, rating: $0, text: mark.text) }
    }
}

/// The feedback of a user, or that the user took it back.
struct FeedbackMarkRecord: Codable, Equatable, Sendable, FetchableRecord, PersistableRecord {
    static let databaseTableName = "feedbackMark"

    /// The user.
    var userId: String
    /// The purchase.
    var purchaseId: Int64
    /// The thumb; `nil` if it was taken back.
    var rating: FeedbackRecord.Rating?
    /// A remark; may be empty.
    var text: String
}
