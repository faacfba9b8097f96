import CollectionGeometry

/// Keeps views and layout from reacting to each other for ever.
///
/// A view may want a size because of the one the layout gave it, and back. A view that returns to the size it wanted
/// before last is held at the larger of the two; one that keeps changing its mind is held at the last size after
/// ``maximumChanges`` changes. Both until something else happens: new data, new bounds, or a frame in which no view wants
/// another size.
struct FeedbackLimiter {
    /// The elements that have been held.
    private(set) var held: [LayoutElement] = []
    /// The preferred sizes of views, sorted by the index paths of the elements: a dictionary takes some 2 KB more in a program
    /// for the browser.
    private var histories: [History] = []

    /// How often a view may want another size.
    static let maximumChanges = 12

    private struct History {
        let element: LayoutElement
        var last: Size
        var beforeLast: Size?
        var changes = 0
        var isHeld = false
    }
}

extension FeedbackLimiter {
    /// Forgets what views wanted.
    mutating func reset() {
        if !histories.isEmpty { histories.removeAll(keepingCapacity: true) }
        if !held.isEmpty { held.removeAll() }
    }

    /// The size to lay out for a view that wants one, or `nil` if it has to stay as it is.
    ///
    /// - Complexity: O(log *n*) for a view with a history, else O(*n*) in the number of histories behind its place.
    mutating func admit(_ element: LayoutElement, _ size: Size, _ grid: PixelGrid) -> Size? {
        let place = place(of: element)
        guard place.isKnown else {
            histories.insert(History(element: element, last: size), at: place.index)
            return size
        }
        var history = histories[place.index]
        guard !history.isHeld, !history.last.isNear(size, grid) else { return nil }
        var admitted = size
        if let beforeLast = history.beforeLast, beforeLast.isNear(size, grid) {
            admitted = Size(
                width: max(history.last.width, size.width), height: max(history.last.height, size.height))
            history.isHeld = true
        }
        history.changes += 1
        if history.changes >= Self.maximumChanges { history.isHeld = true }
        history.beforeLast = history.last
        history.last = admitted
        if history.isHeld { held.append(element) }
        histories[place.index] = history
        return admitted
    }

    /// The index of the history of an element, or the one where it belongs.
    private func place(of element: LayoutElement) -> (index: Int, isKnown: Bool) {
        let path = element.indexPath
        var index = histories.partitioningIndex { $0.element.indexPath >= path }
        while index < histories.count, histories[index].element.indexPath == path {
            if histories[index].element == element { return (index, true) }
            index += 1
        }
        return (index, false)
    }
}

extension Size {
    /// Whether both sides differ by less than a pixel.
    fileprivate func isNear(_ other: Size, _ grid: PixelGrid) -> Bool {
        abs(width - other.width) < grid.pixel && abs(height - other.height) < grid.pixel
    }
}
