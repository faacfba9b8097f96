import CollectionLayout

/// Remembers what is seen, to tell what has come and what has gone since.
///
/// An element counts as the same while it is shown by the same view: one that is reloaded ends and begins.
struct DisplayTracker {
    /// An element that is seen, and the view that shows it.
    struct Entry: Equatable {
        var element: LayoutElement
        let view: CollectionReusableView

        static func == (a: Entry, b: Entry) -> Bool { a.view === b.view && a.element == b.element }
    }

    /// What has come and what has gone.
    struct Change {
        var ended: [Entry] = []
        var began: [Entry] = []
    }

    private var shown: [Entry] = []
    /// What an update removed and is still to be reported, by its old path.
    private var removed: [Entry] = []
}

extension DisplayTracker {
    /// Follows elements to their paths after an update.
    mutating func carryOver(_ newElement: (LayoutElement) -> LayoutElement?) {
        var kept: [Entry] = []
        for entry in shown {
            if let element = newElement(entry.element) {
                kept.append(Entry(element: element, view: entry.view))
            } else {
                removed.append(entry)
            }
        }
        shown = kept
    }

    /// Takes in what is seen now.
    ///
    /// - Complexity: O(*n*) when nothing has come or gone, else O(*n*²), *n* being the few elements on a screen.
    mutating func update(to next: [Entry]) -> Change {
        var change = Change(ended: removed)
        removed = []
        if next == shown { return change }
        for entry in shown where !next.contains(entry) { change.ended.append(entry) }
        for entry in next where !shown.contains(entry) { change.began.append(entry) }
        shown = next
        return change
    }
}
