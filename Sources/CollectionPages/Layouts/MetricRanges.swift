/// Which parameters of a layout a page may change, and within which range. `nil` permits no change.
public struct MetricRanges: Equatable, Sendable {
    /// The number of rows.
    public var rows: ClosedRange<Int>?
    /// The number of columns.
    public var columns: ClosedRange<Int>?
    /// The space between items, in points.
    public var gap: ClosedRange<Int>?
    /// The space at the edges, in points.
    public var inset: ClosedRange<Int>?
    /// How many items are visible side by side on a wide screen, in tenths.
    public var wideVisibleTenths: ClosedRange<Int>?

    /// Creates ranges.
    public init(
        rows: ClosedRange<Int>? = nil, columns: ClosedRange<Int>? = nil, gap: ClosedRange<Int>? = nil,
        inset: ClosedRange<Int>? = nil, wideVisibleTenths: ClosedRange<Int>? = nil
    ) {
        self.rows = rows
        self.columns = columns
        self.gap = gap
        self.inset = inset
        self.wideVisibleTenths = wideVisibleTenths
    }
}
