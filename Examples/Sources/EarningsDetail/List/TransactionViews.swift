import CollectionViewKit
import SharedScreens

/// A transaction in the list.
final class TransactionCell: CollectionViewCell {
    private let monogram = Label(.headline, roles: ["store-monogram"])
    private let storeLabel = Label(.headline)
    private let dayLabel = Label(.footnote, roles: ["is-secondary"])
    private let amountLabel = Label(.headline, roles: ["is-numeric", "transaction-amount"])
    private let badge = Badge()

    required init() {
        super.init(element: .link, roles: ["transaction-cell"])
        monogram.setAttribute(.isHiddenFromAccessibility, "true")
        for view in [
            monogram, Stack(.vertical, spacing: .tight, roles: ["transaction-texts"], [storeLabel, dayLabel]),
            amountLabel,
            badge,
        ] as [View] {
            addSubview(view)
        }
    }

    func show(_ transaction: Transaction) {
        let isPending = transaction.status == .pending
        monogram.text = String(decoding: transaction.store.utf8.prefix(1), as: UTF8.self)
        storeLabel.text = transaction.store
        dayLabel.text = DayText.text(transaction.day, months: .long) + " · " + transaction.branch
        amountLabel.text = isPending ? "" : "+" + MoneyText.amount(transaction.cashBack)
        amountLabel.isHidden = isPending
        badge.text = "Pending"
        badge.kind = .warning
        badge.isHidden = !isPending
        destination = EarningsRoute(transactionID: transaction.id).path
    }
}

/// What all transactions add up to.
final class SummaryView: CollectionReusableView {
    private let amountLabel = Label(.largeTitle, roles: ["is-numeric"])
    private let captionLabel = Label(.subheadline, roles: ["is-secondary"])

    required init() {
        super.init(element: .box, roles: ["earnings-summary"])
        captionLabel.text = "earned with your receipts"
        addSubview(amountLabel)
        addSubview(captionLabel)
    }

    func show(_ summary: EarningsSummary) {
        guard let count = summary.count else { return }
        let caption = count == 1 ? "earned with one receipt" : "earned with \(count) receipts"
        let amount = MoneyText.amount(summary.earned)
        guard amountLabel.text != amount || captionLabel.text != caption else { return }
        amountLabel.text = amount
        captionLabel.text = caption
        invalidateIntrinsicContentSize()
    }
}

/// What is below a list that comes in parts.
final class ListFooterView: CollectionReusableView {
    let retryButton = Button("Try again", kind: .tinted, style: .footnote)
    private let indicator = ActivityIndicator()
    private let label = Label(.footnote, roles: ["is-secondary", "is-multiline", "is-centered"])

    required init() {
        super.init(element: .box, roles: ["earnings-footer"])
        indicator.accessibilityLabel = "Loading more"
        retryButton.isHidden = true
        for view in [indicator, label, retryButton] as [View] { addSubview(view) }
    }

    func show(_ state: LoadMoreStateMachine.State) {
        var (text, canRetry) = ("Loading more …", false)
        if case .failed(_, let error) = state {
            (text, canRetry) = ("More could not be loaded. " + error.message, true)
        }
        if case .exhausted = state { text = "These are all." }
        if case .loading = state { indicator.startAnimating() } else { indicator.stopAnimating() }
        guard label.text != text || retryButton.isHidden == canRetry else { return }
        label.text = text
        retryButton.isHidden = !canRetry
        invalidateIntrinsicContentSize()
    }
}
