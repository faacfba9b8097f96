public import CollectionPages

/// All that is known of one transaction, as a response holds it.
public struct TransactionDetailsContract: Equatable, Sendable {
    /// What the list has too.
    public var transaction: TransactionContract
    /// What was paid, in cents.
    public var total: Int
    /// What was earned with offers for something that is on the receipt.
    public var offers: [EarningContract]
    /// What was earned besides the offers.
    public var extras: [EarningContract]
    /// The pictures of the receipt, from the top down.
    public var receipts: [PictureContract]
    /// What the user thinks of how the receipt was dealt with; `nil` if the user has not said.
    public var feedback: FeedbackContract?

    /// Creates what is known of a transaction.
    ///
    /// - Parameters:
    ///   - transaction: What the list has too.
    ///   - total: What was paid, in cents.
    ///   - offers: What was earned with offers.
    ///   - extras: What was earned besides the offers.
    ///   - receipts: The pictures of the receipt, from the top down.
    ///   - feedback: What the user thinks of how the receipt was dealt with.
    public init(
        transaction: TransactionContract, total: Int = 0, offers: [EarningContract] = [],
        extras: [EarningContract] = [], receipts: [PictureContract] = [], feedback: FeedbackContract? = nil
    ) {
        self.transaction = transaction
        self.total = total
        self.offers = offers
        self.extras = extras
        self.receipts = receipts
        self.feedback = feedback
    }
}

extension TransactionDetailsContract {
    /// Reads a transaction with its parts; `nil` where it is none. Parts that cannot be read are left out.
    public init?(_ json: JSONValue) {
        guard let transaction = TransactionContract(json) else { return nil }
        self.init(
            transaction: transaction, total: json.intOrZero("total"),
            offers: json.array("offers").compactMap { EarningContract($0) },
            extras: json.array("extras").compactMap { EarningContract($0) },
            receipts: json.array("receipts").compactMap { Self.receipt($0) },
            feedback: json["feedback"].flatMap { FeedbackContract($0) })
    }

    /// Writes the members of the response.
    public func write(to writer: inout JSONWriter) {
        transaction.write(to: &writer)
        writer.member("total", total)
        writer.name("offers")
        writer.array(offers) { writer, offer in writer.object { offer.write(to: &$0) } }
        writer.name("extras")
        writer.array(extras) { writer, extra in writer.object { extra.write(to: &$0) } }
        writer.name("receipts")
        writer.array(receipts) { writer, receipt in writer.object { receipt.write(to: &$0) } }
        if let feedback {
            writer.name("feedback")
            writer.object { feedback.write(to: &$0) }
        }
    }

    /// Reads a picture of a receipt; `nil` where the size is missing, without which it cannot be zoomed.
    private static func receipt(_ json: JSONValue) -> PictureContract? {
        guard let width = json.int("w"), let height = json.int("h"), width > 0, height > 0 else { return nil }
        return PictureContract(json)
    }
}
