public import CollectionGeometry

/// What a tree of data sources shows, derived from what each source says of itself and from nothing else.
///
/// - The placeholder of the outermost source that has one stands for all that is inside.
/// - Equal placeholders of sections beside each other are one: the first of the sections shows it, the others show
///   nothing.
/// - There is one loading indicator at most, the first.
/// - Measures are inherited from the outside in; headers of the outside come first, footers last.
/// - A source that has a placeholder, headers or footers to show, and no sections, has one that stands in.
public struct AggregatePresentation<ItemID: Hashable & Sendable>: Equatable, Sendable {
    /// The sections, in order.
    public var sections: [PresentedSection<ItemID>] = []
    /// The headers and footers of the root, for ``CollectionGeometry/SectionMetrics`` of everything.
    public var globalMetrics = SectionMetrics()
    /// Grows whenever the root wants its headers and footers configured again.
    public var globalSupplementaryRevision = 0
    /// The loads that failed, whether that is seen or not, in the order of the tree.
    public var errors: [Failure] = []

    /// A load that failed.
    public struct Failure: Equatable, Sendable {
        /// The number of the source; see ``AggregateDataSource/source(_:)``.
        public var source: Int
        /// Why.
        public var error: LoadError
    }
}

extension AggregatePresentation {
    /// Derives what a tree shows.
    ///
    /// - Complexity: O(*s* *d*) for *s* sections at a depth of *d*; nothing per item.
    init(_ root: DataSourceNode<ItemID>) {
        sections = Self.sections(of: root, isRoot: true)
        globalMetrics.headers = root.headers
        globalMetrics.footers = root.footers
        globalSupplementaryRevision = root.supplementaryRevision
        Self.collectErrors(of: root, into: &errors)
        keepOneIndicator()
        mergePlaceholders()
        for index in sections.indices {
            sections[index].metrics.placeholder = sections[index].placeholder?.placeholder.metrics
        }
    }

    private static func sections(of node: DataSourceNode<ItemID>, isRoot: Bool) -> [PresentedSection<ItemID>] {
        var result: [PresentedSection<ItemID>] = []
        for (index, section) in node.sections.enumerated() {
            result.append(PresentedSection(section, at: index, of: node.number))
        }
        for child in node.children { result += sections(of: child, isRoot: false) }
        let showsOwn = !isRoot && !(node.headers.isEmpty && node.footers.isEmpty)
        if result.isEmpty, node.placeholder != nil || showsOwn {
            let standIn = DataSourceSection<ItemID>(id: AggregateSectionID.standIn, items: [])
            result.append(PresentedSection(standIn, at: nil, of: node.number))
        }
        for index in result.indices { result[index].inherit(from: node) }
        if !isRoot, !result.isEmpty {
            result[0].prependHeaders(node.headers, .source, node.number)
            result[result.count - 1].appendFooters(node.footers, .source, node.number)
        }
        return result
    }

    private static func collectErrors(of node: DataSourceNode<ItemID>, into errors: inout [Failure]) {
        if node.ownsStatus, let error = node.status.error { errors.append(Failure(source: node.number, error: error)) }
        for child in node.children { collectErrors(of: child, into: &errors) }
    }

    /// Takes away all loading indicators but those that will be one with the first.
    private mutating func keepOneIndicator() {
        var first: Placeholder?
        var isBehindFirst = false
        for index in sections.indices {
            let placeholder = sections[index].placeholder?.placeholder
            if let placeholder, placeholder.reason == .loading {
                if first == nil { first = placeholder }
                if isBehindFirst || placeholder != first { sections[index].cover() }
            } else if first != nil {
                isBehindFirst = true
            }
        }
    }

    /// Has the first section of a run of equal placeholders show it for all.
    private mutating func mergePlaceholders() {
        var holder = 0
        for index in sections.indices.dropFirst() {
            guard let placeholder = sections[index].placeholder,
                placeholder.placeholder == sections[holder].placeholder?.placeholder
            else {
                holder = index
                continue
            }
            for source in placeholder.sources
            where sections[holder].placeholder?.sources.contains(source) == false {
                sections[holder].placeholder?.sources.append(source)
            }
            sections[index].cover()
        }
    }
}

extension AggregatePresentation {
    /// What decides whether the headers and footers of everything are configured again.
    struct GlobalStamp: Equatable {
        var metrics: SectionMetrics
        var revision: Int
    }

    var globalStamp: GlobalStamp { GlobalStamp(metrics: globalMetrics, revision: globalSupplementaryRevision) }
}

extension PresentedSection {
    fileprivate init(_ section: DataSourceSection<ItemID>, at index: Int?, of source: Int) {
        id = AggregateSectionID(source: source, section: section.id)
        localIndex = index
        items = section.items
        metrics = section.metrics
        headerOwners = SupplementaryOwner.owners(of: section.metrics.headers, .section, source)
        footerOwners = SupplementaryOwner.owners(of: section.metrics.footers, .section, source)
        supplementaryRevision = 0
    }

    /// Takes over what a source around the section says of all its sections.
    fileprivate mutating func inherit(from node: DataSourceNode<ItemID>) {
        metrics = node.metrics.overridden(by: metrics)
        headerOwners =
            SupplementaryOwner.owners(of: node.metrics.headers, .eachSection, node.number) + headerOwners
        footerOwners += SupplementaryOwner.owners(of: node.metrics.footers, .eachSection, node.number)
        supplementaryRevision &+= node.supplementaryRevision
        guard let placeholder = node.placeholder else { return }
        self.placeholder = PresentedPlaceholder(placeholder: placeholder, sources: [node.number])
        items = []
        // What the sources inside say about headers that nobody sees is no change of the screen.
        let showsHeaders = (metrics.headers + metrics.footers).contains { $0.isVisibleWhileShowingPlaceholder }
        if !showsHeaders { supplementaryRevision = node.supplementaryRevision }
    }

    fileprivate mutating func prependHeaders(
        _ headers: [SupplementaryMetrics],
        _ list: SupplementaryOwner.List,
        _ source: Int
    ) {
        metrics.headers = headers + metrics.headers
        headerOwners = SupplementaryOwner.owners(of: headers, list, source) + headerOwners
    }

    fileprivate mutating func appendFooters(
        _ footers: [SupplementaryMetrics],
        _ list: SupplementaryOwner.List,
        _ source: Int
    ) {
        metrics.footers += footers
        footerOwners += SupplementaryOwner.owners(of: footers, list, source)
    }

    /// Shows nothing, because another section shows a placeholder for this one.
    fileprivate mutating func cover() {
        placeholder = nil
        for index in metrics.headers.indices { metrics.headers[index].isHidden = true }
        for index in metrics.footers.indices { metrics.footers[index].isHidden = true }
    }
}

extension SupplementaryOwner {
    fileprivate static func owners(
        of metrics: [SupplementaryMetrics],
        _ list: List,
        _ source: Int
    ) -> [SupplementaryOwner] {
        metrics.indices.map { SupplementaryOwner(source: source, list: list, index: $0) }
    }
}
