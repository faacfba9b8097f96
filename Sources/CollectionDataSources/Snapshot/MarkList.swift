/// What is to be done with identifiers that stay, by slot.
///
/// The list takes memory only while there are marks, one byte for each slot.
@usableFromInline
struct MarkList: Hashable, Sendable {
    /// A set of marks on one slot.
    @usableFromInline
    struct Marks: OptionSet, Hashable, Sendable {
        @usableFromInline let rawValue: UInt8

        @usableFromInline
        init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        /// The view is to be replaced.
        static let reload = Marks(rawValue: 1)
        /// The view is to be kept and configured again.
        static let reconfigure = Marks(rawValue: 2)
        /// The supplementary views of the section are to be kept and configured again.
        static let supplementaries = Marks(rawValue: 4)
    }

    private var bytes: [UInt8] = []
    private(set) var count = 0

    /// The marks on a slot.
    subscript(slot: Int) -> Marks {
        Marks(rawValue: slot < bytes.count ? bytes[slot] : 0)
    }

    /// Whether nothing is marked.
    var isEmpty: Bool { count == 0 }

    /// Replaces the marks on a slot.
    mutating func set(_ marks: Marks, on slot: Int) {
        if slot >= bytes.count {
            if marks.isEmpty { return }
            bytes.append(contentsOf: repeatElement(0, count: Swift.max(slot + 1, bytes.count * 2) - bytes.count))
        }
        if bytes[slot] != 0 { count -= 1 }
        if !marks.isEmpty { count += 1 }
        bytes[slot] = marks.rawValue
    }

    /// Forgets the marks on a slot and gives it those of the last slot.
    mutating func removeSwappingLast(_ slot: Int, last: Int) {
        if isEmpty { return }
        let marks = self[last]
        set([], on: last)
        if slot != last { set(marks, on: slot) }
    }

    /// Removes all marks.
    mutating func removeAll() {
        bytes = []
        count = 0
    }

    /// The slots that carry a mark, in ascending order.
    ///
    /// - Complexity: O(*n*) in the number of slots; O(1) when nothing is marked.
    func slots(with marks: Marks) -> [Int] {
        isEmpty ? [] : bytes.indices.filter { bytes[$0] & marks.rawValue != 0 }
    }
}
