import CollectionLayout

/// Tracks the visible items and supplementary views of controllers, to report which have become visible and which are
/// no longer.
///
/// An item is the same while it has the same number, whatever its index and its cell.
struct DisplayLedger {
    /// A visible element.
    struct Entry {
        /// The number of the item; `nil` for a supplementary view.
        var item: Int?
        /// The kind of a supplementary view; `nil` for an item.
        var kind: ElementKind?
        /// The index of the element in its controller.
        var index: Int
        /// The controllers of the element.
        var owner: ListContent.Owner

        /// Whether two entries are the same element, at any index.
        func isSame(as other: Entry) -> Bool {
            guard item == other.item, kind == other.kind else { return false }
            return item != nil || (index == other.index && owner.controller === other.owner.controller)
        }

        /// Whether two entries are the same element of the same controllers.
        func isInPlace(of other: Entry) -> Bool { isSame(as: other) && owner.isSame(as: other.owner) }
    }

    /// A change of visibility.
    enum Event {
        /// An item has become visible.
        case itemBegan(SectionController, index: Int)
        /// The first element of a controller has become visible.
        case began(SectionController)
        /// An item has stopped being visible.
        case itemEnded(SectionController, index: Int)
        /// The last element of a controller has stopped being visible.
        case ended(SectionController)
    }

    private(set) var shown: [Entry] = []
    /// The controllers with a visible element, with the number of those, in the order in which they became visible.
    private(set) var counts: [Count] = []

    /// A controller and the number of its visible elements.
    struct Count {
        let controller: SectionController
        var elements: Int
    }
}

extension DisplayLedger {
    /// Compares with the elements visible now, and returns the ends, then the beginnings: items before the controllers
    /// of which they were the last or are the first element. An item that has moved to another controller causes no
    /// event, but belongs to that one from now on.
    ///
    /// - Complexity: O(*n*) without changes, else O(*n*²) in the number of elements on a screen.
    mutating func update(to next: [Entry]) -> [Event] {
        defer {
            shown = next
            _checkInvariants()
        }
        if next.count == shown.count, next.indices.allSatisfy({ next[$0].isInPlace(of: shown[$0]) }) { return [] }
        let moves = shown.compactMap { old in
            next.first { $0.isSame(as: old) && !$0.isInPlace(of: old) }.map { (from: old.owner, to: $0.owner) }
        }
        var ends: [Event] = []
        var begins: [Event] = []
        // A controller that loses one item and receives another stays visible.
        for move in moves { add(move.to, &begins) }
        for entry in shown where !next.contains(where: { $0.isSame(as: entry) }) {
            if entry.item != nil { ends.append(.itemEnded(entry.owner.controller, index: entry.index)) }
            remove(entry.owner, &ends)
        }
        for move in moves { remove(move.from, &ends) }
        for entry in next where !shown.contains(where: { $0.isSame(as: entry) }) {
            if entry.item != nil { begins.append(.itemBegan(entry.owner.controller, index: entry.index)) }
            add(entry.owner, &begins)
        }
        return ends + begins
    }

    private mutating func add(_ owner: ListContent.Owner, _ events: inout [Event]) {
        for controller in owner.ancestors { add(controller, &events) }
        add(owner.controller, &events)
    }

    private mutating func remove(_ owner: ListContent.Owner, _ events: inout [Event]) {
        remove(owner.controller, &events)
        for controller in owner.ancestors.reversed() { remove(controller, &events) }
    }

    @inline(never)  // Runs for changes only, from four places.
    private mutating func add(_ controller: SectionController, _ events: inout [Event]) {
        if let index = counts.firstIndex(where: { $0.controller === controller }) {
            counts[index].elements += 1
        } else {
            counts.append(Count(controller: controller, elements: 1))
            events.append(.began(controller))
        }
    }

    @inline(never)  // As above.
    private mutating func remove(_ controller: SectionController, _ events: inout [Event]) {
        guard let index = counts.firstIndex(where: { $0.controller === controller }) else { return }
        counts[index].elements -= 1
        guard counts[index].elements == 0 else { return }
        counts.remove(at: index)
        events.append(.ended(controller))
    }

    /// Stops the program if the state is inconsistent, in builds with the flag `COLLECTION_INTERNAL_CHECKS`.
    private func _checkInvariants() {
        #if COLLECTION_INTERNAL_CHECKS
        var elements = [ObjectIdentifier: Int]()
        for entry in shown {
            for controller in entry.owner.ancestors + [entry.owner.controller] {
                elements[ObjectIdentifier(controller), default: 0] += 1
            }
        }
        precondition(counts.count == elements.count, "Each counted controller has a visible element.")
        for count in counts {
            precondition(elements[ObjectIdentifier(count.controller)] == count.elements, "Elements are counted.")
        }
        #endif
    }
}
