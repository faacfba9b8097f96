import CollectionGeometry
import CollectionLayout

/// Reports elements that become visible and those that stop being visible to the delegate and the observer of the view.
final class DisplayEvents {
    private var tracker = DisplayTracker()
    private var entries: [SeenElement] = []
    /// The events still to be reported, the next one last. A handler may remove the view, which is reported after it.
    private var untold: [Event] = []
    private var isTelling = false

    private enum Event {
        case began(SeenElement)
        case ended(SeenElement)
    }
}

extension DisplayEvents: VisibilityPart {
    package func elementsWillUpdate() { tracker.elementsWillUpdate() }

    /// Reports the changes since the last pass.
    ///
    /// - Complexity: O(*n*) in the number of displayed views.
    package func passDidEnd(in view: CollectionView, hasDisplayed: Bool) {
        guard view.wantsDisplayEvents else { return }
        view.note(.tellDisplay)
        view.forEachSeenElement { entries.append($0) }
        tell(entries, in: view)
        // The entries hold views, which may be discarded.
        entries.removeAll(keepingCapacity: true)
    }

    package func viewsWereDiscarded(in view: CollectionView) {
        if view.wantsDisplayEvents { tell([], in: view) }
    }

    private func tell(_ seen: [SeenElement], in view: CollectionView) {
        let change = tracker.update(to: seen, view.elements)
        guard !change.ended.isEmpty || !change.began.isEmpty else { return }
        let events = change.ended.map { Event.ended($0) } + change.began.map { Event.began($0) }
        untold.insert(contentsOf: events.reversed(), at: 0)
        guard !isTelling else { return }
        isTelling = true
        while let event = untold.popLast() {
            switch event {
            case .began(let entry): view.tellWillDisplay(entry.element, entry.view)
            case .ended(let entry): view.tellDidEndDisplaying(entry.element, entry.view)
            }
        }
        isTelling = false
    }
}

extension CollectionView {
    /// Reports display events from the next pass on.
    func requireDisplayEvents() {
        if visibility.first(DisplayEvents.self) == nil { visibility.install(DisplayEvents()) }
        setNeedsLayout()
    }
}
