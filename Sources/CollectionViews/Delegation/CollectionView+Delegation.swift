import CollectionGeometry
import CollectionLayout

extension CollectionView {
    /// Decides what the user may do with the items, and is told what the user does. The view holds it weakly.
    ///
    /// With a delegate the view finds out in every pass what has come into sight: O(*n*) in the number of displayed views.
    public var delegate: (any CollectionViewDelegate)? {
        get { delegation.delegate }
        set {
            delegation.delegate = newValue
            requireDisplayEvents()
        }
    }

    /// Is told in advance which items come near. The view holds it weakly. Without one nothing is computed for it.
    public var prefetchDataSource: (any CollectionViewDataSourcePrefetching)? {
        get { delegation.prefetching }
        set {
            delegation.prefetching = newValue
            requirePrefetching()
        }
    }
}

// What the parts of a collection view tell its delegate and its observer. No other file calls either. The view calls with the
// paths of what is seen; both are told the paths of the data.

// MARK: - What is found out at all

extension CollectionView {
    /// Whether elements that come into sight and leave it are told.
    var wantsDisplayEvents: Bool { delegation.wantsDisplayEvents }
    /// Whether items that come near are told.
    var wantsPrefetching: Bool { delegation.wantsPrefetching }
    /// Whether the beginning, the release and the end of scrolling are told, and the offsets of rows.
    var wantsScrollEvents: Bool { delegate != nil }

    /// Tells the observer what has happened, and the delegate where it has a method for just that.
    private func tell(_ event: CollectionViewEvent) {
        delegation.observer?.collectionView(self, didReport: event)
        guard let delegate else { return }
        switch event {
        case .highlightedItem(let path): delegate.collectionView(self, didHighlightItemAt: path)
        case .unhighlightedItem(let path): delegate.collectionView(self, didUnhighlightItemAt: path)
        case .selectedItem(let path): delegate.collectionView(self, didSelectItemAt: path)
        case .deselectedItem(let path): delegate.collectionView(self, didDeselectItemAt: path)
        case .performedPrimaryAction(let path): delegate.collectionView(self, performPrimaryActionForItemAt: path)
        case .scrolled: delegate.scrollViewDidScroll(self)
        case .willDisplay(.cell(let path), let view):
            if let cell = view as? CollectionViewCell {
                delegate.collectionView(self, willDisplay: cell, forItemAt: path)
            }
        case .willDisplay(.supplementary(let kind, let path), let view),
            .willDisplay(.decoration(let kind, let path), let view):
            delegate.collectionView(self, willDisplaySupplementaryView: view, forElementKind: kind, at: path)
        case .didEndDisplaying(.cell(let path), let view):
            if let cell = view as? CollectionViewCell {
                delegate.collectionView(self, didEndDisplaying: cell, forItemAt: path)
            }
        case .didEndDisplaying(.supplementary(let kind, let path), let view),
            .didEndDisplaying(.decoration(let kind, let path), let view):
            delegate.collectionView(self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: path)
        case .scrollEnded, .prefetch, .cancelPrefetching: return
        }
    }

    private func dataPath(_ indexPath: IndexPath) -> IndexPath {
        dataSourceIndexPath(forPresentationIndexPath: indexPath)
    }
}

// MARK: - Presses and selection

extension CollectionView {
    func shouldHighlightItem(at indexPath: IndexPath) -> Bool {
        delegate?.collectionView(self, shouldHighlightItemAt: dataPath(indexPath)) ?? true
    }

    func shouldSelectItem(at indexPath: IndexPath) -> Bool {
        delegate?.collectionView(self, shouldSelectItemAt: dataPath(indexPath)) ?? true
    }

    func shouldDeselectItem(at indexPath: IndexPath) -> Bool {
        delegate?.collectionView(self, shouldDeselectItemAt: dataPath(indexPath)) ?? true
    }

    func shouldBeginMultipleSelection(at indexPath: IndexPath) -> Bool {
        delegate?.collectionView(self, shouldBeginMultipleSelectionInteractionAt: dataPath(indexPath)) ?? true
    }

    func tellMultipleSelectionBegan(_ indexPath: IndexPath) {
        delegate?.collectionView(self, didBeginMultipleSelectionInteractionAt: dataPath(indexPath))
    }

    func canPerformPrimaryAction(at indexPath: IndexPath) -> Bool {
        delegate?.collectionView(self, canPerformPrimaryActionForItemAt: dataPath(indexPath)) ?? true
    }

    func tellHighlighted(_ indexPath: IndexPath) { tell(.highlightedItem(dataPath(indexPath))) }

    func tellUnhighlighted(_ indexPath: IndexPath) { tell(.unhighlightedItem(dataPath(indexPath))) }

    func tellSelected(_ indexPath: IndexPath) { tell(.selectedItem(dataPath(indexPath))) }

    func tellDeselected(_ indexPath: IndexPath) { tell(.deselectedItem(dataPath(indexPath))) }

    func tellPrimaryAction(_ indexPath: IndexPath) { tell(.performedPrimaryAction(dataPath(indexPath))) }

    func tellDoubleTap(_ indexPath: IndexPath) {
        delegate?.collectionView(self, didDoubleTapItemAt: dataPath(indexPath))
    }

    func tellLongPress(_ indexPath: IndexPath) {
        delegate?.collectionView(self, didLongPressItemAt: dataPath(indexPath))
    }
}

// MARK: - Menus and places

extension CollectionView {
    /// The menu of an item by the delegate, without the actions that interactions add to it; `nil` if it has none.
    func contextMenuConfiguration(forItemAt indexPath: IndexPath, at point: Point) -> ContextMenuConfiguration? {
        delegate?.collectionView(self, contextMenuConfigurationForItemsAt: [dataPath(indexPath)], point: point)
    }

    /// Where an item goes that is held over a place. All paths but the first are those of what is seen.
    func targetIndexPath(
        forMoveOfItemFrom original: IndexPath, at current: IndexPath, to proposed: IndexPath
    ) -> IndexPath {
        delegate?.collectionView(
            self, targetIndexPathForMoveOfItemFromOriginalIndexPath: original, atCurrentIndexPath: current,
            toProposedIndexPath: proposed) ?? proposed
    }
}

// MARK: - Display and prefetching

extension CollectionView {
    func tellWillDisplay(_ element: LayoutElement, _ view: CollectionReusableView) {
        tell(.willDisplay(dataElement(element), view))
    }

    func tellDidEndDisplaying(_ element: LayoutElement, _ view: CollectionReusableView) {
        tell(.didEndDisplaying(dataElement(element), view))
    }

    private func dataElement(_ element: LayoutElement) -> LayoutElement {
        if case .cell(let path) = element { .cell(dataPath(path)) } else { element }
    }

    func tellPrefetch(_ indexPaths: [IndexPath]) {
        let paths = indexPaths.map(dataPath)
        tell(.prefetch(paths))
        prefetchDataSource?.collectionView(self, prefetchItemsAt: paths)
    }

    func tellCancelPrefetching(_ indexPaths: [IndexPath]) {
        let paths = indexPaths.map(dataPath)
        tell(.cancelPrefetching(paths))
        prefetchDataSource?.collectionView(self, cancelPrefetchingForItemsAt: paths)
    }
}

// MARK: - Scrolling

extension CollectionView {
    /// The content is seen from another offset.
    func tellScrolled() { tell(.scrolled(bounds.origin)) }

    func tellScrollBegan(_ source: ScrollSource) {
        switch source {
        case .content: delegate?.scrollViewWillBeginDragging(self)
        case .row(let section): delegate?.collectionView(self, willBeginDraggingRowInSection: section)
        }
    }

    /// The content has come to rest.
    ///
    /// - Parameters:
    ///   - isAnimation: Whether a movement that was requested has ended.
    ///   - isAtTop: Whether the content is at its start after having been elsewhere.
    func tellScrollEnded(isAnimation: Bool, isAtTop: Bool) {
        if isAnimation { delegate?.scrollViewDidEndScrollingAnimation(self) }
        if isAtTop { delegate?.scrollViewDidScrollToTop(self) }
        tell(.scrollEnded)
        guard let delegate else { return }
        if !isAnimation { delegate.scrollViewDidEndDecelerating(self) }
        delegate.scrollViewDidEndScrolling(self)
    }

    /// Tells of a release, and returns where the content or the row is to rest.
    func tellScrollReleased(_ release: ScrollRelease) -> Point {
        guard let delegate else { return release.target }
        var target = release.target
        switch release.source {
        case .content:
            delegate.scrollViewWillEndDragging(self, withVelocity: release.velocity, targetContentOffset: &target)
            delegate.scrollViewDidEndDragging(self, willDecelerate: release.velocity != .zero)
        case .row(let section):
            delegate.collectionView(
                self, willEndDraggingRowInSection: section, withVelocity: release.velocity,
                targetContentOffset: &target)
        }
        return target
    }

    func tellRowScrolled(section: Int, to offset: Point) {
        delegate?.collectionView(self, didScrollRowInSection: section, to: offset)
    }

    func tellRowScrollEnded(section: Int, at offset: Point, isAnimation: Bool) {
        delegate?.collectionView(self, didEndScrollingRowInSection: section, at: offset, animated: isAnimation)
    }
}

// MARK: - The observer

extension CollectionView {
    func tellWillLayout() {
        delegation.observer?.collectionViewWillLayout(self)
    }

    func tellWillShowUpdate() {
        delegation.observer?.collectionViewWillShowUpdate(self)
    }

    func tellDidLayout() {
        delegation.observer?.collectionViewDidLayout(self)
    }

    func tellEndOfDisplay() {
        delegation.observer?.collectionViewDidEndDisplay(self)
    }

    /// Has an observer hear of everything the view does.
    func setObserver(_ observer: (any CollectionViewObserver)?) {
        delegation.setObserver(observer)
    }

    /// Has the observer hear of more kinds of events.
    func observe(_ kinds: CollectionViewEvent.Kinds) {
        delegation.observe(kinds)
        if kinds.contains(.display) { requireDisplayEvents() }
        if kinds.contains(.prefetching) { requirePrefetching() }
    }
}
