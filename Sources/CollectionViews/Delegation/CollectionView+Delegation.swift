import CollectionGeometry
import CollectionLayout

// What the parts of a collection view ask and tell its delegate and its observer. No other file calls either.

// MARK: - What is told at all

extension CollectionView {
    /// Whether elements that come into sight and leave it are told.
    var wantsDisplayEvents: Bool { reportedEvents.contains(.display) }
    /// Whether items that come near are told.
    var wantsPrefetching: Bool { reportedEvents.contains(.prefetching) }
    /// Whether the beginning, the release and the end of scrolling are told, and the offsets of rows.
    var wantsScrollEvents: Bool { reportedEvents.contains(.scrolling) }
    /// Whether an item that is held without a menu is told.
    var hasLongPressHandler: Bool { selectionHandlers.didLongPressItem != nil }
}

// MARK: - Presses and selection

extension CollectionView {
    func shouldHighlightItem(at indexPath: IndexPath) -> Bool {
        selectionHandlers.shouldHighlightItem?(indexPath) ?? true
    }

    func shouldSelectItem(at indexPath: IndexPath) -> Bool {
        selectionHandlers.shouldSelectItem?(indexPath) ?? true
    }

    func shouldDeselectItem(at indexPath: IndexPath) -> Bool {
        selectionHandlers.shouldDeselectItem?(indexPath) ?? true
    }

    func shouldBeginMultipleSelection(at indexPath: IndexPath) -> Bool {
        selectionHandlers.shouldBeginMultipleSelection?(indexPath) ?? true
    }

    func canPerformPrimaryAction(at indexPath: IndexPath) -> Bool {
        selectionHandlers.canPerformPrimaryAction?(indexPath) ?? true
    }

    func tellHighlighted(_ indexPath: IndexPath) {
        selectionHandlers.didHighlightItem?(indexPath)
        tellHighlight(.highlightedItem(indexPath))
    }

    func tellUnhighlighted(_ indexPath: IndexPath) {
        selectionHandlers.didUnhighlightItem?(indexPath)
        tellHighlight(.unhighlightedItem(indexPath))
    }

    private func tellHighlight(_ event: Report) {
        if reportedEvents.contains(.highlights) {
            report(event)
        } else {
            observer?.collectionView(self, didReport: event)
        }
    }

    func tellSelected(_ indexPath: IndexPath) {
        selectionHandlers.didSelectItem?(indexPath)
        report(.selectedItem(indexPath))
    }

    func tellDeselected(_ indexPath: IndexPath) {
        selectionHandlers.didDeselectItem?(indexPath)
        report(.deselectedItem(indexPath))
    }

    func tellPrimaryAction(_ indexPath: IndexPath) {
        selectionHandlers.performPrimaryAction?(indexPath)
        if reportedEvents.contains(.primaryActions) { report(.performedPrimaryAction(indexPath)) }
    }

    func tellDoubleTap(_ indexPath: IndexPath) {
        selectionHandlers.didDoubleTapItem?(indexPath)
    }

    func tellLongPress(_ indexPath: IndexPath) {
        selectionHandlers.didLongPressItem?(indexPath)
    }
}

// MARK: - Reordering

extension CollectionView {
    /// Where an item goes that is held over a place. All paths but the first are those of what is seen.
    func targetIndexPath(
        forMoveOfItemFrom original: IndexPath, at current: IndexPath, to proposed: IndexPath
    ) -> IndexPath {
        targetIndexPathForMoveOfItem?(original, current, proposed) ?? proposed
    }
}

// MARK: - Display and prefetching

extension CollectionView {
    func tellWillDisplay(_ element: LayoutElement) {
        report(.willDisplay(element))
    }

    func tellDidEndDisplaying(_ element: LayoutElement) {
        report(.didEndDisplaying(element))
    }

    func tellPrefetch(_ indexPaths: [IndexPath]) {
        report(.prefetch(indexPaths))
    }

    func tellCancelPrefetching(_ indexPaths: [IndexPath]) {
        report(.cancelPrefetching(indexPaths))
    }
}

// MARK: - Scrolling

extension CollectionView {
    /// The content is seen from another offset.
    func tellScrolled() {
        observer?.collectionView(self, didReport: .scrolled(bounds.origin))
        lastScroll = bounds.origin
    }

    func tellScrollBegan(_ source: ScrollSource) {
        report(.scrollBegan(source))
    }

    func tellScrollEnded() {
        report(.scrollEnded)
    }

    func tellScrollAnimationEnded(_ source: ScrollSource) {
        report(.scrollAnimationEnded(source))
    }

    func tellScrolledToTop() {
        report(.scrolledToTop)
    }

    /// Tells of a release, and returns the target that was chosen instead of its own.
    func tellScrollReleased(_ release: ScrollRelease) -> Point? {
        report(.scrollReleased(release))
        return scrollTargetAdjustment?(release)
    }

    func tellRowScrolled(section: Int, to offset: Point) {
        report(.rowScrolled(section: section, offset))
    }

    func tellRowScrollEnded(section: Int, at offset: Point) {
        report(.rowScrollEnded(section: section, offset))
    }
}

// MARK: - The observer

extension CollectionView {
    func tellWillLayout() {
        observer?.collectionViewWillLayout(self)
    }

    func tellDidLayout() {
        observer?.collectionViewDidLayout(self)
    }

    func tellEndOfDisplay() {
        observer?.collectionViewDidEndDisplay(self)
    }

    /// Has `observer` hear of everything the view does.
    func setObserver(_ observer: (any CollectionViewObserver)?) {
        self.observer = observer
    }
}
