public import CollectionViewKit
import ScreenContracts
import SharedScreens

/// The list of shows: cards with their covers, each of which leads to its own screen.
public final class ShowListViewController: ViewController, CollectionViewDelegate {
    private let shows = BasicDataSource<Show>()
    private let service = PortalService(path: ShowRoute(showID: nil).source)
    private let aggregate: AggregateDataSource<Int>
    private let collectionView: CollectionView
    private let dataSource: CollectionViewAggregateDataSource<Int>
    private let clock: AggregateClock<Int>
    private let refreshControl = RefreshControl()
    /// The room between cards, in points.
    private static var spacing: Double { 16 }

    /// Creates the screen.
    public init() {
        let shows = shows
        let aggregate = AggregateDataSource(root: shows as DataSource<Int>)
        self.aggregate = aggregate
        clock = AggregateClock(aggregate)
        collectionView = CollectionView(layout: aggregate.makeLayout())
        let cells = CellRegistration<ShowCell, Show> { cell, _, show in cell.show(show) }
        dataSource = CollectionViewAggregateDataSource(collectionView: collectionView, aggregate) { view, path, item in
            view.dequeueConfiguredReusableCell(using: cells, for: path, item: shows.items[item.localPath.item])
        }
        super.init(view: View(.box, styleClasses: ["screen", "portal-screen", "show-list"]))
        let placeholders = SupplementaryRegistration<ContentUnavailableReusableView>(elementKind: .placeholder) {
            view, _, path in
            guard let placeholder = aggregate.section(at: path.section)?.placeholder?.placeholder else { return }
            view.contentView.configuration = ContentUnavailableConfiguration(placeholder)
            view.contentView.button.setAction { aggregate.retry(section: path.section) }
        }
        dataSource.supplementaryViewProvider = { view, path, _ in
            view.dequeueConfiguredReusableSupplementary(using: placeholders, for: path)
        }
        describe()
        refreshControl.hasButton = false  // the bar has one
        refreshControl.addAction { aggregate.refresh() }
        collectionView.refreshControl = refreshControl
        collectionView.delegate = self
        let loadAgain = PortalStrings.current.loading.loadAgain
        navigationItem.rightBarButtonItem = BarButtonItem(systemItem: .refresh, title: loadAgain) {
            aggregate.refresh()
        }
        view.addSubview(collectionView)
    }

    public override var path: String { ShowRoute(showID: nil).path }

    public override var title: String { PortalStrings.current.list.title }

    public override func viewDidLoad() {
        service.context = context
        fit()
        context?.whenOnlineAgain(self) { $0.shows.retry() }
        aggregate.loadIfNeeded()
    }

    public override func environmentDidChange() { fit() }

    /// Opens a show.
    public func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
        if let id = aggregate.itemIdentifier(for: indexPath) { navigate(.push(path: ShowRoute(showID: id).path)) }
    }

    public override func viewDidLayoutSubviews() {
        if !shows.loadState.isInProgress { refreshControl.endRefreshing() }
        if let context { clock.follow(in: context) }
    }

    private func describe() {
        let strings = PortalStrings.current
        collectionView.accessibilityLabel = strings.list.title
        shows.title = strings.list.title
        shows.metrics.showsColumnSeparators = false
        shows.metrics.columnSpacing = Self.spacing
        shows.metrics.rowSpacing = 24
        shows.placeholders.noContent = Placeholder(.noContent, title: strings.list.empty, message: strings.list.advice)
        shows.placeholders.error = Placeholder(
            .error, title: strings.list.failure, retryTitle: PortalStrings.current.loading.tryAgain)
        shows.loader = { [service] request in
            request.cancellationHandler = service.read(.show) { result in
                switch result {
                case .success(let json):
                    request.finish(ShowListContract(json).shows.map { Show($0) })
                case .failure(let error):
                    request.fail(error)
                }
            }
        }
    }

    private func fit() {
        guard let environment = context?.environment else { return }
        let width = environment.windowSize.width
        var insets = ReadableWidth.insets(in: width, greatest: 960)
        insets.top = Self.spacing
        insets.bottom = Self.spacing
        shows.metrics.padding = insets
        let room = width - insets.leading - insets.trailing
        // Where texts are large, a column is as wide as a word of them.
        let scale = max(1, environment.textScale)
        let columns = max(scale < 1.4 ? 2 : 1, min(4, Int(room / (220 * scale))))
        shows.metrics.numberOfColumns = columns
        let cover = (room - Self.spacing * Double(columns - 1)) / Double(columns)
        // The texts below the cover, which is half as high again as it is wide.
        shows.metrics.rowHeight = .measured(estimate: (cover * 1.5 + 88 * scale).rounded())
    }
}
