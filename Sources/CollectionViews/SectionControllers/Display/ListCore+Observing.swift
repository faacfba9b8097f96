import CollectionGeometry
import CollectionLayout

// Controllers are notified of user actions before any update is carried out, while indexes are still those the user
// saw, and of visibility when all views are at their places. In between only their data is requested.
extension ListCore: CollectionViewObserver {
    func collectionViewWillLayout(_ collectionView: CollectionView) {
        // A controller that is being notified may cause a layout of the view.
        guard !isTelling else { return }
        scheduler.hostContext = collectionView.context
        isTelling = true
        defer { isTelling = false }
        passOnReports(collectionView)
    }

    func collectionView(_ collectionView: CollectionView, didReport event: CollectionViewEvent) {
        reports.append(event)
    }

    func collectionViewDidLayout(_ collectionView: CollectionView) {
        guard !isTelling else { return collectionView.setNeedsLayout() }
        isTelling = true
        defer { isTelling = false }
        passOnReports(collectionView)
        tellDisplay(seen(in: collectionView), in: collectionView)
        showEmptyView(in: collectionView)
        for action in scheduler.takeActions() {
            if let context = context(of: action.controller, in: collectionView) { action.body(context) }
        }
        if scheduler.isDue { collectionView.setNeedsLayout() }
    }

    func collectionViewDidEndDisplay(_ collectionView: CollectionView) {
        tellDisplay([], in: collectionView)
    }
}

extension ListCore {
    /// Notifies controllers of user actions.
    private func passOnReports(_ collectionView: CollectionView) {
        let reports = reports
        self.reports = []
        for report in reports {
            switch report {
            case .selectedItem(let path):
                withLeaf(at: path, collectionView) { $0.didSelectItem(at: $1, in: $2) }
            case .deselectedItem(let path):
                withLeaf(at: path, collectionView) { $0.didDeselectItem(at: $1, in: $2) }
            case .highlightedItem(let path):
                withLeaf(at: path, collectionView) { $0.didHighlightItem(at: $1, in: $2) }
            case .unhighlightedItem(let path):
                withLeaf(at: path, collectionView) { $0.didUnhighlightItem(at: $1, in: $2) }
            case .scrolled:
                tellSeen(collectionView) { $0.didScroll(in: $1) }
            case .scrollEnded:
                tellSeen(collectionView) { $0.didEndScrolling(in: $1) }
            case .willDisplay, .didEndDisplaying, .prefetch, .cancelPrefetching, .performedPrimaryAction:
                break
            }
        }
    }

    private func withLeaf(
        at path: IndexPath,
        _ collectionView: CollectionView,
        _ body: (SectionController, Int, SectionContext) -> Void
    ) {
        guard let leaf = content.leaf(at: local(path)), let context = context(of: leaf.controller, in: collectionView)
        else {
            return
        }
        body(leaf.controller, leaf.index, context)
    }

    private func tellSeen(_ collectionView: CollectionView, _ body: (SectionController, SectionContext) -> Void) {
        for seen in display.counts {
            let controller = seen.controller
            if let context = context(of: controller, in: collectionView) { body(controller, context) }
        }
    }

    /// The visible elements of the list, cells first.
    private func seen(in collectionView: CollectionView) -> [DisplayLedger.Entry] {
        var entries: [DisplayLedger.Entry] = []
        collectionView.forEachSeenElement { seen in
            switch seen.element {
            case .cell(let presented):
                let path = collectionView.dataSourceIndexPath(forPresentationIndexPath: presented)
                guard let leaf = content.leaf(at: local(path)) else { return }
                entries.append(.init(item: leaf.item, index: leaf.index, owner: leaf.owner))
            case .supplementary(let kind, let path):
                guard path.item != IndexPath.globalItem,
                    let controller = content.controller(ofSection: local(path).section)
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
    private func tellDisplay(_ entries: [DisplayLedger.Entry], in collectionView: CollectionView) {
        for event in display.update(to: entries) {
            switch event {
            case .itemBegan(let controller, let index):
                context(of: controller, in: collectionView).map { controller.willDisplayItem(at: index, in: $0) }
            case .began(let controller):
                context(of: controller, in: collectionView).map { controller.willDisplay(in: $0) }
                if let object = controller.object { displayHandler?(object, true) }
            case .itemEnded(let controller, let index):
                controller.didEndDisplayingItem(at: index)
            case .ended(let controller):
                controller.didEndDisplaying()
                if let object = controller.object { displayHandler?(object, false) }
            }
        }
        tellRange()
    }

    /// Notifies controllers of the working range.
    private func tellRange() {
        let sections = WorkingRange.sections(
            around: display.counts.compactMap { $0.controller.section },
            size: configuration.workingRange,
            count: list.entries.count
        )
        var near: [SectionController] = []
        for entry in list.entries[sections] { entry.controller.visit { near.append($0) } }
        let change = workingRange.update(to: near)
        for controller in change.exited { controller.didExitWorkingRange() }
        for controller in change.entered { controller.didEnterWorkingRange() }
    }

    /// Shows the empty view behind the content while there are no items, once the data is known.
    private func showEmptyView(in collectionView: CollectionView) {
        guard hasContent, let emptyViewProvider else { return }
        guard content.itemCount == 0 else {
            if let emptyView, collectionView.backgroundView === emptyView { collectionView.backgroundView = nil }
            emptyView = nil
            return
        }
        guard emptyView == nil, let view = emptyViewProvider() else { return }
        emptyView = view
        collectionView.backgroundView = view
    }
}
