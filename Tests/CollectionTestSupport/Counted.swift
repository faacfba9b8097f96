/// An id that counts how often it is hashed and compared.
struct Counted: Hashable {
    let value: Int

    init(_ value: Int) { self.value = value }

    /// The counts of one stretch of work.
    final class Counter: @unchecked Sendable {
        var hashes = 0
        var comparisons = 0
    }

    @TaskLocal private static var counter: Counter?

    /// Does some work and counts what it does with ids.
    static func counting(_ work: () -> Void) -> Counter {
        let counter = Counter()
        $counter.withValue(counter, operation: work)
        return counter
    }

    static func == (left: Counted, right: Counted) -> Bool {
        counter?.comparisons += 1
        return left.value == right.value
    }

    func hash(into hasher: inout Hasher) {
        Counted.counter?.hashes += 1
        hasher.combine(value)
    }
}
