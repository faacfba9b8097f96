/// An id that counts how often it is hashed and compared.
public struct Counted: Hashable, Sendable {
    /// What distinguishes ids.
    public let value: Int

    /// Creates the id of a number.
    public init(_ value: Int) { self.value = value }

    /// The counts of one stretch of work.
    public final class Counter: @unchecked Sendable {
        /// How many ids were hashed.
        public var hashes = 0
        /// How many pairs of ids were compared.
        public var comparisons = 0
    }

    @TaskLocal private static var counter: Counter?

    /// Does some work and counts what it does with ids.
    public static func counting(_ work: () throws -> Void) rethrows -> Counter {
        let counter = Counter()
        try $counter.withValue(counter, operation: work)
        return counter
    }

    /// Whether two ids are those of the same number.
    public static func == (left: Counted, right: Counted) -> Bool {
        counter?.comparisons += 1
        return left.value == right.value
    }

    /// Hashes the number.
    public func hash(into hasher: inout Hasher) {
        Counted.counter?.hashes += 1
        hasher.combine(value)
    }
}
