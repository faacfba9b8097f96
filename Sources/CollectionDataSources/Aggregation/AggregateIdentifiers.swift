/// The identity of an item in a tree of data sources: the place of its source in the tree, and its identity there.
///
/// So two sources may use the same identifiers, and an item of one never becomes that of another.
public struct AggregateItemID<ItemID: Hashable & Sendable>: Hashable, Sendable {
    /// The number that stands for the path of the source; see ``AggregateDataSource/number(of:)``.
    public var source: Int
    /// The identity of the item within its source.
    public var item: ItemID

    /// Creates an identity.
    @inlinable
    public init(source: Int, item: ItemID) {
        self.source = source
        self.item = item
    }
}

/// The identity of a section in a tree of data sources.
public struct AggregateSectionID: Hashable, Sendable {
    /// The number that stands for the path of the source; see ``AggregateDataSource/number(of:)``.
    public var source: Int
    /// The identity of the section within its source; ``standIn`` for one that shows what is there instead of sections.
    public var section: Int

    /// The section of a source that has a placeholder or headers to show, and no section to show them at.
    public static var standIn: Int { Int.min }

    /// Creates an identity.
    public init(source: Int, section: Int) {
        self.source = source
        self.section = section
    }
}

/// The numbers of the sources of a tree, in its order, and where each of them is.
struct SourceNumbers {
    /// All numbers, in the order of the tree.
    private(set) var all: [Int] = []
    /// The numbers of the sources that are shown, in the order of the tree.
    private(set) var shown: [Int] = []
    private var indexes = [Int: Int]()
}

extension SourceNumbers {
    /// Forgets all numbers.
    mutating func removeAll() {
        all.removeAll(keepingCapacity: true)
        shown.removeAll(keepingCapacity: true)
        indexes.removeAll(keepingCapacity: true)
    }

    /// Adds a number at the end.
    mutating func append(_ number: Int, isShown: Bool) {
        indexes[number] = all.count
        all.append(number)
        if isShown { shown.append(number) }
    }

    /// Where a number is, or `nil` when it is unknown.
    ///
    /// - Complexity: O(1) expected.
    func index(of number: Int) -> Int? { indexes[number] }
}

/// Gives each path of a tree a small number that stands for it in all identifiers.
///
/// A path is the number of its parent and an identity there. A number once given is never given to another path, so that
/// a source that is removed and inserted again is recognised.
struct SourcePaths {
    private struct Step: Hashable {
        var parent: Int
        var id: Int
    }

    private var numbers = [Step: Int]()
    /// The parent of each number; that of the root, which is 0, is itself.
    private var parents = [0]
}

extension SourcePaths {
    /// The number of a child, a new one if need be.
    ///
    /// - Complexity: O(1) expected.
    mutating func number(ofChild id: Int, of parent: Int) -> Int {
        let step = Step(parent: parent, id: id)
        if let number = numbers[step] { return number }
        parents.append(parent)
        numbers[step] = parents.count - 1
        return parents.count - 1
    }

    /// Whether a path leads through another one, or is that.
    ///
    /// - Complexity: O(*d*) for a depth of *d*.
    func isWithin(_ number: Int, _ ancestor: Int) -> Bool {
        var number = number
        while number != ancestor {
            if number == 0 { return false }
            number = parents[number]
        }
        return true
    }
}
