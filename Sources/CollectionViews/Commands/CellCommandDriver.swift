public import CollectionDataSources
public import CollectionGeometry
public import CollectionLayout

/// Shows view models in a collection view and performs their commands, independent of the kinds of items.
///
/// ```swift
/// final class FeedScreen: ViewController {
///     let driver: CellCommandDriver<Int>
///
///     func show(_ models: [FeedModel]) throws {
///         try driver.apply([(id: 0, items: factories.viewModels(for: models).viewModels)])
///     }
/// }
/// ```
///
/// | event | the key of the command |
/// |---|---|
/// | a cell is configured for the item | `configuration` |
/// | the cell is parked, or configured again | `cancellation` |
/// | the user activates or deselects the item | `selection`, `deselection` |
/// | the item's primary action is performed, see ``CollectionViewDelegate/collectionView(_:performPrimaryActionForItemAt:)`` | `primaryAction` |
/// | the item is pressed, and the press ends | `highlight`, `unhighlight` |
/// | the user swipes the item, see ``gestures`` | `swipeToLeading`, `swipeToTrailing` |
/// | the cell becomes visible, or stops being visible | `willDisplay`, `didEndDisplaying` |
/// | the item is prefetched, or its prefetching is cancelled | `prefetch`, `cancelPrefetching` |
///
/// All other keys, custom ones among them, are performed by ``perform(_:on:)`` or by a button inside a cell, see
/// ``CommandExecution/trigger(_:)``.
///
/// Configuration and cancellation happen while the collection view displays; all other commands are performed before
/// the event ends, when all visible views are at their places. The driver owns the collection view: commands must not
/// hold the driver. The ``CollectionView/delegate`` is available for other uses.
public final class CellCommandDriver<SectionID: Hashable & Sendable>: WeaklyReferenceable {
    /// The data source that shows identities.
    public typealias DataSource = CollectionViewDiffableDataSource<SectionID, CellIdentity>

    /// The view that shows the view models.
    public let collectionView: CollectionView
    /// The data source of the view. Apply other snapshots only with identities that the driver knows.
    public let dataSource: DataSource
    /// Performs the commands.
    public let runner: CellCommandRunner

    /// The commands that are shown as swipe actions or in a menu. Set it before the first
    /// ``apply(_:animatingDifferences:completion:)``.
    public var gestures = CellCommandGestures()

    /// The token of weak references: ends when the driver is deallocated.
    public let lifetime = Lifetime()

    let store = CellViewModelStore()
    /// The view model of each visible cell: hundreds where a large window shows small cells.
    private var seen = [ObjectIdentifier: CellViewModel]()
    /// The events whose commands have not been performed.
    private var occasions: [Occasion] = []

    /// Creates a driver that shows nothing yet, and sets the data source of the collection view.
    public init(collectionView: CollectionView, runner: CellCommandRunner = CellCommandRunner()) {
        self.collectionView = collectionView
        self.runner = runner
        let store = store
        dataSource = DataSource(collectionView: collectionView) { collectionView, indexPath, identity in
            guard let viewModel = store[identity] else { return nil }
            let context = collectionView.context
            return collectionView.dequeueCell(viewModel.kind.maker, for: indexPath) { cell in
                runner.configure(cell, with: viewModel, in: context)
            }
        }
        collectionView.setObserver(CommandObserver(self))
    }
}

// Content.
extension CellCommandDriver {
    /// Shows sections of view models in place of the current ones, before the current event ends.
    ///
    /// Items that stay are configured again where ``CellViewModel/version`` or ``CellViewModel/kind`` differs; for the
    /// others only the commands are replaced.
    ///
    /// - Throws: ``SnapshotError`` if an identity or a section occurs twice; then nothing has changed.
    /// - Complexity: O(*n*) expected in the number of items.
    public func apply(
        _ sections: [(id: SectionID, items: [CellViewModel])],
        animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) throws(SnapshotError<SectionID, CellIdentity>) {
        var snapshot = DataSource.Snapshot()
        var changed: [CellIdentity] = []
        try snapshot.appendSections(sections.map { $0.id })
        for section in sections {
            try snapshot.appendItems(section.items.map { $0.identity }, toSection: section.id)
            for item in section.items {
                guard let previous = store[item.identity] else { continue }
                if previous.version != item.version || previous.kind != item.kind { changed.append(item.identity) }
            }
        }
        try snapshot.reconfigureItems(changed)
        store.replace(with: sections.map { $0.items })
        if store.hasCommands(for: [.willDisplay, .didEndDisplaying]) { collectionView.observe(.display) }
        if store.hasCommands(for: [.prefetch, .cancelPrefetching]) { collectionView.observe(.prefetching) }
        offerGestures()
        dataSource.apply(snapshot, animatingDifferences: animatingDifferences, completion: completion)
        collectionView.setNeedsLayout()
        runner.cancelRuns(for: .prefetch) { store[$0] == nil }
    }

    /// The view model of an item; `nil` if it is not in the content.
    ///
    /// - Complexity: O(1) expected.
    public func viewModel(for identity: CellIdentity) -> CellViewModel? { store[identity] }

    /// The view model of the item at a path; `nil` if there is none.
    ///
    /// - Complexity: O(log *n*) in the number of items.
    public func viewModel(at indexPath: IndexPath) -> CellViewModel? {
        dataSource.itemIdentifier(for: indexPath).flatMap { store[$0] }
    }

    /// The size of the item at a path; `nil` if the layout decides it.
    ///
    /// - Complexity: O(log *n*) in the number of items.
    public func layoutSize(forItemAt indexPath: IndexPath) -> LayoutSize? { viewModel(at: indexPath)?.layoutSize }
}

// Commands.
extension CellCommandDriver {
    /// Performs the command of an item for a key, with its cell if it has one. Returns whether it was performed.
    @discardableResult
    public func perform(_ key: CellCommandKey, on identity: CellIdentity) -> Bool {
        guard let viewModel = store[identity] else { return false }
        return perform(key, of: viewModel)
    }

    /// Whether an item has a command for a key that can be performed now.
    public func canPerform(_ key: CellCommandKey, on identity: CellIdentity) -> Bool {
        guard let command = store[identity]?.commands[key] else { return false }
        return runner.canRun(command, for: key, at: place(of: identity))
    }

    /// Notes an event. A command may apply a snapshot; so view models are looked up before any command is performed.
    func note(_ event: CollectionViewEvent) {
        switch event {
        case .selectedItem(let path): note(.selection, at: path)
        case .deselectedItem(let path): note(.deselection, at: path)
        case .highlightedItem(let path): note(.highlight, at: path)
        case .unhighlightedItem(let path): note(.unhighlight, at: path)
        case .performedPrimaryAction(let path): note(.primaryAction, at: path)
        case .prefetch(let paths): for path in paths { note(.prefetch, at: path) }
        case .cancelPrefetching(let paths): for path in paths { note(.cancelPrefetching, at: path) }
        case .willDisplay(_, let view): noteDisplay(of: view)
        case .didEndDisplaying(_, let view): noteEndOfDisplay(of: view)
        case .scrolled, .scrollEnded: return
        }
    }

    /// Performs the commands for the noted events.
    func performNoted() {
        let due = occasions
        occasions = []
        for occasion in due {
            let identity = occasion.viewModel.identity
            if occasion.key == .cancelPrefetching { runner.cancelRuns(for: .prefetch) { $0 == identity } }
            perform(occasion.key, of: store[identity] ?? occasion.viewModel)
        }
        for (key, identity) in runner.takeQueue() { perform(key, on: identity) }
    }

    /// An event for which there may be a command.
    private struct Occasion {
        let key: CellCommandKey
        let viewModel: CellViewModel
    }

    private func note(_ key: CellCommandKey, at indexPath: IndexPath) {
        guard let identity = identity(at: indexPath), let viewModel = store[identity] else { return }
        occasions.append(Occasion(key: key, viewModel: viewModel))
    }

    private func noteDisplay(of view: CollectionReusableView) {
        guard let cell = view as? CollectionViewCell, let use = cell.currentUse, let viewModel = store[use.identity]
        else { return }
        seen[ObjectIdentifier(cell)] = viewModel
        occasions.append(Occasion(key: .willDisplay, viewModel: viewModel))
    }

    private func noteEndOfDisplay(of view: CollectionReusableView) {
        guard let viewModel = seen.removeValue(forKey: ObjectIdentifier(view)) else { return }
        occasions.append(Occasion(key: .didEndDisplaying, viewModel: viewModel))
    }

    @discardableResult
    private func perform(_ key: CellCommandKey, of viewModel: CellViewModel) -> Bool {
        guard let command = viewModel.commands[key] else { return false }
        return runner.run(command, for: key, at: place(of: viewModel.identity)) != nil
    }

    /// The identity of the item displayed at a path: a snapshot may have been applied and not displayed yet.
    private func identity(at indexPath: IndexPath) -> CellIdentity? {
        collectionView.display.cell(at: indexPath)?.currentUse?.identity ?? dataSource.itemIdentifier(for: indexPath)
    }

    private func place(of identity: CellIdentity) -> CellCommandTarget {
        let cell = dataSource.indexPath(for: identity).flatMap { collectionView.display.cell(at: $0) }
        // Between a change of the data and its display, a cell at the path may still show another item.
        let use = cell?.currentUse.flatMap { $0.identity == identity ? $0 : nil }
        return CellCommandTarget(
            identity: identity, cell: use == nil ? nil : cell, use: use, context: collectionView.context)
    }
}

// Visible items.
extension CellCommandDriver {
    /// The visible items and the visible fraction of each, as in ``CollectionView/visibleItems``.
    ///
    /// - Complexity: O(*n*) in the number of displayed cells.
    public var visibleItems: [(id: CellIdentity, fraction: Double)] {
        collectionView.visibleItems.compactMap { item in
            collectionView.display.cell(at: item.indexPath)?.currentUse.map { ($0.identity, item.fraction) }
        }
    }
}
