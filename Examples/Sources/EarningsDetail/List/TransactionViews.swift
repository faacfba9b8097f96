import CollectionViewKit
import ScreenContracts
import SharedScreens

/// A transaction in the list.
final class TransactionCell: CollectionViewCell {
    private let markView = StoreMarkView()
    private let storeLabel = Label(.headline)
    private let dayLabel = Label(.footnote, styleClasses: ["is-secondary"])
    private let amountLabel = Label(.headline, styleClasses: ["is-numeric", "transaction-amount"])
    private let badge = Badge()

    required init() {
        super.init(element: .link, styleClasses: ["transaction-cell"])
        for view in [
            markView, Stack(.vertical, spacing: .tight, styleClasses: ["transaction-texts"], [storeLabel, dayLabel]),
            amountLabel,
            badge,
        ] as [View] {
            addSubview(view)
        }
    }

    func show(_ transaction: Transaction) {
        let isPending = transaction.status == .pending
        markView.show(transaction.mark, of: transaction.store)
        storeLabel.text = transaction.store
        dayLabel.text = SeparatedText.joined([
            DayText.text(transaction.day, months: .short), ContentLanguage.isolated(transaction.branch),
        ])
        amountLabel.text = isPending ? "" : CurrencyFormatStyle.signedDollars.format(cents: transaction.cashBack)
        amountLabel.isHidden = isPending
        badge.text = EarningsStrings.current.pending
        badge.kind = .warning
        badge.isHidden = !isPending
        destination = EarningsRoute(transactionID: transaction.id).path
    }
}

/// What all transactions add up to.
final class SummaryView: CollectionReusableView {
    private let amountLabel = Label(.largeTitle, styleClasses: ["is-numeric"])
    private let captionLabel = Label(.subheadline, styleClasses: ["is-secondary"])

    required init() {
        super.init(element: .box, styleClasses: ["earnings-summary"])
        addSubview(amountLabel)
        addSubview(captionLabel)
    }

    /// Outlines have the height of the sum; texts are measured.
    override func preferredSize(fitting attributes: LayoutAttributes) -> Size? {
        guard amountLabel.text.isEmpty else { return nil }
        return Size(width: attributes.frame.width, height: 96 * (context?.environment.textScale ?? 1))
    }

    /// Shows the sum; its outlines while it is being loaded, and nothing if it could not be.
    func show(_ summary: EarningsSummary, isLoading: Bool) {
        setStyleClass("is-placeholder", summary.earningCount == nil && isLoading)
        guard let count = summary.earningCount else { return }
        let caption = EarningsStrings.current.list.earnedWith.text(for: count)
        let amount = CurrencyFormatStyle.dollars.format(cents: summary.earned)
        guard amountLabel.text != amount || captionLabel.text != caption else { return }
        amountLabel.text = amount
        captionLabel.text = caption
        invalidateIntrinsicContentSize()
    }
}
