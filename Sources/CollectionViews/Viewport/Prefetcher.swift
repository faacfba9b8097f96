import CollectionGeometry

/// Decides which items are reported as coming near, each once until it has been seen or has gone away again.
struct Prefetcher {
    /// What is to be reported.
    struct Change: Equatable {
        var begun: [IndexPath] = []
        var cancelled: [IndexPath] = []
    }

    private var requested: Set<IndexPath> = []
}

extension Prefetcher {
    /// Takes in what is near now.
    ///
    /// - Parameters:
    ///   - wanted: The items without a cell that come near, nearest first.
    ///   - near: All items without a cell that are near enough to be kept, whichever way the reader goes.
    ///   - displayed: The items that have a cell; they are not asked for and not cancelled.
    mutating func update(wanted: [IndexPath], near: Set<IndexPath>, displayed: Set<IndexPath>) -> Change {
        var change = Change()
        for path in requested.sorted() where !near.contains(path) {
            requested.remove(path)
            if !displayed.contains(path) { change.cancelled.append(path) }
        }
        for path in wanted where requested.insert(path).inserted { change.begun.append(path) }
        return change
    }

    /// Follows items to their paths after an update; those that are gone are forgotten, as nobody can name them any more.
    mutating func carryOver(_ newPath: (IndexPath) -> IndexPath?) {
        requested = Set(requested.compactMap(newPath))
    }

    /// Forgets all, as after the data was replaced.
    mutating func reset() {
        requested = []
    }
}
