/// The shape of the data a layout arranges.
public protocol LayoutCounts: AnyObject {
    /// The number of sections.
    var numberOfSections: Int { get }
    /// The number of items in a section whose index is in `0..<numberOfSections`.
    func numberOfItems(inSection section: Int) -> Int
}

/// Counts kept in an array, for tests and for data that is known beforehand.
public final class FixedLayoutCounts: LayoutCounts {
    private let counts: [Int]

    /// Creates the shape of data with this many items in each section.
    public init(_ counts: [Int]) {
        self.counts = counts
    }

    /// The number of sections.
    public var numberOfSections: Int { counts.count }

    /// The number of items in a section; 0 for one that does not exist.
    public func numberOfItems(inSection section: Int) -> Int {
        counts.indices.contains(section) ? counts[section] : 0
    }
}
