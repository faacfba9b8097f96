/// Memory that a diff works in and leaves behind for the next one.
///
/// A diff needs a hash table and a few lists of integers whose size follows the part that differs. A caller that diffs
/// often, such as a data source, keeps one scratch and passes it to every diff: once it has grown to the size of the
/// usual work, a diff allocates nothing but its result.
///
/// ```swift
/// var scratch = DiffingScratch()
/// let first = IndexChangeset(fromIDs: [1, 2], toIDs: [2, 3], scratch: &scratch)
/// let second = IndexChangeset(fromIDs: [2, 3], toIDs: [3, 2], scratch: &scratch)
/// ```
///
/// A scratch holds no elements and carries nothing from one diff to the next: the result never depends on its history.
public struct DiffingScratch: Sendable {
    @usableFromInline package var table = ProbeTable()
    /// For each element that is entered into the table the bits of its hash.
    @usableFromInline package var hashes: [Int32] = []
    /// For each old element the new one it is paired with, or -1.
    @usableFromInline package var newOfOld: [Int32] = []
    /// For each new element the old one it is paired with, or -1.
    @usableFromInline package var oldOfNew: [Int32] = []
    /// For each old element the next one with the same id, or -1. Empty until an id repeats.
    @usableFromInline package var nextSame: [Int32] = []
    /// Whether an id repeats among the old elements of the last match.
    @usableFromInline package var repeatsInOld = false
    /// Whether an id repeats among the new elements of the last match.
    @usableFromInline package var repeatsInNew = false

    /// For each new element the old one it is paired with if both are in the same section, or -1. Only a sectioned diff sets it.
    package var candidates: [Int32] = []

    /// What need not be moved.
    package var subsequence = IncreasingSubsequence()

    /// How the sections of the last sectioned match correspond.
    @usableFromInline package var pairs = SectionPairs()

    /// What a diff of two snapshots reads from them.
    @usableFromInline package var orders = SlotOrders()

    /// How often a diff needed more memory than all before it.
    ///
    /// Steady while diffs of a similar size follow each other.
    public private(set) var growthCount = 0
    private var capacity = 0

    /// Creates a scratch that owns no memory yet.
    public init() {}
}

extension DiffingScratch {
    /// Makes room to match a number of old elements with a number of new ones, none of them paired yet.
    @usableFromInline
    package mutating func prepareMatch(oldCount: Int, newCount: Int) {
        // Room for a quarter of the new elements to be unknown: more of them make the table grow.
        table.reset(capacity: oldCount + newCount / 4)
        preparePairs(oldCount: oldCount, newCount: newCount)
    }

    /// Makes room to pair a number of old elements with a number of new ones, none of them paired yet.
    package mutating func preparePairs(oldCount: Int, newCount: Int) {
        repeatsInOld = false
        repeatsInNew = false
        DiffingScratch.clear(&newOfOld, count: oldCount)
        DiffingScratch.clear(&oldOfNew, count: newCount)
    }

    /// Sets the first `count` values of a list to -1 and makes room for them.
    package static func clear(_ list: inout [Int32], count: Int) {
        makeRoom(in: &list, count: count)
        list.withUnsafeMutableBufferPointer { $0[0..<count].update(repeating: -1) }
    }

    /// Makes room for a number of values, which are undefined.
    @usableFromInline
    package static func makeRoom(in list: inout [Int32], count: Int) {
        // A quarter more than requested, so that a slowly growing list does not allocate every time.
        if list.count < count { list = [Int32](repeating: -1, count: count + count / 4) }
    }

    /// Counts a growth when the memory is larger than after the last diff. Called at the end of each.
    package mutating func recordGrowth() {
        let lists = hashes.capacity + newOfOld.capacity + oldOfNew.capacity + nextSame.capacity + candidates.capacity
        let total = table.entries.capacity + lists + subsequence.capacity + pairs.capacity + orders.capacity
        if total > capacity { growthCount += 1 }
        capacity = total
    }
}
