public import CollectionViewKit
import SharedScreens

/// The screen of a transaction: what it earned, with which offers, and the receipt.
///
/// The presenter says what there is to see; each time it says something else, the data source gets a main snapshot and
/// then section snapshots.
public final class EarningsViewController: ViewController, CollectionViewDelegate {
    let presenter: EarningsPresenter
    let collectionView: CollectionView
    let dataSource: EarningsDataSource
    let viewer = ReceiptViewer()
    private let service = EarningsService()
    private let views: EarningsViews
    private let sections = EarningsSections()
    private let undoBar: UndoBar
    private let route: EarningsRoute
    private var hasContent = false

    /// Creates the screen of a transaction.
    public init(route: EarningsRoute) {
        self.route = route
        let presenter = EarningsPresenter(id: route.transactionID ?? 0, service: service)
        self.presenter = presenter
        let views = EarningsViews(presenter)
        self.views = views
        collectionView = CollectionView(layout: EarningsLayout(sections))
        dataSource = EarningsDataSource(collectionView: collectionView) { views.cell($0, $1, $2) }
        undoBar = UndoBar(history: presenter.history)
        super.init(view: View(.box, styleClasses: ["screen", "earnings-screen"]))
        presenter.history.changeHandler = { [presenter = Weak(presenter)] in presenter.object?.historyDidChange() }
        dataSource.supplementaryViewProvider = { view, _, path in views.supplementaryView(view, path) }
        dataSource.accessibilityLabelProvider = { $0.title }
        dataSource.sectionSnapshotHandlers = presenter.sectionSnapshotHandlers
        collectionView.isKeyboardNavigable = true
        collectionView.accessibilityLabel = EarningsStrings.current.transaction.title
        collectionView.delegate = self
        navigationItem.backPath = EarningsRoute(transactionID: nil).path
        let loadAgain = EarningsStrings.current.loading.loadAgain
        navigationItem.rightBarButtonItem = BarButtonItem(systemItem: .refresh, title: loadAgain) {
            presenter.load()
        }
        for subview in [collectionView, undoBar] as [View] { view.addSubview(subview) }
    }

    public override var path: String { route.path }

    public override var title: String { presenter.properties.title }

    public override var isTitleProvisional: Bool { presenter.isAwaitingTransaction }

    public override func viewDidLoad() {
        service.context = context
        presenter.load()
    }

    /// Opens an address or a receipt.
    public func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let id = dataSource.itemIdentifier(for: indexPath) else { return }
        if id == .contact, let address = collectionView.cellForItem(at: indexPath)?.destination {
            context?.send(.open(address))
        }
        if case .receipt(let index) = id { showReceipt(index) }
    }

    public override func viewDidLayoutSubviews() {
        if let properties = presenter.takeProperties() { show(properties) }
        undoBar.followHistory()
        if let sentence = presenter.takeAnnouncement() { context?.send(.announce(sentence)) }
    }
}

extension EarningsViewController {
    private func show(_ properties: EarningsProperties) {
        let changed = views.take(properties)
        sections.shown = properties.sections.map { $0.section }
        // What comes in place of the outline is not seen moving.
        let hasContent = properties.sections.count > 1
        dataSource.apply(properties, reconfiguring: changed, isAnimated: hasContent && self.hasContent)
        self.hasContent = hasContent
        collectionView.setNeedsLayout()
    }

    private func showReceipt(_ index: Int) {
        presenter.track(.viewedReceipt(index))
        let pictures = presenter.properties.sections.flatMap { $0.items }.compactMap { item in
            if case .receipt(let picture, let label) = item.content { (picture: picture, label: label) } else { nil }
        }
        viewer.take(pictures, at: index)
        present(viewer)
    }
}
