/// What a ``RunSequence`` stores: something of which many in a row are often equal.
protocol RunElement: Equatable {
    /// What a sequence knows of some elements in a row.
    associatedtype Totals: RunTotals
    /// The number of runs in a leaf of the sequence at most.
    static var runCapacity: Int { get }
    /// Adds the element a number of times behind those of some totals.
    func add(to totals: inout Totals, times: Int)
}

extension RunElement {
    static var runCapacity: Int { 64 }
}

/// What a ``RunSequence`` knows of some elements in a row; starts empty.
protocol RunTotals: Equatable {
    init()
    /// The number of elements.
    var count: Int { get }
    /// Adds further elements behind these.
    mutating func add(_ other: Self)
}

/// An element with an extent, in a sequence that is searched by offsets and weights.
protocol ExtentElement: RunElement where Totals == RunSummary {
    /// The extent along the axis of the sequence, in points.
    var length: Double { get }
    /// The extent across, in points, of which the sequence knows the greatest.
    var breadth: Double { get }
    /// How many things of another numbering the element stands for, such as the items of a group.
    var weight: Int { get }
    /// Whether the element is one of those that can be searched for.
    var isMeasured: Bool { get }
}

extension ExtentElement {
    func add(to totals: inout RunSummary, times: Int) { totals.add(self, times: times) }
}

/// The totals of some elements with extents.
struct RunSummary: RunTotals {
    var count = 0
    var weight = 0
    var measured = 0
    var length = 0.0
    var breadth = -Double.infinity
}

extension RunSummary {
    mutating func add(_ other: RunSummary) {
        count += other.count
        weight += other.weight
        measured += other.measured
        length += other.length
        breadth = max(breadth, other.breadth)
    }

    /// Adds an element a number of times.
    mutating func add(_ element: some ExtentElement, times: Int) {
        guard times > 0 else { return }
        count += times
        weight += times * element.weight
        measured += element.isMeasured ? times : 0
        length += Double(times) * element.length
        breadth = max(breadth, element.breadth)
    }
}
