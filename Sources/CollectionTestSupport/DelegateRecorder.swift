package import CollectionGeometry
package import CollectionLayout
package import CollectionViews

/// The delegate of a collection view that records its calls and decides as a test wants it. The test keeps it.
package final class DelegateRecorder: CollectionViewDelegate, CollectionViewDataSourcePrefetching {
    package let lifetime = Lifetime()
    private let kinds: DelegateEvent.Kinds
    private var events: [DelegateEvent] = []

    /// Whether an item may be marked, selected and taken out of the selection.
    package var isAllowed: (IndexPath) -> Bool = { _ in true }
    /// Whether an item has a primary action.
    package var hasPrimaryAction: (IndexPath) -> Bool = { _ in true }
    /// Whether a drag over check marks may begin.
    package var beginsMultipleSelection: (IndexPath) -> Bool = { _ in true }
    /// The destination of a held item: its path in the data, where it is seen, and the place proposed.
    package var targetIndexPath: (IndexPath, IndexPath, IndexPath) -> IndexPath = { $2 }
    /// Where a scroll comes to rest after the finger is lifted.
    package var scrollTarget: (DelegateEvent.Release) -> Point = { $0.target }
    /// The menu of an item.
    package var menu: (IndexPath) -> Menu? = { _ in nil }

    /// Creates the delegate of a collection view.
    package init(_ collectionView: CollectionView, _ kinds: DelegateEvent.Kinds = []) {
        self.kinds = kinds
        collectionView.delegate = self
        if kinds.contains(.prefetching) { collectionView.prefetchDataSource = self }
    }

    /// Hands over what was recorded since the last call. Of offsets that follow each other only the last is recorded.
    package func takeEvents() -> [DelegateEvent] {
        defer { events = [] }
        return events
    }

    private func record(_ event: DelegateEvent, if kind: DelegateEvent.Kinds = []) {
        guard kinds.isSuperset(of: kind) else { return }
        switch (events.last, event) {
        case (.scrolled, .scrolled): events.removeLast()
        case (.rowScrolled(let last, _), .rowScrolled(let section, _)) where last == section: events.removeLast()
        default: break
        }
        events.append(event)
    }
}

// Scrolling.
extension DelegateRecorder {
    package func scrollViewDidScroll(_ scrollView: CollectionView) { record(.scrolled(scrollView.bounds.origin)) }

    package func scrollViewWillBeginDragging(_ scrollView: CollectionView) {
        record(.scrollBegan(.content), if: .scrolling)
    }

    package func scrollViewWillEndDragging(
        _ scrollView: CollectionView, withVelocity velocity: Point, targetContentOffset: inout Point
    ) {
        let release = DelegateEvent.Release(source: .content, velocity: velocity, target: targetContentOffset)
        record(.scrollReleased(release), if: .scrolling)
        targetContentOffset = scrollTarget(release)
    }

    package func scrollViewDidEndDecelerating(_ scrollView: CollectionView) {
        record(.scrollDecelerated, if: .scrolling)
    }

    package func scrollViewDidEndScrollingAnimation(_ scrollView: CollectionView) {
        record(.scrollAnimationEnded(.content), if: .scrolling)
    }

    package func scrollViewDidScrollToTop(_ scrollView: CollectionView) { record(.scrolledToTop, if: .scrolling) }

    package func scrollViewDidEndScrolling(_ scrollView: CollectionView) { record(.scrollEnded) }

    package func collectionView(_ collectionView: CollectionView, willBeginDraggingRowInSection section: Int) {
        record(.scrollBegan(.row(section: section)), if: .scrolling)
    }

    package func collectionView(_ collectionView: CollectionView, didScrollRowInSection section: Int, to offset: Point)
    {
        record(.rowScrolled(section: section, offset), if: .scrolling)
    }

    package func collectionView(
        _ collectionView: CollectionView, willEndDraggingRowInSection section: Int, withVelocity velocity: Point,
        targetContentOffset: inout Point
    ) {
        let release = DelegateEvent.Release(
            source: .row(section: section), velocity: velocity, target: targetContentOffset)
        record(.scrollReleased(release), if: .scrolling)
        targetContentOffset = scrollTarget(release)
    }

    package func collectionView(
        _ collectionView: CollectionView, didEndScrollingRowInSection section: Int, at offset: Point, animated: Bool
    ) {
        if animated { record(.scrollAnimationEnded(.row(section: section)), if: .scrolling) }
        record(.rowScrollEnded(section: section, offset), if: .scrolling)
    }
}

// Presses and selection.
extension DelegateRecorder {
    package func collectionView(_ collectionView: CollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        isAllowed(indexPath)
    }

    package func collectionView(_ collectionView: CollectionView, didHighlightItemAt indexPath: IndexPath) {
        record(.highlightedItem(indexPath), if: .presses)
    }

    package func collectionView(_ collectionView: CollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        record(.unhighlightedItem(indexPath), if: .presses)
    }

    package func collectionView(_ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        isAllowed(indexPath)
    }

    package func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
        record(.selectedItem(indexPath))
    }

    package func collectionView(_ collectionView: CollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        isAllowed(indexPath)
    }

    package func collectionView(_ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath) {
        record(.deselectedItem(indexPath))
    }

    package func collectionView(
        _ collectionView: CollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool {
        hasPrimaryAction(indexPath)
    }

    package func collectionView(_ collectionView: CollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
        record(.performedPrimaryAction(indexPath), if: .primaryActions)
    }

    package func collectionView(
        _ collectionView: CollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
        beginsMultipleSelection(indexPath)
    }

    package func collectionView(
        _ collectionView: CollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {
        record(.beganMultipleSelection(indexPath), if: .presses)
    }

    package func collectionView(_ collectionView: CollectionView, didDoubleTapItemAt indexPath: IndexPath) {
        record(.doubleTappedItem(indexPath), if: .presses)
    }

    package func collectionView(_ collectionView: CollectionView, didLongPressItemAt indexPath: IndexPath) {
        record(.longPressedItem(indexPath), if: .presses)
    }
}

// Menus, places, display and prefetching.
extension DelegateRecorder {
    package func collectionView(
        _ collectionView: CollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: Point
    ) -> ContextMenuConfiguration? {
        indexPaths.first.flatMap(menu).map { menu in ContextMenuConfiguration { _ in menu } }
    }

    package func collectionView(
        _ collectionView: CollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        targetIndexPath(originalIndexPath, currentIndexPath, proposedIndexPath)
    }

    package func collectionView(
        _ collectionView: CollectionView, willDisplay cell: CollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        record(.willDisplay(.cell(indexPath)), if: .display)
    }

    package func collectionView(
        _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        record(.didEndDisplaying(.cell(indexPath)), if: .display)
    }

    package func collectionView(
        _ collectionView: CollectionView, willDisplaySupplementaryView view: CollectionReusableView,
        forElementKind elementKind: ElementKind, at indexPath: IndexPath
    ) {
        record(.willDisplay(.supplementary(elementKind, indexPath)), if: .display)
    }

    package func collectionView(
        _ collectionView: CollectionView, didEndDisplayingSupplementaryView view: CollectionReusableView,
        forElementOfKind elementKind: ElementKind, at indexPath: IndexPath
    ) {
        record(.didEndDisplaying(.supplementary(elementKind, indexPath)), if: .display)
    }

    package func collectionView(_ collectionView: CollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        record(.prefetch(indexPaths), if: .prefetching)
    }

    package func collectionView(_ collectionView: CollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
        record(.cancelPrefetching(indexPaths), if: .prefetching)
    }
}
