/// Which handlers are called when the user comes near an end of the content, and whether it is time.
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
        handlers.removeAll { $0.end == end }
        if let body { handlers.append(Handler(end: end, distance: distance, body: body)) }
    }

    /// Has the handler of an end called again although nothing has come since the last time.
    func rearm(_ end: CollectionView.ContentEnd) {
        for index in handlers.indices where handlers[index].end == end { handlers[index].reach.rearm() }
    }

    /// Takes in what is seen. Returns the handlers that are to be called now.
    ///
    /// - Parameters:
    ///   - count: The number of items there are.
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
