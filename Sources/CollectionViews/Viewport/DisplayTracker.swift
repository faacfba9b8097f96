import CollectionGeometry
import CollectionLayout

/// An element that is visible, at least in part, and its view. See ``CollectionView/forEachSeenElement(_:)``.
struct SeenElement: Equatable {
    /// The element by its path in the displayed data.
    var element: LayoutElement
    let view: CollectionReusableView

    static func == (left: SeenElement, right: SeenElement) -> Bool {
        left.view === right.view && left.element == right.element
    }
}

/// Tracks the visible elements, to report which have become visible and which are no longer.
///
/// An element is the same while the same view shows it: a reloaded one ends and begins.
struct DisplayTracker {
    /// The elements that have stopped being visible, and those that have become visible.
    struct Change {
        var ended: [SeenElement] = []
        var began: [SeenElement] = []
    }

    /// A visible element, and the handle that follows it over updates.
    private struct Shown {
        var entry: SeenElement
        let handle: ElementHandle
    }

    private var shown: [Shown] = []
}

extension DisplayTracker {
    /// Updates the remembered paths, before an update translates the handles.
    mutating func elementsWillUpdate() {
        for index in shown.indices {
            if let element = shown[index].handle.element { shown[index].entry.element = element }
        }
    }

    /// Compares with the elements visible now. Removed elements have ended, and are reported by their last path.
    ///
    /// - Complexity: O(*n*) without changes, else O(*n*²) in the number of elements on a screen.
    mutating func update(to next: [SeenElement], _ elements: ElementTable) -> Change {
        var change = Change()
        shown.removeElements { shown in
            guard shown.handle.element == nil else { return false }
            change.ended.append(shown.entry)
            return true
        }
        elementsWillUpdate()
        if next.count == shown.count, zip(next, shown).allSatisfy({ $0 == $1.entry }) { return change }
        let last = shown
        shown = []
        for entry in last where !next.contains(entry.entry) { change.ended.append(entry.entry) }
        for entry in next {
            if let known = last.first(where: { $0.entry == entry }) {
                shown.append(known)
            } else {
                change.began.append(entry)
                shown.append(Shown(entry: entry, handle: elements.handle(for: entry.element)))
            }
        }
        return change
    }
}
