import ScreenContracts

/// A receipt that was sent in, as the list has it. The screens show it as the server says it.
typealias Transaction = TransactionContract

/// Something that a purchase has earned. The screens show it as the server says it.
typealias Earning = EarningContract

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

extension TransactionDetails {
    /// Makes a transaction of what the server says. Pictures that cannot be shown are left out.
    init(_ contract: TransactionDetailsContract) {
        transaction = contract.transaction
        total = contract.total
        offers = contract.offers
        extras = contract.extras
        receipts = contract.receipts.compactMap { ReceiptPicture($0) }
        feedback = contract.feedback
    }
}
