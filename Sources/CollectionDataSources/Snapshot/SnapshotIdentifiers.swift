/// The identifiers of a snapshot, of one of its sections, or of an outline, in order.
///
/// It is a view of the snapshot at the moment it was asked for: making it copies nothing, however many identifiers there
/// are. Use it like an array; where an array is asked for, write `Array(snapshot.itemIdentifiers)`.
///
/// - Complexity: Walking along takes constant time for each identifier, a subscript logarithmic time.
public struct SnapshotIdentifiers<ID: Hashable & Sendable>: Sendable {
    /// Which sequences of the forest are shown.
    enum Sequences: Sendable {
        /// A single one.
        case one(Int)
        /// Those that the slots of sequence 0 of another forest name, one after the other.
        case all(SlotForest)
    }

    let ids: [ID]
    let forest: SlotForest
    let sequences: Sequences
}

extension SnapshotIdentifiers: RandomAccessCollection {
    /// The position of the first identifier: 0.
    public var startIndex: Int { 0 }

    /// The number of identifiers.
    public var endIndex: Int {
        switch sequences {
        case .one(let sequence): forest.count(of: sequence)
        case .all(let order): order.weight(ofSequence: 0)
        }
    }

    /// The identifier at a position.
    ///
    /// - Precondition: The position is within `0..<count`.
    /// - Complexity: O(log *n*).
    public subscript(position: Int) -> ID {
        precondition(position >= 0 && position < endIndex, "The position is out of bounds.")
        switch sequences {
        case .one(let sequence):
            return ids[forest.slot(at: position, in: sequence)]
        case .all(let order):
            let (sequence, offset) = order.slot(atWeight: position, in: 0)
            return ids[forest.slot(at: offset, in: sequence)]
        }
    }

    /// Walks along the identifiers.
    public func makeIterator() -> Iterator {
        switch sequences {
        case .one(let sequence): Iterator(ids: ids, forest: forest, outer: nil, inner: forest.walk(sequence))
        case .all(let order): Iterator(ids: ids, forest: forest, outer: order.walk(0), inner: nil)
        }
    }

    /// Walks along the identifiers of a snapshot.
    public struct Iterator: IteratorProtocol {
        let ids: [ID]
        let forest: SlotForest
        var outer: SlotForest.Walk?
        var inner: SlotForest.Walk?

        /// The next identifier, or `nil` after the last.
        ///
        /// - Complexity: O(1) amortised.
        public mutating func next() -> ID? {
            while true {
                if let slot = inner?.next() { return ids[slot] }
                guard let sequence = outer?.next() else { return nil }
                inner = forest.walk(sequence)
            }
        }
    }
}

extension SnapshotIdentifiers: Equatable {
    /// Whether both hold the same identifiers in the same order.
    public static func == (left: Self, right: Self) -> Bool { left.elementsEqual(right) }

    /// Whether the identifiers are those of an array, in the same order.
    public static func == (left: Self, right: [ID]) -> Bool { left.elementsEqual(right) }
}
