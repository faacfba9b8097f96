public import CollectionDataSources
public import CollectionGeometry
public import CollectionLayout

/// Provides a collection view with content from a tree of data sources.
///
/// ```swift
/// let aggregate = AggregateDataSource<Int>(root: product)
/// let collectionView = CollectionView(layout: aggregate.makeLayout())
/// let dataSource = CollectionViewAggregateDataSource(collectionView: collectionView, aggregate) { view, path, item in
///     view.dequeueConfiguredReusableCell(using: registration, for: path, item: item.id)
/// }
/// aggregate.loadIfNeeded()
/// ```
///
/// At the end of each event the view shows what has changed in the tree. The source of an item near the screen is
/// notified of it, so that lists load what comes next; no other connection is needed. A segment of a ``SegmentedDataSource``
/// that is shown again is seen where it was left, if the headers above it are scrolled out. Timeouts and retries of loads
/// need a clock; see ``AggregateClock``.
///
/// Cells get the backgrounds given by the metrics of their section, see ``SectionMetrics/cellBackground``, and headers and
/// footers their padding and background, see ``SupplementaryMetrics/padding``.
///
/// Its closures must not capture the owner of the collection view.
public final class CollectionViewAggregateDataSource<ItemID: Hashable & Sendable>: CollectionContentSource,
    WeaklyReferenceable
{
    /// Makes a cell for an item; `nil` leaves its place empty.
    public typealias CellProvider = (CollectionView, IndexPath, AggregateItem<ItemID>) -> CollectionViewCell?
    /// Makes a view for a header, a footer or a placeholder; `nil` leaves its place empty.
    public typealias SupplementaryViewProvider =
        (CollectionView, IndexPath, AggregateSupplementary<ItemID>) -> CollectionReusableView?

    /// The tree.
    public let aggregate: AggregateDataSource<ItemID>
    /// Makes headers, footers and placeholders. Without it their places stay empty.
    public var supplementaryViewProvider: SupplementaryViewProvider?
    /// Returns the name of an item, by which users find it when they type its first letters.
    public var itemNameProvider: ((AggregateItem<ItemID>) -> String?)?

    /// The token of weak references: ends when the data source is deallocated.
    public let lifetime = Lifetime()
    private let cellProvider: CellProvider
    /// The displayed lists of section controllers in the tree.
    var lists: [ListCore] = []
    var listsAreOutdated = true
    /// The displayed sections, which are those before an update until the view begins to show it.
    private(set) var displayedSections: [PresentedSection<ItemID>]
    /// Where the segments were left.
    private(set) var segmentPlaces = SegmentPlaces<ItemID>()

    /// Creates a data source for a tree and sets it as the content source of a collection view.
    ///
    /// - Parameters:
    ///   - collectionView: The view. Its layout receives the global headers if it is a ``SectionMetricsLayout``.
    ///   - aggregate: The tree. Its updates are submitted to this view from now on.
    ///   - cellProvider: Makes cells.
    public init(
        collectionView: CollectionView,
        _ aggregate: AggregateDataSource<ItemID>,
        cellProvider: @escaping CellProvider
    ) {
        self.aggregate = aggregate
        self.cellProvider = cellProvider
        displayedSections = aggregate.presentation.sections
        collectionView.contentSource = self
        collectionView.enableReordering()
        collectionView.setObserver(self)
    }

    /// The number of sections.
    public var numberOfSections: Int { aggregate.numberOfSections }

    /// The number of items in a section, or 0 for a section that does not exist.
    public func numberOfItems(inSection section: Int) -> Int { aggregate.numberOfItems(inSection: section) }

    /// Calls the cell provider for the item at a path; `nil` for a path that does not exist.
    public func cell(forItemAt indexPath: IndexPath, in collectionView: CollectionView) -> CollectionViewCell? {
        guard let item = item(at: indexPath) else { return nil }
        // What is not loaded is not printed.
        if !collectionView.isPrinting { aggregate.willDisplayItem(at: indexPath) }
        let cell: CollectionViewCell?
        if let list = item.source.cellMaker as? ListCore {
            list.firstSection = indexPath.section - item.localPath.section
            cell = list.cell(forItemAt: indexPath, in: collectionView)
        } else {
            cell = cellProvider(collectionView, indexPath, item)
        }
        let metrics = aggregate.sectionMetrics(at: indexPath.section)
        cell?.backgroundRole = metrics.cellBackground
        cell?.selectedBackgroundRole = metrics.selectedCellBackground
        return cell
    }

    /// Calls ``supplementaryViewProvider``, and gives a header or footer the padding and the background of its metrics.
    public func supplementaryView(
        ofKind kind: ElementKind,
        at indexPath: IndexPath,
        in collectionView: CollectionView
    ) -> CollectionReusableView? {
        guard let supplementary = aggregate.supplementary(ofKind: kind, at: indexPath) else { return nil }
        let view = supplementaryViewProvider?(collectionView, indexPath, supplementary)
        let metrics = aggregate.supplementaryMetrics(ofKind: kind, at: indexPath)
        view?.showSupplementaryStyle(padding: metrics?.padding, background: metrics?.background)
        return view
    }

    /// The title of the source of a section; `nil` where it is empty.
    public func accessibilityLabel(forSection section: Int) -> String? {
        guard let title = aggregate.source(forSection: section)?.source.title, !title.isEmpty else { return nil }
        return title
    }

    /// Calls ``itemNameProvider`` for an item.
    public func accessibilityLabel(forItemAt indexPath: IndexPath) -> String? {
        item(at: indexPath).flatMap { itemNameProvider?($0) }
    }

    /// Whether the source of an item permits the user to move it.
    public func canMoveItem(at indexPath: IndexPath) -> Bool { aggregate.canMoveItem(at: indexPath) }

    /// Whether the source of an item permits the user to move it to a path. An item cannot leave its source.
    public func canMoveItem(at source: IndexPath, to target: IndexPath) -> Bool {
        aggregate.canMoveItem(at: source, to: target)
    }

    /// Makes the source of an item move it.
    public func moveItem(at source: IndexPath, to target: IndexPath) -> Bool {
        aggregate.moveItem(at: source, to: target)
    }

    /// Submits all updates from now on to the pipeline of a collection view.
    public func attach(to updates: UpdatePipeline) { aggregate.attach(to: updates) }

    /// Submits the changes of the tree.
    public func prepareForUpdate() { aggregate.update() }

    /// Gives the layout the metrics of the content that the view is about to show. The layout holds this data source for
    /// its counts, so the data source must not hold the layout.
    func showPresentation(in collectionView: CollectionView) {
        (collectionView.layout as? SectionMetricsLayout)?.globalMetrics = aggregate.presentation.globalMetrics
        displayedSections = aggregate.presentation.sections
        listsAreOutdated = true
    }

    /// Remembers the visible items of a segment that is hidden; none for one that is at its start.
    func leaveSegment(_ segment: Int, at visible: [SegmentPlaces<ItemID>.Item]) {
        segmentPlaces.leave(segment, at: visible)
    }

    private func item(at indexPath: IndexPath) -> AggregateItem<ItemID>? {
        guard let id = aggregate.itemIdentifier(for: indexPath), let local = aggregate.localPath(for: indexPath) else {
            return nil
        }
        return AggregateItem(id: id, source: local.source, localPath: local.indexPath)
    }
}

/// An item of a tree of data sources, as passed to a cell provider.
public struct AggregateItem<ItemID: Hashable & Sendable> {
    /// The identity of the item within its source.
    public var id: ItemID
    /// The source.
    public var source: DataSource<ItemID>
    /// The path of the item within its source.
    public var localPath: IndexPath
}

/// A header, a footer or a placeholder of a tree of data sources, as passed to a supplementary view provider.
public enum AggregateSupplementary<ItemID: Hashable & Sendable> {
    /// A header of a source, with its index in the list of headers that contains it.
    case header(DataSource<ItemID>, SupplementaryOwner)
    /// A footer of a source, with its index in the list of footers that contains it.
    case footer(DataSource<ItemID>, SupplementaryOwner)
    /// The placeholder of a section without items. A button in it calls
    /// ``AggregateDataSource/retry(section:)``.
    case placeholder(PresentedPlaceholder)
}

extension AggregateDataSource {
    /// Makes a layout that uses the metrics of the tree.
    public func makeLayout() -> SectionMetricsLayout {
        // The layout belongs to a view that owns this data source as well: there is no reference cycle.
        SectionMetricsLayout { [self] section in sectionMetrics(at: section) }
    }

    /// The content of a supplementary element of a ``SectionMetricsLayout``; `nil` if it has none.
    ///
    /// - Parameters:
    ///   - kind: The kind of the element.
    ///   - indexPath: Its path: the item is the index among the headers or footers; for those of the whole screen the
    ///     section is.
    public func supplementary(ofKind kind: ElementKind, at indexPath: IndexPath) -> AggregateSupplementary<ItemID>? {
        if indexPath.item == IndexPath.globalItem {
            let owner = SupplementaryOwner(source: 0, list: .source, index: indexPath.section)
            let metrics = presentation.globalMetrics
            let list = kind == .sectionHeader ? metrics.headers : kind == .sectionFooter ? metrics.footers : []
            guard list.indices.contains(indexPath.section) else { return nil }
            return kind == .sectionHeader ? .header(root, owner) : .footer(root, owner)
        }
        guard let section = section(at: indexPath.section) else { return nil }
        if kind == .placeholder { return section.placeholder.map { .placeholder($0) } }
        let owners = kind == .sectionHeader ? section.headerOwners : kind == .sectionFooter ? section.footerOwners : []
        guard owners.indices.contains(indexPath.item), let source = source(owners[indexPath.item].source) else {
            return nil
        }
        let owner = owners[indexPath.item]
        return kind == .sectionHeader ? .header(source, owner) : .footer(source, owner)
    }

    /// The measures of a header or footer of a ``SectionMetricsLayout``, with the padding and the background that it
    /// inherits from its section; `nil` if there is none of the kind at the path.
    ///
    /// - Parameters:
    ///   - kind: The kind of the element.
    ///   - indexPath: Its path, as for ``supplementary(ofKind:at:)``.
    public func supplementaryMetrics(ofKind kind: ElementKind, at indexPath: IndexPath) -> SupplementaryMetrics? {
        let isGlobal = indexPath.item == IndexPath.globalItem
        let metrics = isGlobal ? presentation.globalMetrics : sectionMetrics(at: indexPath.section)
        let list = kind == .sectionHeader ? metrics.headers : kind == .sectionFooter ? metrics.footers : []
        let index = isGlobal ? indexPath.section : indexPath.item
        guard list.indices.contains(index) else { return nil }
        var supplementary = list[index]
        supplementary.padding = supplementary.padding ?? metrics.supplementaryPadding
        supplementary.background = supplementary.background ?? metrics.supplementaryBackground
        return supplementary
    }
}
