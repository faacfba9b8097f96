public import CollectionViewKit
import ScreenContracts
import SharedScreens

/// The list of transactions, newest first, each of which leads to its own screen.
public final class TransactionListViewController: ViewController, CollectionViewDelegate {
    private let transactions = BasicDataSource<Transaction>()
    private let service = EarningsService()
    private let summary = EarningsSummary()
    private let aggregate: AggregateDataSource<Int>
    private let collectionView: CollectionView
    private let dataSource: CollectionViewAggregateDataSource<Int>
    private let clock: AggregateClock<Int>

    /// Creates the screen.
    public init() {
        let transactions = transactions
        let summary = summary
        let aggregate = AggregateDataSource(root: transactions as DataSource<Int>)
        self.aggregate = aggregate
        clock = AggregateClock(aggregate)
        collectionView = CollectionView(layout: aggregate.makeLayout())
        let cells = CellRegistration<TransactionCell, Transaction> { cell, _, transaction in cell.show(transaction) }
        dataSource = CollectionViewAggregateDataSource(collectionView: collectionView, aggregate) { view, path, item in
            view.dequeueConfiguredReusableCell(using: cells, for: path, item: transactions.items[item.localPath.item])
        }
        super.init(view: View(.box, styleClasses: ["screen", "earnings-screen"]))
        let headers = SupplementaryRegistration<SummaryView>(elementKind: .sectionHeader) { view, _, _ in
            view.show(summary, isLoading: transactions.loadState.isInProgress)
        }
        let footers = SupplementaryRegistration<LoadMoreReusableView>(elementKind: .sectionFooter) { view, _, _ in
            view.contentView.state = transactions.loadMoreState
            view.contentView.retryButton.setAction { transactions.loadMore() }
        }
        let placeholders = SupplementaryRegistration<ContentUnavailableReusableView>(elementKind: .placeholder) {
            view, _, path in
            guard let placeholder = aggregate.section(at: path.section)?.placeholder?.placeholder else { return }
            view.contentView.configuration = ContentUnavailableConfiguration(placeholder)
            view.contentView.button.setAction { aggregate.retry(section: path.section) }
        }
        dataSource.supplementaryViewProvider = { view, path, supplementary in
            switch supplementary {
            case .header: view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
            case .footer: view.dequeueConfiguredReusableSupplementary(using: footers, for: path)
            case .placeholder: view.dequeueConfiguredReusableSupplementary(using: placeholders, for: path)
            }
        }
        describe()
        collectionView.delegate = self
        let loadAgain = EarningsStrings.current.loading.loadAgain
        navigationItem.rightBarButtonItem = BarButtonItem(systemItem: .refresh, title: loadAgain) {
            aggregate.refresh()
        }
        view.addSubview(collectionView)
    }

    public override var path: String { EarningsRoute(transactionID: nil).path }

    public override var title: String { EarningsStrings.current.list.title }

    public override func viewDidLoad() {
        service.context = context
        fit()
        context?.whenOnlineAgain(self) { $0.retry() }
        aggregate.loadIfNeeded()
    }

    public override func environmentDidChange() { fit() }

    /// Opens a transaction.
    public func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
        if let id = aggregate.itemIdentifier(for: indexPath) {
            navigate(.push(path: EarningsRoute(transactionID: id).path))
        }
    }

    public override func viewDidLayoutSubviews() {
        for case let view as SummaryView in collectionView.visibleSupplementaryViews(ofKind: .sectionHeader) {
            view.show(summary, isLoading: transactions.loadState.isInProgress)
        }
        for case let view as LoadMoreReusableView in collectionView.visibleSupplementaryViews(ofKind: .sectionFooter) {
            view.contentView.state = transactions.loadMoreState
        }
        if let context { clock.follow(in: context) }
    }
}

extension TransactionListViewController {
    private func describe() {
        let strings = EarningsStrings.current
        collectionView.accessibilityLabel = strings.list.transactions
        collectionView.isKeyboardNavigable = true
        dataSource.itemNameProvider = { [transactions] item in transactions.items[item.localPath.item].store }
        transactions.title = strings.list.transactions
        transactions.metrics.rowHeight = .measured(estimate: 76)
        transactions.metrics.showsRowSeparators = true
        transactions.headers = [SupplementaryMetrics(height: .measured(estimate: 96))]
        transactions.footers = [SupplementaryMetrics(height: .measured(estimate: 72))]
        transactions.placeholders.noContent = Placeholder(
            .noContent, title: strings.list.empty, message: strings.list.advice)
        transactions.placeholders.error = Placeholder(
            .error, title: strings.list.failure, retryTitle: EarningsStrings.current.loading.tryAgain)
        transactions.loader = { [service, summary] request in
            request.cancellationHandler = service.readList(after: request.cursor) { result in
                switch result {
                case .success(let list):
                    summary.take(list)
                    request.finish(list.transactions, next: list.next.map { LoadCursor($0) })
                case .failure(let error):
                    request.fail(error)
                }
            }
        }
    }

    /// Loads again what failed.
    private func retry() {
        transactions.retry()
        if case .failed = transactions.loadMoreState { transactions.loadMore() }
    }

    /// Gives the rows the width that can be read well.
    private func fit() {
        guard let width = context?.environment.windowSize.width else { return }
        transactions.metrics.padding = ReadableWidth.insets(in: width, greatest: 640)
        transactions.metrics.separatorInsets = transactions.metrics.padding
    }
}

/// What all transactions add up to. The loader of the list and the head above it share it.
final class EarningsSummary {
    /// The number of receipts that have earned something, which pending ones have not; `nil` while that is not known.
    private(set) var earningCount: Int?
    /// What they have earned, in cents.
    private(set) var earned = 0

    func take(_ list: TransactionListContract) {
        earningCount = list.count.map { max(0, max(0, $0) - max(0, list.pendingCount)) }
        earned = list.earned
    }
}
