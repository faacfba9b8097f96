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
        /// From the controller of the section to the one the element belongs to.
        var controllers: [SectionController]

        /// Whether two entries are the same element, at whatever place.
        func isSame(as other: Entry) -> Bool {
            guard item == other.item, kind == other.kind else { return false }
            return item != nil || (index == other.index && controllers[0] === other.controllers[0])
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
    private var counts: [(controller: SectionController, count: Int)] = []
}

extension DisplayLedger {
    /// The controllers of which something is seen, in the order of coming.
    var controllers: [SectionController] { counts.map { $0.controller } }

    /// Takes in what is seen now, and answers what has gone, then what has come.
    ///
    /// - Complexity: O(*n*²), *n* being the few elements on a screen.
    mutating func update(to next: [Entry]) -> [Event] {
        var events: [Event] = []
        for entry in shown where !next.contains(where: { $0.isSame(as: entry) }) {
            if entry.item != nil { events.append(.itemEnded(entry.controllers[entry.controllers.count - 1], index: entry.index)) }
            for controller in entry.controllers.reversed() { remove(controller, &events) }
        }
        for entry in next where !shown.contains(where: { $0.isSame(as: entry) }) {
            if entry.item != nil { events.append(.itemBegan(entry.controllers[entry.controllers.count - 1], index: entry.index)) }
            for controller in entry.controllers { add(controller, &events) }
        }
        shown = next
        return events
    }

    private mutating func add(_ controller: SectionController, _ events: inout [Event]) {
        if let index = counts.firstIndex(where: { $0.controller === controller }) {
            counts[index].count += 1
        } else {
            counts.append((controller, 1))
            events.append(.began(controller))
        }
    }

    private mutating func remove(_ controller: SectionController, _ events: inout [Event]) {
        guard let index = counts.firstIndex(where: { $0.controller === controller }) else { return }
        counts[index].count -= 1
        guard counts[index].count == 0 else { return }
        counts.remove(at: index)
        events.append(.ended(controller))
    }
}
