import CollectionGeometry
import CollectionLayout

/// Notifies the controllers of a list of what happens in the view, and shows the empty view.
///
/// Controllers are notified of user actions before any update is carried out, while indexes are still those the user
/// saw, and of visibility when all views are at their places. In between only their data is requested.
final class ListNotifier {
    /// Whether controllers are being notified: no update is carried out meanwhile, so that indexes stay valid.
    private(set) var isTelling = false
    /// The visible elements of the list.
    private(set) var display = DisplayLedger()
    private var workingRange = WorkingRange()
    /// The events of the view of which the controllers have not been notified.
    private var reports: [CollectionViewEvent] = []
    /// The displayed empty view.
    private var emptyView: View?
}

extension ListNotifier {
    /// Keeps an event of the view for the controllers.
    func add(_ event: CollectionViewEvent) { reports.append(event) }

    /// Notifies the controllers of user actions, before a layout of the view.
    func viewWillLayout(_ list: ListCore, _ collectionView: CollectionView) {
        // A controller that is being notified may cause a layout of the view.
        guard !isTelling else { return }
        isTelling = true
        defer { isTelling = false }
        passOnReports(list, collectionView)
    }

    /// Notifies the controllers of visibility, and carries out their actions, after a layout of the view.
    func viewDidLayout(_ list: ListCore, _ collectionView: CollectionView) {
        guard !isTelling else { return collectionView.setNeedsLayout() }
        isTelling = true
        defer { isTelling = false }
        passOnReports(list, collectionView)
        tellDisplay(seen(list, in: collectionView), list, in: collectionView)
        showEmptyView(list, in: collectionView)
        for action in list.scheduler.takeActions() {
            if let context = list.context(of: action.controller, in: collectionView) { action.body(context) }
        }
        if list.scheduler.isDue { collectionView.setNeedsLayout() }
    }

    /// Notifies the controllers that nothing is visible any more.
    func viewDidEndDisplay(_ list: ListCore, _ collectionView: CollectionView) {
        tellDisplay([], list, in: collectionView)
    }
}

extension ListNotifier {
    /// Notifies controllers of user actions.
    private func passOnReports(_ list: ListCore, _ collectionView: CollectionView) {
        let reports = reports
        self.reports = []
        for report in reports {
            switch report {
            case .selectedItem(let path):
                withLeaf(at: path, list, collectionView) { $0.didSelectItem(at: $1, in: $2) }
            case .deselectedItem(let path):
                withLeaf(at: path, list, collectionView) { $0.didDeselectItem(at: $1, in: $2) }
            case .highlightedItem(let path):
                withLeaf(at: path, list, collectionView) { $0.didHighlightItem(at: $1, in: $2) }
            case .unhighlightedItem(let path):
                withLeaf(at: path, list, collectionView) { $0.didUnhighlightItem(at: $1, in: $2) }
            case .scrolled:
                tellSeen(list, collectionView) { $0.didScroll(in: $1) }
            case .scrollEnded:
                tellSeen(list, collectionView) { $0.didEndScrolling(in: $1) }
            case .willDisplay, .didEndDisplaying, .prefetch, .cancelPrefetching, .performedPrimaryAction:
                break
            }
        }
    }

    private func withLeaf(
        at path: IndexPath,
        _ list: ListCore,
        _ collectionView: CollectionView,
        _ body: (SectionController, Int, SectionContext) -> Void
    ) {
        guard let leaf = list.content.leaf(at: list.local(path)),
            let context = list.context(of: leaf.controller, in: collectionView)
        else {
            return
        }
        body(leaf.controller, leaf.index, context)
    }

    private func tellSeen(
        _ list: ListCore, _ collectionView: CollectionView, _ body: (SectionController, SectionContext) -> Void
    ) {
        for seen in display.counts {
            let controller = seen.controller
            if let context = list.context(of: controller, in: collectionView) { body(controller, context) }
        }
    }

    /// The visible elements of the list, cells first.
    private func seen(_ list: ListCore, in collectionView: CollectionView) -> [DisplayLedger.Entry] {
        var entries: [DisplayLedger.Entry] = []
        collectionView.forEachSeenElement { seen in
            switch seen.element {
            case .cell(let presented):
                let path = collectionView.dataSourceIndexPath(forPresentationIndexPath: presented)
                guard let leaf = list.content.leaf(at: list.local(path)) else { return }
                entries.append(.init(item: leaf.item, index: leaf.index, owner: leaf.owner))
            case .supplementary(let kind, let path):
                guard path.item != IndexPath.globalItem,
                    let controller = list.content.controller(ofSection: list.local(path).section)
                else { return }
                let owner = ListContent.Owner(ancestors: [], controller: controller)
                entries.append(.init(kind: kind, index: path.item, owner: owner))
            case .decoration:
                return
            }
        }
        return entries
    }

    /// Notifies controllers of elements that have become visible or stopped being visible, and of the working range.
    private func tellDisplay(_ entries: [DisplayLedger.Entry], _ list: ListCore, in collectionView: CollectionView) {
        for event in display.update(to: entries) {
            switch event {
            case .itemBegan(let controller, let index):
                list.context(of: controller, in: collectionView).map { controller.willDisplayItem(at: index, in: $0) }
            case .began(let controller):
                list.context(of: controller, in: collectionView).map { controller.willDisplay(in: $0) }
                if let object = controller.object { list.handlers.displayHandler?(object, true) }
            case .itemEnded(let controller, let index):
                controller.didEndDisplayingItem(at: index)
            case .ended(let controller):
                controller.didEndDisplaying()
                if let object = controller.object { list.handlers.displayHandler?(object, false) }
            }
        }
        tellRange(list)
    }

    /// Notifies controllers of the working range.
    private func tellRange(_ list: ListCore) {
        let sections = WorkingRange.sections(
            around: display.counts.compactMap { $0.controller.section },
            size: list.configuration.workingRange,
            count: list.data.list.entries.count
        )
        var near: [SectionController] = []
        for entry in list.data.list.entries[sections] { entry.controller.visit { near.append($0) } }
        let change = workingRange.update(to: near)
        for controller in change.exited { controller.didExitWorkingRange() }
        for controller in change.entered { controller.didEnterWorkingRange() }
    }

    /// Shows the empty view behind the content while there are no items, once the data is known.
    private func showEmptyView(_ list: ListCore, in collectionView: CollectionView) {
        guard list.data.hasContent, let provider = list.handlers.emptyViewProvider else { return }
        guard list.content.itemCount == 0 else {
            if let emptyView, collectionView.backgroundView === emptyView { collectionView.backgroundView = nil }
            emptyView = nil
            return
        }
        guard emptyView == nil, let view = provider() else { return }
        emptyView = view
        collectionView.backgroundView = view
    }
}
