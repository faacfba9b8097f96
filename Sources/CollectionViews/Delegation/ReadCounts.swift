/// The numbers of items that a view has read from its data source. A program may change the data before it reports
/// the change: then these are the numbers before it.
struct ReadCounts {
    private var counts: [Int] = []
    private var sectionCount: Int?
}

extension ReadCounts {
    /// The number of items of each section; `nil` until the view has read all of them.
    var all: [Int]? { counts.count == sectionCount ? counts : nil }

    mutating func read(sectionCount: Int) {
        self.sectionCount = sectionCount
        if counts.count > sectionCount { counts.removeLast(counts.count - sectionCount) }
    }

    mutating func read(_ count: Int, inSection section: Int) {
        if section == counts.count {
            counts.append(count)
        } else if counts.indices.contains(section) {
            counts[section] = count
        }
    }

    mutating func replace(with counts: [Int]) {
        self.counts = counts
        sectionCount = counts.count
    }

    mutating func moveItem(from section: Int, to other: Int) {
        guard counts.indices.contains(section), counts.indices.contains(other) else { return }
        counts[section] -= 1
        counts[other] += 1
    }
}
