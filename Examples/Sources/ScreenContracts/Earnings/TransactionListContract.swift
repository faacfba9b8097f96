public import CollectionPages

/// A part of the list of transactions as a response holds it, with what all transactions add up to.
public struct TransactionListContract: Equatable, Sendable {
    /// The number of all transactions; `nil` if it is not known.
    public var count: Int?
    /// The number of those that are pending and have earned nothing yet.
    public var pendingCount: Int
    /// What all transactions have earned, in cents.
    public var earned: Int
    /// The transactions of this part, newest first.
    public var transactions: [TransactionContract]
    /// The cursor of the next part; `nil` at the end of the list.
    public var next: String?

    /// Creates a part of the list.
    ///
    /// - Parameters:
    ///   - count: The number of all transactions; `nil` if it is not known.
    ///   - pendingCount: The number of those that are pending.
    ///   - earned: What all transactions have earned, in cents.
    ///   - transactions: The transactions of this part, newest first.
    ///   - next: The cursor of the next part; `nil` at the end of the list.
    public init(
        count: Int? = nil, pendingCount: Int = 0, earned: Int = 0, transactions: [TransactionContract] = [],
        next: String? = nil
    ) {
        self.count = count
        self.pendingCount = pendingCount
        self.earned = earned
        self.transactions = transactions
        self.next = next
    }
}

extension TransactionListContract {
    /// Reads a part of the list. Transactions that cannot be read are left out.
    ///
    /// - Complexity: O(*n*) in the number of transactions.
    public init(_ json: JSONValue) {
        self.init(
            count: json.int("count"), pendingCount: json.intOrZero("pending"), earned: json.intOrZero("earned"),
            transactions: json.array("transactions").compactMap { TransactionContract($0) },
            next: json.text("next"))
    }

    /// Writes the members of the response.
    ///
    /// - Complexity: O(*n*) in the number of transactions.
    public func write(to writer: inout JSONWriter) {
        writer.member("count", count)
        writer.member("pending", pendingCount)
        writer.member("earned", earned)
        writer.name("transactions")
        writer.array(transactions) { writer, transaction in writer.object { transaction.write(to: &$0) } }
        writer.member("next", next)
    }
}
