/// Which of the slots of a snapshot or an outline are walked along: ``SnapshotIdentifiers`` without identifiers.
enum SlotSequence: Sendable {
    /// The sections of a snapshot.
    case sections(SlotSnapshot)
    /// The items of a section of a snapshot, by its slot.
    case items(SlotSnapshot, section: Int)
    /// All items of a snapshot.
    case allItems(SlotSnapshot)
    /// All items of an outline.
    case outline(SlotOutline)
    /// The visible items of an outline.
    case visible(SlotOutline)
}

extension SlotSequence {
    /// The number of slots.
    var count: Int {
        switch self {
        case .sections(let snapshot): snapshot.storage.numberOfSections
        case .items(let snapshot, let section): snapshot.storage.order.numberOfItems(inSection: section)
        case .allItems(let snapshot): snapshot.storage.order.numberOfItems
        case .outline(let outline): outline.storage.order.count
        case .visible(let outline): outline.storage.order.sequence.weight(ofSequence: 0)
        }
    }

    /// The slot at a position, which must be from 0 and below ``count``.
    ///
    /// - Complexity: O(log *n*).
    func slot(at position: Int) -> Int {
        switch self {
        case .sections(let snapshot):
            return snapshot.storage.order.sections.slot(at: position, in: 0)
        case .items(let snapshot, let section):
            return snapshot.storage.order.items.slot(at: position, in: section)
        case .allItems(let snapshot):
            let (section, offset) = snapshot.storage.order.sections.slot(atWeight: position, in: 0)
            return snapshot.storage.order.items.slot(at: offset, in: section)
        case .outline(let outline):
            return outline.storage.order.slot(at: position)
        case .visible(let outline):
            return outline.storage.order.sequence.slot(atWeight: position, in: 0).slot
        }
    }
}

/// Walks along the slots of a sequence, run by run.
@usableFromInline
struct SlotRuns {
    /// The slots of all leaves.
    private let leafSlots: PagedArray<Int32>
    /// The page of the leaf that is being walked along.
    @usableFromInline private(set) var page: [Int32] = []
    /// The weights of slots where those that weigh nothing are left out; else empty.
    @usableFromInline let weights: PagedArray<Int32>
    /// What is left of the leaf that is being walked along.
    @usableFromInline var run: SlotRun
    private let sequence: SlotSequence
    /// The sections still to come, when the items of several are walked along.
    private var sections: SlotForest.Walk?

    init(_ sequence: SlotSequence) {
        self.sequence = sequence
        switch sequence {
        case .sections(let snapshot):
            leafSlots = snapshot.storage.order.sections.leafSlots
            weights = PagedArray()
            run = snapshot.storage.order.sections.firstRun(of: 0)
        case .items(let snapshot, let section):
            leafSlots = snapshot.storage.order.items.leafSlots
            weights = PagedArray()
            run = snapshot.storage.order.items.firstRun(of: section)
        case .allItems(let snapshot):
            leafSlots = snapshot.storage.order.items.leafSlots
            weights = PagedArray()
            run = .none
            sections = snapshot.storage.order.sections.walk(0)
        case .outline(let outline):
            leafSlots = outline.storage.order.sequence.leafSlots
            weights = PagedArray()
            run = outline.storage.order.sequence.firstRun(of: 0)
        case .visible(let outline):
            leafSlots = outline.storage.order.sequence.leafSlots
            weights = outline.storage.order.sequence.weightOfSlot
            run = outline.storage.order.sequence.firstRun(of: 0)
        }
        readPage()
    }

    // Inlinable because a call for each identifier costs more than the rest (benchmark "walk along itemIdentifiers").
    /// The next slot, or -1 after the last.
    @inlinable
    mutating func next() -> Int {
        while run.count > 0 || goOn() {
            let slot = Int(page[Paging.place(of: run.start)])
            run.start &+= 1
            run.count &-= 1
            if weights.count == 0 || weights[slot] > 0 { return slot }
        }
        return -1
    }

    /// Goes on to the next leaf or the next section. Returns whether there is one.
    @usableFromInline
    mutating func goOn() -> Bool {
        switch sequence {
        case .sections(let snapshot): snapshot.storage.order.sections.goOn(&run)
        case .items(let snapshot, _): snapshot.storage.order.items.goOn(&run)
        case .outline(let outline), .visible(let outline): outline.storage.order.sequence.goOn(&run)
        case .allItems(let snapshot):
            snapshot.storage.order.items.goOn(&run)
            while run.count == 0, let section = sections?.next() {
                run = snapshot.storage.order.items.firstRun(of: section)
            }
        }
        readPage()
        return run.count > 0
    }

    private mutating func readPage() {
        if run.count > 0 { page = leafSlots.page(of: run.start) }
    }
}

extension SlotForest {
    /// Goes on from a run to the one after its leaf, if there is one.
    fileprivate func goOn(_ run: inout SlotRun) {
        if run.leaf >= 0 { run = self.run(after: run.leaf) }
    }
}
