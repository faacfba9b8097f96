/// The ids seen in one place, with how often.
///
/// They are searched one by one: places have some dozens of ids, comparing two numbers is one instruction, and the
/// limits of reading bound what a hostile page can make of it.
struct UniqueIdentifiers {
    private var ids: [PageIdentifier] = []
    private var counts: [Int] = []

    /// Adds an id. Returns `nil` if it is new, else how often it has now been seen, which is at least 2.
    mutating func insert(_ id: PageIdentifier) -> Int? {
        for index in ids.indices where ids[index] == id {
            counts[index] += 1
            return counts[index]
        }
        ids.append(id)
        counts.append(1)
        return nil
    }
}
