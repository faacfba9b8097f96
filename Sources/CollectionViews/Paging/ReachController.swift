import CollectionGeometry

/// The handlers that are called when the user comes near an end of the content, and their state.
final class ReachController {
    private struct Handler {
        let end: CollectionView.ContentEnd
        let distance: CollectionView.ReachDistance
        let body: () -> Void
        var reach = EdgeReach()
    }

    private var handlers: [Handler] = []
}

extension ReachController {
    /// Sets the handler of an end; `nil` for none.
    func setHandler(
        of end: CollectionView.ContentEnd,
        within distance: CollectionView.ReachDistance,
        _ body: (() -> Void)?
    ) {
        handlers.removeElements { $0.end == end }
        if let body { handlers.append(Handler(end: end, distance: distance, body: body)) }
    }

    /// Calls the handler of an end again although the number of items has not changed.
    func rearm(_ end: CollectionView.ContentEnd) {
        for index in handlers.indices where handlers[index].end == end { handlers[index].reach.rearm() }
    }

    /// Compares with the current state. Returns the handlers that are to be called now.
    ///
    /// - Parameters:
    ///   - count: The number of items.
    ///   - isNear: Whether the user is near an end.
    func update(
        count: Int,
        isNear: (CollectionView.ContentEnd, CollectionView.ReachDistance) -> Bool
    ) -> [() -> Void] {
        var due: [() -> Void] = []
        for index in handlers.indices {
            let isNear = isNear(handlers[index].end, handlers[index].distance)
            if handlers[index].reach.update(isNear: isNear, count: count) { due.append(handlers[index].body) }
        }
        return due
    }
}

extension ReachController: VisibilityPart {
    package func elementsWillUpdate() {}

    package func passDidEnd(in view: CollectionView, hasDisplayed: Bool) {
        if !handlers.isEmpty { view.tellReach(self) }
    }

    package func viewsWereDiscarded(in view: CollectionView) {}
}
