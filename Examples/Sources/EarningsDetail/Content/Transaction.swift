import CollectionViewKit
import ScreenContracts
import SharedScreens

/// A receipt that was sent in, as the list has it. The screens show it as the server says it.
typealias Transaction = TransactionContract

/// Something that a purchase has earned. The screens show it as the server says it.
typealias Earning = EarningContract

/// All that is known of one transaction. It never changes, and is held by reference for that.
final class TransactionDetails {
    let transaction: Transaction
    /// What was paid, in cents.
    let total: Int
    let offers: [Earning]
    let extras: [Earning]
    let receipts: [ReceiptPicture]
    let feedback: Feedback?

    init(
        transaction: Transaction, total: Int, offers: [Earning], extras: [Earning], receipts: [ReceiptPicture],
        feedback: Feedback? = nil
    ) {
        self.transaction = transaction
        self.total = total
        self.offers = offers
        self.extras = extras
        self.receipts = receipts
        self.feedback = feedback
    }
}

extension TransactionDetails {
    /// Makes a transaction of what the server says. Pictures that cannot be shown are left out.
    convenience init(_ contract: TransactionDetailsContract) {
        self.init(
            transaction: contract.transaction, total: contract.total, offers: contract.offers, extras: contract.extras,
            receipts: contract.receipts.compactMap { ReceiptPicture($0) }, feedback: contract.feedback)
    }

    /// Reads the response about a transaction.
    ///
    /// - Parameters:
    ///   - bytes: The body of the response.
    ///   - context: The connection to the host, which logs where in the body a defect is; `nil` logs nothing.
    /// - Returns: The transaction.
    /// - Throws: `LoadError.undecodable` if the body is no transaction.
    static func read(_ bytes: [UInt8], log context: HostContext?) throws(LoadError) -> TransactionDetails {
        TransactionDetails(
            try HostResponse.success(bytes).contract({ TransactionDetailsContract($0) }, log: context))
    }
}
