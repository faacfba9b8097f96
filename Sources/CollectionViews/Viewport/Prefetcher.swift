import CollectionGeometry

/// Decides which items are reported as coming near, each once until it has been seen or has gone away again.
struct Prefetcher {
    /// What is to be reported.
    struct Change: Equatable {
        var begun: [IndexPath] = []
        var cancelled: [IndexPath] = []
    }

    private let requested: ElementSet

    /// Creates a prefetcher that has told nothing.
    init(_ elements: ElementTable) {
        requested = elements.makeSet()
    }
}

extension Prefetcher {
    /// Takes in what is near now.
    ///
    /// - Parameters:
    ///   - wanted: The items without a cell that come near, nearest first.
    ///   - near: All items without a cell that are near enough to be kept, in whichever direction the user scrolls.
    ///   - displayed: The items that have a cell; they are not asked for and not cancelled.
    func update(wanted: [IndexPath], near: Set<IndexPath>, displayed: Set<IndexPath>) -> Change {
        var change = Change()
        for path in requested.indexPaths where !near.contains(path) {
            requested.remove(path)
            if !displayed.contains(path) { change.cancelled.append(path) }
        }
        for path in wanted where requested.insert(path) { change.begun.append(path) }
        return change
    }

    /// Forgets all, as after the data was replaced.
    func reset() { requested.replace(with: []) }
}
