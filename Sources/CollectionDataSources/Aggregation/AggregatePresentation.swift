public import CollectionGeometry

/// What a tree of data sources shows, derived from the state of each source alone.
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
    /// The headers and footers of the root and the background behind its headers, for ``SectionMetrics`` of everything.
    public var globalMetrics = SectionMetrics()
    /// A number that increases whenever the root requests that its headers and footers are configured again.
    public var globalSupplementaryRevision = 0
    /// The loads that failed, whether that is seen or not, in the order of the tree.
    public var errors: [Failure] = []

    /// A load that failed.
    public struct Failure: Equatable, Sendable {
        /// The number of the source; see ``AggregateDataSource/source(_:)``.
        public var source: Int
        /// The reason.
        public var error: LoadError
    }
}

extension AggregatePresentation {
    /// Combines what a tree shows with the items of its sections.
    ///
    /// - Parameters:
    ///   - derived: What the tree shows.
    ///   - lists: The items of each section, as ``DataSource/node(number:_:_:)`` has listed them.
    init(_ derived: DerivedPresentation, _ lists: [[ItemID]]) {
        for section in derived.sections {
            let items = section.list < 0 ? [] : lists[section.list]
            sections.append(PresentedSection(items: items, appearance: section.appearance))
        }
        globalMetrics.headers = derived.headers
        globalMetrics.footers = derived.footers
        globalSupplementaryRevision = derived.supplementaryRevision
        for failure in derived.failures { errors.append(Failure(source: failure.source, error: failure.error)) }
    }
}

/// What decides whether the headers and footers of everything are configured again.
struct GlobalStamp: Equatable {
    var metrics: SectionMetrics
    var revision: Int
}

extension AggregatePresentation {
    var globalStamp: GlobalStamp { GlobalStamp(metrics: globalMetrics, revision: globalSupplementaryRevision) }
}
