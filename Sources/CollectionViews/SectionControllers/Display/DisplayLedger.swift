import CollectionLayout

/// Remembers which items and supplementary views of which controllers are seen, to tell what has come and gone since.
///
/// An item counts as the same while it has the same number, wherever it stands and whatever cell shows it.
struct DisplayLedger {
    /// Something that is seen.
    struct Entry {
        /// The number of the item; `nil` for a supplementary view.
        var item: Int?
        /// The kind of a supplementary view; `nil` for an item.
        var kind: ElementKind?
        /// The place of the element in its controller.
        var index: Int
        /// The controllers the element belongs to.
        var owner: ListContent.Owner

        /// Whether two entries are the same element, at whatever place.
        func isSame(as other: Entry) -> Bool {
            guard item == other.item, kind == other.kind else { return false }
            return item != nil || (index == other.index && owner.controller === other.owner.controller)
        }
    }

    /// Something that has come or gone.
    enum Event {
        /// An item is seen.
        case itemBegan(SectionController, index: Int)
        /// The first element of a controller is seen.
        case began(SectionController)
        /// An item is not seen any more.
        case itemEnded(SectionController, index: Int)
        /// No element of a controller is seen any more.
        case ended(SectionController)
    }

    private(set) var shown: [Entry] = []
    /// The controllers of which something is seen, with the number of their elements, in the order of coming.
    private(set) var counts: [Count] = []

    /// A controller and how many of its elements are seen.
    struct Count {
        let controller: SectionController
        var elements: Int
    }
}

extension DisplayLedger {
    /// Takes in what is seen now, and answers what has gone, then what has come: items before the controllers they were
    /// the last or are the first of.
    ///
    /// - Complexity: O(*n*) when nothing has come or gone, else O(*n*²), *n* being the few elements on a screen.
    mutating func update(to next: [Entry]) -> [Event] {
        defer { shown = next }
        if next.count == shown.count, next.indices.allSatisfy({ next[$0].isSame(as: shown[$0]) }) { return [] }
        var events: [Event] = []
        for entry in shown where !next.contains(where: { $0.isSame(as: entry) }) {
            if entry.item != nil { events.append(.itemEnded(entry.owner.controller, index: entry.index)) }
            remove(entry.owner.controller, &events)
            for controller in entry.owner.ancestors.reversed() { remove(controller, &events) }
        }
        for entry in next where !shown.contains(where: { $0.isSame(as: entry) }) {
            if entry.item != nil { events.append(.itemBegan(entry.owner.controller, index: entry.index)) }
            for controller in entry.owner.ancestors { add(controller, &events) }
            add(entry.owner.controller, &events)
        }
        return events
    }

    private mutating func add(_ controller: SectionController, _ events: inout [Event]) {
        if let index = counts.firstIndex(where: { $0.controller === controller }) {
            counts[index].elements += 1
        } else {
            counts.append(Count(controller: controller, elements: 1))
            events.append(.began(controller))
        }
    }

    private mutating func remove(_ controller: SectionController, _ events: inout [Event]) {
        guard let index = counts.firstIndex(where: { $0.controller === controller }) else { return }
        counts[index].elements -= 1
        guard counts[index].elements == 0 else { return }
        counts.remove(at: index)
        events.append(.ended(controller))
    }
}
