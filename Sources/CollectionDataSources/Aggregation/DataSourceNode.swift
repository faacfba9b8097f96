import CollectionGeometry

/// What a data source says of itself at one moment, as a value, with its children: all that decides what is shown.
struct DataSourceNode<ItemID: Hashable & Sendable> {
    /// The number of the source's path.
    var number: Int
    var status: LoadStatus
    /// Whether the status is that of the source itself rather than the sum of its children.
    var ownsStatus: Bool
    /// What is shown in place of everything below; `nil` where the items are shown.
    var placeholder: Placeholder?
    var headers: [SupplementaryMetrics]
    var footers: [SupplementaryMetrics]
    var metrics: SectionMetrics
    var supplementaryRevision: Int
    var sections: [DataSourceSection<ItemID>]
    var children: [DataSourceNode<ItemID>]
}

extension DataSource {
    /// Describes the source and what is shown within it.
    ///
    /// - Complexity: O(*n*) for *n* sources and sections.
    final func node(number: Int, _ paths: inout SourcePaths) -> DataSourceNode<ItemID> {
        var nodes: [DataSourceNode<ItemID>] = []
        for child in liveChildren {
            nodes.append(child.source.node(number: paths.number(ofChild: child.id, of: number), &paths))
        }
        return DataSourceNode(
            number: number,
            status: machine.status,
            ownsStatus: nodes.isEmpty || run.hasFailedItself,
            placeholder: placeholders.placeholder(for: presentedReason, machine.status.error),
            headers: headers,
            footers: footers,
            metrics: metrics,
            supplementaryRevision: supplementaryRevision,
            sections: sections,
            children: nodes
        )
    }
}
