/// Changes to the parameters of a layout. A parameter that is `nil` has the value of the catalogue.
public struct MetricOverrides: Equatable, Sendable {
    /// The number of rows of a carousel.
    public var rows: Int?
    /// The number of columns of a grid.
    public var columns: Int?
    /// The space between items, in points.
    public var gap: Int?
    /// The space at the edges, in points.
    public var inset: Int?
    /// How many items are visible side by side on a wide screen, in tenths.
    public var wideVisibleTenths: Int?

    /// Creates overrides; the gap and the inset are in points.
    public init(
        rows: Int? = nil, columns: Int? = nil, gap: Int? = nil, inset: Int? = nil, wideVisibleTenths: Int? = nil
    ) {
        self.rows = rows
        self.columns = columns
        self.gap = gap
        self.inset = inset
        self.wideVisibleTenths = wideVisibleTenths
    }
}
