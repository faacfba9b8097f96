import CollectionViewKit

/// The list of the guide "Loading and errors" whose rows are loaded when they come near.
final class StationsViewController: ViewController, CollectionViewDelegate {
    private let ids: [Int]
    private let stations = BatchContentLoader<Int, Station>(
        request: { ids in HostRequest("/api/stations?ids=" + ids.map { "\($0)" }.joined(separator: ",")) },
        decode: { bytes throws(LoadError) in
            let stations = try HostResponse.success(bytes).decode([Station].self, log: nil)
            return .init(stations.map { (key: $0.id, content: $0) })
        })
    private let collectionView = CollectionView(
        layout: CompositionalLayout.list(using: ListConfiguration(appearance: .plain))
    )
    private let dataSource: CollectionViewDiffableDataSource<Int, Int>

    init(_ ids: [Int]) {
        self.ids = ids
        let rows = CellRegistration<CollectionViewListCell, Int> { [stations] cell, _, id in
            var content = cell.defaultContentConfiguration()
            switch stations.status(for: id).state {
            case .initial, .loading: content.text = "…"
            case .loaded, .refreshing: content.text = stations.content(for: id)?.name ?? ""
            case .noContent: content.text = "This station was closed"
            case .error: content.text = "Try again"
            }
            cell.setContentConfiguration(content)
        }
        dataSource = CollectionViewDiffableDataSource(collectionView: collectionView) { view, indexPath, id in
            view.dequeueConfiguredReusableCell(using: rows, for: indexPath, item: id)
        }
        super.init()
    }

    override func viewDidLoad() {
        collectionView.delegate = self
        view.addSubview(collectionView)
        stations.changeHandler = { [screen = Weak(self)] ids in screen.object?.showStations(ids) }
        var snapshot = DiffableDataSourceSnapshot<Int, Int>()
        try? snapshot.appendSections([0])
        try? snapshot.appendItems(ids)
        dataSource.apply(snapshot)
    }

    override func viewDidLayoutSubviews() {
        let displayed = collectionView.indexPathsForDisplayedItems
        stations.load(displayed.compactMap { dataSource.itemIdentifier(for: $0) }, in: context)
    }

    private func showStations(_ ids: [Int]) {
        collectionView.reconfigureItems(at: ids.compactMap { dataSource.indexPath(for: $0) })
    }

    func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
        stations.retry()
    }
}

struct Station: JSONDecodable {
    let id: Int
    let name: String

    init(_ json: JSONValue) throws(JSONDecodingError) {
        id = try json.decode("id")
        name = try json.decode("name")
    }
}
