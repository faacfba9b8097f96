import CollectionGeometry

/// What a tree of data sources shows, without its items: ``AggregatePresentation`` says by which rules.
struct DerivedPresentation {
    /// A section.
    struct Section {
        var appearance: SectionAppearance
        /// The number of its list of items; -1 where none are shown.
        var list: Int
    }

    /// A load that failed.
    struct Failure {
        /// The number of the source.
        var source: Int
        var error: LoadError
    }

    /// The sections, in order.
    private(set) var sections: [Section]
    /// The headers of the root.
    private(set) var headers: [SupplementaryMetrics]
    /// The footers of the root.
    private(set) var footers: [SupplementaryMetrics]
    /// Grows whenever the root wants its headers and footers configured again.
    private(set) var supplementaryRevision: Int
    /// The loads that failed, in the order of the tree.
    private(set) var failures: [Failure]
}

extension DerivedPresentation {
    /// Derives what a tree shows.
    ///
    /// - Complexity: O(*s* *d*) for *s* sections at a depth of *d*; nothing per item.
    init(_ root: DataSourceNode) {
        sections = Self.sections(of: root, isRoot: true)
        headers = root.headers
        footers = root.footers
        supplementaryRevision = root.supplementaryRevision
        failures = []
        Self.collectFailures(of: root, into: &failures)
        keepOneIndicator()
        mergePlaceholders()
        for index in sections.indices {
            sections[index].appearance.metrics.placeholder =
                sections[index].appearance.placeholder?.placeholder.metrics
        }
    }

    private static func sections(of node: DataSourceNode, isRoot: Bool) -> [Section] {
        var result: [Section] = []
        for (index, section) in node.sections.enumerated() {
            result.append(Section(section, at: index, of: node.number))
        }
        for child in node.children { result += sections(of: child, isRoot: false) }
        let showsOwn = !isRoot && !(node.headers.isEmpty && node.footers.isEmpty)
        if result.isEmpty, !node.placeholder.isNil || showsOwn {
            let standIn = DataSourceNode.Section(
                id: AggregateSectionID.standIn, metrics: SectionMetrics(), list: -1)
            result.append(Section(standIn, at: nil, of: node.number))
        }
        for index in result.indices { result[index].inherit(from: node) }
        if !isRoot, !result.isEmpty {
            result[0].appearance.prependHeaders(node.headers, .source, node.number)
            result[result.count - 1].appearance.appendFooters(node.footers, .source, node.number)
        }
        return result
    }

    private static func collectFailures(of node: DataSourceNode, into failures: inout [Failure]) {
        if node.ownsStatus, let error = node.status.error {
            failures.append(Failure(source: node.number, error: error))
        }
        for child in node.children { collectFailures(of: child, into: &failures) }
    }

    /// Removes all loading indicators but those that will be one with the first.
    private mutating func keepOneIndicator() {
        var first: Placeholder?
        var isBehindFirst = false
        for index in sections.indices {
            let placeholder = sections[index].appearance.placeholder?.placeholder
            if let placeholder, placeholder.reason == .loading {
                if first.isNil { first = placeholder }
                if isBehindFirst || placeholder != first { sections[index].appearance.cover() }
            } else if !first.isNil {
                isBehindFirst = true
            }
        }
    }

    /// Has the first section of a run of equal placeholders show it for all.
    private mutating func mergePlaceholders() {
        var holder = 0
        for index in sections.indices.dropFirst() {
            guard let placeholder = sections[index].appearance.placeholder,
                placeholder.placeholder == sections[holder].appearance.placeholder?.placeholder
            else {
                holder = index
                continue
            }
            for source in placeholder.sources
            where sections[holder].appearance.placeholder?.sources.contains(source) == false {
                sections[holder].appearance.placeholder?.sources.append(source)
            }
            sections[index].appearance.cover()
        }
    }
}

extension DerivedPresentation.Section {
    fileprivate init(_ section: DataSourceNode.Section, at index: Int?, of source: Int) {
        appearance = SectionAppearance(
            id: AggregateSectionID(source: source, section: section.id),
            localIndex: index,
            metrics: section.metrics,
            placeholder: nil,
            headerOwners: SupplementaryOwner.owners(of: section.metrics.headers, .section, source),
            footerOwners: SupplementaryOwner.owners(of: section.metrics.footers, .section, source),
            supplementaryRevision: 0
        )
        list = section.list
    }

    /// Takes over what a source around the section says of all its sections.
    fileprivate mutating func inherit(from node: DataSourceNode) {
        appearance.inherit(from: node)
        if !node.placeholder.isNil { list = -1 }
    }
}

extension SectionAppearance {
    /// Takes over what a source around the section says of all its sections.
    fileprivate mutating func inherit(from node: DataSourceNode) {
        metrics = node.metrics.overridden(by: metrics)
        headerOwners =
            SupplementaryOwner.owners(of: node.metrics.headers, .eachSection, node.number) + headerOwners
        footerOwners += SupplementaryOwner.owners(of: node.metrics.footers, .eachSection, node.number)
        supplementaryRevision &+= node.supplementaryRevision
        guard let placeholder = node.placeholder else { return }
        self.placeholder = PresentedPlaceholder(placeholder: placeholder, sources: [node.number])
        // Changes of hidden headers do not change the screen.
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
