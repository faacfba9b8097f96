/// The identifiers of a snapshot, of one of its sections, or of an outline, in order.
///
/// ```swift
/// for item in snapshot.itemIdentifiers { … }
/// snapshot.itemIdentifiers[3]
/// snapshot.itemIdentifiers == [1, 2, 3]
/// ```
///
/// It is a view of the snapshot at the moment it was requested: making it copies nothing, however many identifiers there
/// are. Use it like an array; where an array is required, write `Array(snapshot.itemIdentifiers)`.
///
/// - Complexity: Walking along takes constant time for each identifier, a subscript logarithmic time.
public struct SnapshotIdentifiers<ID: Hashable & Sendable>: Sendable {
    let ids: PagedArray<ID>
    let sequence: SlotSequence
}

extension SnapshotIdentifiers: RandomAccessCollection {
    /// The position of the first identifier: 0.
    public var startIndex: Int { 0 }

    /// The number of identifiers.
    public var endIndex: Int { sequence.count }

    /// The identifier at a position.
    ///
    /// - Precondition: The position is within `0..<count`.
    /// - Complexity: O(log *n*).
    public subscript(position: Int) -> ID {
        precondition(position >= 0 && position < endIndex, "The position is out of bounds.")
        return ids[sequence.slot(at: position)]
    }

    /// Walks along the identifiers.
    public func makeIterator() -> Iterator { Iterator(self) }
}

extension SnapshotIdentifiers: Equatable {
    /// Whether both hold the same identifiers in the same order.
    ///
    /// - Complexity: O(*n*) for *n* identifiers.
    public static func == (left: Self, right: Self) -> Bool { left.elementsEqual(right) }

    /// Whether the identifiers are those of an array, in the same order.
    ///
    /// - Complexity: O(*n*) for *n* identifiers.
    public static func == (left: Self, right: [ID]) -> Bool { left.elementsEqual(right) }

    /// Whether the identifiers are not those of an array, or in another order.
    ///
    /// - Complexity: O(*n*) for *n* identifiers.
    public static func != (left: Self, right: [ID]) -> Bool { !(left == right) }
}
