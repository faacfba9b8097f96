import CollectionViewKit
import ScreenContracts
import SharedScreens

/// A receipt that was sent in, as the list has it.
struct Transaction: Identifiable, Equatable {
    /// How far the receipt has come.
    enum Status: Equatable {
        /// It is still being looked through.
        case pending
        /// What it earns has been paid.
        case credited
    }

    var id: Int
    var store: String
    var branch: String
    var status: Status
    /// The day of the purchase, in days since 1970.
    var day: Int
    /// The time of the purchase, in minutes since midnight.
    var minute: Int
    /// What was earned, in cents.
    var cashBack: Int
}

/// Something that a purchase has earned.
struct Earning: Identifiable, Equatable {
    var id: Int
    var title: String
    var detail: String
    /// What it is worth, in cents.
    var cashBack: Int
}

/// All that is known of one transaction.
struct TransactionDetails: Equatable {
    var transaction: Transaction
    /// What was paid, in cents.
    var total: Int
    var offers: [Earning]
    var extras: [Earning]
    var receipts: [ReceiptPicture]
    var feedback: Feedback?
}

extension Transaction {
    /// Reads a transaction; `nil` where the number or the shop is missing, or the status is not known here.
    init?(_ json: JSONValue) {
        guard let id = json.int("id"), let store = json["store"]?.string, let status = json["status"] else {
            return nil
        }
        if status.isString("credited") {
            self.status = .credited
        } else if status.isString("pending") {
            self.status = .pending
        } else {
            return nil
        }
        self.id = id
        self.store = store
        branch = json["branch"]?.string ?? ""
        day = json.int("day") ?? 0
        minute = json.int("minute") ?? 0
        cashBack = json.int("cashBack") ?? 0
    }
}

extension Earning {
    /// Reads an earning; `nil` where the number or the title is missing.
    init?(_ json: JSONValue) {
        guard let id = json.int("id"), let title = json["title"]?.string else { return nil }
        self.id = id
        self.title = title
        detail = json["detail"]?.string ?? ""
        cashBack = json.int("cashBack") ?? 0
    }
}

extension TransactionDetails {
    /// Reads a transaction with its parts; `nil` where it is none.
    init?(_ json: JSONValue) {
        guard let transaction = Transaction(json) else { return nil }
        self.transaction = transaction
        total = json.int("total") ?? 0
        offers = json["offers"].map { $0.elements.compactMap { Earning($0) } } ?? []
        extras = json["extras"].map { $0.elements.compactMap { Earning($0) } } ?? []
        receipts = json["receipts"].map { $0.elements.compactMap { ReceiptPicture($0) } } ?? []
        feedback = json["feedback"].flatMap { Feedback($0) }
    }
}
