import CollectionGeometry
import CollectionLayout

// Loading more content: a handler is called when the user comes near an end of the content.
extension CollectionView {
    /// An end of the content.
    public enum ContentEnd: Hashable, Sendable, CaseIterable {
        /// The start, for content that continues into the past.
        case start
        /// The end.
        case end
    }

    /// The distance from an end at which the handler is called.
    public enum ReachDistance: Hashable, Sendable {
        /// The remaining length to scroll, in points.
        case points(Double)
        /// A number of items that have not become visible.
        case items(Int)
    }

    /// Sets a handler that is called when the user comes near an end of the content, whatever the cause: a finger, the
    /// End key, or content that is too short to scroll. `nil` removes it.
    ///
    /// ```swift
    /// collectionView.onReach(.end, within: .items(10)) { [model] in model.loadMore() }
    /// ```
    ///
    /// It is called once, and again when the number of items has changed since, or after ``rearmReach(of:)``: call that
    /// when loading has failed and may be tried again. Without items it is not called. An indicator of loading or
    /// failure at the end is a footer of the screen.
    ///
    /// - Parameters:
    ///   - end: The end.
    ///   - distance: The distance from the end at which the handler is called.
    ///   - handler: Called before the current event ends, when all visible views are at their places. The view holds it
    ///     strongly: it must not capture the owner of the view.
    public func onReach(_ end: ContentEnd, within distance: ReachDistance, _ handler: (() -> Void)?) {
        requireReach().setHandler(of: end, within: distance, handler)
        setNeedsLayout()
    }

    /// Calls the handler of an end again although the number of items has not changed.
    public func rearmReach(of end: ContentEnd) {
        visibility.first(ReachController.self)?.rearm(end)
        setNeedsLayout()
    }

    private func requireReach() -> ReachController {
        if let existing = visibility.first(ReachController.self) { return existing }
        let made = ReachController()
        visibility.install(made)
        return made
    }

    /// Calls the handlers of the ends that the user has reached.
    ///
    /// - Complexity: O(*s* + *n*) in the numbers of sections and of displayed cells.
    func tellReach(_ reach: ReachController) {
        guard !isMovingItem, let dataSource = contentSource else { return }
        var starts: [Int] = []
        var count = 0
        for section in 0..<dataSource.numberOfSections {
            starts.append(count)
            count += dataSource.numberOfItems(inSection: section)
        }
        var seen: (first: Int, last: Int)?
        for displayed in display.cells where isSeen(displayed.view) && displayed.indexPath.section < starts.count {
            let number = starts[displayed.indexPath.section] + displayed.indexPath.item
            seen = (min(seen?.first ?? number, number), max(seen?.last ?? number, number))
        }
        let due = reach.update(count: count) { isNear($0, within: $1, count: count, seen: seen) }
        guard !due.isEmpty else { return }
        for body in due { body() }
        setNeedsLayout()
    }

    private func isNear(
        _ end: ContentEnd,
        within distance: ReachDistance,
        count: Int,
        seen: (first: Int, last: Int)?
    ) -> Bool {
        switch (distance, end) {
        case (.points(let distance), .end): contentSize.height + contentInset.bottom - bounds.maxY <= distance
        case (.points(let distance), .start): bounds.minY + contentInset.top <= distance
        case (.items(let distance), .end): seen.map { count - 1 - $0.last <= distance } ?? false
        case (.items(let distance), .start): seen.map { $0.first <= distance } ?? false
        }
    }
}
