import CollectionViewKit
import ScreenContracts

/// The bag: its lines, how many of each there are and what all of it costs.
final class BagViewController: ViewController, CollectionViewDelegate {
    private let services: StorefrontServices
    private let collectionView: CollectionView
    private let dataSource: CollectionViewDiffableDataSource<Int, Int>
    private let notices: ShoppingNotices
    private let countLabel = Label(.subheadline, styleClasses: ["is-secondary", "is-numeric"])
    private let totalLabel = Label(.headline, styleClasses: ["is-numeric"])
    private let summary: Stack
    private var shown: [BagLine] = []
    private var shownRevision = -1

    init(_ services: StorefrontServices) {
        self.services = services
        let layout = CompositionalLayout.list(using: ListConfiguration(appearance: .plain))
        collectionView = CollectionView(layout: layout)
        let rows = CellRegistration<BagLineCell, BagLine> { cell, _, line in cell.show(line, services) }
        dataSource = CollectionViewDiffableDataSource(collectionView: collectionView) { view, indexPath, id in
            guard let line = services.bag.line(id) else { return nil }
            return view.dequeueConfiguredReusableCell(using: rows, for: indexPath, item: line)
        }
        dataSource.itemNameProvider = { services.bag.line($0)?.item.name }
        notices = ShoppingNotices(services)
        summary = Stack(
            .horizontal, spacing: .small, alignment: .firstBaseline, distribution: .equalSpacing,
            styleClasses: ["bag-summary"], [countLabel, totalLabel])
        super.init(view: View(.box, styleClasses: ["screen", "shop"]))
        navigationItem.backPath = Route.home.path
        collectionView.accessibilityLabel = BagStrings.current.bag.title
        collectionView.isKeyboardNavigable = true
        collectionView.delegate = self
        collectionView.trailingSwipeActionsConfigurationProvider = { [screen = Weak(self)] in
            screen.object?.swipeActions(at: $0)
        }
        for subview in [summary, collectionView] as [View] { view.addSubview(subview) }
        notices.add(to: view)
        contentUnavailableView.button.addTarget(self) { $0.goOn() }
    }

    override var path: String { ShoppingRoute.bag.path }

    override var title: String { BagStrings.current.bag.title }

    override func viewDidLoad() { services.connect(to: context) }

    override func viewDidAppear() { services.bag.load() }

    override func viewDidLayoutSubviews() {
        services.settle()
        if let path = services.takeDestination() { navigate(.push(path: path)) }
        notices.follow(collectionView)
        guard services.bag.revision != shownRevision else { return }
        shownRevision = services.bag.revision
        show()
    }

    func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        guard let line = dataSource.itemIdentifier(for: indexPath).flatMap({ services.bag.line($0) }) else { return }
        navigate(.push(path: Route(page: "product", id: "\(line.item.product.id)").path))
    }
}

extension BagViewController {
    private func show() {
        let lines = services.bag.lines
        let changed = lines.compactMap { line in
            shown.contains { $0.id == line.id && $0 != line } ? line.id : nil
        }
        // The store has each line once.
        guard
            dataSource.show(
                lines.map { $0.id }, reconfiguring: changed, isAnimated: !shown.isEmpty, log: context)
        else { return }
        shown = lines
        let strings = BagStrings.current
        countLabel.text = strings.bag.count.text(for: services.bag.count)
        totalLabel.text = strings.bag.total + " " + services.bag.total.text
        summary.isHidden = lines.isEmpty
        contentUnavailableConfiguration = lines.isEmpty ? placeholder : nil
    }

    /// What stands in place of the lines while there are none.
    private var placeholder: ContentUnavailableConfiguration {
        let strings = BagStrings.current
        return .shopping(
            services.bag.status, symbol: ShopSymbols.bag, title: strings.bag.empty, text: strings.bag.emptyText,
            failure: strings.bag.failed, action: strings.bag.browse)
    }

    /// Does what the button of the placeholder says.
    private func goOn() {
        if services.bag.status.placeholderReason == .error {
            services.bag.load()
        } else {
            navigate(.push(path: Route.home.path))
        }
    }

    private func swipeActions(at indexPath: IndexPath) -> SwipeActionsConfiguration? {
        guard let id = dataSource.itemIdentifier(for: indexPath) else { return nil }
        let remove = ContextualAction(style: .destructive, title: BagStrings.current.bag.remove) {
            [services] _, completion in
            services.bag.remove(id)
            completion(true)
        }
        return SwipeActionsConfiguration(actions: [remove])
    }
}
