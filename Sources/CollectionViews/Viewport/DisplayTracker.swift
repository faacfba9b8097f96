import CollectionGeometry
import CollectionLayout

/// An element that is seen, at least in part, and the view that shows it. See ``CollectionView/forEachSeenElement(_:)``.
struct SeenElement: Equatable {
    /// The element by its path in what is seen.
    var element: LayoutElement
    let view: CollectionReusableView

    static func == (left: SeenElement, right: SeenElement) -> Bool {
        left.view === right.view && left.element == right.element
    }
}

/// Remembers what is seen, to tell what has come and what has gone since.
///
/// An element counts as the same while it is shown by the same view: one that is reloaded ends and begins.
struct DisplayTracker {
    /// What has come and what has gone.
    struct Change {
        var ended: [SeenElement] = []
        var began: [SeenElement] = []
    }

    /// An entry, and what follows its element over updates.
    private struct Shown {
        var entry: SeenElement
        let handle: ElementHandle
    }

    private var shown: [Shown] = []
}

extension DisplayTracker {
    /// Remembers the paths of before an update.
    mutating func elementsWillUpdate() {
        for index in shown.indices {
            if let element = shown[index].handle.element { shown[index].entry.element = element }
        }
    }

    /// Takes in what is seen now. Elements that are gone have ended, and are named by the path they had before.
    ///
    /// - Complexity: O(*n*) when nothing has come or gone, else O(*n*²), *n* being the few elements on a screen.
    mutating func update(to next: [SeenElement], _ elements: ElementTable) -> Change {
        var change = Change()
        shown.removeAll { shown in
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
