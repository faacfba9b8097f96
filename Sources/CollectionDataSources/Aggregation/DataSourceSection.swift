public import CollectionGeometry

/// A section of a data source: items under a number that is its identity within the source.
public struct DataSourceSection<ItemID: Hashable & Sendable>: Equatable, Sendable {
    /// The identity of the section within its source; not its position.
    public var id: Int
    /// The items, each once.
    public var items: [ItemID]
    /// Measures of this section; what is not set is inherited from the source.
    public var metrics: SectionMetrics

    /// Creates a section.
    public init(id: Int = 0, items: [ItemID], metrics: SectionMetrics = SectionMetrics()) {
        self.id = id
        self.items = items
        self.metrics = metrics
    }
}

/// A data source within another, under a number that is its identity there.
public struct DataSourceChild<ItemID: Hashable & Sendable> {
    /// The identity of the child within its parent; not its position.
    public let id: Int
    /// The child.
    public let source: DataSource<ItemID>
}
