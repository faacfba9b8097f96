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
struct SupplementarySizes: Equatable {
    private var sizes = [Key: Size]()

    private struct Key: Hashable {
        var kind: ElementKind
        var number: Int
    }

    var isEmpty: Bool { sizes.isEmpty }

    subscript(kind: ElementKind, number: Int) -> Size? {
        get { sizes.isEmpty ? nil : sizes[Key(kind: kind, number: number)] }
        set { sizes[Key(kind: kind, number: number)] = newValue }
    }
}
