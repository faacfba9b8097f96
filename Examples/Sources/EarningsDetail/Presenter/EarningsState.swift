import CollectionViewKit
import SharedScreens

/// What the presenter knows, and what the reader has done with it.
struct EarningsState: Equatable {
    /// How far loading has come.
    enum Load: Equatable {
        case loading
        case loaded
        case failed(LoadError)
    }

    /// What is said about the feedback.
    enum Notice: Equatable {
        /// The server has it.
        case stored(Feedback?)
        /// The server refused it, and it was taken back.
        case refused

        var text: String {
            switch self {
            case .stored(let feedback):
                feedback == nil ? "Your feedback was taken back." : "Thank you for your feedback."
            case .refused: "Your feedback could not be saved. It is as it was before."
            }
        }
    }

    var load = Load.loading
    /// What was loaded last; loading again does not take it away.
    var details: TransactionDetails?
    /// Which rows show what belongs to them. It outlives loading again.
    var expanded: Set<ExpandableItem.Kind> = [.offersMatched]
    var feedback = FeedbackExchange()
    var notice: Notice?
}

extension EarningsState {
    /// Takes what the server has said. Feedback that is on its way there is not overwritten by what it said before.
    mutating func take(_ details: TransactionDetails) {
        load = .loaded
        self.details = details
        if !feedback.isBusy { feedback = FeedbackExchange(stored: details.feedback) }
    }

    /// What the screen is to show.
    func properties(draft: String?) -> EarningsProperties {
        guard let details else {
            let item = EarningsItem(id: .message, content: .message(message))
            return EarningsProperties(title: "Earnings", sections: [.init(section: .celebration, items: [item])])
        }
        let sections = EarningsSection.allCases.map { section in
            EarningsProperties.Section(
                section: section, items: items(of: section, details, draft),
                expandables: expandables(of: section, details))
        }
        return EarningsProperties(
            title: details.transaction.store, sections: sections.filter { !$0.items.isEmpty || !$0.expandables.isEmpty }
        )
    }

    private var message: MessageProperties {
        guard case .failed(let error) = load else {
            return MessageProperties(title: "", message: "Reading your receipt …", isBusy: true)
        }
        return error.code == 404
            ? MessageProperties(title: "There is no such transaction", message: error.message)
            : MessageProperties(
                title: "The transaction could not be loaded", message: error.message, retryTitle: "Try again")
    }

    private func items(of section: EarningsSection, _ details: TransactionDetails, _ draft: String?) -> [EarningsItem] {
        switch section {
        case .celebration: [EarningsItem(id: .celebration, content: .celebration(celebration(details)))]
        case .transactionDetails: facts(details)
        case .offersMatched, .extraEarnings: []
        case .feedback:
            details.transaction.status == .credited
                ? [EarningsItem(id: .feedback, content: .feedback(feedbackProperties(draft)))] : []
        case .receipts:
            details.receipts.enumerated().map { index, picture in
                let label =
                    details.receipts.count == 1
                    ? "Receipt of \(details.transaction.store)"
                    : "Receipt of \(details.transaction.store), part \(index + 1) of \(details.receipts.count)"
                return EarningsItem(id: .receipt(index), content: .receipt(picture, label: label))
            }
        case .help: [EarningsItem(id: .contact, content: .contact("help@example.com"))]
        }
    }

    private func expandables(of section: EarningsSection, _ details: TransactionDetails) -> [ExpandableItem] {
        switch section {
        case .offersMatched: expandable(.offersMatched, "Offers matched", details.offers)
        case .extraEarnings: expandable(.extraEarnings, "Extra earnings", details.extras)
        case .help:
            HelpTopic.allCases.map { topic in
                ExpandableItem(
                    kind: .help(topic), properties: ExpandableProperties(title: topic.question),
                    subItems: [EarningsItem(id: .answer(topic), content: .answer(topic.answer))],
                    isExpanded: expanded.contains(.help(topic)))
            }
        case .celebration, .transactionDetails, .feedback, .receipts: []
        }
    }

    /// A row with the number of earnings and what they add up to; none where there are none.
    private func expandable(_ kind: ExpandableItem.Kind, _ title: String, _ earnings: [Earning]) -> [ExpandableItem] {
        guard !earnings.isEmpty else { return [] }
        let isExtra = kind == .extraEarnings
        let subItems = earnings.map { earning in
            EarningsItem(
                id: isExtra ? .extra(earning.id) : .offer(earning.id),
                content: .earning(
                    EarningProperties(
                        title: earning.title, detail: earning.detail, value: "+" + MoneyText.amount(earning.cashBack),
                        isExtra: isExtra)))
        }
        let sum = earnings.reduce(0) { $0 + $1.cashBack }
        let properties = ExpandableProperties(title: "\(title) (\(earnings.count))", value: MoneyText.amount(sum))
        return [
            ExpandableItem(kind: kind, properties: properties, subItems: subItems, isExpanded: expanded.contains(kind))
        ]
    }

    private func celebration(_ details: TransactionDetails) -> CelebrationProperties {
        guard details.transaction.status == .credited else {
            return CelebrationProperties(
                amount: "Pending", title: "We are reading your receipt",
                message: "It takes a day at most. Offers and extras are added as soon as we are done.", isFestive: false
            )
        }
        return CelebrationProperties(
            amount: MoneyText.amount(details.transaction.cashBack), title: "You earned cash back!",
            message: details.extras.isEmpty
                ? "It is in your account already." : "Offers and extras are in your account already.",
            isFestive: true)
    }

    private func facts(_ details: TransactionDetails) -> [EarningsItem] {
        let transaction = details.transaction
        let facts: [(EarningsItem.ID, FactProperties)] = [
            (.store, FactProperties(name: "Store", value: transaction.store, detail: transaction.branch)),
            (
                .purchaseDate,
                FactProperties(
                    name: "Purchase date", value: DayText.text(transaction.day, months: .long),
                    detail: MoneyText.time(transaction.minute))
            ),
            (.total, FactProperties(name: "Paid", value: MoneyText.amount(details.total))),
            (
                .cashBack,
                FactProperties(
                    name: "Cash back",
                    value: transaction.status == .pending ? "Pending" : MoneyText.amount(transaction.cashBack),
                    isProminent: transaction.status == .credited)
            ),
        ]
        return facts.map { EarningsItem(id: $0.0, content: .fact($0.1)) }
    }

    private func feedbackProperties(_ draft: String?) -> FeedbackProperties {
        let shown = feedback.shown
        return FeedbackProperties(
            rating: shown?.rating, draft: draft ?? shown?.text ?? "", hasPendingText: draft != nil,
            note: notice?.text ?? "", isFailure: notice == .refused)
    }
}
