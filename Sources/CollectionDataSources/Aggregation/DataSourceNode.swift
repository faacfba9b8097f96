import CollectionGeometry

/// What a data source says of itself at one moment, as a value, with its children: all that decides what is shown, but for the
/// items themselves.
struct DataSourceNode {
    /// A section of the source.
    struct Section {
        /// The identity of the section within the source.
        var id: Int
        var metrics: SectionMetrics
        /// The number of its list of items, among those of the whole tree.
        var list: Int
    }

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
    var sections: [Section]
    var children: [DataSourceNode]
}

extension DataSource {
    /// Describes the source and what is shown within it.
    ///
    /// - Parameters:
    ///   - number: The number of the source's path.
    ///   - paths: Where the paths of the children get theirs.
    ///   - lists: Where the items of each section are added.
    /// - Complexity: O(*n*) for *n* sources and sections.
    final func node(number: Int, _ paths: inout SourcePaths, _ lists: inout [[ItemID]]) -> DataSourceNode {
        var nodes: [DataSourceNode] = []
        for child in liveChildren {
            nodes.append(child.source.node(number: paths.number(ofChild: child.id, of: number), &paths, &lists))
        }
        var described: [DataSourceNode.Section] = []
        for section in sections {
            described.append(DataSourceNode.Section(id: section.id, metrics: section.metrics, list: lists.count))
            lists.append(section.items)
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
            sections: described,
            children: nodes
        )
    }
}
