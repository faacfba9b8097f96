import CollectionGeometry
import CollectionLayout

/// Tells what comes into sight and what leaves it: to the delegate, and to the observer of the view.
final class DisplayEvents {
    private var tracker = DisplayTracker()
    private var entries: [SeenElement] = []
}

extension DisplayEvents: VisibilityPart {
    package func elementsWillUpdate() { tracker.elementsWillUpdate() }

    /// Tells what is seen and was not before, and the other way round.
    ///
    /// - Complexity: O(*n*) in the number of displayed views.
    package func passDidEnd(in view: CollectionView, hasDisplayed: Bool) {
        guard view.wantsDisplayEvents else { return }
        view.note(.tellDisplay)
        view.forEachSeenElement { entries.append($0) }
        tell(entries, in: view)
        // It holds views, which may be given up.
        entries.removeAll(keepingCapacity: true)
    }

    package func viewsWereDiscarded(in view: CollectionView) {
        if view.wantsDisplayEvents { tell([], in: view) }
    }

    private func tell(_ seen: [SeenElement], in view: CollectionView) {
        let change = tracker.update(to: seen, view.elements)
        for entry in change.ended { view.tellDidEndDisplaying(entry.element, entry.view) }
        for entry in change.began { view.tellWillDisplay(entry.element, entry.view) }
    }
}

extension CollectionView {
    /// Has display events be told from the next pass on.
    func requireDisplayEvents() {
        if visibility.first(DisplayEvents.self) == nil { visibility.install(DisplayEvents()) }
        setNeedsLayout()
    }
}
