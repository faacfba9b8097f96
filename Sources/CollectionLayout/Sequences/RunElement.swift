/// What a ``RunSequence`` stores: something with an extent, of which many in a row are often equal.
protocol RunElement: Equatable {
    /// The extent along the axis of the sequence, in points.
    var length: Double { get }
    /// The extent across, in points, of which the sequence knows the greatest.
    var breadth: Double { get }
    /// How many things of another numbering the element stands for, such as the items of a group.
    var weight: Int { get }
    /// Whether the element is one of those that can be searched for.
    var isMeasured: Bool { get }
}

/// The totals of some elements in a row.
struct RunSummary: Equatable {
    var count = 0
    var weight = 0
    var measured = 0
    var length = 0.0
    var breadth = -Double.infinity
}

extension RunSummary {
    /// Adds further elements.
    mutating func add(_ other: RunSummary) {
        count += other.count
        weight += other.weight
        measured += other.measured
        length += other.length
        breadth = max(breadth, other.breadth)
    }

    /// Adds an element a number of times.
    mutating func add(_ element: some RunElement, times: Int) {
        guard times > 0 else { return }
        count += times
        weight += times * element.weight
        measured += element.isMeasured ? times : 0
        length += Double(times) * element.length
        breadth = max(breadth, element.breadth)
    }
}
