import CollectionDataSources
import CollectionGeometry
import CollectionLayout

extension CollectionView {
    /// Decides what the user may do with the items, and is notified of what the user does. The view holds it weakly.
    ///
    /// With a delegate the view determines in every pass which elements have become visible: O(*n*) in the number of
    /// displayed views.
    public var delegate: (any CollectionViewDelegate)? {
        get { delegation.delegate }
        set {
            delegation.delegate = newValue
            requireDisplayEvents()
        }
    }

    /// Is notified in advance of items that will be displayed. The view holds it weakly. Without one nothing is
    /// computed for it.
    public var prefetchDataSource: (any CollectionViewDataSourcePrefetching)? {
        get { delegation.prefetching }
        set {
            delegation.prefetching = newValue
            requirePrefetching()
        }
    }
}

// The calls of the delegate and the observer. No other file calls either. The parts pass displayed paths; delegate and
// observer receive paths in the data.

// MARK: - Wanted events

extension CollectionView {
    /// Whether elements that become visible or stop being visible are reported.
    var wantsDisplayEvents: Bool { delegation.wantsDisplayEvents }
    /// Whether prefetching is reported.
    var wantsPrefetching: Bool { delegation.wantsPrefetching }
    /// Whether the beginning, the release and the end of scrolling are reported, and the offsets of rows.
    var wantsScrollEvents: Bool { delegate != nil }

    /// Reports an event to the observer, and to the delegate where it has a method for just that event.
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

// MARK: - Menus and moves

extension CollectionView {
    /// The delegate's menu of some items, without the actions that interactions add to it; `nil` without one.
    ///
    /// - Parameters:
    ///   - indexPaths: The items; none for the background.
    ///   - point: The point, in points and content coordinates.
    func contextMenuConfiguration(forItemsAt indexPaths: [IndexPath], at point: Point) -> ContextMenuConfiguration? {
        delegate?.collectionView(
            self, contextMenuConfigurationForItemsAt: indexPaths.map(dataPath).ordered(), point: point)
    }

    /// The path to which a dragged item moves. All paths but the first are displayed paths.
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
    /// The content has another offset.
    func tellScrolled() { tell(.scrolled(bounds.origin)) }

    func tellScrollBegan(_ source: ScrollSource) {
        switch source {
        case .content: delegate?.scrollViewWillBeginDragging(self)
        case .row(let section): delegate?.collectionView(self, willBeginDraggingRowInSection: section)
        }
    }

    /// The host has stopped scrolling the content.
    ///
    /// - Parameters:
    ///   - isAnimation: Whether a commanded movement has ended.
    ///   - isAtTop: Whether the content is at its start after having been elsewhere.
    func tellScrollEnded(isAnimation: Bool, isAtTop: Bool) {
        if isAnimation { delegate?.scrollViewDidEndScrollingAnimation(self) }
        if isAtTop { delegate?.scrollViewDidScrollToTop(self) }
        tell(.scrollEnded)
        guard let delegate else { return }
        if !isAnimation { delegate.scrollViewDidEndDecelerating(self) }
        delegate.scrollViewDidEndScrolling(self)
    }

    /// Reports a release, and returns the offset at which the content or the row is to rest.
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

    func tellWillShow(_ update: CollectionUpdate?) {
        delegation.observer?.collectionView(self, willShow: update)
    }

    func tellDidLayout() {
        delegation.observer?.collectionViewDidLayout(self)
    }

    func tellEndOfDisplay() {
        delegation.observer?.collectionViewDidEndDisplay(self)
    }

    /// Sets the observer, which is notified of everything the view reports.
    func setObserver(_ observer: (any CollectionViewObserver)?) {
        delegation.setObserver(observer)
    }

    /// Adds kinds of events to those that the observer receives.
    func observe(_ kinds: CollectionViewEvent.Kinds) {
        delegation.observe(kinds)
        if kinds.contains(.display) { requireDisplayEvents() }
        if kinds.contains(.prefetching) { requirePrefetching() }
    }
}
