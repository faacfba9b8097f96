/// A row of the screen: which one it is, and the view properties it shows.
struct EarningsItem: Equatable, Identifiable {
    /// Which row it is, whatever it shows at present.
    enum ID: Hashable, Sendable {
        case message, celebration, store, purchaseDate, total, cashBack
        case expandable(ExpandableItem.Kind)
        case offer(Int), extra(Int)
        case feedback
        case receipt(Int)
        case answer(HelpTopic)
        case contact
    }

    /// What the row shows. It is held by reference, as it is handed from the state to the cell.
    indirect enum Content: Equatable {
        case message(MessageProperties)
        case celebration(CelebrationProperties)
        case fact(FactProperties)
        case expandable(ExpandableProperties)
        case earning(EarningProperties)
        case feedback(FeedbackProperties)
        case receipt(ReceiptPicture, label: String)
        case answer(String)
        case contact(String)
    }

    var id: ID
    var content: Content
}

/// A row that shows and hides others.
struct ExpandableItem: Equatable {
    /// The rows of this sort that the screen has.
    enum Kind: Hashable, Sendable {
        case offersMatched, extraEarnings
        case help(HelpTopic)
    }

    var kind: Kind
    /// What stands in the row itself.
    var properties: ExpandableProperties
    /// What it shows and hides.
    var subItems: [EarningsItem]
    var isExpanded: Bool
}

extension ExpandableItem {
    /// The row itself.
    var item: EarningsItem { EarningsItem(id: .expandable(kind), content: .expandable(properties)) }
}

/// What users ask about a transaction.
enum HelpTopic: Int, CaseIterable, Hashable, Sendable {
    case missingOffer, wrongAmount, payment

    /// The name in the log.
    var name: String {
        switch self {
        case .missingOffer: "missing offer"
        case .wrongAmount: "wrong amount"
        case .payment: "payment"
        }
    }

    var question: String {
        let strings = EarningsStrings.current
        return switch self {
        case .missingOffer: strings.help.missingOffer
        case .wrongAmount: strings.help.wrongAmount
        case .payment: strings.help.payment
        }
    }

    var answer: String {
        let strings = EarningsStrings.current
        return switch self {
        case .missingOffer: strings.help.missingOfferAnswer
        case .wrongAmount: strings.help.wrongAmountAnswer
        case .payment: strings.help.paymentAnswer
        }
    }
}
