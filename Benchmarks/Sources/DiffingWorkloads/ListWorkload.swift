/// Two lists of identifiers: what a diff is given.
public struct ListWorkload<ID: Hashable & Sendable>: Sendable {
    /// The identifiers before.
    public var old: [ID]
    /// The identifiers after.
    public var new: [ID]

    /// Creates a workload from its two lists.
    @inlinable
    public init(old: [ID], new: [ID]) {
        self.old = old
        self.new = new
    }
}

extension ListWorkload {
    /// A list of which some identifiers go, as many new ones come, anywhere, and some change their places.
    ///
    /// With 5,000 identifiers, 1,000 of which are replaced and 200 shuffled, and with 100,000, 10,000 and 2,000, these are
    /// the workloads that DifferenceKit's benchmark made the common measure.
    @inlinable
    public static func mixed(count: Int, replaced: Int, shuffled: Int, _ makeID: () -> ID) -> ListWorkload {
        var generator = Generator(seed: 1)
        let old = (0..<count).map { _ in makeID() }
        // Which of the old ones go, and which places of the new list are taken by new ones.
        let goes = flags(replaced, of: count, &generator)
        let comes = flags(replaced, of: count, &generator)
        var new: [ID] = []
        new.reserveCapacity(count)
        var next = 0
        for place in 0..<count {
            if comes[place] {
                new.append(makeID())
                continue
            }
            while goes[next] { next += 1 }
            new.append(old[next])
            next += 1
        }
        for _ in 0..<shuffled / 2 {
            new.swapAt(
                Int.random(in: 0..<count, using: &generator),
                Int.random(in: 0..<count, using: &generator)
            )
        }
        return ListWorkload(old: old, new: new)
    }

    /// A list that gets one new identifier at an index.
    @inlinable
    public static func insertion(count: Int, at index: Int, _ makeID: () -> ID) -> ListWorkload {
        let old = (0..<count).map { _ in makeID() }
        var new = old
        new.insert(makeID(), at: index)
        return ListWorkload(old: old, new: new)
    }

    /// A list in random order.
    @inlinable
    public static func shuffle(count: Int, _ makeID: () -> ID) -> ListWorkload {
        var generator = Generator(seed: 2)
        let old = (0..<count).map { _ in makeID() }
        return ListWorkload(old: old, new: old.shuffled(using: &generator))
    }

    /// Enters both lists into a dictionary each: what any diff by hashing has to do at least, done with what everybody
    /// has.
    @inlinable
    public func hashIntoDictionaries() -> Int {
        var before = [ID: Int](minimumCapacity: old.count)
        for (index, id) in old.enumerated() { before[id] = index }
        var after = [ID: Int](minimumCapacity: new.count)
        for (index, id) in new.enumerated() { after[id] = index }
        return before.count &+ after.count
    }

    /// As many flags as requested, a given number of them set, at random.
    @inlinable
    static func flags(_ set: Int, of count: Int, _ generator: inout Generator) -> [Bool] {
        var flags = [Bool](repeating: true, count: set) + [Bool](repeating: false, count: count - set)
        flags.shuffle(using: &generator)
        return flags
    }
}
