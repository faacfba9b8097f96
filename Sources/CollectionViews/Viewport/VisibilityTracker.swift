import CollectionGeometry
import CollectionLayout

/// What is seen and what comes near: the one account from which display events and prefetching are told.
final class VisibilityTracker {
    /// How far from the screen items count as near, in lengths of the view.
    var prefetchDistance = 2.0

    private var shown = DisplayTracker()
    private var requested: Prefetcher
    private var entries: [DisplayTracker.Entry] = []
    private var nearby: [LayoutAttributes] = []
    /// Whether other elements were displayed since it was last found out what comes near.
    private var isPrefetchingDue = false

    /// Creates a tracker that has seen nothing.
    init(_ elements: ElementTable) {
        requested = Prefetcher(elements)
    }
}

extension VisibilityTracker {
    /// Takes in what is seen now. Returns what has come into sight and what has left it since the last time.
    ///
    /// - Parameter collect: Appends the elements that are seen, with the nodes of their views.
    func update(_ elements: ElementTable, _ collect: (inout [DisplayTracker.Entry]) -> Void) -> DisplayTracker.Change {
        entries.removeAll(keepingCapacity: true)
        collect(&entries)
        return shown.update(to: entries, elements)
    }

    /// Notes that other elements are displayed.
    func setNeedsPrefetching() { isPrefetchingDue = true }

    /// Whether it is to be found out what comes near; true once after other elements were displayed.
    func takePrefetching() -> Bool {
        defer { isPrefetchingDue = false }
        return isPrefetchingDue
    }

    /// Takes in what is near now. Returns which items come near and which have gone away.
    func prefetch(wanted: [IndexPath], near: Set<IndexPath>, displayed: Set<IndexPath>) -> Prefetcher.Change {
        requested.update(wanted: wanted, near: near, displayed: displayed)
    }

    /// The elements of a region of the content.
    func elements(in region: Rect, of layout: CollectionViewLayout) -> [LayoutAttributes] {
        nearby.removeAll(keepingCapacity: true)
        layout.collectLayoutAttributes(in: region, into: &nearby)
        return nearby
    }

    /// Remembers the paths of what is seen before an update: of what the update removes it is told by them.
    func elementsWillUpdate() { shown.elementsWillUpdate() }

    /// Forgets which items came near, as after the data was replaced.
    func resetPrefetching() { requested.reset() }
}
