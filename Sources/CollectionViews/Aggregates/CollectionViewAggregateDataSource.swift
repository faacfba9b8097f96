public import CollectionDataSources
public import CollectionGeometry
public import CollectionLayout

/// Gives a collection view its content from a tree of data sources.
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
/// The view looks at the end of each event what has changed in the tree. An item that comes near the screen is made known
/// to its source, so that lists load what comes next; nothing else has to be wired up. Loads that take too long and loads
/// that are tried again need a clock; see ``AggregateClock``.
///
/// Cells get the backgrounds that the metrics of their section name; see
/// ``CollectionGeometry/SectionMetrics/cellBackground``.
///
/// Its closures must not hold what owns the collection view.
public final class CollectionViewAggregateDataSource<ItemID: Hashable & Sendable>: CollectionContentSource,
    WeaklyReferenceable
{
    /// Makes a cell for an item, or answers `nil` to leave its place empty.
    public typealias CellProvider = (CollectionView, IndexPath, AggregateItem<ItemID>) -> CollectionViewCell?
    /// Makes a view for a header, a footer or a placeholder, or answers `nil` to leave its place empty.
    public typealias SupplementaryViewProvider =
        (CollectionView, IndexPath, AggregateSupplementary<ItemID>) -> CollectionReusableView?

    /// The tree.
    public let aggregate: AggregateDataSource<ItemID>
    /// Makes headers, footers and placeholders. Without it their places stay empty.
    public var supplementaryViewProvider: SupplementaryViewProvider?
    /// Names an item, for users who find it by typing its first letters.
    public var itemNameProvider: ((AggregateItem<ItemID>) -> String?)?

    /// Ends with the data source.
    public let lifetime = Lifetime()
    private let cellProvider: CellProvider
    private let layout: SectionMetricsLayout?
    /// The lists of section controllers in the tree that are shown.
    var lists: [ListCore] = []
    var listsAreOutdated = true

    /// Creates a data source for a tree and gives it to a collection view.
    ///
    /// - Parameters:
    ///   - collectionView: The view. Its layout is told of global headers if it is a ``SectionMetricsLayout``.
    ///   - aggregate: The tree. Its updates go to this view from now on.
    ///   - cellProvider: Makes cells.
    public init(
        collectionView: CollectionView,
        _ aggregate: AggregateDataSource<ItemID>,
        cellProvider: @escaping CellProvider
    ) {
        self.aggregate = aggregate
        self.cellProvider = cellProvider
        layout = collectionView.layout as? SectionMetricsLayout
        collectionView.contentSource = self
        collectionView.enableReordering()
        collectionView.setObserver(self)
    }

    /// The number of sections.
    public var numberOfSections: Int { aggregate.numberOfSections }

    /// The number of items in a section, or 0 for a section that does not exist.
    public func numberOfItems(inSection section: Int) -> Int { aggregate.numberOfItems(inSection: section) }

    /// Asks the cell provider for a cell for the item at a path; `nil` for a path that does not exist.
    public func cell(forItemAt indexPath: IndexPath, in collectionView: CollectionView) -> CollectionViewCell? {
        guard let item = item(at: indexPath) else { return nil }
        aggregate.willDisplayItem(at: indexPath)
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

    /// Asks ``supplementaryViewProvider`` for a view.
    public func supplementaryView(
        ofKind kind: ElementKind,
        at indexPath: IndexPath,
        in collectionView: CollectionView
    ) -> CollectionReusableView? {
        guard let supplementary = aggregate.supplementary(ofKind: kind, at: indexPath) else { return nil }
        return supplementaryViewProvider?(collectionView, indexPath, supplementary)
    }

    /// The title of the source of a section; nothing where it is empty.
    public func accessibilityLabel(forSection section: Int) -> String? {
        guard let title = aggregate.source(forSection: section)?.source.title, !title.isEmpty else { return nil }
        return title
    }

    /// Asks ``itemNameProvider`` for the name of an item.
    public func accessibilityLabel(forItemAt indexPath: IndexPath) -> String? {
        item(at: indexPath).flatMap { itemNameProvider?($0) }
    }

    /// Whether the source of an item lets the user take it elsewhere.
    public func canMoveItem(at indexPath: IndexPath) -> Bool { aggregate.canMoveItem(at: indexPath) }

    /// Whether the source of an item lets the user take it to a place. An item does not leave its source.
    public func canMoveItem(at source: IndexPath, to target: IndexPath) -> Bool {
        aggregate.canMoveItem(at: source, to: target)
    }

    /// Has the source of an item take it to another place.
    public func moveItem(at source: IndexPath, to target: IndexPath) -> Bool {
        aggregate.moveItem(at: source, to: target)
    }

    /// Sends all updates from now on through the pipeline of a collection view.
    public func attach(to updates: UpdatePipeline) { aggregate.attach(to: updates) }

    /// Looks for what has changed in the tree.
    public func prepareForUpdate() { aggregate.update() }

    /// Takes over what the view is about to show.
    func showPresentation() {
        layout?.globalMetrics = aggregate.presentation.globalMetrics
        listsAreOutdated = true
    }

    private func item(at indexPath: IndexPath) -> AggregateItem<ItemID>? {
        guard let id = aggregate.itemIdentifier(for: indexPath), let local = aggregate.localPath(for: indexPath) else {
            return nil
        }
        return AggregateItem(id: id, source: local.source, localPath: local.indexPath)
    }
}

/// An item of a tree of data sources, for whoever makes a cell for it.
public struct AggregateItem<ItemID: Hashable & Sendable> {
    /// The identity of the item within its source.
    public var id: ItemID
    /// The source.
    public var source: DataSource<ItemID>
    /// The path of the item within its source.
    public var localPath: IndexPath
}

/// A header, a footer or a placeholder of a tree of data sources, for whoever makes a view for it.
public enum AggregateSupplementary<ItemID: Hashable & Sendable> {
    /// A header of a source, which says where it is listed.
    case header(DataSource<ItemID>, SupplementaryOwner)
    /// A footer of a source, which says where it is listed.
    case footer(DataSource<ItemID>, SupplementaryOwner)
    /// What is shown in place of the items of a section. A button in it leads to
    /// ``CollectionDataSources/AggregateDataSource/retry(section:)``.
    case placeholder(PresentedPlaceholder)
}

extension AggregateDataSource {
    /// Makes a layout that follows the measures of the tree.
    public func makeLayout() -> SectionMetricsLayout {
        // The layout belongs to a view that owns this data source as well: nothing points back.
        SectionMetricsLayout { [self] section in sectionMetrics(at: section) }
    }

    /// What a supplementary element of a ``SectionMetricsLayout`` shows, or `nil` where it shows nothing.
    ///
    /// - Parameters:
    ///   - kind: The kind of the element.
    ///   - indexPath: Its path: the number among the headers or footers is the item, and for those of the whole screen the
    ///     section.
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
}
