import CollectionGeometry

/// Decides which items are reported for prefetching: each once, until it has been displayed or is far away again.
struct Prefetcher {
    /// The items to be reported.
    struct Change: Equatable {
        var begun: [IndexPath] = []
        var cancelled: [IndexPath] = []
    }

    private let requested: ElementSet

    /// Creates a prefetcher that has reported nothing.
    init(_ elements: ElementTable) {
        requested = elements.makeSet()
    }
}

extension Prefetcher {
    /// Compares with the items that are near now.
    ///
    /// - Parameters:
    ///   - wanted: The items without a cell to be prefetched, nearest first.
    ///   - near: All items without a cell that are not cancelled, whichever the scroll direction.
    ///   - displayed: The items that have a cell; they are neither prefetched nor cancelled.
    func update(wanted: [IndexPath], near: Set<IndexPath>, displayed: Set<IndexPath>) -> Change {
        var change = Change()
        for path in requested.indexPaths where !near.contains(path) {
            requested.remove(path)
            if !displayed.contains(path) { change.cancelled.append(path) }
        }
        for path in wanted where requested.insert(path) { change.begun.append(path) }
        return change
    }

    /// Forgets all items, as after the data was replaced.
    func reset() { requested.replace(with: []) }
}
