public import CollectionPages

/// A receipt that was sent in, as the list of transactions has it.
public struct TransactionContract: Identifiable, Equatable, Sendable {
    /// The processing status of the receipt. The raw values are the strings of responses.
    public enum Status: String, CaseIterable, Sendable {
        /// It is being processed; what it earns is not known yet.
        case pending
        /// What it earns has been paid.
        case credited
    }

    /// The number, from 1.
    public var id: Int
    /// The shop.
    public var store: String
    /// Where the shop is; may be empty.
    public var branch: String
    /// The processing status of the receipt.
    public var status: Status
    /// The day of the purchase, in days since 1970.
    public var day: Int
    /// The time of the purchase, in minutes since midnight.
    public var minute: Int
    /// What was earned, in cents.
    public var cashBack: Int
    /// The mark of the shop, a square picture that is shown as a disc; `nil` if the shop has none.
    public var mark: PictureContract?

    /// Creates a transaction.
    ///
    /// - Parameters:
    ///   - id: The number, from 1.
    ///   - store: The shop.
    ///   - branch: Where the shop is.
    ///   - status: The processing status of the receipt.
    ///   - day: The day of the purchase, in days since 1970.
    ///   - minute: The time of the purchase, in minutes since midnight.
    ///   - cashBack: What was earned, in cents.
    ///   - mark: The mark of the shop, a square picture.
    public init(
        id: Int, store: String, branch: String = "", status: Status, day: Int = 0, minute: Int = 0, cashBack: Int = 0,
        mark: PictureContract? = nil
    ) {
        self.id = id
        self.store = store
        self.branch = branch
        self.status = status
        self.day = day
        self.minute = minute
        self.cashBack = cashBack
        self.mark = mark
    }
}

extension TransactionContract {
    /// Reads a transaction; `nil` where the number or the shop is missing, or the status is not known. A mark that cannot be
    /// read is left out.
    public init?(_ json: JSONValue) {
        guard let id = json.int("id"), let store = json.text("store"),
            let status = json.text("status").flatMap({ Status(rawValue: $0) })
        else { return nil }
        self.init(
            id: id, store: store, branch: json.textOrEmpty("branch"), status: status, day: json.intOrZero("day"),
            minute: json.intOrZero("minute"), cashBack: json.intOrZero("cashBack"),
            mark: json.picture("mark"))
    }

    /// Writes the members of the transaction's object.
    public func write(to writer: inout JSONWriter) {
        writer.member("id", id)
        writer.member("store", store)
        writer.member("branch", branch)
        writer.member("status", status.rawValue)
        writer.member("day", day)
        writer.member("minute", minute)
        writer.member("cashBack", cashBack)
        if let mark {
            writer.name("mark")
            writer.object { mark.write(to: &$0) }
        }
    }
}
