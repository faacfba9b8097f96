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

    /// What the row shows.
    enum Content: Equatable {
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

/// What readers ask about a transaction.
enum HelpTopic: Int, CaseIterable, Hashable, Sendable {
    case missingOffer, wrongAmount, payment

    var question: String {
        switch self {
        case .missingOffer: "An offer is missing"
        case .wrongAmount: "The amount is wrong"
        case .payment: "When is it paid?"
        }
    }

    var answer: String {
        switch self {
        case .missingOffer:
            "Compare the name and the size on the receipt with the offer first. If they agree, write to us with the "
                + "line of the receipt, and we look through it again."
        case .wrongAmount:
            "Cash back is reckoned from what was paid, after coupons. Extra earnings are paid once a receipt."
        case .payment:
            "It is in your account as soon as the receipt has been looked through, which takes a day at most."
        }
    }
}
