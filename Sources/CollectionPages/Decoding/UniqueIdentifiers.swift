/// The ids seen in one place, with how often.
struct UniqueIdentifiers {
    private var counts: [PageIdentifier: Int] = [:]

    /// Adds an id. Returns `nil` if it is new, else how often it has now been seen, which is at least 2.
    mutating func insert(_ id: PageIdentifier) -> Int? {
        let count = (counts[id] ?? 0) + 1
        counts[id] = count
        return count > 1 ? count : nil
    }
}
