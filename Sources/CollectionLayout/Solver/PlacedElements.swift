import CollectionGeometry

/// An item in its section: the frame is relative to the corner of the section's groups, x growing from the leading side,
/// not yet aligned to pixels.
struct PlacedItem {
    var index: Int
    var frame: Rect
    var zIndex: Int
    /// The axes along which the view may say how long it wants to be.
    var freeAxes: AxisSet
    /// Whether some length of the frame is still an estimate.
    var isEstimated: Bool
    /// How the item stays in sight across the scroll axis, if it does.
    var pin: Pin?

    /// How an item stays in sight.
    struct Pin {
        var edge: LayoutItem.PinnedEdge
        /// The room of the items pinned before it.
        var distance: Double
        /// The extent of the group, which the item does not leave.
        var lower: Double
        var upper: Double
    }
}

/// A view attached to an item or group.
struct PlacedSupplementary {
    var item: LayoutSupplementaryItem
    /// The number among the views of its kind in the section.
    var number: Int
    var frame: Rect
    var isEstimated: Bool
}

/// What a part of a section holds, as candidates for a query. Kept between queries, so that they allocate nothing.
struct PlacedElements {
    var items: ContiguousArray<PlacedItem> = []
    var supplementaries: ContiguousArray<PlacedSupplementary> = []
    /// The measured sizes of attached views.
    var supplementarySizes = SupplementarySizes()
    private var counters: ContiguousArray<Int> = []
}

extension PlacedElements {
    mutating func removeAll() {
        items.removeAll(keepingCapacity: true)
        supplementaries.removeAll(keepingCapacity: true)
    }

    /// Zeros to count with, to be given back.
    mutating func takeCounters(_ count: Int) -> ContiguousArray<Int> {
        var taken: ContiguousArray<Int> = []
        swap(&taken, &counters)
        taken.removeAll(keepingCapacity: true)
        for _ in 0..<count { taken.append(0) }
        return taken
    }

    mutating func giveBack(_ taken: ContiguousArray<Int>) {
        counters = taken
    }
}

/// The sizes that attached views of a section want, as far as they are known.
///
/// They are sorted by number: a dictionary takes some 2 KB more in a program for the browser.
struct SupplementarySizes {
    private var entries: [Entry] = []

    private struct Entry {
        let kind: ElementKind
        let number: Int
        let size: Size
    }
}

extension SupplementarySizes {
    var isEmpty: Bool { entries.isEmpty }

    /// The size of the view with a number among those of its kind; `nil` if it is not known.
    ///
    /// - Complexity: O(log *n*) in the number of sizes; O(*n*) to add or remove one before others.
    subscript(kind: ElementKind, number: Int) -> Size? {
        get {
            let place = place(of: kind, number)
            return place.isKnown ? entries[place.index].size : nil
        }
        set {
            let place = place(of: kind, number)
            guard let newValue else {
                if place.isKnown { entries.remove(at: place.index) }
                return
            }
            let entry = Entry(kind: kind, number: number, size: newValue)
            if place.isKnown { entries[place.index] = entry } else { entries.insert(entry, at: place.index) }
        }
    }

    /// The index of the entry of a view, or the one where it belongs.
    private func place(of kind: ElementKind, _ number: Int) -> (index: Int, isKnown: Bool) {
        var index = entries.partitioningIndex { $0.number >= number }
        while index < entries.count, entries[index].number == number {
            if entries[index].kind == kind { return (index, true) }
            index += 1
        }
        return (index, false)
    }
}
