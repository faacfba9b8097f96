import CollectionViewKit
import ScreenContracts
import SharedScreens

/// What the user has done on the screen of a transaction. The transaction itself belongs to its loader.
struct EarningsState {
    /// What is said about the feedback.
    enum Notice: Equatable {
        /// The server has it.
        case stored(Feedback?)
        /// The server refused it, and it was taken back.
        case refused

        var text: String {
            let strings = EarningsStrings.current
            return switch self {
            case .stored(let feedback): feedback == nil ? strings.feedback.removed : strings.feedback.stored
            case .refused: strings.feedback.refused
            }
        }
    }

    /// Which rows show what belongs to them, each once. It outlives loading again.
    var expanded: [ExpandableItem.Kind] = [.offersMatched]
    /// The feedback that the user sees.
    var feedback: Feedback?
    /// The feedback that the server has, and the state of storing another one.
    private(set) var storedFeedback = StoredValue<Feedback?>(stored: nil)
    /// The number of responses to requests that store feedback. A load that was requested before the last of them may have the feedback
    /// from before it.
    private(set) var responseCount = 0
    var notice: Notice?
}

extension EarningsState {
    /// Has the feedback that the user sees stored, unless the server has it or a response is awaited.
    mutating func storeFeedback() -> StoredValue<Feedback?>.Action { storedFeedback.want(feedback) }

    /// Notes the response to a request that stores feedback.
    mutating func responded(_ response: StoreResponse) -> StoredValue<Feedback?>.Action {
        responseCount += 1
        return storedFeedback.responded(response, wanted: feedback)
    }

    /// Takes the feedback of a load. Feedback that is being stored, or was stored since the load was requested, is not overwritten by what
    /// the server had before. A notice about feedback that may be stored is removed, since the load states whether it is.
    ///
    /// - Parameter moment: The ``responseCount`` when the load was requested.
    mutating func take(_ feedback: Feedback?, since moment: Int) {
        guard moment == responseCount, !storedFeedback.isUnderWay else { return }
        if !storedFeedback.isConfirmed { notice = nil }
        self.feedback = feedback
        storedFeedback = StoredValue(stored: feedback)
    }

    /// What the screen is to show.
    ///
    /// - Parameters:
    ///   - details: The transaction that was loaded last; `nil` for none.
    ///   - error: Why the last load failed; `nil` if it did not.
    ///   - draft: The note that has not been sent; `nil` for none.
    func properties(of details: TransactionDetails?, error: LoadError?, draft: String?) -> EarningsProperties {
        guard let details else {
            let item = EarningsItem(id: .message, content: .message(message(error)))
            let title = EarningsStrings.current.list.title
            return EarningsProperties(title: title, sections: [.init(section: .celebration, items: [item])])
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

    private func message(_ error: LoadError?) -> MessageProperties {
        let strings = EarningsStrings.current
        guard let error else {
            return MessageProperties(title: "", message: strings.transaction.reading, isBusy: true)
        }
        return error.code == 404
            ? MessageProperties(title: strings.transaction.missing, message: error.sentence)
            : MessageProperties(
                title: strings.transaction.failure, message: error.sentence, retryTitle: strings.loading.tryAgain)
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
                let label = receiptLabel(index, details)
                return EarningsItem(id: .receipt(index), content: .receipt(picture, label: label))
            }
        case .help: [EarningsItem(id: .contact, content: .contact("help@example.com"))]
        }
    }

    private func receiptLabel(_ index: Int, _ details: TransactionDetails) -> String {
        let strings = EarningsStrings.current
        let (store, count) = (details.transaction.store, details.receipts.count)
        return count == 1
            ? strings.receipts.receiptOf(store)
            : strings.receipts.part(store, NumberText.grouped(index + 1), NumberText.grouped(count))
    }

    private func expandables(of section: EarningsSection, _ details: TransactionDetails) -> [ExpandableItem] {
        switch section {
        case .offersMatched: expandable(.offersMatched, details.offers)
        case .extraEarnings: expandable(.extraEarnings, details.extras)
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
    private func expandable(_ kind: ExpandableItem.Kind, _ earnings: [Earning]) -> [ExpandableItem] {
        guard !earnings.isEmpty else { return [] }
        let isExtra = kind == .extraEarnings
        let subItems = earnings.map { earning in
            EarningsItem(
                id: isExtra ? .extra(earning.id) : .offer(earning.id),
                content: .earning(
                    EarningProperties(
                        title: earning.title, detail: earning.detail,
                        value: CurrencyFormatStyle.signedDollars.format(cents: earning.cashBack), isExtra: isExtra,
                        picture: earning.picture)))
        }
        let strings = EarningsStrings.current
        let title = isExtra ? strings.sections.extraEarnings : strings.sections.offersMatched
        let value = CurrencyFormatStyle.dollars.format(cents: Self.sum(earnings))
        let properties = ExpandableProperties(title: title.text(for: earnings.count), value: value)
        return [
            ExpandableItem(kind: kind, properties: properties, subItems: subItems, isExpanded: expanded.contains(kind))
        ]
    }

    /// What earnings add up to, in cents; the nearest number there is where that is out of range.
    private static func sum(_ earnings: [Earning]) -> Int64 {
        earnings.reduce(Int64(0)) { total, earning in
            let (sum, isOverflow) = total.addingReportingOverflow(Int64(earning.cashBack))
            return isOverflow ? (total < 0 ? .min : .max) : sum
        }
    }

    private func celebration(_ details: TransactionDetails) -> CelebrationProperties {
        let strings = EarningsStrings.current
        let mark = details.transaction.mark
        guard details.transaction.status == .credited else {
            return CelebrationProperties(
                amount: strings.pending, title: strings.celebration.pendingTitle,
                message: strings.celebration.pendingMessage, isFestive: false,
                mark: mark)
        }
        return CelebrationProperties(
            amount: CurrencyFormatStyle.dollars.format(cents: details.transaction.cashBack),
            title: strings.celebration.title,
            message: details.extras.isEmpty ? strings.celebration.message : strings.celebration.messageWithExtras,
            isFestive: true, mark: mark)
    }

    private func facts(_ details: TransactionDetails) -> [EarningsItem] {
        let transaction = details.transaction
        let strings = EarningsStrings.current
        let money = CurrencyFormatStyle.dollars
        let facts: [(EarningsItem.ID, FactProperties)] = [
            (.store, FactProperties(name: strings.facts.store, value: transaction.store, detail: transaction.branch)),
            (
                .purchaseDate,
                FactProperties(
                    name: strings.facts.purchaseDate, value: DayText.text(transaction.day, months: .long),
                    detail: DateFormatStyle.timeOfDay(transaction.minute))
            ),
            (.total, FactProperties(name: strings.facts.paid, value: money.format(cents: details.total))),
            (
                .cashBack,
                FactProperties(
                    name: strings.facts.cashBack,
                    value: transaction.status == .pending ? strings.pending : money.format(cents: transaction.cashBack),
                    isProminent: transaction.status == .credited)
            ),
        ]
        return facts.map { EarningsItem(id: $0.0, content: .fact($0.1)) }
    }

    private func feedbackProperties(_ draft: String?) -> FeedbackProperties {
        FeedbackProperties(
            rating: feedback?.rating, draft: draft ?? feedback?.text ?? "", hasPendingText: draft != nil,
            note: notice?.text ?? "", isFailure: notice == .refused)
    }
}
